import { parse } from 'valibot';
import { RECEIPT } from '../../test/booking';
import { createCart, createCartItem, createMoney } from '../../test/carts';
import { createStoreRecord } from '../../test/fake-services';
import { BILLING, createPlacedOrder } from '../../test/orders';
import { createSyncedStore } from '../../test/synced-store';
import { bus } from '../bus/bus';
import { FACTS } from '../bus/facts';
import type { Fact } from '../bus/facts';
import type { AppointmentRequest } from '../services/appointments';
import { profile } from '../services/account/schema';
import { storeRecord } from '../services/store-schema';
import { createReduxStore } from '.';
import { loggedIn, loggedOut } from './account/account-slice';
import { bookingChanged } from './booking/expedited-booking-slice';
import { sendRequest } from './booking/send-request';
import { cartCleared, cartLoaded, cartLost } from './cart/cart-slice';
import { checkoutChanged, orderPlaced } from './checkout/checkout-slice';
import { windowResized } from './meta/meta-slice';
import { publishFacts } from './publish-facts';
import { searchShown, tabSelected } from './search/tire-search-results-slice';

const isFact = (topic: string): topic is Fact => Object.hasOwn(FACTS, topic);

/** A Redux store, and the facts about it in order. Fails on a payload that has more than its schema. */
const setUp = () => {
  const published: [fact: Fact, payload: unknown][] = [];
  jest.spyOn(bus, 'publish').mockImplementation((topic, payload) => {
    if (!isFact(topic)) return;
    expect(parse(FACTS[topic].payload, payload)).toEqual(payload);
    published.push([topic, payload]);
  });
  const store = createReduxStore();
  publishFacts(store);
  return { dispatch: store.dispatch, published };
};

afterEach(() => jest.restoreAllMocks());

const REQUEST: AppointmentRequest = {
  storeNumber: '7',
  timeSlotId: 's-1',
  serviceIds: ['oil', 'brakes'],
  vehicle: { year: 2019, make: 'Honda', model: 'CR-V' },
  contact: { firstName: 'Ada', lastName: 'Byron', email: BILLING.email, phone: BILLING.mobile },
  dropWaitOption: 'drop',
  pickupPreference: 'text',
  comments: 'Plate CANARY1',
};
const SENT = { request: REQUEST, idempotencyKey: 'booking-key' };

test('publishes whether a driver is signed in once it is known, and each change once [BUS-5/session]', () => {
  const { dispatch, published } = setUp();
  dispatch(loggedOut());
  dispatch(loggedOut());
  dispatch(loggedIn({ tokenId: 't' }));
  dispatch(loggedIn({ tokenId: 'renewed' }));
  dispatch(loggedOut());
  expect(published).toEqual([
    ['session-changed', { loggedIn: false }],
    ['session-changed', { loggedIn: true }],
    ['session-changed', { loggedIn: false }],
  ]);
});

test('publishes my store, but not the store that the server has guessed [BUS-5/store]', () => {
  const { dispatch, published } = setUp();
  const sync = (storeNumber: '310001' | '310002', hasLocalStore: boolean) =>
    dispatch(createSyncedStore(parse(storeRecord, createStoreRecord(storeNumber)), hasLocalStore));
  sync('310001', false);
  sync('310002', true);
  dispatch(createSyncedStore(null));
  sync('310002', true);
  sync('310001', true);
  expect(published).toEqual([
    ['store-selected', { storeNumber: '310002' }],
    ['store-selected', { storeNumber: '310001' }],
  ]);
});

const CART_FACT = {
  storeNumber: '7',
  items: [{ code: '100', quantity: 4, price: 100 }],
  addOns: [],
  total: 400,
};
const NO_CART_FACT = { items: [], addOns: [], total: 0 };

test('publishes the cart when it has loaded, changed, and gone [BUS-5/cart]', () => {
  const { dispatch, published } = setUp();
  dispatch(cartLoaded(createCart()));
  dispatch(cartLoaded(createCart({ expires: '2030-01-01T00:00:00Z' })));
  const addOns = [{ code: '7009500', name: 'Wheel Alignment', price: createMoney(120) }];
  dispatch(cartLoaded(createCart({ items: [createCartItem('100', 2)], addOns })));
  dispatch(cartLost({ loss: 'removed', lostGuid: 'g-1', removed: null }));
  expect(published).toEqual([
    ['cart-changed', CART_FACT],
    [
      'cart-changed',
      { ...CART_FACT, items: [{ code: '100', quantity: 2, price: 100 }], addOns: ['7009500'] },
    ],
    ['cart-changed', NO_CART_FACT],
  ]);
});

