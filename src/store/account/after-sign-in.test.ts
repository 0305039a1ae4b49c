import { createCartRecord } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, ok, refused, SESSION_EXPIRED } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { rememberGeolocationPreference } from '../../browser/geolocation';
import { removeStored } from '../../browser/storage';
import { bus } from '../../bus/bus';
import { changePassword, resetPassword } from './password-thunks';
import { saveCartGuid } from '../cart/cart-storage';
import { saveCurrentVehicle, readSavedVehicles } from '../garage/saved-vehicles';
import { FOLLOW_UP_TIMEOUT, signIn } from './sign-in-thunks';
import { startSession } from './session-thunks';
import { selectDriver, selectLoginState, selectProfile, selectTokenId } from './account-slice';
import { createReduxStore } from '..';
import type { AppStore } from '..';

const BUS = { ID: '1', YEAR: '2019', MAKE: 'Honda', MODEL: 'CR-V', SUBMODEL: 'EX' };
const RANGER = { id: 'r', year: 2004, make: 'Ford', model: 'Ranger', trim: 'XLT' };
const SAVED = { ID: '2', YEAR: '2004', MAKE: 'Ford', MODEL: 'Ranger', SUBMODEL: 'XLT' };
const ACCOUNT = {
  DRIVER: [{ ID: '1', FIRSTNAME: 'Ada', EMAIL: 'ada@example.com', PREFERRED_STORE: '310002' }],
  VEHICLE: [BUS],
};
const CREDENTIALS = { email: 'ada@example.com', password: 'correct horse' };
const STORE_SET = { success: 'true', storeNumber: '310002', zip: '80202' };

let store: AppStore;
let sent: ServiceCall[];
/** Calls, events, and zips in order. */
let steps: string[];
bus.subscribe('myzipset', ({ zip, source }) => steps.push(`${source} zip ${zip}`));

const writeProfile = (storeNumber: string, myZip: string): void =>
  writeJsonCookie('bsro.cp-fcac', {
    vid: 'v-1',
    location: { locationLvl: 2, autoZip: '80122', myZip, storeNumber },
  });

const fakeHost = (responses: Record<string, FakeResponse>) => {
  sent = fakeServices(({ requestedUrl }) => {
    steps.push(requestedUrl.replace('/bsro/services/', '').replace(/\?.*/, ''));
    const path = Object.keys(responses).find((key) => requestedUrl.includes(key));
    if (path === 'store/set-store') writeProfile('310002', '80202');
    return (path !== undefined && responses[path]) || { status: 404, json: {} };
  });
};

const HOST = {
  'account/authenticate': ok({ tokenId: 'abc', account: ACCOUNT }),
  'account/update-section': ok({ account: { ...ACCOUNT, VEHICLE: [BUS, SAVED] } }),
  'profile/set-vehicle': ok({}),
  'store/details': ok({ storeNumber: '310002', storeName: 'Denver', zip: '80202' }),
  'store/set-store': ok(STORE_SET),
};

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  steps = [];
  Object.assign(window, {
    adobeDataLayer: { push: ({ event }: { event: string }) => steps.push(event) },
  });
  document.documentElement.dataset['siteName'] = 'fcac';
  writeProfile('310003', '80301');
  store = createReduxStore();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('publishes the zip, selects the store and the vehicle, saves the garage, and sends the event after a sign-in, in this order [ACCT-8/login] [ACCT-8/zip] [ACCT-8/preferred-store] [ACCT-8/vehicles] [ACCT-8/event]', async () => {
  saveCurrentVehicle(RANGER);
  fakeHost(HOST);
  await store.dispatch(signIn(CREDENTIALS));
  expect(steps).toEqual([
    'account/authenticate',
    'automatic zip 80122',
    'cart/mine',
    'store/details/310002',
    'store/set-store-by-store-number',
    'account zip 80202',
    'profile/set-vehicle',
    'account/update-section',
    'login success',
  ]);
  expect(sent.at(-2)?.requestedUrl).toContain('model=CR-V');
  expect(sent.at(-1)?.body).toMatchObject({ VEHICLE: [{ MODEL: 'Ranger' }] });
  expect(readSavedVehicles().current).toMatchObject({ model: 'CR-V' });
  expect(selectProfile(store.getState())?.VEHICLE).toHaveLength(2);
});

test.each([
  ['allowed', 'visitor zip 80301'],
  ['denied', 'automatic zip 80122'],
  [undefined, 'automatic zip 80122'],
] as const)('with geolocation %s, publishes the %s [ACCT-8/zip]', async (preference, zip) => {
  if (preference) rememberGeolocationPreference(preference);
  fakeHost(HOST);
  await store.dispatch(signIn(CREDENTIALS));
  expect(steps.find((step) => step.includes(' zip '))).toBe(zip);
});

