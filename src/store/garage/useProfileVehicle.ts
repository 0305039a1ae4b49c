import { object, optional, string } from 'valibot';
import { useEffect, useReducer } from 'react';
import { readJsonCookie } from '../../browser/cookies';
import { onChangedElsewhere } from '../../browser/other-tabs';
import { parseData } from '../../browser/parse-data';
import { textOrNumber } from '../../browser/tolerant-array';
import { getVehicleCookieName } from './vehicle-cookie';
import { getSiteName } from '../../site/brands';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { selectLoginState } from '../account/account-slice';
import { useAppSelector } from '../hooks';

/**
 * Year, make, model, and trim of a vehicle, joined by tabs. The rules are those of `parseVehicle`, whose module would be
 * too large for the pages that use this one.
 */
const VALID_VEHICLE = /^\d{4}(\t\S.{0,59}){2}\t.{0,120}$/;

/** `VALID_VEHICLE` matches the fields in this order. */
const vehicleCookie = object({
  vehicles: object({
    tce: object({
      year: textOrNumber,
      make: string(),
      model: string(),
      trim: optional(string(), ''),
    }),
  }),
});

const getCookieName = (): string => getVehicleCookieName(getSiteName(document));

/** Reads the visitor's current vehicle from the cookie; undefined if there is none or it is damaged (COOK-3). */
export const readProfileVehicle = (): Vehicle | undefined => {
  const tce = parseData(vehicleCookie, readJsonCookie(getCookieName()))?.vehicles.tce;
  return tce && VALID_VEHICLE.test(Object.values(tce).join('\t'))
    ? { ...tce, year: Number(tce.year) }
    : undefined;
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
  useEffect(
    () => onChangedElsewhere({ key: 'profileVehicles', cookie: getCookieName() }, readAgain),
    [],
  );
  return current ?? readProfileVehicle();
};
