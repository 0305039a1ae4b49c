import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeNetwork, ok, refused } from '../../../test/fake-network';
import type { FakeAnswer, SentRequest } from '../../../test/fake-network';
import { readToken, removeToken, writeToken } from '../../browser/token-cookie';
import { profile } from '../../services/account/schema';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { leaveSession } from './session-thunks';
import { loggedIn, selectDriver, selectIsLoggedIn, selectTokenId } from './account-slice';
import { CHECK_INTERVAL, FIRST_CHECK, startSessionTimers } from './session-timers';

const ACCOUNT = { DRIVER: [{ ID: '1', FIRSTNAME: 'Ada', EMAIL: 'ada@example.com' }] };
const found = (tokenId = 'abc'): FakeAnswer =>
  ok({ account: ACCOUNT, tokenId, loggedIn: true, userId: '1' });
const stands = (updated = false, tokenId = 'abc'): FakeAnswer =>
  ok({ loggedIn: true, tokenId, updated });
const EXPIRED: FakeAnswer = {
  status: 401,
  json: { success: 'false', status: '401', message: { error: 'sessionExpired' }, data: {} },
};
const DOWN: FakeAnswer = { error: new TypeError('Failed to fetch') };
const SIGNED_OUT: FakeAnswer = {
  json: { success: 'false', status: '200', message: {}, data: { loggedIn: false } },
};

let store: AppStore;
let stop: () => void;
let sent: SentRequest[];
let get: FakeAnswer;
let check: FakeAnswer;

const asked = () => sent.map(({ address }) => address.replace('/bsro/services/account/', ''));
const login = () => selectIsLoggedIn(store.getState());

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
  get = found();
  check = stands();
  sent = fakeNetwork(({ address }) => (address.endsWith('/get') ? get : check));
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('SESS-1 STATE-2 without a token cookie the visitor is signed out and nothing is asked', async () => {
  await load();
  expect(login()).toBe('false');
  await jest.advanceTimersByTimeAsync(FIRST_CHECK + CHECK_INTERVAL);
  expect(sent).toHaveLength(0);
});

test('SESS-1 STATE-2 with a token cookie the account is fetched at load', async () => {
  writeToken('abc');
  store = createReduxStore();
  expect(login()).toBe('loading');
  stop = startSessionTimers(store);
  expect(login()).toBe('loading');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['get']);
  expect(sent[0]?.headers['tokenId']).toBe('abc');
  expect(login()).toBe('true');
  expect(selectTokenId(store.getState())).toBe('abc');
  expect(selectDriver(store.getState())).toMatchObject({ FIRSTNAME: 'Ada', EMAIL_REMINDERS: '0' });
});

test('SESS-1 the session is checked after 5 s and then every 270000 ms from load', async () => {
  await load('abc');
  await jest.advanceTimersByTimeAsync(4_999);
  expect(asked()).toEqual(['get']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['get', 'check']);
  await jest.advanceTimersByTimeAsync(270_000 - 5_001);
  expect(asked()).toEqual(['get', 'check']);
  await jest.advanceTimersByTimeAsync(1);
  expect(asked()).toEqual(['get', 'check', 'check']);
  await jest.advanceTimersByTimeAsync(270_000);
  expect(asked()).toEqual(['get', 'check', 'check', 'check']);
});

test('SESS-1 data.updated fetches the account again', async () => {
  await load('abc');
  check = stands(true);
  get = ok({ account: { DRIVER: [{ ID: '1', FIRSTNAME: 'Grace' }] }, loggedIn: true });
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(asked()).toEqual(['get', 'check', 'get']);
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Grace');
});

test('SESS-2 a token in the answers is stored in the cookie', async () => {
  get = found('second');
  await load('first');
  expect(readToken()).toBe('second');
  check = stands(false, 'third');
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(readToken()).toBe('third');
  expect(selectTokenId(store.getState())).toBe('third');
});

test('SESS-1 account/get failing with 401 is signed out', async () => {
  get = EXPIRED;
  await load('abc');
  expect(login()).toBe('false');
  expect(readToken()).toBeUndefined();
});

test.each([{ loggedIn: false }, {}])(
  'SESS-2 an account/get that does not say loggedIn true (%j) signs out',
  async (confirmation) => {
    get = ok({ account: ACCOUNT, ...confirmation });
    await load('abc');
    expect(login()).toBe('false');
    expect(readToken()).toBeUndefined();
  },
);

test.each<[string, FakeAnswer]>([
  ['no connection', DOWN],
  ['500', { status: 500, text: '' }],
  ['HTML', { text: '<p>' }],
])('SESS-1 after account/get failed with %s the next check decides', async (_, fault) => {
  get = fault;
  await load('abc');
  expect(login()).toBe('loading');
  get = found();
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(login()).toBe('true');
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
});

test.each([
  ['a refusal', SIGNED_OUT],
  ['loggedIn false', ok({ loggedIn: false, updated: false })],
  ['a refusal that says loggedIn', refused('200', '', { loggedIn: true })],
  ['401', EXPIRED],
])('SESS-2 a check answered by %s signs out, silently', async (_, answer) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  await load('abc');
  check = answer;
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(login()).toBe('false');
  expect(readToken()).toBeUndefined();
  expect(selectDriver(store.getState())).toBeUndefined();
  expect(logged).not.toHaveBeenCalled();
  logged.mockRestore();
});

