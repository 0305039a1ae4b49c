import { parse } from 'valibot';
import { clearCookies } from '../../test/clear-cookies';
import { createStoreRecord, fakeServices, ok } from '../../test/fake-services';
import { createSyncedStore } from '../../test/synced-store';
import { writeJsonCookie } from '../browser/cookies';
import { bus } from '../bus/bus';
import { storeRecord } from '../services/store-schema';
import { createReduxStore, getReduxStore } from '.';
import type { RootState } from '.';
import { syncCurrentZip } from './meta/current-zip';
import {
  selectClosestStore,
  selectClosestStoreNumber,
  selectCurrentZip,
  selectWindowSize,
} from './meta/meta-slice';
import { startListeners } from './start-listeners';

beforeEach(() => {
  jest.useFakeTimers();
  clearCookies();
  fakeServices(() => ok({}));
  document.documentElement.dataset['siteName'] = 'fcac';
});

afterEach(() => jest.useRealTimers());

test('contains the slices of the header from the start [STATE-1/meta] [STATE-1/account] [STATE-1/ecomm] [STATE-1/vehicleSelector]', async () => {
  await jest.isolateModulesAsync(async () => {
    const page = await import('.');
    expect(Object.keys(page.createReduxStore().getState()).sort()).toEqual([
      'account',
      'ecomm',
      'meta',
      'vehicleSelector',
    ]);
  });
});

test('the state has exactly the nine documented slices [STATE-1]', () => {
  // The compiler rejects a slice that is missing here or that the state doesn't have.
  const slices: Record<keyof RootState, true> = {
    meta: true,
    account: true,
    ecomm: true,
    reviews: true,
    tireDecisionGuide: true,
    tireSearchResults: true,
    tireComparison: true,
    expeditedBooking: true,
    vehicleSelector: true,
  };
  expect(Object.keys(slices)).toHaveLength(9);
});

test('adds the slice of a chunk to a Redux store that already exists [STATE-1/reviews]', async () => {
  await jest.isolateModulesAsync(async () => {
    const page = await import('.');
    const store = page.createReduxStore();
    expect(store.getState()).not.toHaveProperty('reviews');
    const { selectReviewSummary, summariesChanged } = await import('./reviews/reviews-slice');
    expect(selectReviewSummary(store.getState(), '100').status).toBe('idle');
    store.dispatch(summariesChanged({ ids: ['100'], status: 'loading' }));
    expect(selectReviewSummary(store.getState(), '100').status).toBe('loading');
  });
});

test("adds the booking's state when its chunk loads [STATE-1/expeditedBooking] [XB-1/view]", async () => {
  const { bookingChanged } = await import('./booking/expedited-booking-slice');
  const store = createReduxStore();
  store.dispatch(bookingChanged({}));
  expect(store.getState().expeditedBooking).toMatchObject({
    view: 'loading',
    zipCode: null,
    store: null,
    storeService: null,
    vehicleSelected: null,
    contactInfo: null,
    datetimeSelected: { selectedTab: null },
    timeSlotId: null,
    isEditing: false,
  });
});

test('adds the state of the tire guide when its chunk loads [STATE-1/tireDecisionGuide] [TDG-1/tires]', async () => {
  const { tiresRecommended } = await import('./guide/tire-decision-guide-slice');
  const store = createReduxStore();
  store.dispatch(tiresRecommended(['100']));
  expect(store.getState().tireDecisionGuide).toMatchObject({
    step: null,
    vehicleSelected: null,
    zipCode: null,
    storeNumber: null,
    tireType: null,
    priorities: expect.any(Array),
    selectedPriorities: [],
    tires: ['100'],
    selectedTires: [],
  });
});

test('meta contains the closest store, the current zip, and the window size [STATE-1]', () => {
  expect(Object.keys(createReduxStore().getState().meta).sort()).toEqual([
    'closestStore',
    'currentZip',
    'isUrlStoreSettled',
    'savedStore',
    'windowSize',
  ]);
});

test('the account starts as loading, without token and profile [STATE-2]', () => {
  expect(createReduxStore().getState().account).toEqual({
    isLoggedIn: 'loading',
    tokenId: null,
    profile: null,
    created: null,
    lostRegistration: null,
    version: null,
  });
});

test('ecomm has its documented parts and the default service [STATE-3/services]', () => {
  const { ecomm } = createReduxStore().getState();
  expect(Object.keys(ecomm).sort()).toEqual([
    'addOns',
    'cart',
    'cartActivity',
    'checkout',
    'isCartOpen',
    'isForcedNewQuote',
    'isSubmitting',
    'order',
    'quote',
    'services',
    'tireDetail',
  ]);
  expect(Object.keys(ecomm.quote).sort()).toEqual([
    'cart',
    'cartGuid',
    'tire',
    'tireQuoteId',
    'vehicleFitment',
  ]);
  expect(ecomm.services).toEqual(['Tire+Replacement']);
  expect(ecomm.checkout).toMatchObject({ step: 0, billing: { country: 'US' } });
});

