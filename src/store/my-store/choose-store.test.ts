import { setImmediate } from 'node:timers/promises';
import { clearCookies } from '../../../test/clear-cookies';
import {
  createAutomaticProfile,
  createSelectedProfile,
  fakeStoreHost,
  readProfile,
  writeProfile,
  IMMEDIATE_FAULTS,
} from '../../../test/fake-services';
import type { FakeHost, Fault } from '../../../test/fake-services';
import { readStored } from '../../browser/storage';
import { writeToken } from '../../services/token-cookie';
import { bus } from '../../bus/bus';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { loggedIn, selectDriver } from '../account/account-slice';
import { selectMyStore } from '../meta/meta-slice';
import { ACCOUNT_TIMEOUT } from './run-selection';
import { chooseStore, chooseStoreByZip } from './choose-store';
import { dropStoreData } from './saved-store';
import { loadSavedStore } from './saved-store-thunks';

const NOT_SET = "This store couldn't be set as yours. Please try again.";

let store: AppStore;
let error: jest.SpyInstance;
let host: FakeHost;
let faults: Record<string, Fault>;
let zips: object[] = [];
bus.subscribe('myzipset', (zip) => zips.push(zip));

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns += 1) await setImmediate();
};
const getSavedStore = () => readProfile()?.location;
const getMyStoreNumber = () => selectMyStore(store.getState())?.storeNumber;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  dropStoreData();
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.className = '';
  writeProfile(createAutomaticProfile('310001'));
  faults = {};
  host = fakeStoreHost({
    fault: (path) => Object.entries(faults).find(([part]) => path.includes(part))?.[1],
  });
  store = createReduxStore();
  zips = [];
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('saves the store with a given number on the server, in the cookie, in storage, and in the Redux store, and publishes its zip [MYST-5] [HTTP-6]', async () => {
  const selection = await store.dispatch(chooseStore('310002'));
  expect(selection).toMatchObject({ store: { storeNumber: '310002', city: 'Denver' } });
  expect(host.listRequests()).toEqual([
    'store/details/310002',
    'store/set-store-by-store-number?storeNumber=310002',
  ]);
  expect(getSavedStore()).toMatchObject({ storeNumber: '310002', locationLvl: 2, myZip: '80202' });
  expect(readStored('storeData')).toMatchObject({ storeNumber: '310002', zip: '80202' });
  expect(getMyStoreNumber()).toBe('310002');
  expect(zips).toEqual([{ zip: '80202', source: 'visitor' }]);
});

test('waits for a cookie that becomes readable after the response, as in WebKit [MYST-5]', async () => {
  jest.useFakeTimers();
  host = fakeStoreHost({ hasCookies: () => false });
  const selection = store.dispatch(chooseStore('310002'));
  await jest.advanceTimersByTimeAsync(500);
  writeProfile(createSelectedProfile('310002'));
  await jest.advanceTimersByTimeAsync(500);
  expect(await selection).toMatchObject({ store: { storeNumber: '310002' } });
  expect(getMyStoreNumber()).toBe('310002');
});

test('fails to select a store whose cookie does not become readable [MYST-5]', async () => {
  jest.useFakeTimers();
  host = fakeStoreHost({ hasCookies: () => false });
  const selection = store.dispatch(chooseStore('310002'));
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await selection).toEqual({ problem: NOT_SET });
  expect(getSavedStore()).toMatchObject({ storeNumber: '310001' });
});

test('selects the store nearest to a zip and stores the response as storeData [MYST-8/store-data] [LS-2/store-data]', async () => {
  const selection = await store.dispatch(chooseStoreByZip(' 80301-1234 '));
  expect(selection).toMatchObject({ store: { storeNumber: '310003' } });
  expect(host.listRequests()[0]).toBe('store/set-store-by-zip?zipCode=80301');
  expect(host.sent[0]?.cache).toBe('no-cache');
  expect(readStored('storeData')).toMatchObject({
    success: 'true',
    storeNumber: '310003',
    zip: '80301',
    store: { city: 'Boulder' },
  });
  expect(zips).toEqual([{ zip: '80301', source: 'visitor' }]);
});

