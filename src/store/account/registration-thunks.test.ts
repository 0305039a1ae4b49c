import { parse } from 'valibot';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { writeJsonCookie } from '../../browser/cookies';
import { readToken } from '../../services/token-cookie';
import { storeRecord } from '../../services/store-schema';
import { saveFirstVehicle } from '../garage/guest-vehicles';
import { saveCurrentVehicle } from '../garage/saved-vehicles';
import { register } from './registration-thunks';
import { loggedOut, selectCreatedAccount, selectLoginState } from './account-slice';
import { savedStoreSynced } from '../meta/meta-slice';
import { createReduxStore } from '..';
import type { AppStore } from '..';

jest.mock('../garage/guest-vehicles', () => {
  const actual = jest.requireActual<{ saveFirstVehicle: () => unknown }>(
    '../garage/guest-vehicles',
  );
  return { ...actual, saveFirstVehicle: jest.fn(actual.saveFirstVehicle) };
});

const NEW = {
  email: 'Ada@Example.com',
  password: 'correct horse',
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '3035550100',
  optin: false,
};

const CRV = { id: '1', year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

const STORE = parse(storeRecord, { storeNumber: '310001', storeName: 'Centennial' });

let store: AppStore;
let sent: ServiceCall[];
/** Calls, events, and the callback in order. */
let steps: string[];
let layer: object[];

const fakeHost = (responses: Record<string, FakeResponse>) => {
  sent = fakeServices(({ requestedUrl }) => {
    steps.push(requestedUrl.replace('/bsro/services/', ''));
    const path = Object.keys(responses).find((key) => requestedUrl.includes(key));
    return (path !== undefined && responses[path]) || { status: 404, json: {} };
  });
};

const registerAccount = (account = NEW) =>
  store.dispatch(register(account, () => void steps.push('callback')));

beforeEach(() => {
  clearCookies();
  localStorage.clear();
  steps = [];
  layer = [];
  const push = (entry: { event: string }) => {
    steps.push(entry.event);
    layer.push(entry);
  };
  Object.assign(window, { adobeDataLayer: { push } });
  document.documentElement.dataset['siteName'] = 'fcac';
  store = createReduxStore();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

const getIdempotencyKeys = () => sent.map(({ headers }) => headers['Idempotency-Key']);

test('sends the input of a registration without signing in [ACCT-5]', async () => {
  fakeHost({ 'account/create': ok({ tokenId: 'verify-only' }) });
  expect(await registerAccount()).toMatchObject({ ok: true });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    email: 'ada@example.com',
    authString: 'correct horse',
    firstName: 'Ada',
    lastName: 'Lovelace',
    phone: '3035550100',
  });
  expect(getIdempotencyKeys()[0]).toMatch(/^[\w-]{16,}$/);
  expect(selectLoginState(store.getState())).toBe('loading');
  expect(selectCreatedAccount(store.getState())).toEqual({ tokenId: 'verify-only' });
  expect(readToken()).toBeUndefined();
  expect(layer).toEqual([{ event: 'registration success', eventInfo: {} }]);
});

test('sends the event, saves the first vehicle, calls the callback, and subscribes the email address, in this order [ACCT-8/registration]', async () => {
  saveCurrentVehicle(CRV);
  fakeHost({
    'account/create': ok({ tokenId: 'verify-only' }),
    'account/update-section': ok({ account: { VEHICLE: [] } }),
    'contact/emailsignup': ok({}),
  });
  await registerAccount({ ...NEW, optin: true });
  expect(steps).toEqual([
    'account/create',
    'registration success',
    'account/update-section',
    'callback',
    'contact/emailsignup/',
  ]);
  expect(sent[1]).toMatchObject({ headers: { tokenId: 'verify-only' } });
});

test.each(listFaults())(
  "registers even if the vehicle can't be saved: %s [ACCT-8/registration] [HTTP-5]",
  async (_, fault) => {
    saveCurrentVehicle(CRV);
    fakeHost({ 'account/create': ok({ tokenId: 'verify-only' }), 'account/update-section': fault });
    expect(await registerAccount()).toMatchObject({ ok: true });
    expect(steps.at(-1)).toBe('callback');
  },
);

test('registers and reports it if saving the vehicle throws [ACCT-8/registration]', async () => {
  const error = jest.spyOn(console, 'error');
  const fault = new Error('the vehicle is unreadable');
  jest.mocked(saveFirstVehicle).mockReturnValueOnce(() => Promise.reject(fault));
  fakeHost({ 'account/create': ok({ tokenId: 'verify-only' }) });
  expect(await registerAccount()).toMatchObject({ ok: true });
  expect(steps.at(-1)).toBe('callback');
  expect(error).toHaveBeenCalledWith('bsro-ui: session (registration):', fault);
});

test('sends the store that the visitor has selected, but not a guessed one [ACCT-8/registration]', async () => {
  fakeHost({ 'account/create': ok({}) });
  writeJsonCookie('bsro.cp-fcac', { vid: 'v-1' });
  const show = (isSelected: boolean) => {
    const saved = { storeNumber: STORE.storeNumber, isSelected, hasLocalStore: true };
    store.dispatch(savedStoreSynced({ saved, store: STORE }));
  };
  show(false);
  await registerAccount();
  expect(sent[0]?.body).not.toHaveProperty('storeNumber');
  show(true);
  await registerAccount();
  expect(sent[1]?.body).toMatchObject({ storeNumber: '310001', visitorID: 'v-1' });
});

test('subscribes the email address on opt-in, and registers even if the subscription fails [ACCT-8/registration]', async () => {
  fakeHost({ 'account/create': ok({}), 'contact/emailsignup': { status: 500, text: '' } });
  expect(await registerAccount({ ...NEW, optin: true })).toMatchObject({ ok: true });
  expect(sent[1]?.body).toEqual({
    email: 'ada@example.com',
    confirmEmail: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Lovelace',
  });
});

test('tracks a refused registration and returns the response [ACCT-5] [ANLT-1/errors]', async () => {
  fakeHost({ 'account/create': refused('053', 'User Registration Failed') });
  expect(await registerAccount()).toMatchObject({ error: { message: 'User Registration Failed' } });
  expect(selectCreatedAccount(store.getState())).toBeNull();
  expect(layer).toEqual([{ event: 'error', eventInfo: { name: 'create account', status: '053' } }]);
});

test('reuses the idempotency key for only one repeat of a registration whose response was lost [ACCT-5]', async () => {
  fakeHost({ 'account/create': 'reset' });
  await registerAccount();
  // As the session's timers do, also when the visitor returns from another tab.
  store.dispatch(loggedOut());
  await registerAccount();
  await registerAccount();
  const [first, second, third] = getIdempotencyKeys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  fakeHost({ 'account/create': ok({}) });
  await registerAccount({ ...NEW, email: 'grace@example.com' });
  expect(getIdempotencyKeys()[0]).not.toBe(third);
  await registerAccount({ ...NEW, email: 'grace@example.com' });
  expect(new Set(getIdempotencyKeys()).size).toBe(2);
});
