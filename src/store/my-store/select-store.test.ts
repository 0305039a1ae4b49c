import { setImmediate } from 'node:timers/promises';
import { clearCookies } from '../../../test/clear-cookies';
import {
  automatic,
  chosen,
  fakeStoreHost,
  profileNow,
  writeProfile,
} from '../../../test/fake-store-host';
import type { FakeHost, Fault } from '../../../test/fake-store-host';
import { readStored } from '../../browser/storage';
import { writeToken } from '../../browser/token-cookie';
import { bus } from '../../bus/bus';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { loggedIn, selectDriver } from '../account/account-slice';
import { selectMyStore } from '../meta/meta-slice';
import { ACCOUNT_TIMEOUT } from './account-timeout';
import { selectStore, selectStoreByZip } from './select-store';
import { dropStoreData } from './saved-store';
import { loadSavedStore } from './saved-store-thunks';

const FAULTS: readonly Fault[] = [
  'no connection',
  'status 500',
  'HTML',
  'another shape',
  'a refusal',
];
const NOT_SET = 'This store could not be set as yours. Please try again.';

let store: AppStore;
let error: jest.SpyInstance;
let host: FakeHost;
let faults: Record<string, Fault>;
let zips: object[] = [];
bus.subscribe('myzipset', (zip) => zips.push(zip));

const settle = async (): Promise<void> => {
  for (let turns = 0; turns < 5; turns += 1) await setImmediate();
};
const saved = () => profileNow()?.location;
const mine = () => selectMyStore(store.getState())?.storeNumber;

