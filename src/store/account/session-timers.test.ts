import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import {
  fakeServices,
  listFaults,
  listFaultsExcept,
  ok,
  refused,
  SESSION_EXPIRED,
} from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { leavePage, returnToPage } from '../../../test/page-transitions';
import { readCookie, readJsonCookie, writeJsonCookie } from '../../browser/cookies';
import { CONFIRM_DELAY, FAILURE_LIFETIME, noteResponse } from '../../services/connection';
import { readProfileCookie } from '../../services/profile-cookie';
import { readToken, removeToken, writeToken } from '../../services/token-cookie';
import { profile } from '../../services/account/schema';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { savedContactDraft } from '../booking/saved-booking';
import { reviewDraft } from '../reviews/review-draft';
import { endSession } from './end-session';
import { registrationDraft } from './registration-draft';
import {
  loggedIn,
  selectAccountVersion,
  selectDriver,
  selectLoginState,
  selectTokenId,
} from './account-slice';
import { CHECK_INTERVAL, FIRST_CHECK_DELAY, startSessionTimers } from './session-timers';

const ACCOUNT = { DRIVER: [{ ID: '1', FIRSTNAME: 'Ada', EMAIL: 'ada@example.com' }] };
const createAccountResponse = (tokenId = 'abc'): FakeResponse =>
  ok({ account: ACCOUNT, tokenId, loggedIn: true, userId: '1' });
const respondToCheck = (updated = false, tokenId = 'abc'): FakeResponse =>
  ok({ loggedIn: true, tokenId, updated });
const SIGNED_OUT: FakeResponse = {
  json: { success: 'false', status: '200', message: {}, data: { loggedIn: false } },
};

let store: AppStore;
let stop: () => void;
let sent: ServiceCall[];
let get: FakeResponse;
let check: FakeResponse;

const REGISTRATION = {
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  phone: '3035550142',
  optin: false,
};

const notifyOtherTab = () => dispatchEvent(new StorageEvent('storage', { key: 'bsro-session' }));
const getPaths = () =>
  sent.map(({ requestedUrl }) => requestedUrl.replace('/bsro/services/account/', ''));
const getLoginState = () => selectLoginState(store.getState());

const load = async (token?: string) => {
  if (token !== undefined) writeToken(token);
  store = createReduxStore();
  stop = startSessionTimers(store);
  await jest.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  clearCookies();
  localStorage.clear();
  sessionStorage.clear();
  get = createAccountResponse();
  check = respondToCheck();
  sent = fakeServices(({ requestedUrl }) => (requestedUrl.endsWith('/get') ? get : check));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('signs out a visitor without a token cookie and sends nothing [SESS-1/no-token] [STATE-2/login-states]', async () => {
  await load();
  expect(getLoginState()).toBe('false');
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY + CHECK_INTERVAL);
  expect(sent).toHaveLength(0);
});

test('fetches the account at page load if there is a token cookie [SESS-1/at-load] [STATE-2/token] [STATE-2/profile-lists]', async () => {
  writeToken('abc');
  store = createReduxStore();
  expect(getLoginState()).toBe('loading');
  stop = startSessionTimers(store);
  expect(getLoginState()).toBe('loading');
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get']);
  expect(sent[0]?.headers['tokenId']).toBe('abc');
  expect(getLoginState()).toBe('true');
  expect(selectTokenId(store.getState())).toBe('abc');
  expect(selectDriver(store.getState())).toMatchObject({ FIRSTNAME: 'Ada', EMAIL_REMINDERS: '0' });
});

test("stores the driver's ID in the visitor's profile until the session ends [COOK-2/user-id]", async () => {
  document.documentElement.dataset['siteName'] = 'fcac';
  const visitor = { vid: 'v-1', location: { storeNumber: '7' } };
  writeJsonCookie('bsro.cp-fcac', visitor);
  await load('abc');
  expect(readProfileCookie('fcac')).toMatchObject({ ...visitor, userId: '1' });
  store.dispatch(endSession());
  expect(readProfileCookie('fcac')).toMatchObject(visitor);
  expect(readProfileCookie('fcac')?.userId).toBeUndefined();
});

