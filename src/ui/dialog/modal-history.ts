import { pushAddress, replaceAddress, setMoveInterceptor } from '../../browser/url-state';

/**
 * Keys in the state of history entries: of the guard entry, and of the entry before it. Both have the
 * same value. The other keys of the state are kept.
 */
const BASE = 'bsroModalBase';
const GUARD = 'bsroModalGuard';

const getMark = (mark: string, state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, mark) : undefined;

let onBack: (() => void) | undefined;
let isSteppingForward = false;

/** Handles Back from the guard entry. Other moves close an open modal and change the address. */
const handleMove = (to: unknown, from: unknown): boolean => {
  if (isSteppingForward) {
    isSteppingForward = false;
    return true;
  }
  const guard = getMark(GUARD, from);
  const hasLeftGuard = guard !== undefined && guard === getMark(BASE, to);
  if (onBack) {
    onBack();
    isSteppingForward = hasLeftGuard;
    if (hasLeftGuard) history.forward();
  } else if (hasLeftGuard) {
    // The modal is already closed: go back to the previous page.
    history.back();
  }
  return hasLeftGuard;
};

/**
 * Makes the browser's Back button close the modal instead of leaving the page (MODL-1). Adds one
 * guard entry per page to the history, and steps forward to it again after each Back.
 * @param close called once, on Back
 * @returns a function that stops handling Back
 */
export const closeOnBack = (close: () => void): (() => void) => {
  onBack = close;
  const state: unknown = history.state;
  if (getMark(GUARD, state) === undefined) {
    const guard = Date.now();
    replaceAddress({ state: { ...(typeof state === 'object' ? state : {}), [BASE]: guard } });
    pushAddress({ state: { [GUARD]: guard } });
  }
  // The guard entry stays in the history after the modal closes, and so does its handling.
  setMoveInterceptor(handleMove);
  return () => {
    if (onBack === close) onBack = undefined;
  };
};
