import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import {
  fakeAccountHost,
  fakeServices,
  listFaults,
  listFaultsExcept,
  SESSION_EXPIRED,
} from '../../../test/fake-services';
import type { FakeAccountHost, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { readProfileCookie } from '../../services/profile-cookie';
import { readStored, writeStored } from '../../browser/storage';
import { readToken, writeToken } from '../../services/token-cookie';
import { readVehicleCookie } from './vehicle-cookie';
import { profile as profileSchema } from '../../services/account/schema';
import { READ_TIMEOUT, WRITE_TIMEOUT } from '../../services/http';
import type { Vehicle } from '../../domain/vehicles/vehicle';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { endSession } from '../account/end-session';
import { loggedIn, loggedOut, selectLoginState } from '../account/account-slice';
import { addVehicle, editVehicle, removeVehicle } from './garage-thunks';
import { syncVehicles, selectCurrentVehicle, selectGarage } from './garage-selectors';
import { saveFirstVehicle, mergeGuestVehicles } from './guest-vehicles';
import { chooseVehicle } from './choose-vehicle';
import { ACCOUNT_MESSAGES } from '../../domain/account/messages';
import { GARAGE_MESSAGES } from './vehicle-change';

const CRV: Vehicle = { id: 'n1', year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX', tpms: 1 };
const RANGER: Vehicle = {
  id: 'n2',
  year: 2004,
  make: 'Ford',
  model: 'Ranger',
  trim: 'XLT',
  engine: '3.0L V6',
  tpms: 0,
};
const ENTRY = {
  ID: '1',
  YEAR: '2019',
  MAKE: 'Honda',
  MODEL: 'CR-V',
  SUBMODEL: 'EX',
  TPMS: '1',
};
const OTHER = { ID: '2', YEAR: '2004', MAKE: 'Ford', MODEL: 'Ranger', SUBMODEL: 'XLT', TPMS: '0' };

let host: FakeAccountHost;
let calls: ServiceCall[];
let store: AppStore;
let error: jest.SpyInstance;

const getPaths = () => calls.map(({ path }) => path);
const getGarageModels = () => (selectGarage(store.getState()) ?? []).map(({ model }) => model);
const getCurrentVehicle = () => selectCurrentVehicle(store.getState());
const signIn = () => {
  writeToken('t');
  store.dispatch(loggedIn({ tokenId: 't', profile: parse(profileSchema, host.account()) }));
};
const getLoggedErrors = () => error.mock.calls.map(([, problem]) => String(problem));

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v' });
  host = fakeAccountHost();
  calls = fakeServices(host.respond);
  store = createReduxStore();
  store.dispatch(loggedOut());
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe("a visitor's garage", () => {
  test('makes an added vehicle current, for a year in the cookie and a day in storage [GARG-1/add] [VEH-1/set-vehicle] [COOK-3] [LS-2/vehicles]', async () => {
    expect(await store.dispatch(addVehicle({ ...CRV, nickname: 'Bus' }))).toEqual({
      vehicle: { ...CRV, nickname: 'Bus' },
    });
    expect(getPaths()).toEqual(['profile/set-vehicle']);
    expect(getCurrentVehicle()).toEqual({ ...CRV, nickname: 'Bus' });
    expect(readVehicleCookie('fcac')?.vehicles).toMatchObject({
      aux: { ymm: '2019-Honda-CR-V', engine: '' },
      tce: { ymm: '2019-Honda-CR-V', trim: 'EX', tpms: '1' },
      main: { ymm: '2019-Honda-CR-V', trim: 'EX' },
    });
    expect(readProfileCookie('fcac')?.vehicles).toMatchObject({ tce: { trim: 'EX' } });
    expect(readStored('profileVehicles')).toEqual({
      current: 'n1',
      vehicles: [{ ...CRV, nickname: 'Bus' }],
    });
    store = createReduxStore();
    store.dispatch(loggedOut());
    store.dispatch(syncVehicles());
    expect(getCurrentVehicle()).toEqual({ ...CRV, nickname: 'Bus' });
  });

  test('keeps only the current vehicle, from the cookie, after a day [GARG-1] [LS-2/vehicles]', async () => {
    jest.useFakeTimers();
    await store.dispatch(addVehicle(RANGER));
    await store.dispatch(addVehicle({ ...CRV, nickname: 'Bus' }));
    expect(getGarageModels()).toEqual(['Ranger', 'CR-V']);
    jest.setSystemTime(Date.now() + 86_400_001);
    store.dispatch(syncVehicles());
    expect(getGarageModels()).toEqual(['CR-V']);
    expect(getCurrentVehicle()).toMatchObject({ model: 'CR-V', trim: 'EX' });
    expect(getCurrentVehicle()).not.toHaveProperty('nickname');
  });

  test('selects and edits a vehicle, and makes another vehicle current after a removal [GARG-1/current] [GARG-1/edit] [GARG-1/remove]', async () => {
    await store.dispatch(addVehicle(RANGER));
    await store.dispatch(addVehicle(CRV));
    await store.dispatch(chooseVehicle(RANGER));
    expect(getCurrentVehicle()).toEqual(RANGER);
    await store.dispatch(editVehicle({ ...RANGER, trim: 'Edge', odometer: '9' }));
    expect(getCurrentVehicle()).toMatchObject({ trim: 'Edge', odometer: '9' });
    expect(getGarageModels()).toEqual(['Ranger', 'CR-V']);
    await store.dispatch(removeVehicle({ ...RANGER, trim: 'Edge' }));
    expect(getGarageModels()).toEqual(['CR-V']);
    expect(getCurrentVehicle()).toEqual(CRV);
    await store.dispatch(removeVehicle(CRV));
    expect(getGarageModels()).toEqual([]);
    expect(getCurrentVehicle()).toBeNull();
    expect(readVehicleCookie('fcac')?.vehicles).toBeUndefined();
  });

  test('edits and removes a current vehicle that only the cookie contains [GARG-1/edit] [GARG-1/remove]', async () => {
    await store.dispatch(addVehicle(CRV));
    localStorage.clear();
    store.dispatch(syncVehicles());
    const [known] = selectGarage(store.getState()) ?? [];
    if (!known) throw new Error('no vehicle');
    await store.dispatch(editVehicle({ ...known, nickname: 'Bus' }));
    expect(getCurrentVehicle()).toMatchObject({ model: 'CR-V', nickname: 'Bus' });
    expect(getGarageModels()).toEqual(['CR-V']);
    await store.dispatch(removeVehicle(known));
    expect(getGarageModels()).toEqual([]);
    expect(getLoggedErrors()).toEqual([]);
  });

  test('logs the removal of an unknown vehicle [GARG-1/failures]', async () => {
    await store.dispatch(removeVehicle({ ...CRV, id: 'gone' }));
    expect(getLoggedErrors()).toEqual([expect.stringContaining('Vehicle gone not found')]);
  });

  test('reports a missing site cookie and stores nothing [VEH-1/site-cookie]', async () => {
    clearCookies();
    expect(await store.dispatch(addVehicle(CRV))).toEqual({ problem: GARAGE_MESSAGES.cookies });
    expect(getGarageModels()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  test.each<Vehicle>([
    { year: 2019, make: 'Honda', model: 'CR-V' },
    { year: 2019, make: 'Honda', trim: 'EX' },
  ])('refuses %j as incomplete [VAL-9/complete] [VEH-1/set-vehicle]', async (vehicle) => {
    expect(await store.dispatch(addVehicle(vehicle))).toEqual({
      problem: 'Incomplete vehicle data',
    });
    expect(await store.dispatch(editVehicle(vehicle))).toEqual({
      problem: 'Incomplete vehicle data',
    });
    expect(calls).toEqual([]);
  });

  test('stores a vehicle from before 1984 but never makes it current [VEH-1/years] [GARG-1]', async () => {
    const old: Vehicle = { ...RANGER, id: 'n3', year: 1979 };
    expect(await store.dispatch(addVehicle(old))).toEqual({ vehicle: old });
    expect(await store.dispatch(editVehicle({ ...old, nickname: 'Rusty' }))).toEqual({
      vehicle: { ...old, nickname: 'Rusty' },
    });
    expect(getGarageModels()).toEqual(['Ranger']);
    expect(calls).toEqual([]);
    expect(getCurrentVehicle()).toBeNull();
    expect(await store.dispatch(chooseVehicle(old))).toEqual({ problem: GARAGE_MESSAGES.select });
  });

  test('makes another vehicle current when the current one is changed to before 1984 [VEH-1/years] [GARG-1]', async () => {
    await store.dispatch(addVehicle(CRV));
    await store.dispatch(addVehicle(RANGER));
    const old = { ...RANGER, year: 1979 };
    expect(await store.dispatch(editVehicle(old))).toEqual({ vehicle: old });
    expect(selectGarage(store.getState())).toEqual([CRV, old]);
    expect(getCurrentVehicle()).toEqual(CRV);
  });

  test('refuses a duplicate unless a nickname distinguishes it [VEH-2/equality] [GARG-1/add]', async () => {
    await store.dispatch(addVehicle({ ...CRV, nickname: 'Bus' }));
    expect(await store.dispatch(addVehicle({ ...CRV, id: 'n9' }))).toEqual({
      problem: '2019 Honda CR-V is already in your garage. Add a nickname to tell them apart.',
    });
    const twin = { ...CRV, id: 'n9', nickname: 'Hers' };
    expect(await store.dispatch(addVehicle(twin))).toEqual({ vehicle: twin });
    expect(getGarageModels()).toEqual(['CR-V', 'CR-V']);
    expect(getCurrentVehicle()).toEqual(twin);
    await store.dispatch(chooseVehicle({ ...CRV, nickname: 'Bus' }));
    expect(getCurrentVehicle()).toMatchObject({ id: 'n1', nickname: 'Bus' });
  });

  test('lasts as long as the page if storage is full or disabled [LS-3]', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await store.dispatch(addVehicle(RANGER));
    await store.dispatch(addVehicle(CRV));
    store.dispatch(syncVehicles());
    expect(getGarageModels()).toEqual(['Ranger', 'CR-V']);
    jest.restoreAllMocks();
    await store.dispatch(removeVehicle(RANGER));
    await store.dispatch(removeVehicle(CRV));
  });

  test.each([
    '7',
    '{"data":{"vehicles":"x"},"expiration":9e15}',
    JSON.stringify({ data: { vehicles: [{ id: 1 }] }, expiration: Date.now() + 1e6 }),
    JSON.stringify({
      data: { vehicles: [{ id: 'a', year: 2019, make: '', model: '' }] },
      expiration: Date.now() + 1e6,
    }),
  ])('treats corrupted storage as empty: %s [LS-3/corrupted]', (corrupted) => {
    localStorage.setItem('profileVehicles', corrupted);
    store.dispatch(syncVehicles());
    expect(getGarageModels()).toEqual([]);
  });

  test.each(listFaultsExcept('the shape is wrong'))(
    'stays unchanged and returns a message when %s [GARG-1/failures] [HTTP-5]',
    async (_name, reply) => {
      await store.dispatch(addVehicle(RANGER));
      host.responses['profile/set-vehicle'] = reply;
      expect(await store.dispatch(addVehicle(CRV))).toEqual({ problem: GARAGE_MESSAGES.save });
      expect(await store.dispatch(editVehicle({ ...RANGER, odometer: '9' }))).toEqual({
        problem: GARAGE_MESSAGES.save,
      });
      expect(await store.dispatch(chooseVehicle(RANGER))).toEqual({
        problem: GARAGE_MESSAGES.select,
      });
      expect(getGarageModels()).toEqual(['Ranger']);
      expect(getCurrentVehicle()).toEqual(RANGER);
    },
  );

  test("treats a server that doesn't respond as a failure [HTTP-5/hang] [GARG-1/failures]", async () => {
    jest.useFakeTimers();
    host.responses['profile/set-vehicle'] = 'hang';
    const added = store.dispatch(addVehicle(CRV));
    await jest.advanceTimersByTimeAsync(READ_TIMEOUT);
    expect(await added).toEqual({ problem: GARAGE_MESSAGES.save });
  });
});

describe("a driver's garage", () => {
  beforeEach(() => {
    host.entries = [ENTRY];
    signIn();
  });

  test('saves an added vehicle to the account, makes it current, and notifies other tabs [GARG-1/add] [VEH-3/conversion]', async () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem');
    const change = await store.dispatch(addVehicle({ ...RANGER, nickname: 'Old faithful' }));
    expect(change).toMatchObject({ vehicle: { id: 'n2', nickname: 'Old faithful' } });
    expect(calls[0]?.body).toEqual({
      VEHICLE: [
        {
          ID: 'n2',
          YEAR: '2004',
          MAKE: 'Ford',
          MODEL: 'Ranger',
          SUBMODEL: 'XLT',
          ENGINE: '3.0L V6',
          BASE_VEHICLE_ID: '',
          NAME: 'Old faithful',
          ODOMETER: '0',
          DRIVING_CONDITION: '',
          IMAGE_URL: '',
          TPMS: '0',
          year: '2004',
          odometer: '0',
          nickname: 'Old faithful',
          drivingCondition: '',
          tpms: '0',
          vehicleId: 'n2',
        },
      ],
    });
    expect(getGarageModels()).toEqual(['CR-V', 'Ranger']);
    expect(getCurrentVehicle()).toMatchObject({ id: 'n2' });
    expect(setItem.mock.calls.map(([key]) => key)).toContain('bsro-account');
  });

  test('adds a vehicle once when a save is repeated after a lost response [GARG-1/add]', async () => {
    host.responses['account/update-section'] = 'reset';
    host.entries = [ENTRY, { ...OTHER, ID: 'n2' }];
    await store.dispatch(addVehicle(RANGER));
    host.responses = {};
    await store.dispatch(addVehicle(RANGER));
    expect(getGarageModels()).toEqual(['CR-V', 'Ranger']);
  });

  test('keeps an edited vehicle current with its new details [GARG-1/edit]', async () => {
    await store.dispatch(chooseVehicle({ ...CRV, id: '1' }));
    await store.dispatch(editVehicle({ ...CRV, id: '1', trim: 'LX', odometer: '7' }));
    expect(getCurrentVehicle()).toMatchObject({ id: '1', trim: 'LX', odometer: '7' });
    expect(readVehicleCookie('fcac')?.vehicles?.tce?.trim).toBe('LX');
  });

  test('saves a vehicle from before 1984 to the account but never makes it current [VEH-1/years] [GARG-1]', async () => {
    await store.dispatch(chooseVehicle({ ...CRV, id: '1' }));
    const old: Vehicle = { ...RANGER, id: 'n3', year: 1979 };
    expect(await store.dispatch(addVehicle(old))).toMatchObject({ vehicle: { id: 'n3' } });
    expect(await store.dispatch(editVehicle({ ...old, odometer: '9' }))).toHaveProperty('vehicle');
    expect(selectGarage(store.getState())).toMatchObject([
      { id: '1' },
      { id: 'n3', odometer: '9' },
    ]);
    expect(getCurrentVehicle()).toMatchObject({ id: '1' });
    await store.dispatch(removeVehicle({ ...CRV, id: '1' }));
    expect(getCurrentVehicle()).toBeNull();
  });

  test('makes the last remaining vehicle current when the current one is removed [GARG-1/remove]', async () => {
    host.entries = [ENTRY, OTHER];
    signIn();
    await store.dispatch(chooseVehicle(RANGER));
    await store.dispatch(removeVehicle({ ...RANGER, id: '2' }));
    expect(getGarageModels()).toEqual(['CR-V']);
    expect(getCurrentVehicle()).toMatchObject({ id: '1' });
    await store.dispatch(removeVehicle({ ...CRV, id: '1' }));
    expect(getGarageModels()).toEqual([]);
    expect(getCurrentVehicle()).toBeNull();
  });

  test('logs the removal of a vehicle that was already removed elsewhere, and succeeds [GARG-1/remove]', async () => {
    host.entries = [];
    expect(await store.dispatch(removeVehicle({ ...CRV, id: '1' }))).toHaveProperty('vehicle');
    expect(getLoggedErrors()).toEqual([expect.stringContaining('Vehicle 1 not found')]);
    expect(getGarageModels()).toEqual([]);
  });

  test.each([...listFaults(), ['the response is lost', 'reset'] as const])(
    'logs the failure, stays unchanged, and returns a message when %s [GARG-1/failures] [HTTP-5]',
    async (_name, reply) => {
      host.responses = { 'account/update-section': reply, 'account/delete-vehicle': reply };
      expect(await store.dispatch(addVehicle(RANGER))).toEqual({ problem: GARAGE_MESSAGES.save });
      expect(await store.dispatch(editVehicle({ ...CRV, id: '1', odometer: '9' }))).toEqual({
        problem: GARAGE_MESSAGES.save,
      });
      expect(await store.dispatch(removeVehicle({ ...CRV, id: '1' }))).toEqual({
        problem: GARAGE_MESSAGES.remove,
      });
      expect(getGarageModels()).toEqual(['CR-V']);
      expect(getLoggedErrors()).toEqual([
        expect.stringContaining('Error adding vehicle:'),
        expect.stringContaining('Error adding vehicle:'),
        expect.stringContaining('Error deleting vehicle:'),
      ]);
    },
  );

  test('treats a save that hangs as a failure [HTTP-5/hang] [GARG-1/failures]', async () => {
    jest.useFakeTimers();
    host.responses['account/update-section'] = 'hang';
    const added = store.dispatch(addVehicle(RANGER));
    await jest.advanceTimersByTimeAsync(WRITE_TIMEOUT);
    expect(await added).toEqual({ problem: GARAGE_MESSAGES.save });
  });

  test("saves a vehicle even if it can't be made current [GARG-1/add]", async () => {
    host.responses['profile/set-vehicle'] = 'reset';
    expect(await store.dispatch(addVehicle(RANGER))).toMatchObject({ vehicle: { id: 'n2' } });
    expect(getGarageModels()).toEqual(['CR-V', 'Ranger']);
    expect(getCurrentVehicle()).toBeNull();
  });

  test('signs out of an ended session and stores the vehicle for the next sign-in [GARG-1/failures] [SESS-2]', async () => {
    host.responses['account/update-section'] = SESSION_EXPIRED;
    expect(await store.dispatch(addVehicle(RANGER))).toEqual({
      problem: ACCOUNT_MESSAGES.sessionEnded,
    });
    expect(selectLoginState(store.getState())).toBe('false');
    expect(readToken()).toBeUndefined();
    expect(getGarageModels()).toEqual(['Ranger']);
    host.responses = {};
    signIn();
    await store.dispatch(mergeGuestVehicles());
    expect(getGarageModels()).toEqual(['CR-V', 'Ranger']);
  });

  test('runs changes one after another, so that the last response is the newest [GARG-1]', async () => {
    await Promise.all([
      store.dispatch(addVehicle(RANGER)),
      store.dispatch(editVehicle({ ...CRV, id: '1', nickname: 'Bus' })),
      store.dispatch(removeVehicle({ ...RANGER, id: 'n2' })),
    ]);
    expect(selectGarage(store.getState())).toMatchObject([{ id: '1', nickname: 'Bus' }]);
  });

  test("removes the account's vehicles from the browser on sign-out [SESS-2] [COOK-3]", async () => {
    await store.dispatch(chooseVehicle({ ...CRV, id: '1' }));
    store.dispatch(endSession());
    expect(getCurrentVehicle()).toBeNull();
    expect(readVehicleCookie('fcac')?.vehicles).toBeUndefined();
  });
});

describe("merging a visitor's garage at sign-in", () => {
  test("makes the account's last vehicle current, and saves the visitor's vehicle to the account [ACCT-8/vehicles]", async () => {
    await store.dispatch(addVehicle(RANGER));
    host.entries = [ENTRY];
    signIn();
    await store.dispatch(mergeGuestVehicles());
    expect(getGarageModels()).toEqual(['CR-V', 'Ranger']);
    expect(getCurrentVehicle()).toMatchObject({ model: 'CR-V' });
    expect(getPaths().slice(-2)).toEqual(['profile/set-vehicle', 'account/update-section']);
    expect(readStored('profileVehicles')).toMatchObject({ vehicles: [] });
  });

  test("doesn't save a vehicle that the account already has, and makes the account's last vehicle current [ACCT-8/vehicles] [VEH-2/equality]", async () => {
    await store.dispatch(addVehicle(CRV));
    host.entries = [ENTRY, OTHER];
    signIn();
    const before = calls.length;
    await store.dispatch(mergeGuestVehicles());
    expect(getPaths().slice(before)).toEqual(['profile/set-vehicle']);
    expect(getCurrentVehicle()).toMatchObject({ id: '2', model: 'Ranger' });
  });

  test("adds the visitor's details to the account's vehicle [VEH-2/update] [ACCT-8/vehicles]", async () => {
    await store.dispatch(addVehicle({ ...CRV, odometer: '61250', engine: '1.5L L4' }));
    host.entries = [{ ...ENTRY, NAME: 'Bus', ODOMETER: '5' }];
    signIn();
    await store.dispatch(mergeGuestVehicles());
    expect(selectGarage(store.getState())).toMatchObject([
      { id: '1', nickname: 'Bus', odometer: '61250', engine: '1.5L L4' },
    ]);
  });

  test.each(listFaults())(
    'keeps the vehicle in this browser when %s [ACCT-8/vehicles] [HTTP-5]',
    async (_name, reply) => {
      await store.dispatch(addVehicle(RANGER));
      host.entries = [ENTRY];
      signIn();
      host.responses['account/update-section'] = reply;
      await store.dispatch(mergeGuestVehicles());
      expect(getGarageModels()).toEqual(['CR-V']);
      expect(getLoggedErrors()).toEqual([expect.stringContaining('Error adding vehicle:')]);
      expect(readStored('profileVehicles')).toMatchObject({ vehicles: [{ model: 'Ranger' }] });
    },
  );

  test('sends nothing if neither the visitor nor the account has a vehicle [ACCT-8/vehicles]', async () => {
    signIn();
    await store.dispatch(mergeGuestVehicles());
    expect(calls).toEqual([]);
  });

  test('saves the current vehicle with the token of a registration [ACCT-8/registration]', async () => {
    await store.dispatch(addVehicle(CRV));
    await store.dispatch(saveFirstVehicle('limited'));
    expect(calls.at(-1)).toMatchObject({
      headers: { tokenId: 'limited' },
      body: { VEHICLE: [{ MODEL: 'CR-V' }] },
    });
    expect(getGarageModels()).toEqual(['CR-V']);
    clearCookies();
    localStorage.clear();
    const before = calls.length;
    await store.dispatch(saveFirstVehicle('limited'));
    expect(calls).toHaveLength(before);
  });
});

test("reads the valid entries of a visitor's list in an older format [GARG-1/list]", () => {
  writeStored('profileVehicles', { vehicles: [{ ...CRV, tpms: '1' }] });
  store.dispatch(syncVehicles());
  expect(getGarageModels()).toEqual(['CR-V']);
  expect(getCurrentVehicle()).toBeNull();
});
