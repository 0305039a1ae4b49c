import { useLayoutEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { getSiteName } from '../../site/brands';
import { selectLoginState } from '../account/account-slice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { syncVehicles } from './garage-selectors';
import { getVehicleCookieName } from './vehicle-cookie';

/**
 * Keeps the vehicles in the state in sync with those stored in this browser while the component is mounted: also after
 * a sign-in and a sign-out, which removes the driver's vehicle (SESS-3), and after changes in other tabs.
 */
export const useSyncedVehicles = (): void => {
  const dispatch = useAppDispatch();
  const loginState = useAppSelector(selectLoginState);
  // Before paint, so that a driver's vehicle is never shown to the next person.
  useLayoutEffect(() => {
    const read = () => dispatch(syncVehicles());
    read();
    return onChangedElsewhere(
      { key: 'profileVehicles', cookie: getVehicleCookieName(getSiteName(document)) },
      read,
    );
  }, [dispatch, loginState]);
};
