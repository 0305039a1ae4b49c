import { nullish, number, object, optional, string, union } from 'valibot';
import type { InferOutput } from 'valibot';
import { getNow } from '../../browser/clock';
import { parseData } from '../../browser/parse-data';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { tolerantArray } from '../../browser/tolerant-array';
import { parseCookieVehicle, toCookieVehicle } from '../../domain/vehicles/cookie-vehicle';
import { isSameVehicle } from '../../domain/vehicles/equality';
import { isComplete, parseVehicle } from '../../domain/vehicles/vehicle';
import type { CompleteVehicle, Vehicle } from '../../domain/vehicles/vehicle';
import { getSiteName } from '../../site/brands';
import { forgetVehicle, readVehicleCookie, writeVehicleCookie } from './vehicle-cookie';

/** The vehicles of this browser: the current one for a year (COOK-3), the others for a day (LS-2). */
export interface SavedVehicles {
  readonly current: Vehicle | null;
  readonly saved: readonly Vehicle[];
}

const text = optional(string());
const storedVehicle = object({
  id: string(),
  year: number(),
  make: string(),
  model: string(),
  trim: text,
  engine: text,
  acesid: text,
  nickname: text,
  odometer: text,
  drivingCondition: text,
  imageUrl: text,
  tpms: optional(union([number(), string()])),
});
/**
 * The content of local storage. `current` is the ID of the current vehicle, because the description in
 * the cookie may match several vehicles.
 */
const storedVehicles = object({
  current: nullish(string()),
  vehicles: tolerantArray('profileVehicles', storedVehicle),
});

type Stored = InferOutput<typeof storedVehicles>;

const readList = (): { current: string | undefined; saved: readonly Vehicle[] } => {
  const stored = parseData(storedVehicles, readStored('profileVehicles'));
  return {
    current: stored?.current ?? undefined,
    saved: (stored?.vehicles ?? []).map((vehicle) => parseVehicle(vehicle)).filter(isComplete),
  };
};

const writeList = (current: string | undefined, saved: readonly Vehicle[]): void => {
  const data: { current: Stored['current']; vehicles: readonly Vehicle[] } = {
    current,
    vehicles: saved,
  };
  writeStored('profileVehicles', data);
};

/** Creates an ID from the description of a vehicle that has none. */
const createVehicleId = ({ year, make, model, trim, engine }: Vehicle): string =>
  [year, make, model, trim, engine].filter(Boolean).join('-');

/**
 * Reads the vehicles of this browser. A current vehicle whose details have expired is read from the
 * cookie.
 */
export const readSavedVehicles = (): SavedVehicles => {
  const { current: id, saved } = readList();
  const known = parseCookieVehicle(readVehicleCookie(getSiteName(document)));
  if (!known) return { current: null, saved };
  const same = saved.filter((vehicle) => isSameVehicle(known, vehicle));
  const detailed = same.find((vehicle) => vehicle.id === id) ?? same[0];
  if (detailed) return { current: detailed, saved };
  const needsNewId = id === undefined || saved.some((vehicle) => vehicle.id === id);
  return { current: { ...known, id: needsNewId ? createVehicleId(known) : id }, saved };
};

/** Stores the current vehicle. @param now milliseconds since 1970 */
export const saveCurrentVehicle = (vehicle: CompleteVehicle, now: number = getNow()): void => {
  writeVehicleCookie(getSiteName(document), toCookieVehicle(vehicle, now));
  writeList(vehicle.id, readList().saved);
};

export const forgetCurrentVehicle = (): void => {
  forgetVehicle(getSiteName(document));
  writeList(undefined, readList().saved);
};

/** Replaces the stored vehicles; removes the item if there are none and no current one. */
export const writeSavedVehicles = (saved: readonly Vehicle[]): void => {
  const { current } = readList();
  if (saved.length > 0 || current !== undefined) writeList(current, saved);
  else removeStored('profileVehicles');
};
