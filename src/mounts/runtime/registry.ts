import type { Manner, Start, When } from '../schema/placeholder';

export type MountState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed' | 'off';

/** A text with a button beside it. */
export interface Notice {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  readonly button: HTMLButtonElement;
}

/**
 * Loads what one placeholder needs, ready to start; nothing for one that was refused, or whose
 * media query does not hold: `again` is called when it does.
 */
export type Begin = (mount: Mount, again: () => void) => Promise<Start | undefined>;

export type LoadDeclarations = () => Promise<{ readonly begin: Begin }>;

/** One element's life as a placeholder. */
export type Mount = When & {
  readonly element: HTMLElement;
  /** Its mark (src/mounts/schema/sighting.ts), until its declaration is there to name it. */
  name: string;
  /** Quiet unless told. */
  failure?: Manner['failure'] | undefined;
  readonly load: LoadDeclarations;
  /** Of what goes on now: waiting, loading, a root, a listener for a retry. */
  phase: AbortController;
  /** What a visitor is told, after the CMS's nodes. */
  notice?: Notice | undefined;
  /** What is wrong, for authors. */
  problem?: string;
};

/** Every element that is a placeholder now; the only truth about what is mounted. */
export const mounts = new Map<Element, Mount>();

/** Shows the state in the markup, where tests, styles and authors see it (browser: Engine). */
export const show = ({ element }: Mount, state: MountState, reason?: string): void => {
  element.dataset['mount'] = state;
  if (reason) element.dataset['mountReason'] = reason;
  else delete element.dataset['mountReason'];
};

/** Ends what goes on, a mounted root too, and begins what follows. */
export const nextPhase = (mount: Mount): AbortSignal => {
  mount.phase.abort();
  mount.phase = new AbortController();
  return mount.phase.signal;
};

let hear: (mount: Mount) => void = () => {};

/** Hears of every placeholder that is found from now on; the declarations alone do. */
export const onFound = (listener: typeof hear): void => {
  hear = listener;
};

/** Tells of a placeholder that has just been found. */
export const tellFound = (mount: Mount): void => hear(mount);