test.each<[string, FakeAnswer]>([
  ['no connection', DOWN],
  ['500', { status: 500, text: '' }],
  ['HTML', { text: '<p>' }],
  ['another shape', ok({ loggedIn: 'yes' })],
])('SESS-2 a check that fails by %s signs out until a later one succeeds', async (_, fault) => {
  await load('abc');
  check = fault;
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(login()).toBe('false');
  expect(selectDriver(store.getState())).toBeUndefined();
  expect(readToken()).toBe('abc');
  check = stands();
  await jest.advanceTimersByTimeAsync(CHECK_INTERVAL);
  expect(login()).toBe('true');
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
});

test('SESS-2 an answer to a token that was replaced meanwhile is dropped', async () => {
  let release: (answer: FakeAnswer) => void = () => {};
  fakeNetwork(() => new Promise<FakeAnswer>((resolve) => (release = resolve)));
  await load('abc');
  store.dispatch(leaveSession());
  release(found());
  await jest.advanceTimersByTimeAsync(0);
  expect(login()).toBe('false');
  expect(readToken()).toBeUndefined();
});

const signal = () => dispatchEvent(new StorageEvent('storage', { key: 'bsro-session' }));

test.each([
  ['another tab says so', signal],
  ['storage is cleared elsewhere', () => dispatchEvent(new StorageEvent('storage'))],
  ['the window gets the focus', () => dispatchEvent(new Event('focus'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page is shown', () => dispatchEvent(new Event('pageshow'))],
])('SESS-3 signed out elsewhere: this tab follows at once when %s', async (_, happens) => {
  await load('abc');
  removeToken();
  happens();
  expect(login()).toBe('false');
  expect(selectDriver(store.getState())).toBeUndefined();
});

test('SESS-3 a cookie that becomes readable after the other tab spoke is found', async () => {
  const cookieStore = new EventTarget();
  Object.defineProperty(globalThis, 'cookieStore', { value: cookieStore, configurable: true });
  const changes = (name: string) =>
    cookieStore.dispatchEvent(
      Object.assign(new Event('change'), { changed: [{ name }], deleted: [] }),
    );
  await load();
  signal();
  expect(login()).toBe('false');
  writeToken('abc');
  changes('another');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual([]);
  changes('tokenId');
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['get']);
  expect(login()).toBe('true');
  Reflect.deleteProperty(globalThis, 'cookieStore');
});

test('SESS-3 signed in elsewhere: this tab fetches the account', async () => {
  await load();
  writeToken('abc');
  signal();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['get']);
  expect(login()).toBe('true');
});

test('SESS-3 another driver signed in elsewhere: nothing of the first one stays', async () => {
  await load('abc');
  writeToken('other');
  get = { json: null };
  check = stands(false, 'other');
  signal();
  await jest.advanceTimersByTimeAsync(FIRST_CHECK);
  expect(selectTokenId(store.getState())).toBe('other');
  expect(selectDriver(store.getState())).toBeUndefined();
});

test('SESS-3 a page out of the back-forward cache checks the session', async () => {
  await load('abc');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['get', 'check']);
});

test('SESS-3 the same session seen again asks nothing', async () => {
  await load('abc');
  dispatchEvent(new Event('focus'));
  signal();
  await jest.advanceTimersByTimeAsync(0);
  expect(asked()).toEqual(['get']);
});

test('SESS-3 signing out here tells the other tabs once and keeps no fact in storage', async () => {
  await load('abc');
  const set = jest.spyOn(Storage.prototype, 'setItem');
  store.dispatch(leaveSession());
  store.dispatch(leaveSession());
  expect(set.mock.calls.map(([key]) => key)).toEqual(['bsro-session']);
  expect(JSON.stringify(set.mock.calls)).not.toContain('abc');
  expect(localStorage).toHaveLength(0);
  set.mockRestore();
});

test('SESS-1 stopping ends timers and listeners', async () => {
  await load('abc');
  stop();
  expect(jest.getTimerCount()).toBe(0);
  removeToken();
  signal();
  expect(login()).toBe('true');
});

test('SESS-3 ACCT-11 what another tab changes in the account is fetched, once', async () => {
  await load('abc');
  get = ok({ account: { DRIVER: [{ ID: '1', FIRSTNAME: 'Grace' }] }, loggedIn: true });
  const before = asked().length;
  for (const newValue of ['1', null]) {
    dispatchEvent(new StorageEvent('storage', { key: 'bsro-account', newValue }));
  }
  await jest.advanceTimersByTimeAsync(0);
  expect(asked().slice(before)).toEqual(['get']);
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Grace');
});

test('SESS-1 ACCT-11 an answer that was asked for before a change does not undo it', async () => {
  let answer = (_given: FakeAnswer): void => {};
  fakeNetwork(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  writeToken('abc');
  store = createReduxStore();
  stop = startSessionTimers(store);
  await jest.advanceTimersByTimeAsync(0);
  const changed = parse(profile, { DRIVER: [{ ID: '1', EMAIL_REMINDERS: '1' }] });
  store.dispatch(loggedIn({ tokenId: 'abc', profile: changed }));
  answer(found());
  await jest.advanceTimersByTimeAsync(0);
  expect(selectDriver(store.getState())?.EMAIL_REMINDERS).toBe('1');
});