test.each(['', '8012', '80122-', 'x', '803011234', "80301'--"])(
  'rejects the zip “%s” without sending a request [FIND-6/invalid-zip] [VAL-4]',
  async (typed) => {
    expect(await store.dispatch(chooseStoreByZip(typed))).toEqual({
      problem: `Invalid zip code: ${typed}`,
    });
    expect(host.sent).toEqual([]);
  },
);

test('reports a zip without stores [FIND-6/no-stores] [MYST-8/failure]', async () => {
  expect(await store.dispatch(chooseStoreByZip('99999'))).toEqual({
    problem: 'No stores found for zip: 99999',
  });
});

test.each<[Fault, string]>([
  ["success is 'false'", 'No stores found for zip: 80301'],
  ['the network fails', 'Error setting store by zip: no connection'],
  ['the server responds with 500', 'Error setting store by zip: service not available'],
  ['HTML arrives instead of JSON', 'Error setting store by zip: unexpected response'],
  ['the shape is wrong', 'Error setting store by zip: unexpected response'],
])(
  'reports a failure of set-store-by-zip with %s: %s [FIND-6/exception] [HTTP-5]',
  async (fault, problem) => {
    faults['set-store-by-zip'] = fault;
    expect(await store.dispatch(chooseStoreByZip('80301'))).toEqual({ problem });
    expect(getSavedStore()).toMatchObject({ storeNumber: '310001', locationLvl: 1 });
    expect(getMyStoreNumber()).toBeUndefined();
    expect(zips).toEqual([]);
  },
);

test('times out when the call hangs [FIND-6/exception] [HTTP-5/hang]', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  faults['set-store-by-zip'] = 'no response arrives';
  const selection = store.dispatch(chooseStoreByZip('80301'));
  await settle();
  jest.advanceTimersByTime(10_000);
  expect(await selection).toEqual({ problem: 'Error setting store by zip: the request timed out' });
});

test.each(IMMEDIATE_FAULTS)(
  "doesn't set a store whose details don't load (%s) [HTTP-5]",
  async (fault) => {
    faults['details'] = fault;
    expect(await store.dispatch(chooseStore('310002'))).toEqual({ problem: NOT_SET });
    expect(host.listRequests()).toEqual(['store/details/310002']);
    expect(getSavedStore()?.storeNumber).toBe('310001');
  },
);

test.each(IMMEDIATE_FAULTS)(
  "keeps the previous store if the server doesn't set the selected store (%s) [HTTP-5]",
  async (fault) => {
    writeProfile(createSelectedProfile('310003'));
    await store.dispatch(loadSavedStore());
    faults['set-store'] = fault;
    expect(await store.dispatch(chooseStore('310002'))).toEqual({ problem: NOT_SET });
    expect([getSavedStore()?.storeNumber, getMyStoreNumber()]).toEqual(['310003', '310003']);
  },
);

test("doesn't set an unknown store [MYST-5]", async () => {
  expect(await store.dispatch(chooseStore('999'))).toEqual({ problem: NOT_SET });
  expect(getSavedStore()?.storeNumber).toBe('310001');
});

test('accepts a truncated response whose cookie has set the store [HTTP-5]', async () => {
  faults['set-store'] = 'the response is truncated';
  expect(await store.dispatch(chooseStore('310002'))).toMatchObject({
    store: { storeNumber: '310002' },
  });
  expect([getSavedStore()?.storeNumber, getMyStoreNumber()]).toEqual(['310002', '310002']);
});

test('resolves several concurrent selections to the newest selection [MYST-3]', async () => {
  const selections = ['310002', '310003', '310004'].map((number) =>
    store.dispatch(chooseStore(number)),
  );
  const numbers = (await Promise.all(selections)).map(
    (selection) => 'store' in selection && selection.store.storeNumber,
  );
  expect(numbers).toEqual(['310004', '310004', '310004']);
  expect(getSavedStore()?.storeNumber).toBe('310004');
  expect(host.listRequests().filter((path) => path.includes('set-store'))).toHaveLength(1);
});

test('keeps the selection until the page ends if there are no cookies and no storage [LS-3/disabled]', async () => {
  clearCookies();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await store.dispatch(chooseStore('310002'))).toMatchObject({
    store: { storeNumber: '310002' },
  });
  expect(getMyStoreNumber()).toBe('310002');
});

