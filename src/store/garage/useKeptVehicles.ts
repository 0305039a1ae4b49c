import { useEffect, useLayoutEffect } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { vehicleCookieOf } from '../../browser/vehicle-cookie-name';
import { siteNameOf } from '../../site/brands';
import { useAppDispatch, useAppSelector } from '../hooks';
import { selectIsLoggedIn } from '../account/account-slice';
import { readVehicles } from './garage-selectors';

/**
 * Has the state say what this browser keeps: now, when somebody signs in or out, since a driver's
 * vehicle leaves with them (SESS-3), and when another tab has changed it.
 */
export const useKeptVehicles = (): void => {
  const dispatch = useAppDispatch();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  // Before it is painted: what was a driver's is not shown to who comes after them.
  useLayoutEffect(() => {
    dispatch(readVehicles());
  }, [dispatch, isLoggedIn]);
  useEffect(
    () =>
      onChangedElsewhere(
        { key: 'profileVehicles', cookie: vehicleCookieOf(siteNameOf(document)) },
        () => dispatch(readVehicles()),
      ),
    [dispatch],
  );
};
