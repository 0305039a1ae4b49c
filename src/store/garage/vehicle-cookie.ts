import { fallback, number, object, optional, string, union } from 'valibot';
import type { InferOutput } from 'valibot';
import type { SiteName } from '../../site/brands';
import { COOKIE_DAYS, readJsonCookie, writeJsonCookie } from '../../browser/cookies';
import { parseData } from '../../browser/parse-data';
import { updateProfileCookie } from '../../services/profile-cookie';

export const getVehicleCookieName = (site: SiteName): string => `bsro.vehicles-${site}`;

const text = optional(string());
const textOrNumber = optional(union([string(), number()]));
const common = {
  lvl: textOrNumber,
  /** Year, make, and model, joined by dashes. */
  ymm: text,
  year: textOrNumber,
  make: text,
  model: text,
  dt: textOrNumber,
};

/** The vehicle by engine, for service bookings. */
const auxVehicle = object({ ...common, engine: text });
/** The vehicle by trim, for tires. */
const tceVehicle = object({ ...common, trim: text, tpms: textOrNumber });
/** Cross section, aspect ratio, and rim size. */
const tireSize = object({ cs: textOrNumber, ar: textOrNumber, rs: textOrNumber });

const vehicleCookie = object({
  vehicles: fallback(
    optional(
      object({
        aux: fallback(optional(auxVehicle), undefined),
        tce: fallback(optional(tceVehicle), undefined),
        /** A copy of tce. */
        main: fallback(optional(tceVehicle), undefined),
      }),
    ),
    undefined,
  ),
  tires: fallback(optional(object({ tce: fallback(optional(tireSize), undefined) })), undefined),
});

export type AuxVehicle = InferOutput<typeof auxVehicle>;
export type TceVehicle = InferOutput<typeof tceVehicle>;
export type TireSize = InferOutput<typeof tireSize>;
export type VehicleCookie = InferOutput<typeof vehicleCookie>;

/** Reads the visitor's vehicle and tire size without malformed parts; undefined without the cookie. */
export const readVehicleCookie = (site: SiteName): VehicleCookie | undefined =>
  parseData(vehicleCookie, readJsonCookie(getVehicleCookieName(site)));

/** The parts of the vehicle to write; the others remain. */
export interface VehicleChange {
  aux?: AuxVehicle;
  tce?: TceVehicle;
  size?: TireSize;
}

/**
 * Stores the visitor's vehicle for 365 days. `main` is a copy of `tce`, and the profile cookie, if
 * it exists, also gets the `tce` part and the size (COOK-3).
 */
export const writeVehicleCookie = (site: SiteName, { aux, tce, size }: VehicleChange): void => {
  const current = readVehicleCookie(site);
  const cookie: VehicleCookie = {
    vehicles: { ...current?.vehicles, ...(aux && { aux }), ...(tce && { tce, main: { ...tce } }) },
    tires: { ...current?.tires, ...(size && { tce: size }) },
  };
  writeJsonCookie(getVehicleCookieName(site), cookie, COOKIE_DAYS.vehicle);
  if (!tce && !size) return;
  updateProfileCookie(site, (profile) => ({
    ...profile,
    ...(tce && { vehicles: { ...profile.vehicles, tce } }),
    ...(size && { tires: { ...profile.tires, tce: size } }),
  }));
};

/** Removes the visitor's vehicle from the vehicle and profile cookies, and keeps the tire size. */
export const forgetVehicle = (site: SiteName): void => {
  const cookie = readJsonCookie(getVehicleCookieName(site));
  if (typeof cookie !== 'object' || cookie === null || !('vehicles' in cookie)) return;
  const { vehicles: _, ...rest } = cookie;
  writeJsonCookie(getVehicleCookieName(site), rest, COOKIE_DAYS.vehicle);
  updateProfileCookie(site, ({ vehicles: _forgotten, ...profile }) => profile);
};