beforeEach(() => {
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  clearCookies();
  localStorage.clear();
  dropStoreData();
  document.documentElement.dataset['siteName'] = 'fcac';
  document.documentElement.className = '';
  writeProfile(automatic('310001'));
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

test('MYST-5 HTTP-6 a store chosen by number is mine: host, cookie, storage, state, zip', async () => {
  const choice = await store.dispatch(selectStore('310002'));
  expect(choice).toMatchObject({ store: { storeNumber: '310002', city: 'Denver' } });
  expect(host.asked()).toEqual([
    'store/details/310002',
    'store/set-store-by-store-number?storeNumber=310002',
  ]);
  expect(saved()).toMatchObject({ storeNumber: '310002', locationLvl: 2, myZip: '80202' });
  expect(readStored('storeData')).toMatchObject({ storeNumber: '310002', zip: '80202' });
  expect(mine()).toBe('310002');
  expect(zips).toEqual([{ zip: '80202', source: 'visitor' }]);
});

test('MYST-8 a zip makes its nearest store mine, and the answer is storeData', async () => {
  const choice = await store.dispatch(selectStoreByZip(' 80301-1234 '));
  expect(choice).toMatchObject({ store: { storeNumber: '310003' } });
  expect(host.asked()[0]).toBe('store/set-store-by-zip?zipCode=80301');
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
  'FIND-6 VAL-4 “%s” is no zip, and nothing is asked',
  async (typed) => {
    expect(await store.dispatch(selectStoreByZip(typed))).toEqual({
      problem: `Invalid zip code: ${typed}`,
    });
    expect(host.sent).toEqual([]);
  },
);

test('FIND-6 MYST-8 a zip without a store says so', async () => {
  expect(await store.dispatch(selectStoreByZip('99999'))).toEqual({
    problem: 'No stores found for zip: 99999',
  });
});

test.each<[Fault, string]>([
  ['a refusal', 'No stores found for zip: 80301'],
  ['no connection', 'Error setting store by zip: no connection'],
  ['status 500', 'Error setting store by zip: service not available'],
  ['HTML', 'Error setting store by zip: unexpected answer'],
  ['another shape', 'Error setting store by zip: unexpected answer'],
])('FIND-6 HTTP-5 set-store-by-zip with %s: %s', async (fault, problem) => {
  faults['set-store-by-zip'] = fault;
  expect(await store.dispatch(selectStoreByZip('80301'))).toEqual({ problem });
  expect(saved()).toMatchObject({ storeNumber: '310001', locationLvl: 1 });
  expect(mine()).toBeUndefined();
  expect(zips).toEqual([]);
});

test('FIND-6 HTTP-5 a call that hangs ends in its time-out', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  globalThis.fetch = async (_, init) =>
    new Promise<Response>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const choice = store.dispatch(selectStoreByZip('80301'));
  await settle();
  jest.advanceTimersByTime(10_000);
  expect(await choice).toEqual({ problem: 'Error setting store by zip: no answer in time' });
});

test.each(FAULTS)('HTTP-5 a store whose details fail (%s) is not set', async (fault) => {
  faults['details'] = fault;
  expect(await store.dispatch(selectStore('310002'))).toEqual({ problem: NOT_SET });
  expect(host.asked()).toEqual(['store/details/310002']);
  expect(saved()?.storeNumber).toBe('310001');
});

test.each(FAULTS)('HTTP-5 a store that the host does not set (%s) is not shown', async (fault) => {
  writeProfile(chosen('310003'));
  await store.dispatch(loadSavedStore());
  faults['set-store'] = fault;
  expect(await store.dispatch(selectStore('310002'))).toEqual({ problem: NOT_SET });
  expect([saved()?.storeNumber, mine()]).toEqual(['310003', '310003']);
});

test('MYST-5 a store that does not exist is not set', async () => {
  expect(await store.dispatch(selectStore('999'))).toEqual({ problem: NOT_SET });
  expect(saved()?.storeNumber).toBe('310001');
});

test('HTTP-5 an answer that breaks off behind its cookie has set the store all the same', async () => {
  faults['set-store'] = 'a truncated answer';
  expect(await store.dispatch(selectStore('310002'))).toMatchObject({
    store: { storeNumber: '310002' },
  });
  expect([saved()?.storeNumber, mine()]).toEqual(['310002', '310002']);
});

test('MYST-3 of several choices the newest is the one; those before hear of it', async () => {
  const choices = ['310002', '310003', '310004'].map((number) =>
    store.dispatch(selectStore(number)),
  );
  const numbers = (await Promise.all(choices)).map(
    (choice) => 'store' in choice && choice.store.storeNumber,
  );
  expect(numbers).toEqual(['310004', '310004', '310004']);
  expect(saved()?.storeNumber).toBe('310004');
  expect(host.asked().filter((path) => path.includes('set-store'))).toHaveLength(1);
});

test('LS-3 without cookies and storage the choice holds for the page', async () => {
  clearCookies();
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(await store.dispatch(selectStore('310002'))).toMatchObject({
    store: { storeNumber: '310002' },
  });
  expect(mine()).toBe('310002');
});

test('MYST-5 nothing is set while an author edits the page', async () => {
  document.documentElement.className = 'aem-AuthorLayer-Edit';
  expect(await store.dispatch(selectStore('310002'))).toEqual({ problem: NOT_SET });
  expect(saved()?.storeNumber).toBe('310001');
});

describe('MYST-5 a driver’s account', () => {
  const signIn = (): void => {
    writeToken('t-1');
    store.dispatch(loggedIn({ tokenId: 't-1' }));
  };
  const added = () =>
    host.sent.filter(({ address }) => address.includes('add-store')).map(({ body }) => body);

  test('gets the store, and its answer replaces the profile', async () => {
    signIn();
    await store.dispatch(selectStoreByZip('80301'));
    expect(added()).toEqual([{ storeId: '310003' }]);
    expect(host.sent.at(-1)?.headers['tokenId']).toBe('t-1');
    expect(selectDriver(store.getState())?.PREFERRED_STORE).toBe('310003');
  });

  test('of a visitor there is none', async () => {
    await store.dispatch(selectStore('310002'));
    expect(added()).toEqual([]);
  });

  test.each(FAULTS)('that does not take it (%s) is not mentioned', async (fault) => {
    signIn();
    faults['add-store'] = fault;
    expect(await store.dispatch(selectStore('310002'))).toMatchObject({
      store: { storeNumber: '310002' },
    });
    expect(error).not.toHaveBeenCalled();
    expect(selectDriver(store.getState())).toBeUndefined();
  });

  test('that takes long holds nobody up for more than three seconds, and keeps the last', async () => {
    signIn();
    const answers: (() => void)[] = [];
    const quick = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      if (typeof address === 'string' && address.includes('add-store')) {
        await new Promise<void>((resolve) => {
          answers.push(resolve);
        });
      }
      return quick(address, init);
    };
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    const first = store.dispatch(selectStore('310002'));
    await settle();
    const second = store.dispatch(selectStore('310003'));
    const third = store.dispatch(selectStore('310004'));
    await settle();
    jest.advanceTimersByTime(ACCOUNT_TIMEOUT);
    expect(await first).toMatchObject({ store: { storeNumber: '310002' } });
    await Promise.all([second, third]);
    expect(answers).toHaveLength(1);
    answers.splice(0).forEach((answer) => answer());
    await settle();
    answers.splice(0).forEach((answer) => answer());
    await settle();
    expect(added()).toEqual([{ storeId: '310002' }, { storeId: '310004' }]);
    expect(selectDriver(store.getState())?.PREFERRED_STORE).toBe('310004');
  });

  test('is not another driver’s: an answer after a change of session is dropped', async () => {
    signIn();
    const quick = globalThis.fetch;
    globalThis.fetch = async (address, init) => {
      const answer = await quick(address, init);
      if (typeof address === 'string' && address.includes('add-store')) writeToken('t-2');
      return answer;
    };
    await store.dispatch(selectStore('310002'));
    expect(added()).toEqual([{ storeId: '310002' }]);
    expect(selectDriver(store.getState())).toBeUndefined();
  });
});
