import { object, unknown } from 'valibot';
import { report } from '../../browser/report';
import type { SavedVehicle } from '../../domain/vehicles/profile-vehicle';
import type { Change } from '../connection';
import { call } from '../http';
import type { Result, ServiceError } from '../result';
import { names } from '../vehicles';
import { ACCOUNT_FAILURES, withDocumentedFailure } from './report-failure';
import { profile, vehicleList } from './schema';
import type { Driver, Profile, ProfileVehicle } from './schema';

const accountHolder = object({ account: profile });

/** POST account/update-section. @param tokenId token of a registration; the session's token by default */
const updateSection = async (
  change: Change,
  body: object,
  tokenId?: string,
): Promise<Result<{ account: Profile }>> =>
  withDocumentedFailure(
    await call({
      change,
      path: 'account/update-section',
      schema: accountHolder,
      method: 'POST',
      body,
      ...(tokenId ? { headers: { tokenId } } : {}),
    }),
    ACCOUNT_FAILURES.profile,
  );

/** POST account/update-section DRIVER; 'Service Unavailable.' with status 500 on failure (ACCT-11). */
export const updateDriver = (driver: Partial<Driver>): Promise<Result<{ account: Profile }>> =>
  updateSection('account', { DRIVER: [driver] });

/** The result of a change to the garage: its vehicles, or an empty list and the failure (GARG-1). */
export interface GarageResult {
  readonly vehicles: readonly ProfileVehicle[];
  readonly failure?: ServiceError;
}

const reportFailedChange = (message: string, failure: ServiceError): GarageResult => {
  report(new Error(message), { source: 'garage', during: 'call' });
  return { vehicles: [], failure };
};

/**
 * POST account/update-section VEHICLE: adds a vehicle, or replaces the one with the same ID; logs a
 * failure (GARG-1).
 * @param tokenId token of a registration, to save its first vehicle; the session's token by default
 */
export const saveVehicle = async (
  vehicle: Partial<SavedVehicle>,
  tokenId?: string,
): Promise<GarageResult> => {
  const result = await updateSection('vehicles', { VEHICLE: [vehicle] }, tokenId);
  return result.ok
    ? { vehicles: result.data.account.VEHICLE }
    : reportFailedChange(`Error adding vehicle: ${result.error.message}`, result.error);
};

/** The phrase with which the host refuses to remove an unknown vehicle. */
export const VEHICLE_NOT_FOUND = 'Vehicle not found';

/** POST account/delete-vehicle: returns the remaining vehicles; logs a failure (GARG-1). */
export const deleteVehicle = async (vehicleId: string): Promise<GarageResult> => {
  const result = withDocumentedFailure(
    await call({
      path: 'account/delete-vehicle',
      schema: object({ account: object({ VEHICLE: vehicleList }) }),
      method: 'POST',
      body: { vehicleId },
      change: 'vehicles',
    }),
    ACCOUNT_FAILURES.profile,
  );
  if (result.ok) return { vehicles: result.data.account.VEHICLE };
  const { message } = result.error;
  return reportFailedChange(
    message === VEHICLE_NOT_FOUND
      ? `Vehicle ${vehicleId} not found`
      : `Error deleting vehicle: ${message}`,
    result.error,
  );
};

/** POST account/add-store: the response's account replaces the profile; a failure is silent (MYST-5). */
export const addStore = (storeId: string): Promise<Result<{ account: Profile }>> =>
  call({ path: 'account/add-store', schema: accountHolder, method: 'POST', body: { storeId } });

/** POST account/set-preferred-store. */
export const setPreferredStore = (storeId: string): Promise<Result<unknown>> =>
  call({
    path: 'account/set-preferred-store',
    schema: unknown(),
    method: 'POST',
    body: { storeId },
    change: 'account',
  });

/** GET account/get-driving-conditions. @param ymm year, make, and model, joined by dashes */
export const getDrivingConditions = (
  ymm: string,
  trim?: string,
): Promise<Result<readonly string[]>> =>
  call({
    path: 'account/get-driving-conditions',
    schema: names,
    query: { ymm, trim },
    isCached: true,
  });
