import { useEffect, useLayoutEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { getVehicleCookieName } from '../../browser/vehicle-cookie-name';
import { getSiteName } from '../../site/brands';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '../account/account-slice';
import { readVehicles } from './garage-selectors';

/**
 * Keeps the state's vehicles equal to this browser's: on mount, on sign-in and sign-out, since a
 * driver's vehicle leaves with them (SESS-3), and on changes in other tabs.
 */
export const useKeptVehicles = (): void => {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  // Before paint, so that a driver's vehicle is never shown to the next person.
  useLayoutEffect(() => {
    dispatch(readVehicles());
  }, [dispatch, isLoggedIn]);
  useEffect(
    () =>
      onChangedElsewhere(
        { key: 'profileVehicles', cookie: getVehicleCookieName(getSiteName(document)) },
        () => dispatch(readVehicles()),
      ),
    [dispatch],
  );
};
