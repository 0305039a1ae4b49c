import type { AuxVehicle, TceVehicle, VehicleCookie } from '../../store/garage/vehicle-cookie';
import { isSameVehicle } from './equality';
import { parseVehicle } from './vehicle';
import { joinYearMakeModel } from './vehicle-name';
import type { CompleteVehicle, Vehicle } from './vehicle';

/** The level of a visitor's own selection, as in the profile's location: `docs/feature-rules.md#location-levels`. */
const SELECTED_LEVEL = 2;

/**
 * Converts a vehicle to the format of the cookie: by engine for bookings, by trim for tires (COOK-3).
 * @param now the time of the selection, in milliseconds since 1970
 */
export const toCookieVehicle = (
  vehicle: CompleteVehicle,
  now: number,
): { aux: AuxVehicle; tce: TceVehicle } => {
  const { year, make, model, engine = '', trim = '', tpms = 1 } = vehicle;
  const common = {
    lvl: SELECTED_LEVEL,
    ymm: joinYearMakeModel(vehicle),
    year,
    make,
    model,
    dt: now,
  };
  return { aux: { ...common, engine }, tce: { ...common, trim, tpms: `${tpms}` } };
};

/** Reads the visitor's current vehicle from the cookie: the one for tires, or else the one for bookings (COOK-3). */
export const parseCookieVehicle = (cookie: VehicleCookie | undefined): Vehicle | undefined => {
  const { tce, aux } = cookie?.vehicles ?? {};
  const byTrim = tce && parseVehicle(tce);
  const byEngine = aux && parseVehicle(aux);
  if (!byTrim || !byEngine) return byTrim ?? byEngine;
  return isSameVehicle(byTrim, byEngine) ? { ...byEngine, ...byTrim } : byTrim;
};