test('removes the ID of a driver whose session has ended while the visitor was away [COOK-2/user-id]', async () => {
  document.documentElement.dataset['siteName'] = 'fcac';
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', userId: '1' });
  get = SESSION_EXPIRED;
  await load('abc');
  expect(readJsonCookie('bsro.cp-fcac')).toEqual({ vid: 'v-1' });
});

test('creates no profile for the ID of a driver [COOK-2/user-id]', async () => {
  await load('abc');
  expect(readCookie('bsro.cp-fcac')).toBeUndefined();
});

test('stores the account version that the services name [SITE-5/account]', async () => {
  await load('abc');
  expect(selectAccountVersion(store.getState())).toBe('v3');
});

test('checks the session 5 s after page load and then every 270,000 ms [SESS-1/first-check] [SESS-1/interval]', async () => {
  await load('abc');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(getPaths()).toEqual(['get']);
  await jest.advanceTimersByTimeAsync(1);
  expect(getPaths()).toEqual(['get', 'check']);
  await jest.advanceTimersByTimeAsync(270_000 - 5_001);
  expect(getPaths()).toEqual(['get', 'check']);
  await jest.advanceTimersByTimeAsync(1);
  expect(getPaths()).toEqual(['get', 'check', 'check']);
  await jest.advanceTimersByTimeAsync(270_000);
  expect(getPaths()).toEqual(['get', 'check', 'check', 'check']);
});

test('fetches the account again on data.updated [SESS-1/updated]', async () => {
  await load('abc');
  check = respondToCheck(true);
  get = ok({ account: { DRIVER: [{ ID: '1', FIRSTNAME: 'Grace' }] }, loggedIn: true });
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  expect(getPaths()).toEqual(['get', 'check', 'get']);
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Grace');
});

test('stores the token of a response in the cookie [SESS-2/token-stored]', async () => {
  get = createAccountResponse('second');
  await load('first');
  expect(readToken()).toBe('second');
  check = respondToCheck(false, 'third');
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  expect(readToken()).toBe('third');
  expect(selectTokenId(store.getState())).toBe('third');
});

test('signs out when account/get fails with 401 [SESS-1]', async () => {
  get = SESSION_EXPIRED;
  await load('abc');
  expect(getLoginState()).toBe('false');
  expect(readToken()).toBeUndefined();
});

test.each([{ loggedIn: false }, {}])(
  "signs out when account/get doesn't return loggedIn true (%j) [SESS-2/logged-in]",
  async (confirmation) => {
    get = ok({ account: ACCOUNT, ...confirmation });
    await load('abc');
    expect(getLoginState()).toBe('false');
    expect(readToken()).toBeUndefined();
  },
);

test.each(listFaults())(
  'fetches the account at the next check when %s for account/get [SESS-1]',
  async (_, fault) => {
    get = fault;
    await load('abc');
    expect(getLoginState()).toBe('loading');
    get = createAccountResponse();
    await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
    expect(getLoginState()).toBe('true');
    expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
  },
);

