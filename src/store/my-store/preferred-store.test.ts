import { setImmediate } from 'node:timers/promises';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createAutomaticProfile,
  createSelectedProfile,
  fakeStoreHost,
  ok,
  readProfile,
  refused,
  writeProfile,
  IMMEDIATE_FAULTS,
} from '../../../test/fake-services';
import type { FakeHost, FakeResponse, Fault, ServiceCall } from '../../../test/fake-services';
import { bus } from '../../bus/bus';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { signIn } from '../account/sign-in-thunks';
import { loggedOut, selectLoginState } from '../account/account-slice';
import { selectMyStore } from '../meta/meta-slice';
import { ACCOUNT_TIMEOUT } from './run-selection';
import { dropStoreData } from './saved-store';
import { loadSavedStore } from './saved-store-thunks';

let store: AppStore;
let host: FakeHost;
let error: jest.SpyInstance;
let zips: object[] = [];
bus.subscribe('myzipset', (zip) => zips.push(zip));

const startHost = (
  preferred: string | undefined,
  fault?: Fault,
  others: (call: ServiceCall) => FakeResponse | undefined = () => undefined,
): void => {
  host = fakeStoreHost({
    fault: (path) => (path.startsWith('store/') ? fault : undefined),
    respondInstead: (call) =>
      call.requestedUrl.includes('account/authenticate')
        ? ok({ tokenId: 't-1', account: { DRIVER: [{ ID: '1', PREFERRED_STORE: preferred }] } })
        : others(call),
  });
};

const signInDriver = async (): Promise<void> => {
  const result = await store.dispatch(signIn({ email: 'a@b.co', password: 'x' }));
  expect(result.ok).toBe(true);
  expect(selectLoginState(store.getState())).toBe('true');
};

const getSavedStore = () => readProfile()?.location?.storeNumber;
const getMyStoreNumber = () => selectMyStore(store.getState())?.storeNumber;
const getStoreCalls = () =>
  host.listRequests().filter((path) => !/^(account\/authenticate|cart\/mine)/.test(path));

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  dropStoreData();
  document.documentElement.dataset['siteName'] = 'fcac';
  store = createReduxStore();
  zips = [];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ['guessed', createAutomaticProfile('310001')],
  ['selected', createSelectedProfile('310001')],
])(
  "selects the account's preferred store instead of a %s store at sign-in [ACCT-8/preferred-store]",
  async (_, before) => {
    writeProfile(before);
    startHost('310002');
    await signInDriver();
    expect([getSavedStore(), getMyStoreNumber()]).toEqual(['310002', '310002']);
    expect(zips.at(-1)).toEqual({ zip: '80202', source: 'account' });
    // The account has it already.
    expect(getStoreCalls()).toEqual([
      'store/details/310002',
      'store/set-store-by-store-number?storeNumber=310002',
    ]);
  },
);

test.each([undefined, '', '31 0002', '../310002'])(
  "keeps the visitor's store if the account's preferred store is %j [ACCT-8/preferred-store]",
  async (preferred) => {
    writeProfile(createSelectedProfile('310003'));
    startHost(preferred);
    await signInDriver();
    expect(getSavedStore()).toBe('310003');
    expect(getStoreCalls()).toEqual([]);
  },
);

test.each([undefined, '', '31 0002'])(
  "selects the store nearest to the site's default zip if the account's is %j and the visitor has selected none [ACCT-8/preferred-store] [SITE-2]",
  async (preferred) => {
    writeProfile(createAutomaticProfile('310003'));
    startHost(preferred);
    await signInDriver();
    expect(getStoreCalls()[0]).toBe('store/set-store-by-zip?zipCode=80122');
    expect([getSavedStore(), getMyStoreNumber()]).toEqual(['310001', '310001']);
    expect(zips.at(-1)).toEqual({ zip: '80122', source: 'account' });
    // The driver hasn't chosen it.
    expect(getStoreCalls().join()).not.toContain('add-store');
  },
);

test("selects the default store if this site doesn't have the account's [ACCT-8/preferred-store]", async () => {
  writeProfile(createAutomaticProfile('310001'));
  startHost('310009', undefined, ({ path }) =>
    path === 'store/details/310009' ? refused('404', 'no store 310009') : undefined,
  );
  await signInDriver();
  expect(getStoreCalls().slice(0, 2)).toEqual([
    'store/details/310009',
    'store/set-store-by-zip?zipCode=80122',
  ]);
});

test("doesn't select the preferred store again if it is already selected [ACCT-8/preferred-store]", async () => {
  writeProfile(createSelectedProfile('310002'));
  startHost('310002');
  await signInDriver();
  expect(getStoreCalls()).toEqual([]);
});

test("doesn't request the account's store again in this tab if this site doesn't have it [ACCT-8/preferred-store]", async () => {
  writeProfile(createSelectedProfile('310003'));
  const start = () =>
    startHost('310002', undefined, ({ path }) =>
      path === 'store/set-store-by-store-number'
        ? refused('404', 'storeNumber: expected a store of this brand, not 310002')
        : undefined,
    );
  start();
  await signInDriver();
  expect(getStoreCalls()).not.toEqual([]);
  store.dispatch(loggedOut());
  start();
  await signInDriver();
  expect(getStoreCalls()).toEqual([]);
  expect(getSavedStore()).toBe('310003');
});

test.each(IMMEDIATE_FAULTS)(
  "silently keeps the visitor's store if the preferred store can't be set (%s) [ACCT-8/preferred-store] [HTTP-5]",
  async (fault) => {
    writeProfile(createSelectedProfile('310003'));
    startHost('310003');
    await store.dispatch(loadSavedStore());
    startHost('310002', fault);
    await signInDriver();
    expect([getSavedStore(), getMyStoreNumber()]).toEqual(['310003', '310003']);
    expect(error).not.toHaveBeenCalled();
  },
);

test('delays the sign-in by at most three seconds when the server hangs [ACCT-8/preferred-store] [HTTP-5/hang]', async () => {
  writeProfile(createSelectedProfile('310003'));
  startHost('310002', 'no response arrives');
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  const entering = signInDriver();
  for (let turns = 0; turns < 10; turns += 1) await setImmediate();
  jest.advanceTimersByTime(ACCOUNT_TIMEOUT);
  await entering;
  expect(getSavedStore()).toBe('310003');
});