test("selects the visitor's store for quotes and carts, without a copy in the state [STATE-3/store]", () => {
  const store = createReduxStore();
  expect(selectClosestStore(store.getState())).toBeNull();
  const visitorStore = parse(storeRecord, createStoreRecord('310002'));
  store.dispatch(createSyncedStore(visitorStore));
  expect(selectClosestStore(store.getState())).toBe(visitorStore);
});

test('updates the window size 100 ms after a resize [STATE-4]', () => {
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
  const store = getReduxStore();
  expect(selectWindowSize(store.getState())).toEqual({ width: 1280, height: 800 });
  Object.assign(window, { innerWidth: 375, innerHeight: 667 });
  dispatchEvent(new Event('resize'));
  jest.advanceTimersByTime(99);
  expect(selectWindowSize(store.getState()).width).toBe(1280);
  jest.advanceTimersByTime(1);
  expect(selectWindowSize(store.getState())).toEqual({ width: 375, height: 667 });
});

test('getReduxStore returns the same Redux store to every caller [MOUNT-5/one-store]', () => {
  expect(getReduxStore()).toBe(getReduxStore());
});

const withTools = async (environment: 'production' | 'development'): Promise<number> => {
  const connect = jest.fn();
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: environment });
  Object.assign(window, {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => {
      connect();
      return (enhancer: unknown) => enhancer;
    },
  });
  try {
    await jest.isolateModulesAsync(async () => {
      const page = await import('.');
      page.createReduxStore();
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
    Reflect.deleteProperty(window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
  }
  return connect.mock.calls.length;
};

test('developer tools see the Redux store only in development [STATE-5/not-in-developer-tools]', async () => {
  expect(await withTools('production')).toBe(0);
  expect(await withTools('development')).toBe(1);
});

describe('myzipset', () => {
  const readZip = async (location: object | undefined) => {
    if (location) writeJsonCookie('bsro.cp-fcac', { vid: 'v', location });
    const store = createReduxStore();
    const stop = syncCurrentZip(store);
    await jest.advanceTimersByTimeAsync(0);
    return { stop, zip: () => selectCurrentZip(store.getState()) };
  };

  test('the current zip is null if the profile has no zip [STATE-1]', async () => {
    const { stop, zip } = await readZip(undefined);
    expect(zip()).toBeNull();
    stop();
  });

  test("publishes the profile's zip if none was published before [STATE-1]", async () => {
    const subscriber = jest.fn();
    const unsubscribe = bus.subscribe('myzipset', subscriber);
    const { stop, zip } = await readZip({ locationLvl: 1, autoZip: '61614', myZip: '80202' });
    expect(zip()).toBe('61614');
    expect(subscriber.mock.calls).toEqual([[{ zip: '61614', source: 'automatic' }]]);
    unsubscribe();
    stop();
  });

  test('keeps the zip that a page script published before [STATE-1]', async () => {
    bus.publish('myzipset', { zip: '10001-1234', source: 'visitor' });
    const { stop, zip } = await readZip({ locationLvl: 2, autoZip: '61614', myZip: '80202' });
    expect(zip()).toBe('10001');
    bus.publish('myzipset', { zip: 'nonsense', source: 'visitor' });
    expect(zip()).toBe('10001');
    bus.publish('myzipset', { zip: '95060', source: 'account' });
    expect(zip()).toBe('95060');
    stop();
  });
});

test('follows a selection in another tab, also on a page without my store [MYST-3]', async () => {
  const save = (storeNumber: string, myZip: string): void =>
    writeJsonCookie('bsro.cp-fcac', { vid: 'v', location: { locationLvl: 2, storeNumber, myZip } });
  fakeServices(({ path }) => ok({ storeNumber: path.split('/').at(-1) }));
  save('7', '61614');
  const store = createReduxStore();
  const stop = startListeners(store);
  await jest.advanceTimersByTimeAsync(0);
  const subscriber = jest.fn();
  const unsubscribe = bus.subscribe('myzipset', subscriber);
  subscriber.mockClear();
  save('8', '80202');
  dispatchEvent(new StorageEvent('storage', { key: 'storeData' }));
  expect(selectClosestStoreNumber(store.getState())).toBe('8');
  await jest.advanceTimersByTimeAsync(0);
  expect(selectClosestStore(store.getState())?.storeNumber).toBe('8');
  expect(subscriber.mock.calls).toEqual([[{ zip: '80202', source: 'visitor' }]]);
  dispatchEvent(new Event('focus'));
  expect(subscriber).toHaveBeenCalledTimes(1);
  stop();
  save('7', '61614');
  dispatchEvent(new Event('focus'));
  expect(selectClosestStoreNumber(store.getState())).toBe('8');
  unsubscribe();
});
