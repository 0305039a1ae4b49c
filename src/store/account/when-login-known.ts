import type { AppStore } from '..';
import { selectLoginState } from './account-slice';

/**
 * Calls back once, as soon as it is known whether the visitor is signed in; synchronously if it is
 * known already (STATE-2).
 * @returns a function that cancels the wait
 */
export const whenLoginKnown = (
  store: Pick<AppStore, 'getState' | 'subscribe'>,
  onKnown: (isLoggedIn: boolean) => void,
): (() => void) => {
  let stop: (() => void) | undefined;
  const check = (): boolean => {
    const loginState = selectLoginState(store.getState());
    if (loginState === 'loading') return false;
    stop?.();
    onKnown(loginState === 'true');
    return true;
  };
  if (!check()) stop = store.subscribe(check);
  return () => stop?.();
};
