/** Globals that the page's features rest on; a script of others has no business with them. */
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

const prototypes = (): readonly object[] =>
  [Array, Date, Element, EventTarget, Function, HTMLElement, Node, Object, Promise, String].map(
    ({ prototype }): object => prototype,
  );

type Descriptors = Readonly<Record<string, PropertyDescriptor | undefined>>;

const isChanged = (one: PropertyDescriptor, other: PropertyDescriptor | undefined): boolean =>
  one.value !== other?.value || one.get !== other?.get || one.set !== other?.set;

// The originals, should these be among what is overwritten.
const { defineProperty, deleteProperty, getOwnPropertyDescriptor } = Reflect;
const { entries, getOwnPropertyDescriptors, hasOwn, keys } = Object;

const putBack = (target: object, name: string, before: PropertyDescriptor): void => {
  if (isChanged(before, getOwnPropertyDescriptor(target, name))) {
    defineProperty(target, name, before);
  }
};

/**
 * Remembers what a script of others may overwrite while it loads: globals, methods of built-in
 * prototypes, and that nothing enumerable is added to those.
 * @returns puts it back, what the language allows to put back
 */
export const keepGlobals = (): (() => void) => {
  const globals: [string, PropertyDescriptor][] = NAMES.flatMap((name) => {
    const descriptor = getOwnPropertyDescriptor(window, name);
    return descriptor ? [[name, descriptor]] : [];
  });
  const methods = prototypes().map((target): [object, Descriptors] => [
    target,
    getOwnPropertyDescriptors(target),
  ]);
  return () => {
    for (const [name, before] of globals) putBack(window, name, before);
    for (const [target, before] of methods) {
      for (const [name, descriptor] of entries(before)) {
        if (descriptor) putBack(target, name, descriptor);
      }
      for (const name of keys(target)) {
        if (!hasOwn(before, name)) deleteProperty(target, name);
      }
    }
  };
};
