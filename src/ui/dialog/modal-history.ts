/** Keys in the state of history entries; the other keys of the state are kept. */
const BASE = 'bsroModalBase';
const GUARD = 'bsroModalGuard';

const hasMark = (mark: string, state: unknown): boolean =>
  typeof state === 'object' && state !== null && mark in state;

const addMark = (mark: string): object => {
  const state: unknown = history.state;
  return { ...(typeof state === 'object' ? state : {}), [mark]: true };
};

let onBack: (() => void) | undefined;
let isAtGuard = false;
let isSteppingForward = false;

const handlePop = ({ state }: PopStateEvent): void => {
  const hasLeftGuard = isAtGuard;
  isAtGuard = hasMark(GUARD, state);
  if (isSteppingForward) {
    isSteppingForward = false;
  } else if (onBack) {
    onBack();
    isSteppingForward = hasLeftGuard;
    if (hasLeftGuard) history.forward();
  } else if (hasLeftGuard && hasMark(BASE, state)) {
    // The modal is already closed: go back to the previous page.
    history.back();
  }
};

/**
 * Makes the browser's Back button close the modal instead of leaving the page (MODL-1). Adds one
 * guard entry per page to the history, and steps forward to it again after each Back.
 * @param close called once, on Back
 * @returns a function that stops handling Back
 */
export const closeOnBack = (close: () => void): (() => void) => {
  onBack = close;
  if (!hasMark(GUARD, history.state)) {
    history.replaceState(addMark(BASE), '');
    history.pushState({ [GUARD]: true }, '');
  }
  isAtGuard = true;
  addEventListener('popstate', handlePop);
  return () => {
    if (onBack === close) onBack = undefined;
  };
};
