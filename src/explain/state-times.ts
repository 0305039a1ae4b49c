import { mounts } from '../mounts/runtime/registry';
import { addState, emitChange } from './timeline';

/** When an element got its states, in milliseconds since the page's navigation began. */
type StateTimes = Partial<Record<string, number>>;

const times = new WeakMap<Element, StateTimes>();

const record = (element: Element): void => {
  const state = element.getAttribute('data-mount');
  const known = times.get(element) ?? {};
  if (!state || known[state] !== undefined) return;
  times.set(element, { ...known, [state]: performance.now() });
  addState(`${mounts.get(element)?.name ?? element.localName} is ${state}`);
};

let isWatching = false;

/** Starts to record when placeholders change their states. */
export const watchStates = (): void => {
  if (isWatching) return;
  isWatching = true;
  for (const { element } of mounts.values()) record(element);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) if (target instanceof Element) record(target);
    // Also after a change of a reason, or to a state that the placeholder had before.
    emitChange();
  });
  observer.observe(document, {
    subtree: true,
    attributes: true,
    attributeFilter: ['data-mount', 'data-mount-reason'],
  });
};

/** How long the steps of a placeholder took, in whole milliseconds. */
export interface Durations {
  /** From the navigation until a scan found it. */
  readonly found: number;
  /** From the start of the load until it was mounted, if explain mode saw both. */
  readonly loading: number | undefined;
  /** From the scan until it was mounted. */
  readonly mounted: number | undefined;
}

export const getDurations = (element: Element, name: string, found: number): Durations => {
  const { loading, mounted } = times.get(element) ?? {};
  // The bundle measures each mount from the moment at which its element was found (docs/errors.md).
  const measure = performance
    .getEntriesByName(`bsro-ui: ${name}`, 'measure')
    .findLast(({ startTime }) => Math.abs(startTime - found) < 1);
  return {
    found: Math.round(found),
    loading:
      loading !== undefined && mounted !== undefined && mounted > loading
        ? Math.round(mounted - loading)
        : undefined,
    mounted: measure && Math.round(measure.duration),
  };
};

/** A file that the page has loaded, with its time in whole milliseconds. */
export interface LoadedFile {
  readonly name: string;
  readonly milliseconds: number;
}

/** Finds the script of a chunk among the files that the page has loaded. */
export const findChunkFile = (chunk: string): LoadedFile | undefined => {
  const file = performance
    .getEntriesByType('resource')
    .find(({ name }) => new RegExp(`/chunks/${chunk}\\.[^/]*\\.?js$`).test(name));
  return file && { name: file.name.replace(/^.*\//, ''), milliseconds: Math.round(file.duration) };
};
