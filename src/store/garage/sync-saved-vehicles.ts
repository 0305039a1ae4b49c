import { onChangedElsewhere } from '../../browser/other-tabs';
import { getVehicleCookieName } from './vehicle-cookie';
import { getSiteName } from '../../site/brands';
import type { AppStore } from '..';
import { selectLoginState } from '../account/account-slice';
import { syncVehicles } from './garage-selectors';

/**
 * Keeps the vehicles in the state in sync with those stored in this browser: at once, on sign-in and
 * sign-out, because a sign-out removes the driver's vehicle (SESS-3), and on changes in other tabs.
 * @returns a function that stops it
 */
export const syncSavedVehicles = (
  store: Pick<AppStore, 'dispatch' | 'getState' | 'subscribe'>,
): (() => void) => {
  const read = (): void => {
    store.dispatch(syncVehicles());
  };
  let loginState = selectLoginState(store.getState());
  const stops = [
    // At once, so that a driver's vehicle is never shown to the next person.
    store.subscribe(() => {
      const before = loginState;
      loginState = selectLoginState(store.getState());
      if (loginState !== before) read();
    }),
    onChangedElsewhere(
      { key: 'profileVehicles', cookie: getVehicleCookieName(getSiteName(document)) },
      read,
    ),
  ];
  read();
  return () => stops.forEach((stop) => stop());
};