test("publishes only the default store's zip without a profile cookie [ACCT-8/zip] [SITE-2]", async () => {
  clearCookies();
  fakeHost({ ...HOST, 'account/authenticate': ok({ tokenId: 'abc', account: { DRIVER: [] } }) });
  await store.dispatch(signIn(CREDENTIALS));
  expect(steps).toEqual([
    'account/authenticate',
    'cart/mine',
    'store/set-store-by-zip',
    'account zip 80122',
    'store/details/310002',
    'login success',
  ]);
});

test('delays a sign-in only until the time limit when a follow-up step hangs [ACCT-8/login]', async () => {
  fakeHost({ ...HOST, 'profile/set-vehicle': 'hang' });
  jest.useFakeTimers();
  const signingIn = store.dispatch(signIn(CREDENTIALS));
  await jest.advanceTimersByTimeAsync(FOLLOW_UP_TIMEOUT - 100);
  expect(steps).not.toContain('login success');
  await jest.advanceTimersByTimeAsync(200);
  expect(await signingIn).toMatchObject({ ok: true });
  expect(steps.at(-1)).toBe('login success');
});

const CHANGE = { email: 'Ada@Example.com', currentPassword: 'old horse', newPassword: 'new horse' };

test('loads the cart whose GUID is only in the cookie after a sign-in [ACCT-8/login]', async () => {
  saveCartGuid('g-1');
  removeStored('cart');
  fakeHost({
    ...HOST,
    'cart/mine': ok({ guid: 'g-1' }),
    'cart/get/g-1': ok(createCartRecord()),
  });
  await store.dispatch(signIn(CREDENTIALS));
  expect(store.getState().ecomm.cart?.guid).toBe('g-1');
});

describe('a password change', () => {
  const signInDriver = () => {
    fakeHost(HOST);
    return store.dispatch(signIn(CREDENTIALS));
  };

  test('replaces the token of the session with the new token [ACCT-6/change]', async () => {
    await signInDriver();
    fakeHost({ 'account/update-access': ok({ tokenId: 'renewed' }) });
    expect(await store.dispatch(changePassword(CHANGE))).toMatchObject({ ok: true });
    expect(sent[0]).toMatchObject({
      headers: { tokenId: 'abc' },
      body: {
        oldEmail: 'ada@example.com',
        newEmail: 'ada@example.com',
        oldAuthString: 'old horse',
        newAuthString: 'new horse',
      },
    });
    expect(selectTokenId(store.getState())).toBe('renewed');
    expect(selectDriver(store.getState())?.FIRSTNAME).toBe('Ada');
  });

  test('uses the token of the sign-in that required the change, and then signs in [ACCT-4] [ACCT-8/login]', async () => {
    fakeHost({ ...HOST, 'account/update-access': ok({ tokenId: 'renewed', account: ACCOUNT }) });
    await store.dispatch(changePassword({ ...CHANGE, tokenId: 'limited' }));
    expect(sent[0]?.headers['tokenId']).toBe('limited');
    expect(selectTokenId(store.getState())).toBe('renewed');
    expect(steps.at(-1)).toBe('login success');
  });

  test('signs out if the session has ended [ACCT-6/session-expired] [SESS-2]', async () => {
    await signInDriver();
    fakeHost({ 'account/update-access': SESSION_EXPIRED });
    expect(await store.dispatch(changePassword(CHANGE))).toMatchObject({
      error: { isSessionExpired: true },
    });
    expect(selectLoginState(store.getState())).toBe('false');
  });

  test("doesn't end the current session when the token of a refused sign-in has expired [ACCT-6/session-expired]", async () => {
    store.dispatch(startSession('abc'));
    fakeHost({ 'account/update-access': SESSION_EXPIRED });
    await store.dispatch(changePassword({ ...CHANGE, tokenId: 'limited' }));
    expect(selectLoginState(store.getState())).toBe('true');
  });
});

test("checks this browser's session after a reset, which ends all sessions [ACCT-6/forgot] [SESS-2]", async () => {
  store.dispatch(startSession('abc'));
  fakeHost({
    'account/reset': ok({ message: 'Password reset' }),
    'account/check': refused('', '', { loggedIn: false }),
  });
  const reset = { email: 'Ada@Example.com', newPassword: 'new horse', tokenId: 'mail' };
  expect(await store.dispatch(resetPassword(reset))).toMatchObject({ ok: true });
  expect(sent[0]?.body).toEqual({
    email: 'ada@example.com',
    authString: 'new horse',
    tokenId: 'mail',
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(selectLoginState(store.getState())).toBe('false');
});