test("publishes nothing about a cart that didn't load [BUS-5/cart]", () => {
  const { dispatch, published } = setUp();
  dispatch(cartCleared());
  dispatch(cartCleared({ status: 'failed', guid: 'g-1' }));
  dispatch(windowResized({ width: 1, height: 1 }));
  expect(published).toEqual([]);
});

test('publishes a placed order with its tires [BUS-5/order]', () => {
  const { dispatch, published } = setUp();
  dispatch(cartLoaded(createCart()));
  dispatch(checkoutChanged({ sent: { guid: 'g-1', idempotencyKey: 'k', earlierKeys: [] } }));
  dispatch(orderPlaced(createPlacedOrder()));
  const { storeNumber, items, total } = CART_FACT;
  expect(published.slice(1)).toEqual([
    ['order-placed', { orderNumber: 'T1001', storeNumber, items, total }],
    ['cart-changed', NO_CART_FACT],
  ]);
});

test('publishes an order without the tires of another cart [BUS-5/order]', () => {
  const { dispatch, published } = setUp();
  dispatch(checkoutChanged({ sent: { guid: 'g-0', idempotencyKey: 'k', earlierKeys: [] } }));
  dispatch(cartLoaded(createCart()));
  dispatch(orderPlaced(createPlacedOrder()));
  expect(published[1]).toEqual(['order-placed', { orderNumber: 'T1001', total: 400 }]);
});

test('publishes a booked appointment, but not one that an earlier page has booked [BUS-5/appointment]', () => {
  const booked = setUp();
  booked.dispatch(sendRequest.pending('id', SENT));
  booked.dispatch(sendRequest.fulfilled(RECEIPT, 'id', SENT));
  booked.dispatch(bookingChanged({ confirmation: { ...RECEIPT, end: RECEIPT.start } }));
  expect(booked.published).toEqual([
    ['appointment-booked', { storeNumber: '7', serviceIds: ['oil', 'brakes'] }],
  ]);
  const restored = setUp();
  restored.dispatch(bookingChanged({ confirmation: RECEIPT }));
  expect(restored.published).toEqual([]);
});

test('publishes a shown search once [BUS-5/search]', () => {
  const { dispatch, published } = setUp();
  const shown = { searchType: 'size', count: 0 } as const;
  dispatch(searchShown(shown));
  dispatch(searchShown({ ...shown }));
  dispatch(tabSelected('bestSellers'));
  expect(published).toEqual([['search-shown', shown]]);
});

test('publishes nothing personal, and nothing that gives access to something [BUS-5/no-personal-data]', () => {
  const { dispatch, published } = setUp();
  const DRIVER = {
    ID: 'driver-id',
    FIRSTNAME: 'Dana',
    LASTNAME: 'Driver',
    EMAIL: 'dana@example.com',
    PHONE: '3035550199',
    ADDRESS: '2 Elm St',
    PREFERRED_STORE: '310001',
  };
  dispatch(loggedIn({ tokenId: 'secret-token', profile: parse(profile, { DRIVER: [DRIVER] }) }));
  const vehicle = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };
  dispatch(cartLoaded(createCart({ guid: 'secret-guid', vehicle })));
  dispatch(
    checkoutChanged({
      billing: BILLING,
      sent: { guid: 'secret-guid', idempotencyKey: 'order-idempotency', earlierKeys: [] },
    }),
  );
  dispatch(orderPlaced(createPlacedOrder()));
  const { contact } = REQUEST;
  const contactInfo = { ...contact, dropWaitOption: 'drop', pickupPreference: 'text' } as const;
  dispatch(bookingChanged({ contactInfo: { ...contactInfo, comments: 'Plate CANARY1' } }));
  dispatch(sendRequest.pending('id', SENT));
  dispatch(sendRequest.fulfilled(RECEIPT, 'id', SENT));
  dispatch(loggedOut());

  const text = JSON.stringify(published);
  expect(new Set(published.map(([fact]) => fact))).toEqual(
    new Set(['session-changed', 'cart-changed', 'order-placed', 'appointment-booked']),
  );
  const { PREFERRED_STORE, ...personal } = DRIVER;
  const secrets = [
    ...Object.values(personal),
    ...Object.values(BILLING).filter((value) => value !== ''),
    ...Object.values(RECEIPT),
    ...[createPlacedOrder().orderKey, createCart().tireQuoteId, SENT.idempotencyKey],
    ...['secret-token', 'secret-guid', 'order-idempotency', 'CANARY1', 'Honda', 'CR-V'],
  ];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text).not.toContain(PREFERRED_STORE);
});
