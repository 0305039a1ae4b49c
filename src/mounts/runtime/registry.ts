import { report } from '../../browser/report';
import type { AnyPlaceholder, Prepared, Start, When } from '../schema/placeholder';

export type MountState = 'found' | 'waiting' | 'loading' | 'mounted' | 'failed' | 'off';

/** A text with a button beside it. */
export interface Notice {
  readonly root: HTMLElement;
  readonly status: HTMLElement;
  readonly button: HTMLButtonElement;
}

/**
 * Loads what one placeholder needs, ready to start; nothing for one that was refused, or whose
 * media query does not hold. `again` is called whenever that changes, to start or to unmount.
 */
export type Begin = (mount: Mount, again: () => void) => Promise<Start | undefined>;

/** A declaration whose chunk loads once for all of its elements. */
export type Declared = AnyPlaceholder & { readonly loadChunk: () => Promise<void> };

export type LoadDeclarations = () => Promise<{ readonly begin: Begin }>;

/** What goes on now: waiting, loading, a root, a listener for a retry. */
export interface Phase {
  over: boolean;
  /** Loads again what has failed without a notice. */
  retry?: () => void;
  /** Run once at its end. */
  readonly ends: (() => void)[];
}

/** One element's life as a placeholder. */
export type Mount = When & {
  readonly element: HTMLElement;
  /** When it was found, by `performance.now()`. */
  readonly start: number;
  /** Its class name, until its declaration is there to name it. */
  name: string;
  /** Selects the elements whose failed load shows a notice. */
  readonly noticeFor?: string;
  /** Whether a visitor has clicked on it. */
  isClicked?: boolean;
  readonly load: LoadDeclarations;
  phase: Phase;
  /** What a visitor is told, after the CMS's nodes. */
  notice?: Notice | undefined;
  /** What is wrong, for authors. */
  problem?: unknown;
  /** Its declaration, and its values, once they are there and right. */
  declared?: Declared;
  prepared?: Prepared;
};

/** Every element that is a placeholder now; the only truth about what is mounted. */
export const mounts = new Map<Element, Mount>();

const write = (element: Element, name: string, value?: string): void => {
  if (value) element.setAttribute(name, value);
  else element.removeAttribute(name);
};

/**
 * Shows the state in the markup, where tests, styles and authors see it (browser: Engine); none
 * for what is a placeholder no more.
 */
export const show = ({ element }: Mount, state?: MountState, reason?: string): void => {
  write(element, 'data-mount', state);
  write(element, 'data-mount-reason', reason);
};

export const newPhase = (): Phase => ({ over: false, ends: [] });

/** Ends what goes on, a mounted root too. */
export const endPhase = ({ name, phase, element }: Mount): void => {
  phase.over = true;
  for (const end of phase.ends.splice(0)) {
    try {
      end();
    } catch (error) {
      report(error, { source: name, during: 'end', element });
    }
  }
};

/** Ends what goes on, and begins what follows. */
export const nextPhase = (mount: Mount): Phase => {
  endPhase(mount);
  return (mount.phase = newPhase());
};

let hear: ((mount: Mount) => void) | undefined;

/** Hears of every placeholder that is found from now on; the declarations alone do. */
export const onFound = (listener: (mount: Mount) => void): void => {
  hear = listener;
};

/** Tells of a placeholder that has just been found. */
export const tellFound = (mount: Mount): void => hear?.(mount);
