import { pushUrl, readHash, replaceUrl, setNavigationInterceptor } from '../../browser/url-state';

/**
 * Keys in the state of history entries: BASE in the entry before the guard entry, GUARD in the guard
 * entry. Both have the same value. The other keys of the state are kept.
 */
const BASE = 'bsroModalBase';
const GUARD = 'bsroModalGuard';

const getStateValue = (key: string, state: unknown): unknown =>
  typeof state === 'object' && state !== null ? Reflect.get(state, key) : undefined;

let onBack: (() => void) | undefined;
/** The hash of the base entry while the modal steps forward to the guard entry. */
let baseHash: string | undefined;

/** Handles Back from the guard entry. Any other navigation closes an open modal and changes the URL. */
const handleNavigation = (to: unknown, from: unknown): boolean => {
  if (baseHash !== undefined) {
    // The guard entry may have a hash that opens the modal again, and Back has closed the modal.
    replaceUrl({ hash: baseHash });
    baseHash = undefined;
    return true;
  }
  const guard = getStateValue(GUARD, from);
  const hasLeftGuard = guard !== undefined && guard === getStateValue(BASE, to);
  if (onBack) {
    onBack();
    if (hasLeftGuard) {
      baseHash = readHash();
      history.forward();
    }
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
  if (getStateValue(GUARD, state) === undefined) {
    const guard = Date.now();
    replaceUrl({ state: { ...(typeof state === 'object' ? state : {}), [BASE]: guard } });
    pushUrl({ state: { [GUARD]: guard } });
  }
  // The guard entry stays in the history after the modal closes, and so does its handling.
  setNavigationInterceptor(handleNavigation);
  return () => {
    if (onBack === close) onBack = undefined;
  };
};
