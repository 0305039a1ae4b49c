/** Globals that the page depends on and that a third-party script must not change. */
const NAMES: readonly string[] = [
  'Array',
  'Date',
  'Error',
  'JSON',
  'Map',
  'Math',
  'Number',
  'Object',
  'Promise',
  'Reflect',
  'Set',
  'String',
  'Symbol',
  'URL',
  'URLSearchParams',
  'WeakMap',
  'bsro',
  'clearTimeout',
  'fetch',
  'matchMedia',
  'queueMicrotask',
  'requestAnimationFrame',
  'setInterval',
  'setTimeout',
];

const getPrototypes = (): readonly object[] =>
  [Array, Date, Element, EventTarget, Function, HTMLElement, Node, Object, Promise, String].map(
    ({ prototype }): object => prototype,
  );

type Descriptors = Readonly<Record<string, PropertyDescriptor | undefined>>;

const isChanged = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  one.value !== other?.value || one.get !== other?.get || one.set !== other?.set;

// Copies of the originals, in case the script overwrites them.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
const { entries, getOwnPropertyDescriptors, hasOwn, keys } = Object;

const restoreProperty = (target: object, name: string, before: PropertyDescriptor): void => {
  if (isChanged(before, getOwnPropertyDescriptor(target, name))) {
    defineProperty(target, name, before);
  }
};

/**
 * Saves globals and the properties of built-in prototypes before a third-party script loads.
 * @returns a function that restores them as far as the language allows, and removes added properties
 */
export const saveGlobals = (): (() => void) => {
  const globals: [string, PropertyDescriptor][] = NAMES.flatMap((name) => {
    const descriptor = getOwnPropertyDescriptor(window, name);
    return descriptor ? [[name, descriptor]] : [];
  });
  const methods = getPrototypes().map((target): [object, Descriptors] => [
    target,
    getOwnPropertyDescriptors(target),
  ]);
  return () => {
    for (const [name, before] of globals) restoreProperty(window, name, before);
    for (const [target, before] of methods) {
      for (const [name, descriptor] of entries(before)) {
        if (descriptor) restoreProperty(target, name, descriptor);
      }
      for (const name of keys(target)) {
        if (!hasOwn(before, name)) deleteProperty(target, name);
      }
    }
  };
};