test.each([
  ['a refusal', SIGNED_OUT],
  ['loggedIn false', ok({ loggedIn: false, updated: false })],
  ['a refusal that says loggedIn', refused('200', '', { loggedIn: true })],
  ['401', SESSION_EXPIRED],
])('signs out silently when a check returns %s [SESS-2]', async (_, response) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await load('abc');
  check = response;
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  expect(getLoginState()).toBe('false');
  expect(readToken()).toBeUndefined();
  expect(selectDriver(store.getState())).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test.each(listFaultsExcept("success is 'false'"))(
  'signs out when %s for a check, until a later one succeeds [SESS-2/failed-check]',
  async (_, fault) => {
    await load('abc');
    check = fault;
    await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
    expect(getLoginState()).toBe('false');
    expect(selectDriver(store.getState())).toBeUndefined();
    expect(readToken()).toBe('abc');
    check = respondToCheck();
    await jest.advanceTimersByTimeAsync(CHECK_INTERVAL);
    expect(getLoginState()).toBe('true');
    expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
  },
);

test('keeps the driver signed in without a network, and checks the session once it is back [SESS-2/failed-check]', async () => {
  await load('abc');
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  await jest.advanceTimersByTimeAsync(CHECK_INTERVAL);
  expect(getLoginState()).toBe('true');
  expect(getPaths()).toEqual(['get']);
  onLine.mockRestore();
  check = SIGNED_OUT;
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get', 'check']);
  expect(getLoginState()).toBe('false');
});

test("counts a driver as signed out if the account didn't load and the first check has no network [SESS-2/failed-check] [STATE-2/login-states]", async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  get = 'reset';
  check = 'reset';
  await load('abc');
  expect(getLoginState()).toBe('loading');
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  expect(getLoginState()).toBe('false');
  onLine.mockRestore();
  get = createAccountResponse();
  check = respondToCheck();
  dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(getLoginState()).toBe('true');
});

test('checks the session again as soon as the connection is back after a failed check [SESS-2/failed-check]', async () => {
  await load('abc');
  check = 'reset';
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY + CONFIRM_DELAY);
  expect(getLoginState()).toBe('false');
  await jest.advanceTimersByTimeAsync(FAILURE_LIFETIME);
  expect(getPaths()).toEqual(['get', 'check']);
  check = respondToCheck();
  noteResponse();
  await jest.advanceTimersByTimeAsync(0);
  expect(getLoginState()).toBe('true');
});

test.each([
  ['here', () => store.dispatch(endSession())],
  [
    'in another tab',
    () => {
      removeToken();
      notifyOtherTab();
    },
  ],
  [
    'in another tab, as a response shows first',
    () => {
      removeToken();
      store.dispatch(endSession());
    },
  ],
])(
  'removes what a driver has entered, but not submitted, when the session ends %s [SESS-3/logout]',
  async (_, end) => {
    await load('abc');
    const review = { rating: '5', headline: 'Quiet', comments: '', location: 'Littleton, CO' };
    reviewDraft.save({
      productId: 'tire',
      review: { ...review, nickname: 'Ada', vehicle: '', milesDriven: '' },
    });
    savedContactDraft.save({
      ...{ firstName: 'Ada', lastName: '', email: '', phone: '', comments: '' },
      ...{ dropWaitOption: 'drop', pickupPreference: 'text' },
    });
    end();
    expect(Object.keys(sessionStorage)).toEqual([]);
  },
);

test('keeps what a visitor has entered, but not submitted, while nobody signs out', async () => {
  registrationDraft.save(REGISTRATION);
  await load();
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  store.dispatch(endSession());
  expect(registrationDraft.read()).toEqual(REGISTRATION);
});

test('removes what was entered for a new account when a session starts', async () => {
  registrationDraft.save(REGISTRATION);
  await load('abc');
  expect(getLoginState()).toBe('true');
  expect(registrationDraft.read()).toBeUndefined();
});

test('ignores the response to a request if the session has ended in the meantime [SESS-2]', async () => {
  let release: (response: FakeResponse) => void = () => {};
  fakeServices(() => new Promise<FakeResponse>((resolve) => (release = resolve)));
  await load('abc');
  store.dispatch(endSession());
  release(createAccountResponse());
  await jest.advanceTimersByTimeAsync(0);
  expect(getLoginState()).toBe('false');
  expect(readToken()).toBeUndefined();
});

test.each([
  ['another tab sends a notification', notifyOtherTab],
  ['storage is cleared elsewhere', () => dispatchEvent(new StorageEvent('storage'))],
  ['the window gets the focus', () => dispatchEvent(new Event('focus'))],
  ['the page becomes visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is shown', () => dispatchEvent(new Event('pageshow'))],
])('signs out at once after a sign-out elsewhere when %s [SESS-3/logout]', async (_, happens) => {
  await load('abc');
  removeToken();
  happens();
  expect(getLoginState()).toBe('false');
  expect(selectDriver(store.getState())).toBeUndefined();
});

