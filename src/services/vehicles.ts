import { pipe, transform, unknown } from 'valibot';
import { textOrNumber, tolerantArray } from '../browser/tolerant-array';
import { pickPreceding } from '../domain/vehicles/choice';
import type { Level, VehicleChoice } from '../domain/vehicles/choice';
import { isSelectable } from '../domain/vehicles/vehicle';
import type { Vehicle } from '../domain/vehicles/vehicle';
import { getSiteName } from '../site/brands';
import { readProfileCookie } from './profile-cookie';
import { ServiceError, toFailure } from './result';
import type { Failure, Result } from './result';
import { call } from './http';

/** tce: tires, the default; main: service. */
export type VehicleType = 'tce' | 'main';

/** The options of a vehicle list or of the driving conditions, without duplicates. */
export const names = pipe(
  tolerantArray('names', textOrNumber, { needsValidEntry: true }),
  transform((all) => [...new Set(all)]),
);

/**
 * GET vehicle/get-years, get-makes, get-models, or get-trims: the list of a level, which depends on the selections before
 * it (VEH-1). Cached for an hour.
 */
export const getVehicleList = (
  level: Level,
  choice: Partial<VehicleChoice>,
  vehicleType: VehicleType = 'tce',
): Promise<Result<string[]>> =>
  call({
    path: `vehicle/get-${level}s`,
    schema: names,
    query: { vehicleType, ...pickPreceding(level, choice) },
    isCached: true,
  });

const createRefusal = (message: string): Failure => toFailure(new ServiceError('refused', message));

/**
 * GET profile/set-vehicle: sets the visitor's vehicle. Sends nothing and fails with 'Incomplete
 * vehicle data' if the vehicle is incomplete or from before 1984, and with 'bsro.cp cookie not found'
 * without the brand's profile cookie (VEH-1, VAL-9).
 */
export const setVehicle = async (
  vehicle: Vehicle,
  vehicleType: VehicleType = 'tce',
): Promise<Result<unknown>> => {
  if (!isSelectable(vehicle)) return createRefusal('Incomplete vehicle data');
  if (!readProfileCookie(getSiteName(document))) return createRefusal('bsro.cp cookie not found');
  const { year, make, model, trim, engine, tpms } = vehicle;
  const trimOrEngine = trim ? { trim } : { engine };
  return call({
    path: 'profile/set-vehicle',
    schema: unknown(),
    hasSideEffects: true,
    query: { year, make, model, ...trimOrEngine, tpms, vehicleType },
  });
};
