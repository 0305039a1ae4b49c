import { readCookie } from '../src/browser/cookies';
import { writeStored } from '../src/browser/storage';
import { removeToken } from '../src/services/token-cookie';
import { READ_TIMEOUT, WRITE_TIMEOUT } from '../src/services/http';
import { createReduxStore } from '../src/store';
import type { AppStore } from '../src/store';
import { loadCart } from '../src/store/cart/cart-thunks';
import { selectCartActivity } from '../src/store/cart/cart-slice';
import { fakeCartHost } from './cart-host';
import type { FakeCartHost } from './cart-host';
import { clearCookies } from './clear-cookies';
import { fakeServices, FAULTS, FOREIGN_404, listFaults } from './fake-services';
import type { ServiceCall } from './fake-services';

/** Faults of a call, a 404 that says nothing about the cart, and a call that times out. */
export const FAULT_ROWS = [
  ...listFaults(),
  ['another server responds with 404', FOREIGN_404],
  ['no response arrives', FAULTS['no response arrives']],
] as const;

/** Runs a thunk whose call may time out. */
export const settle = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  const done = run();
  await jest.advanceTimersByTimeAsync(Math.max(READ_TIMEOUT, WRITE_TIMEOUT));
  return done;
};

export const getAppointmentId = () => readCookie('bsro.appointment-id');

/** Prepares a store and a fake host with the cart `g-1`, and a fake clock, for each test of a file. */
export const setUpCartVisit = () => {
  const visit: { store: AppStore; host: FakeCartHost; calls: ServiceCall[] } = {
    store: createReduxStore(),
    host: fakeCartHost(),
    calls: [],
  };

  beforeEach(() => {
    jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
    jest.spyOn(console, 'error').mockImplementation(() => {});
    localStorage.clear();
    sessionStorage.clear();
    clearCookies();
    removeToken();
    document.documentElement.dataset['siteName'] = 'fcac';
    visit.store = createReduxStore();
    visit.host = fakeCartHost();
    visit.calls = fakeServices((call) => visit.host.respond(call));
  });

  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  return Object.assign(visit, {
    getCart: () => visit.store.getState().ecomm.cart,
    getActivity: () => selectCartActivity(visit.store.getState()),
    getStep: () => visit.store.getState().ecomm.checkout.step,
    listCalls: () => visit.calls.map(({ method, path }) => `${method} ${path}`),
    open: async (): Promise<void> => {
      writeStored('cart', 'g-1');
      await visit.store.dispatch(loadCart());
    },
  });
};
