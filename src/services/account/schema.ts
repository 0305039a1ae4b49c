import {
  boolean,
  entriesFromList,
  looseObject,
  nullish,
  object,
  pipe,
  string,
  transform,
} from 'valibot';
import type { GenericSchema, InferOutput } from 'valibot';
import { textOrNumber, tolerantArray } from '../../browser/tolerant-array';

const createTextEntries = <const Field extends string>(...fields: Field[]) =>
  entriesFromList(fields, nullish(textOrNumber));

/** Creates the schema of a list: empty if absent; keeps only the last of entries with the same ID. */
const createListSchema = <Entry extends { readonly ID: string }>(
  name: string,
  schema: GenericSchema<unknown, Entry>,
) =>
  pipe(
    nullish(tolerantArray(name, schema), () => []),
    transform((all): Entry[] => [...new Map(all.map((entry) => [entry.ID, entry])).values()]),
  );

/** The owner of the account; PREFERRED_STORE is a store number. */
export const driver = object({
  ID: textOrNumber,
  ...createTextEntries(
    'FIRSTNAME',
    'LASTNAME',
    'EMAIL',
    'PHONE',
    'ADDRESS',
    'CITY',
    'STATE',
    'ZIP',
    'PREFERRED_STORE',
  ),
  EMAIL_REMINDERS: nullish(textOrNumber, '0'),
});

/** A vehicle in the garage, in the format of the profile. */
const profileVehicle = object({
  ID: textOrNumber,
  ...createTextEntries(
    'YEAR',
    'MAKE',
    'MODEL',
    'SUBMODEL',
    'ENGINE',
    'BASE_VEHICLE_ID',
    'NAME',
    'ODOMETER',
    'DRIVING_CONDITION',
    'IMAGE_URL',
    'TPMS',
  ),
});

/** The vehicles of an account, in the order they were added. */
export const vehicleList = createListSchema('VEHICLE', profileVehicle);

const savedStore = object({ STORE_NUMBER: textOrNumber, ...createTextEntries('ID') });

/** An entry of a list that only one feature parses further. */
const entry = looseObject({ ID: textOrNumber });

/** The account with its ten lists (STATE-2). */
export const profile = object({
  DRIVER: createListSchema('DRIVER', driver),
  FILL_UP: createListSchema('FILL_UP', entry),
  MAINTENANCE_PERFORMED_SERVICE: createListSchema('MAINTENANCE_PERFORMED_SERVICE', entry),
  MAINTENANCE_TASK: createListSchema('MAINTENANCE_TASK', entry),
  SERVICE_HISTORY_INVOICE: createListSchema('SERVICE_HISTORY_INVOICE', entry),
  SERVICE_HISTORY_JOB: createListSchema('SERVICE_HISTORY_JOB', entry),
  SERVICE_HISTORY_JOB_DETAIL: createListSchema('SERVICE_HISTORY_JOB_DETAIL', entry),
  SERVICE_HISTORY_VEHICLE: createListSchema('SERVICE_HISTORY_VEHICLE', entry),
  STORE: nullish(tolerantArray('STORE', savedStore), () => []),
  VEHICLE: vehicleList,
});

export type Driver = InferOutput<typeof driver>;
export type ProfileVehicle = InferOutput<typeof profileVehicle>;
export type Profile = InferOutput<typeof profile>;

/** The response of account/get (`docs/service-contract.md#accounts`). */
export const sessionAccount = object({
  account: profile,
  tokenId: nullish(string()),
  loggedIn: nullish(boolean()),
  userId: nullish(textOrNumber),
});
/** The response of account/check. */
export const sessionCheck = object({
  loggedIn: boolean(),
  tokenId: nullish(string()),
  updated: nullish(boolean(), false),
});
/** The response of account/authenticate and account/update-access. */
export const signInSchema = object({ tokenId: nullish(string()), account: nullish(profile) });
/** The response of a call without data; its fields are optional. */
export const messageSchema = nullish(object({ message: nullish(string()) }));

/** The response of account/create. */
export const createdAccountSchema = object({ tokenId: nullish(string()) });

export type SessionAccount = InferOutput<typeof sessionAccount>;
export type SessionCheck = InferOutput<typeof sessionCheck>;
export type SignInResponse = InferOutput<typeof signInSchema>;
export type CreatedAccount = InferOutput<typeof createdAccountSchema>;
