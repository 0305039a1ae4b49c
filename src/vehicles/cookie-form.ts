import type { AuxVehicle, TceVehicle, VehicleCookie } from '../browser/vehicle-cookie';
import { isSameVehicle } from './equality';
import { parseVehicle, joinYearMakeModel } from './vehicle';
import type { CompleteVehicle, Vehicle } from './vehicle';

/** The level of what a visitor has chosen, as in the profile's location: `docs/feature-rules.md#location-levels`. */
const CHOSEN = 2;

/**
 * A vehicle as the cookie keeps it: by engine for bookings, by trim for tires (COOK-3).
 * @param now milliseconds since 1970, kept as the day of the choice
 */
export const toCookieVehicle = (
  vehicle: CompleteVehicle,
  now: number,
): { aux: AuxVehicle; tce: TceVehicle } => {
  const { year, make, model, engine = '', trim = '', tpms = 1 } = vehicle;
  const common = { lvl: CHOSEN, ymm: joinYearMakeModel(vehicle), year, make, model, dt: now };
  return { aux: { ...common, engine }, tce: { ...common, trim, tpms: `${tpms}` } };
};

/** The visitor's current vehicle by the cookie: of tires, else of bookings (COOK-3). */
export const parseCookieVehicle = (facts: VehicleCookie | undefined): Vehicle | undefined => {
  const { tce, aux } = facts?.vehicles ?? {};
  const byTrim = tce && parseVehicle(tce);
  const byEngine = aux && parseVehicle(aux);
  if (!byTrim || !byEngine) return byTrim ?? byEngine;
  return isSameVehicle(byTrim, byEngine) ? { ...byEngine, ...byTrim } : byTrim;
};
