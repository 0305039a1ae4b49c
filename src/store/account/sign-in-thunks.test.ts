import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, FAULTS, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { bus } from '../../bus/bus';
import { writeJsonCookie } from '../../browser/cookies';
import { readToken, writeToken } from '../../services/token-cookie';
import { cacheResponse } from '../../services/http-cache';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { signIn } from './sign-in-thunks';
import { endSession } from './end-session';
import { signOut } from './sign-out';
import { selectDriver, selectLoginState, selectTokenId } from './account-slice';

const ACCOUNT = { DRIVER: [{ ID: '1', FIRSTNAME: 'Ada' }] };
const CREDENTIALS = { email: 'Ada@Example.com', password: 'correct horse' };
let store: AppStore;
let sent: ServiceCall[];
let layer: { event: string; eventInfo: unknown }[];

const fakeHost = (responses: Record<string, FakeResponse>) => {
  sent = fakeServices(({ requestedUrl }) => {
    const path = Object.keys(responses).find((key) => requestedUrl.includes(key));
    return (path !== undefined && responses[path]) || { status: 404, json: {} };
  });
};

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  layer = [];
  Object.assign(window, { adobeDataLayer: layer });
  document.documentElement.dataset['siteName'] = 'fcac';
  store = createReduxStore();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

const SIGNED_IN = { 'account/authenticate': ok({ tokenId: 'abc', account: ACCOUNT }) };

test('stores token and profile and tracks the sign-in once [ACCT-8/login] [ACCT-8/event] [VAL-3]', async () => {
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1' });
  fakeHost(SIGNED_IN);
  const result = await store.dispatch(signIn(CREDENTIALS));
  expect(result.ok).toBe(true);
  expect(sent.map(({ path }) => path)).toEqual([
    'account/authenticate',
    'cart/mine',
    'store/set-store-by-zip',
  ]);
  expect(sent[0]?.body).toEqual({
    email: 'ada@example.com',
    authString: 'correct horse',
    visitorID: 'v-1',
  });
  expect(selectLoginState(store.getState())).toBe('true');
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
  expect(readToken()).toBe('abc');
  expect(layer).toEqual([{ event: 'login success', eventInfo: {} }]);
});

test('signs in and reports it if the follow-up throws [ACCT-8/login]', async () => {
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1', location: { autoZip: '80122' } });
  const error = jest.spyOn(console, 'error');
  const fault = new Error('the follow-up failed');
  jest.spyOn(bus, 'publish').mockImplementation(() => {
    throw fault;
  });
  fakeHost(SIGNED_IN);
  expect(await store.dispatch(signIn(CREDENTIALS))).toMatchObject({ ok: true });
  expect(layer).toEqual([{ event: 'login success', eventInfo: {} }]);
  expect(error).toHaveBeenCalledWith('bsro-ui: session (sign-in):', fault);
});

test('keeps the password out of the state, the analytics events, the cookies, and the storage [STATE-5/not-persisted] [STATE-5/not-in-analytics]', async () => {
  fakeHost(SIGNED_IN);
  await store.dispatch(signIn(CREDENTIALS));
  const kept = [JSON.stringify(store.getState()), JSON.stringify(layer), document.cookie];
  kept.push(JSON.stringify(Object.entries(localStorage)));
  expect(kept.join()).not.toContain('correct horse');
});

test("fetches the account if the response doesn't have it [ACCT-8/login]", async () => {
  fakeHost({
    'account/authenticate': ok({ tokenId: 'abc' }),
    'account/get': ok({ account: ACCOUNT, loggedIn: true }),
  });
  await store.dispatch(signIn(CREDENTIALS));
  expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
});

test.each([
  ['053', 'Invalid Login'],
  ['053', 'User not found'],
  ['053', 'Account Locked'],
  ['520', 'Internal Error'],
])(
  "doesn't sign in and tracks the refusal %s %s [ACCT-4] [ANLT-1/errors]",
  async (status, phrase) => {
    fakeHost({ 'account/authenticate': refused(status, phrase) });
    expect(await store.dispatch(signIn(CREDENTIALS))).toMatchObject({
      error: { status, message: phrase },
    });
    expect(selectLoginState(store.getState())).toBe('loading');
    expect(readToken()).toBeUndefined();
    expect(layer).toEqual([{ event: 'error', eventInfo: { name: 'login', status } }]);
  },
);

test('returns the token of a refusal that requires verification or a password change [ACCT-4]', async () => {
  fakeHost({
    'account/authenticate': refused('053', 'Password change required', { tokenId: 'p' }),
  });
  expect(await store.dispatch(signIn(CREDENTIALS))).toMatchObject({ error: { tokenId: 'p' } });
  expect(readToken()).toBeUndefined();
});

test("doesn't sign in a driver whose account was migrated [ACCT-4]", async () => {
  fakeHost({ 'account/authenticate': ok({ message: 'Confirm Channel' }) });
  expect(await store.dispatch(signIn(CREDENTIALS))).toMatchObject({
    ok: true,
    status: '200',
    message: 'Confirm Channel',
  });
  expect(selectLoginState(store.getState())).toBe('loading');
});

test.each([
  ['the network fails', 'network'],
  ['the server responds with 500', 'http'],
  ['HTML arrives instead of JSON', 'shape'],
  ['the shape is wrong', 'shape'],
] as const)(
  'resolves to the error and tracks the status 0 when %s [HTTP-2/account-calls] [ACCT-4]',
  async (fault, kind) => {
    fakeHost({ 'account/authenticate': FAULTS[fault] });
    expect(await store.dispatch(signIn(CREDENTIALS))).toMatchObject({ ok: false, error: { kind } });
    expect(layer).toEqual([{ event: 'error', eventInfo: { name: 'login', status: '0' } }]);
  },
);

test('ends the session here at once on sign-out, regardless of the response [SESS-3/logout] [ACCT-9]', async () => {
  fakeHost({ ...SIGNED_IN, 'account/logout': { status: 500, text: '' } });
  await store.dispatch(signIn(CREDENTIALS));
  const response = store.dispatch(signOut());
  expect(selectLoginState(store.getState())).toBe('false');
  expect(selectTokenId(store.getState())).toBeNull();
  expect(selectDriver(store.getState())).toBeUndefined();
  expect(readToken()).toBeUndefined();
  expect(await response).toMatchObject({ error: { kind: 'http' } });
  expect(sent.at(-1)).toMatchObject({
    method: 'POST',
    body: { tokenId: 'abc' },
    headers: { tokenId: 'abc' },
  });
});

test('sends nothing for a sign-out without a session [SESS-3/logout]', async () => {
  fakeHost({});
  expect(await store.dispatch(signOut())).toBeUndefined();
  expect(sent).toHaveLength(0);
});

test('drops cached prices at sign-in and at sign-out [HTTP-3]', async () => {
  fakeHost(SIGNED_IN);
  const price = { ok: true, status: '200', message: '', code: 200, data: 1 } as const;
  cacheResponse('/price', price);
  await store.dispatch(signIn(CREDENTIALS));
  expect(localStorage).toHaveLength(0);
  cacheResponse('/price', price);
  store.dispatch(endSession());
  expect(localStorage).toHaveLength(0);
});

test('replaces a token that was already stored with the token of the sign-in [SESS-3/login]', async () => {
  writeToken('old');
  fakeHost(SIGNED_IN);
  await store.dispatch(signIn(CREDENTIALS));
  expect(readToken()).toBe('abc');
});
