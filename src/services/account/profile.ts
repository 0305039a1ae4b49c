import { array, object, string, unknown } from 'valibot';
import { report } from '../../browser/report';
import type { AccountAnswer, Answer, Failure } from '../answer';
import { call } from '../http';
import { orNothing } from './answer';
import { profile, profileVehicle } from './schema';
import type { Driver, Profile, ProfileVehicle } from './schema';

const accountHolder = object({ account: profile });

const UNAVAILABLE: Failure = {
  success: 'false',
  status: '500',
  error: 'Service Unavailable.',
  reason: 'http',
};

const updateSection = async (body: object): Promise<Answer<{ account: Profile }>> =>
  orNothing(
    await call({ path: 'account/update-section', schema: accountHolder, method: 'POST', body }),
  ) ?? UNAVAILABLE;

/** POST account/update-section DRIVER; 'Service Unavailable.' with status 500 on failure (A8). */
export const updateDriver = (driver: Partial<Driver>): Promise<Answer<{ account: Profile }>> =>
  updateSection({ DRIVER: [driver] });

const reported = (error: string, answer: AccountAnswer<unknown>): void => {
  report(new Error(`${error} ${answer?.success === 'false' ? answer.error : 'no answer'}`), {
    source: 'garage',
    during: 'call',
  });
};

/** POST account/update-section VEHICLE: adds or changes one; an empty list on failure (GARG-1). */
export const saveVehicle = async (
  vehicle: Partial<ProfileVehicle>,
): Promise<readonly ProfileVehicle[]> => {
  const answer = await updateSection({ VEHICLE: [vehicle] });
  if (answer.success === 'true') return answer.data.account.VEHICLE;
  reported('Error adding vehicle:', answer);
  return [];
};

/** POST account/delete-vehicle; the garage that is left, an empty list on failure (GARG-1). */
export const deleteVehicle = async (vehicleId: string): Promise<readonly ProfileVehicle[]> => {
  const answer = orNothing(
    await call({
      path: 'account/delete-vehicle',
      schema: object({ account: object({ VEHICLE: array(profileVehicle) }) }),
      method: 'POST',
      body: { vehicleId },
    }),
  );
  if (answer?.success === 'true') return answer.data.account.VEHICLE;
  reported('Error deleting vehicle:', answer);
  return [];
};

/** POST account/add-store: the answer's account replaces the profile; a failure is silent (MYST-5). */
export const addStore = async (storeId: string): Promise<AccountAnswer<{ account: Profile }>> =>
  orNothing(
    await call({
      path: 'account/add-store',
      schema: accountHolder,
      method: 'POST',
      body: { storeId },
    }),
  );

/** POST account/set-preferred-store. */
export const setPreferredStore = async (storeId: string): Promise<AccountAnswer<unknown>> =>
  orNothing(
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
  orNothing(
    await call({
      path: 'account/get-driving-conditions',
      schema: array(string()),
      query: { ymm, trim },
      kept: true,
    }),
  );