test('sets nothing in author mode [MYST-5]', async () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  expect(await store.dispatch(chooseStore('310002'))).toEqual({ problem: NOT_SET });
  expect(getSavedStore()?.storeNumber).toBe('310001');
});

describe('saving a selection to the account', () => {
  const signIn = (): void => {
    writeToken('t-1');
    store.dispatch(loggedIn({ tokenId: 't-1' }));
  };
  const getAddedStores = () =>
    host.sent
      .filter(({ requestedUrl }) => requestedUrl.includes('add-store'))
      .map(({ body }) => body);

  test("saves a driver's store in the account, and replaces the driver in the Redux store with the response's [MYST-5/logged-in]", async () => {
    signIn();
    await store.dispatch(chooseStoreByZip('80301'));
    expect(getAddedStores()).toEqual([{ storeId: '310003' }]);
    expect(host.sent.at(-1)?.headers['tokenId']).toBe('t-1');
    expect(selectDriver(store.getState())?.PREFERRED_STORE).toBe('310003');
  });

  test("saves a store that is selected before the driver's session is known [MYST-5/logged-in]", async () => {
    writeToken('t-1');
    const selection = store.dispatch(chooseStore('310002'));
    await settle();
    expect(getMyStoreNumber()).toBe('310002');
    expect(getAddedStores()).toEqual([]);
    signIn();
    await selection;
    expect(getAddedStores()).toEqual([{ storeId: '310002' }]);
  });

  test('waits at most three seconds for the session, and saves the store once it is known [MYST-5/logged-in]', async () => {
    jest.useFakeTimers();
    writeToken('t-1');
    const selection = store.dispatch(chooseStore('310002'));
    await jest.advanceTimersByTimeAsync(ACCOUNT_TIMEOUT);
    expect(await selection).toMatchObject({ store: { storeNumber: '310002' } });
    expect(getAddedStores()).toEqual([]);
    signIn();
    await jest.advanceTimersByTimeAsync(0);
    expect(getAddedStores()).toEqual([{ storeId: '310002' }]);
  });

  test('sends nothing for a visitor [MYST-5/logged-out]', async () => {
    await store.dispatch(chooseStore('310002'));
    expect(getAddedStores()).toEqual([]);
  });

  test.each(IMMEDIATE_FAULTS)('fails silently (%s) [MYST-5/logged-in]', async (fault) => {
    signIn();
    faults['add-store'] = fault;
    expect(await store.dispatch(chooseStore('310002'))).toMatchObject({
      store: { storeNumber: '310002' },
    });
    expect(error).not.toHaveBeenCalled();
    expect(selectDriver(store.getState())).toBeUndefined();
  });

  test('waits at most three seconds for the account to save a selection, and then saves only the newest of the selections made meanwhile [MYST-5/logged-in]', async () => {
    signIn();
    const resolvers: (() => void)[] = [];
    host = fakeStoreHost({
      beforeResponse: async ({ path }) => {
        if (path !== 'account/add-store') return;
        await new Promise<void>((resolve) => {
          resolvers.push(resolve);
        });
      },
    });
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const first = store.dispatch(chooseStore('310002'));
    await settle();
    const second = store.dispatch(chooseStore('310003'));
    const third = store.dispatch(chooseStore('310004'));
    await settle();
    jest.advanceTimersByTime(ACCOUNT_TIMEOUT);
    expect(await first).toMatchObject({ store: { storeNumber: '310002' } });
    await Promise.all([second, third]);
    expect(resolvers).toHaveLength(1);
    resolvers.splice(0).forEach((resolve) => resolve());
    await settle();
    resolvers.splice(0).forEach((resolve) => resolve());
    await settle();
    expect(getAddedStores()).toEqual([{ storeId: '310002' }, { storeId: '310004' }]);
    expect(selectDriver(store.getState())?.PREFERRED_STORE).toBe('310004');
  });

  test('drops a response that arrives after the session changed [MYST-5/logged-in]', async () => {
    signIn();
    host = fakeStoreHost({
      beforeResponse: ({ path }) => {
        if (path === 'account/add-store') writeToken('t-2');
      },
    });
    await store.dispatch(chooseStore('310002'));
    expect(getAddedStores()).toEqual([{ storeId: '310002' }]);
    expect(selectDriver(store.getState())).toBeUndefined();
  });
});