test("finds a cookie that becomes readable only after the other tab's notification [SESS-3/login]", async () => {
  const cookieStore = new EventTarget();
  Object.defineProperty(globalThis, 'cookieStore', { value: cookieStore, configurable: true });
  const dispatchCookieChange = (name: string) =>
    cookieStore.dispatchEvent(
      Object.assign(new Event('change'), { changed: [{ name }], deleted: [] }),
    );
  await load();
  notifyOtherTab();
  expect(getLoginState()).toBe('false');
  writeToken('abc');
  dispatchCookieChange('another');
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual([]);
  dispatchCookieChange('tokenId');
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get']);
  expect(getLoginState()).toBe('true');
  Reflect.deleteProperty(globalThis, 'cookieStore');
});

test('fetches the account after a sign-in in another tab [SESS-3/login]', async () => {
  await load();
  writeToken('abc');
  notifyOtherTab();
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get']);
  expect(getLoginState()).toBe('true');
});

test("removes the first driver's data when another driver signs in elsewhere [SESS-3/login]", async () => {
  await load('abc');
  writeToken('other');
  get = { json: null };
  check = respondToCheck(false, 'other');
  notifyOtherTab();
  await jest.advanceTimersByTimeAsync(FIRST_CHECK_DELAY);
  expect(selectTokenId(store.getState())).toBe('other');
  expect(selectDriver(store.getState())).toBeUndefined();
});

test('checks the session when the page returns from the back-forward cache [SESS-3]', async () => {
  // Without the mock, the page would reload because of the failures in earlier tests.
  const reload = jest.spyOn(history, 'go').mockImplementation(() => {
    reload.mockRestore();
  });
  await load('abc');
  leavePage();
  returnToPage();
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get', 'check']);
});

test('sends nothing when the page becomes visible again with the same session [SESS-3]', async () => {
  await load('abc');
  dispatchEvent(new Event('focus'));
  notifyOtherTab();
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths()).toEqual(['get']);
});

test('notifies other tabs of a sign-out only once, and leaves nothing in storage [SESS-3/logout]', async () => {
  await load('abc');
  const set = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(endSession());
  store.dispatch(endSession());
  expect(set.mock.calls.map(([key]) => key)).toEqual(['bsro-session']);
  expect(JSON.stringify(set.mock.calls)).not.toContain('abc');
  expect(localStorage).toHaveLength(0);
  set.mockRestore();
});

test('stops timers and listeners [SESS-1]', async () => {
  await load('abc');
  stop();
  expect(jest.getTimerCount()).toBe(0);
  removeToken();
  notifyOtherTab();
  expect(getLoginState()).toBe('true');
});

test('fetches the account only once after a change in another tab [SESS-3] [ACCT-11]', async () => {
  await load('abc');
  get = ok({ account: { DRIVER: [{ ID: '1', FIRSTNAME: 'Grace' }] }, loggedIn: true });
  const before = getPaths().length;
  for (const newValue of ['1', null]) {
    dispatchEvent(new StorageEvent('storage', { key: 'bsro-account', newValue }));
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(getPaths().slice(before)).toEqual(['get']);
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Grace');
});

test('ignores a response whose request was sent before the account changed [SESS-1] [ACCT-11]', async () => {
  let respond = (_given: FakeResponse): void => {};
  fakeServices(
    () =>
      new Promise((resolve) => {
        respond = resolve;
      }),
  );
  writeToken('abc');
  store = createReduxStore();
  stop = startSessionTimers(store);
  await jest.advanceTimersByTimeAsync(0);
  const changed = parse(profile, { DRIVER: [{ ID: '1', EMAIL_REMINDERS: '1' }] });
  store.dispatch(loggedIn({ tokenId: 'abc', profile: changed }));
  respond(createAccountResponse());
  await jest.advanceTimersByTimeAsync(0);
  expect(selectDriver(store.getState())?.EMAIL_REMINDERS).toBe('1');
});
