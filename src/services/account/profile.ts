import { object, unknown } from 'valibot';
import { report } from '../../browser/report';
import type { AccountAnswer, Answer, Failure } from '../answer';
import { call } from '../http';
import { names } from '../vehicles';
import { toAccountAnswer } from './account-answer';
import { profile, vehicleList } from './schema';
import type { Driver, Profile, ProfileVehicle } from './schema';

const accountHolder = object({ account: profile });

const UNAVAILABLE: Failure = {
  success: 'false',
  status: '500',
  error: 'Service Unavailable.',
  reason: 'http',
};

/** @param tokenId of a registration, in place of the session's */
const updateSection = async (
  body: object,
  tokenId?: string,
): Promise<Answer<{ account: Profile }>> =>
  toAccountAnswer(
    await call({
      path: 'account/update-section',
      schema: accountHolder,
      method: 'POST',
      body,
      ...(tokenId ? { headers: { tokenId } } : {}),
    }),
  ) ?? UNAVAILABLE;

/** POST account/update-section DRIVER; 'Service Unavailable.' with status 500 on failure (ACCT-11). */
export const updateDriver = (driver: Partial<Driver>): Promise<Answer<{ account: Profile }>> =>
  updateSection({ DRIVER: [driver] });

/** What a change of the garage leaves: its vehicles, or an empty list and the failure (GARG-1). */
export interface GarageAnswer {
  readonly vehicles: readonly ProfileVehicle[];
  readonly failure?: Failure;
}

const failed = (words: string, failure: Failure): GarageAnswer => {
  report(new Error(words), { source: 'garage', during: 'call' });
  return { vehicles: [], failure };
};

/**
 * POST account/update-section VEHICLE: adds a vehicle, or changes the one of its ID; a failure is
 * logged (GARG-1).
 * @param tokenId of a registration, to save its first vehicle with; else the session's
 */
export const saveVehicle = async (
  vehicle: Partial<ProfileVehicle>,
  tokenId?: string,
): Promise<GarageAnswer> => {
  const answer = await updateSection({ VEHICLE: [vehicle] }, tokenId);
  return answer.success === 'true'
    ? { vehicles: answer.data.account.VEHICLE }
    : failed(`Error adding vehicle: ${answer.error}`, answer);
};

/** What the host refuses the removal of an unknown vehicle with. */
export const VEHICLE_NOT_FOUND = 'Vehicle not found';

/** POST account/delete-vehicle: the garage that is left; a failure is logged (GARG-1). */
export const deleteVehicle = async (vehicleId: string): Promise<GarageAnswer> => {
  const answer =
    toAccountAnswer(
      await call({
        path: 'account/delete-vehicle',
        schema: object({ account: object({ VEHICLE: vehicleList }) }),
        method: 'POST',
        body: { vehicleId },
      }),
    ) ?? UNAVAILABLE;
  if (answer.success === 'true') return { vehicles: answer.data.account.VEHICLE };
  return failed(
    answer.error === VEHICLE_NOT_FOUND
      ? `Vehicle ${vehicleId} not found`
      : `Error deleting vehicle: ${answer.error}`,
    answer,
  );
};

/** POST account/add-store: the answer's account replaces the profile; a failure is silent (MYST-5). */
export const addStore = async (storeId: string): Promise<AccountAnswer<{ account: Profile }>> =>
  toAccountAnswer(
    await call({
      path: 'account/add-store',
      schema: accountHolder,
      method: 'POST',
      body: { storeId },
    }),
  );

/** POST account/set-preferred-store. */
export const setPreferredStore = async (storeId: string): Promise<AccountAnswer<unknown>> =>
  toAccountAnswer(
    await call({
      path: 'account/set-preferred-store',
      schema: unknown(),
      method: 'POST',
      body: { storeId },
    }),
  );

/** GET account/get-driving-conditions of a vehicle. @param ymm year, make and model by dashes */
export const getDrivingConditions = async (
  ymm: string,
  trim?: string,
): Promise<AccountAnswer<readonly string[]>> =>
  toAccountAnswer(
    await call({
      path: 'account/get-driving-conditions',
      schema: names,
      query: { ymm, trim },
      kept: true,
    }),
  );
