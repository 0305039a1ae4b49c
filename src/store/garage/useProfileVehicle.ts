import { useEffect, useReducer } from 'react';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { parseCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { getSiteName } from '../../site/brands';
import { selectLoginState } from '../account/account-slice';
import { useAppSelector } from '../hooks';
import { getVehicleCookieName, readVehicleCookie } from './vehicle-cookie';

/** Reads the visitor's current vehicle from the cookie; undefined if there is none or it is damaged (COOK-3). */
export const readProfileVehicle = (): Vehicle | undefined => {
  const vehicle = parseCookieVehicle(readVehicleCookie(getSiteName(document)));
  return vehicle?.make && vehicle.model ? vehicle : undefined;
};

/**
 * Returns the visitor's current vehicle for a feature that doesn't load the garage: from the state if
 * another feature has loaded it, otherwise from the cookie; undefined if there is none (COOK-3).
 */
export const useProfileVehicle = (): Vehicle | undefined => {
  const current = useAppSelector(({ vehicleSelector }) => vehicleSelector.current);
  // Renders again after a sign-out, which removes the driver's vehicle.
  useAppSelector(selectLoginState);
  const [, readAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const cookie = getVehicleCookieName(getSiteName(document));
    return onChangedElsewhere({ key: 'profileVehicles', cookie }, readAgain);
  }, []);
  return current ?? readProfileVehicle();
};
