/** Marks in history's entries; every other field of an entry's state is kept. */
const BASE = 'bsroModalBase';
const GUARD = 'bsroModalGuard';

const markedWith = (mark: string, state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state;

const marked = (mark: string): object => {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : {}), [mark]: true };
};

let onBack: (() => void) | undefined;
let atGuard = false;
let steppingForward = false;

const handlePop = ({ state }: PopStateEvent): void => {
  const leftGuard = atGuard;
  atGuard = markedWith(GUARD, state);
  if (steppingForward) {
    steppingForward = false;
  } else if (onBack) {
    onBack();
    steppingForward = leftGuard;
    if (leftGuard) history.forward();
  } else if (leftGuard && markedWith(BASE, state)) {
    // The modal was closed by other means: the press is meant for the page before.
    history.back();
  }
};

/**
 * Makes the browser's back close what is open instead of leaving the page; history then steps
 * forward again (MODL-1). One entry is added a page, however often something opens.
 * @param close called once, on back
 * @returns what ends it
 */
export const closeOnBack = (close: () => void): (() => void) => {
  onBack = close;
  if (!markedWith(GUARD, history.state)) {
    history.replaceState(marked(BASE), '');
    history.pushState({ [GUARD]: true }, '');
  }
  atGuard = true;
  addEventListener('popstate', handlePop);
  return () => {
    if (onBack === close) onBack = undefined;
  };
};
