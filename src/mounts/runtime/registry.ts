import { report } from '../../browser/report';
import type { AnyPlaceholder, MountTarget, Prepared, Undo, When } from '../schema/placeholder';

export type MountState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed' | 'off';

/** A message with a button. */
export interface Notice {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  readonly button: HTMLButtonElement;
}

/**
 * Loads a placeholder's chunk and returns the function that starts it; undefined if the placeholder
 * is off or invalid, or if its media query doesn't match. `restart` is called when the result of the
 * media query changes.
 */
export type LoadStart = (mount: Mount, restart: () => void) => Promise<StartMount | undefined>;

/**
 * Starts a loaded chunk as soon as no visitor uses its element.
 * @param getTarget reads the CMS's nodes, which may change until then
 */
export type StartMount = (
  getTarget: () => MountTarget,
  fail: (error: unknown) => void,
) => Promise<Undo>;

/** A declaration with a loader of its chunk that all its elements share. */
export type Declared = AnyPlaceholder & { readonly loadChunk: () => Promise<void> };

export type LoadDeclarations = () => Promise<{ readonly loadStart: LoadStart }>;

/**
 * Runs a command of `window.bsro` whose code few pages need: `['explain']`. Reports any other command.
 * @returns the logged text
 */
export type RunCommand = (command: unknown) => Promise<string>;

/** The current phase of a mount: waiting, loading, mounted, or listening for a retry. */
export interface Phase {
  isOver: boolean;
  /** Retries a load that failed without a notice. */
  retry?: () => void;
  /** The functions that run once when the phase ends. */
  readonly cleanups: (() => void)[];
}

/** The state of one placeholder element. */
export type Mount = When & {
  readonly element: HTMLElement;
  /** The value of `performance.now()` when a scan found it. */
  readonly foundAt: number;
  /** The placeholder's name; until its declaration loads, the class name. */
  name: string;
  /** The selector of elements whose failed load shows a notice. */
  readonly noticeFor?: string;
  /** Whether a visitor has clicked on it. */
  isClicked?: boolean;
  readonly load: LoadDeclarations;
  phase: Phase;
  /** The visitor's notice, after the CMS's nodes. */
  notice?: Notice | undefined;
  /** Its declaration and its attribute values, if they have loaded and are valid. */
  declaration?: Declared;
  prepared?: Prepared;
};

export const mounts = new Map<Element, Mount>();

const setOrRemoveAttribute = (element: Element, name: string, value?: string): void => {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
};

/**
 * Writes the state to `data-mount`, for tests, styles, and authors (docs/mounting.md#states); removes
 * it if no state is given.
 * @param reason a code, which may be followed by a colon and an explanation
 */
export const setMountState = ({ element }: Mount, state?: MountState, reason?: string): void => {
  setOrRemoveAttribute(element, 'data-mount', state);
  setOrRemoveAttribute(element, 'data-mount-reason', reason);
};

export const createPhase = (): Phase => ({ isOver: false, cleanups: [] });

/** Ends the current phase and unmounts a mounted root. */
export const endPhase = ({ name, phase, element }: Mount): void => {
  phase.isOver = true;
  for (const cleanUp of phase.cleanups.splice(0)) {
    try {
      cleanUp();
    } catch (error) {
      report(error, { source: name, during: 'end', element });
    }
  }
};

/** Ends the current phase and begins a new one. */
export const startNextPhase = (mount: Mount): Phase => {
  endPhase(mount);
  return (mount.phase = createPhase());
};

let foundListener: ((mount: Mount) => void) | undefined;

/** Sets the listener for placeholders that later scans find. The declarations use it. */
export const onFound = (listener: (mount: Mount) => void): void => {
  foundListener = listener;
};

export const emitFound = (mount: Mount): void => foundListener?.(mount);
