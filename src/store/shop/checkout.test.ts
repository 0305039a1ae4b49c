import { BOOKING_NOW, createSlot } from '../../../test/booking';
import { createCart, createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { BILLING, CARD, createPlacedOrder } from '../../../test/orders';
import { readCookie } from '../../browser/cookies';
import { redirectTo } from '../../browser/navigation';
import { readStored, removeStored, writeStored } from '../../browser/storage';
import { writeVehicleCookie } from '../../browser/vehicle-cookie';
import type { CartChange } from '../../services/cart-schema';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import { keepCartGuid, readCartGuid } from './cart-guid';
import { readStepAddress, showStep } from './checkout-navigation';
import { selectCheckout } from './checkout-slice';
import { changeBilling, changeVisit, openCheckout, refreshCart } from './checkout-thunks';
import { cartGone, cartLoaded, selectCartCount } from './ecomm-slice';
import { checkOrder, endChallenge, placeOrder } from './place-order';
import { readLastOrder } from './last-order';
import { readBuyer, readSavedEntries, readSentOrder } from './saved-checkout';
import { holdVisit, selectVisitTime } from './visit-time';

jest.mock('../../browser/navigation', () => ({
  ...jest.requireActual<object>('../../browser/navigation'),
  redirectTo: jest.fn(),
}));

const SLOT = createSlot('2026-11-24', '13:00');
const OTHER_SLOT = createSlot('2026-11-24', '08:00');
const CART = createCartRecord();
const MORE_EXPENSIVE = createCartRecord({
  totals: { ...createCart().totals, total: createMoney(440) },
});

const PRICE_CHANGE: CartChange = {
  code: '100',
  field: 'price',
  from: createMoney(90),
  to: createMoney(100),
};

type Responses = (call: ServiceCall) => FakeResponse | Promise<FakeResponse> | undefined;

let store: AppStore;
let sent: ServiceCall[];
let responses: Responses;
let holds: number;
let error: jest.SpyInstance<void, unknown[]>;

const getState = () => selectCheckout(store.getState());
const getEcomm = () => store.getState().ecomm;
const countCalls = (path: string): number =>
  sent.filter((call) => call.path.startsWith(path)).length;
const listKeys = () =>
  sent
    .filter(({ path }) => path.startsWith('order/create'))
    .map(({ headers }) => headers['Idempotency-Key']);
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const getStepParameter = () => new URLSearchParams(location.search).get('step');

/** Delays the responses to a call; the result finishes the first one. */
const delay = (path: string): ((response: FakeResponse) => void) => {
  const waiting: ((response: FakeResponse) => void)[] = [];
  responses = (call) =>
    call.path.startsWith(path)
      ? new Promise((resolve) => {
          waiting.push(resolve);
        })
      : undefined;
  return (response) => waiting.shift()?.(response);
};

/** Opens the checkout page in a new document of the same tab. */
const open = async (query = location.search): Promise<void> => {
  history.replaceState(null, '', `/checkout/${query}`);
  store = createReduxStore();
  const opening = store.dispatch(openCheckout());
  await pass(0);
  await opening;
};

/** Goes to the payment step with everything entered. */
const goToPayment = async (): Promise<void> => {
  await open('');
  store.dispatch(showStep(2));
  store.dispatch(selectVisitTime(SLOT));
  await pass(0);
  store.dispatch(changeBilling(BILLING));
  store.dispatch(showStep(3));
  await pass(0);
};

const place = async (milliseconds = 0): Promise<void> => {
  void store.dispatch(placeOrder(CARD));
  await pass(milliseconds);
};

beforeEach(() => {
  jest.useFakeTimers({ now: BOOKING_NOW });
  jest.mocked(redirectTo).mockClear();
  history.replaceState(null, '', '/checkout/');
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
  writeStored('cart', 'g-1');
  holds = 0;
  responses = () => undefined;
  sent = fakeServices((call) => {
    const given = responses(call);
    if (given) return given;
    switch (call.path) {
      case 'cart/get/g-1':
        return ok(CART);
      case 'appointment/hold':
        holds += 1;
        return ok({ holdId: `h-${holds}`, expires: '2026-11-23T15:10:00Z' });
      case 'order/create/g-1':
        return ok(createPlacedOrder());
      case 'order/status':
        return ok({ state: 'none' });
      default:
        return { status: 404, text: '' };
    }
  });
  error = jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('the step', () => {
  test('is 0 at first, and 1 once a cart loads [CHKO-1/initial] [CHKO-1/loaded]', async () => {
    expect(createReduxStore().getState().ecomm.checkout.step).toBe(0);
    await open();
    expect(getState().step).toBe(1);
    expect(getState().service).toBe('tire-installation');
    expect(getStepParameter()).toBe('1');
  });

  test('is -1 without a cart, and the address stays [CHKO-1/no-cart]', async () => {
    removeStored('cart');
    await open('?step=3');
    expect(getState().step).toBe(-1);
    expect(getStepParameter()).toBe('3');
    expect(countCalls('cart')).toBe(0);
  });

  test.each([...listFaults(), ['404', { status: 404, text: '' }]] as const)(
    'is -1 after a failed load, which removes the GUID: %s [CHKO-1/failed-load]',
    async (_, fault) => {
      responses = () => fault;
      await open();
      expect(getState().step).toBe(-1);
      expect(readStored('cart')).toBeUndefined();
    },
  );

  test('is -1 when the cart is gone, without cart and add-ons, but stays at 4 [CHKO-1/expiry]', async () => {
    await goToPayment();
    await place();
    expect(getState().step).toBe(4);
    store.dispatch(cartGone());
    expect(getState().step).toBe(4);
    await open();
    store.dispatch(cartGone());
    expect(getEcomm()).toMatchObject({ cart: null, addOns: [], services: ['Tire+Replacement'] });
    expect(getState().step).toBe(-1);
  });

  test.each([
    ['?step=3', 1, '2'],
    ['?step=2', 1, '2'],
    ['?step=9', 1, '1'],
    ['?step=-1', 1, '1'],
    ['?step=2.0', 1, '1'],
    ['?step=', 1, '1'],
    ['?step=<b>', 1, '1'],
    ['', 1, '1'],
  ])('of the address %j is never past what is complete [CHKO-2]', async (query, _, shown) => {
    await open(`${query}${query ? '&' : '?'}x=1`);
    expect(getStepParameter()).toBe(shown);
    expect(`${getState().step}`).toBe(shown);
    expect(new URLSearchParams(location.search).get('x')).toBe('1');
  });

  test('isn’t past the cart if the store doesn’t have the tires [CHKO-2]', async () => {
    responses = ({ path }) =>
      path.startsWith('cart')
        ? ok(createCartRecord({ items: [{ ...createCartItem(), stock: 3 }] }))
        : undefined;
    await open('?step=3');
    expect(getState().step).toBe(1);
    store.dispatch(showStep(2));
    expect(getState().step).toBe(1);
  });

  test('adds an entry to the history, and follows Back and Forward [CHKO-2]', async () => {
    await open('');
    const { length } = history;
    store.dispatch(showStep(2));
    store.dispatch(showStep(2));
    expect(history).toHaveLength(length + 1);
    expect(getStepParameter()).toBe('2');
    history.replaceState(null, '', '/checkout/?step=1');
    store.dispatch(readStepAddress());
    expect(getState().step).toBe(1);
    // Forward, to what isn't complete any more.
    history.replaceState(null, '', '/checkout/?step=3');
    store.dispatch(readStepAddress());
    expect(getState().step).toBe(2);
    expect(getStepParameter()).toBe('2');
  });

  test('stays while an order is being placed [CHKO-3]', async () => {
    await goToPayment();
    responses = ({ path }) => (path.startsWith('order') ? 'hang' : undefined);
    await place();
    history.replaceState(null, '', '/checkout/?step=1');
    store.dispatch(readStepAddress());
    expect(getState().step).toBe(3);
    expect(getStepParameter()).toBe('3');
  });
});

test('the cart of the cookie is ordered if local storage has lost it, or is off [CART-1/get]', async () => {
  keepCartGuid('g-1');
  removeStored('cart');
  await open('');
  expect(getEcomm().cart?.guid).toBe('g-1');
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError');
  });
  await goToPayment();
  await place();
  expect(getEcomm().order).not.toBeNull();
});

describe('a refreshed cart', () => {
  test.each([...listFaults(), ['hang', 'hang']] as const)(
    'stays as it was, with everything that was entered, after a fault: %s [CHKO-1/failed-load]',
    async (_, fault) => {
      await goToPayment();
      responses = () => fault;
      void store.dispatch(refreshCart());
      await pass(10_000);
      expect(getEcomm().cart?.guid).toBe('g-1');
      expect(getState()).toMatchObject({ step: 3, slot: SLOT, billing: BILLING });
      expect(readStored('cart')).toBe('g-1');
    },
  );

  test.each([403, 404, 410])('is gone after the status %i [CHKO-1/expiry]', async (status) => {
    await goToPayment();
    responses = () => ({ status, text: '' });
    void store.dispatch(refreshCart());
    await pass(0);
    expect(getState().step).toBe(-1);
    expect(readStored('cart')).toBeUndefined();
    expect(readCookie('bsro.appointment-id')).toBeUndefined();
  });

  test('is gone when another tab has emptied it [CHKO-1/expiry]', async () => {
    await goToPayment();
    removeStored('cart');
    void store.dispatch(refreshCart());
    await pass(0);
    expect(getEcomm().cart).toBeNull();
    expect(getState().step).toBe(-1);
  });

  test('shows the cart of another tab [CHKO-1/loaded]', async () => {
    await goToPayment();
    writeStored('cart', 'g-2');
    responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    void store.dispatch(refreshCart());
    await pass(0);
    expect(getEcomm().cart?.guid).toBe('g-2');
  });

  test('doesn’t end an order that is being placed [CHKO-3]', async () => {
    await goToPayment();
    const finish = delay('cart');
    void store.dispatch(refreshCart());
    await pass(0);
    responses = ({ path }) => (path.startsWith('order/create') ? 'hang' : undefined);
    await place();
    finish({ status: 404, text: '' });
    await pass(0);
    expect(getState()).toMatchObject({ step: 3, progress: 'sending' });
    expect(getEcomm().cart).not.toBeNull();
  });
});

describe('the entries', () => {
  test('have every field of the appointment, the billing address, and the card [CHKO-2/appointment] [CHKO-2/billing] [CHKO-2/payment] [CHKO-2/availability] [STATE-3/checkout]', async () => {
    await open();
    expect(getState()).toMatchObject({
      billing: { country: 'US' },
      payment: { paymentBrand: '', cc: '', cvv: '', expiryMonth: '', expiryYear: '' },
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text', dateTime: '' },
      appointmentConfirmation: null,
      storeAvailability: [],
      daytimes: null,
    });
    await goToPayment();
    store.dispatch(
      changeVisit({ dropWaitOption: 'wait', pickupPreference: 'call', comments: 'Lock nut' }),
    );
    await place();
    expect(getState().appointment).toEqual({
      dropWaitOption: 'wait',
      appointmentYYYYMMDD: '20261124',
      appointmentDate: 'Tuesday, November 24',
      appointmentTime: '1:00 PM',
      dateTime: '2026-11-24T13:00:00-06:00',
      pickupPreference: 'call',
      comments: 'Lock nut',
    });
    expect(getState().payment).toEqual({
      paymentBrand: 'visa',
      cc: '•••• 0007',
      cvv: '',
      expiryMonth: '12',
      expiryYear: '2031',
    });
    expect(getState().appointmentConfirmation).toMatchObject({ confirmationNumber: 'PM-1234' });
  });

  test('survive a reload of the payment step, but not the card [CHKO-3/reload] [STATE-5/not-persisted]', async () => {
    await goToPayment();
    store.dispatch(
      changeVisit({ dropWaitOption: 'wait', pickupPreference: 'email', comments: 'x' }),
    );
    const before = getState();
    await open();
    expect(getState()).toMatchObject({
      step: 3,
      slot: before.slot,
      hold: before.hold,
      appointment: before.appointment,
      billing: BILLING,
      payment: { cc: '' },
    });
  });

  test('have no time that has passed [CHKO-2/appointment]', async () => {
    await goToPayment();
    jest.setSystemTime(new Date('2026-11-24T20:00:00Z'));
    writeStored('cart', 'g-1');
    await open();
    expect(getState()).toMatchObject({ step: 2, slot: null, hold: null, billing: BILLING });
  });

  test('of another cart are left out', async () => {
    await goToPayment();
    writeStored('cart', 'g-2');
    responses = ({ path }) =>
      path === 'cart/get/g-2' ? ok(createCartRecord({ guid: 'g-2' })) : undefined;
    await open();
    expect(getState()).toMatchObject({ step: 2, slot: null, billing: { firstName: '' } });
  });

  const TAMPERED: [what: string, change: (saved: Record<string, unknown>) => unknown][] = [
    ['no JSON', () => undefined],
    ['null', () => null],
    ['a list', () => []],
    ['no visit', (saved) => ({ ...saved, visit: undefined })],
    ['a time that isn’t one', (saved) => ({ ...saved, slot: { ...SLOT, start: '2031' } })],
    ['a time of another type', (saved) => ({ ...saved, slot: { ...SLOT, start: 7 } })],
    ['a hold of another type', (saved) => ({ ...saved, hold: 7 })],
  ];

  test.each(TAMPERED)(
    'that were tampered with are left out: %s [CHKO-3/reload]',
    async (_, change) => {
      await goToPayment();
      const saved = { ...readSavedEntries('g-1') };
      sessionStorage.setItem('bsro-checkout', JSON.stringify(change(saved)) ?? '{"guid":');
      await open();
      expect(getState()).toMatchObject({ slot: null });
      expect(getState().step).toBe(2);
    },
  );

  test('have a valid country and visit, whatever is saved [CHKO-2/billing]', async () => {
    await goToPayment();
    const saved = { ...readSavedEntries('g-1') };
    sessionStorage.setItem(
      'bsro-checkout',
      JSON.stringify({
        ...saved,
        visit: { dropWaitOption: 'fly', pickupPreference: 1, comments: {} },
        billing: { ...BILLING, country: 'XX', city: 7 },
      }),
    );
    await open();
    expect(getState()).toMatchObject({
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text', comments: '' },
      billing: { ...BILLING, country: 'US', city: '' },
    });
  });

  test.each<[state: string, fail: () => void]>([
    [
      'off',
      () =>
        jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
          throw new DOMException('off', 'SecurityError');
        }),
    ],
    [
      'full',
      () =>
        jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
  ])(
    'are kept in memory if storage is %s, and an order can be placed [CHKO-3]',
    async (_, fail) => {
      fail();
      await goToPayment();
      await place();
      expect(redirectTo).toHaveBeenCalledWith(
        '/checkout/confirmation/?order=T1001&key=key-of-T1001',
      );
    },
  );
});

describe('a hold', () => {
  test('is taken as soon as a time is selected, and named in the cookie [CHKO-2/appointment]', async () => {
    await goToPayment();
    expect(getState().hold?.holdId).toBe('h-1');
    expect(readCookie('bsro.appointment-id')).toBe('h-1');
    expect(sent.find(({ path }) => path === 'appointment/hold')?.body).toEqual({
      storeNumber: '7',
      timeSlotId: SLOT.timeSlotId,
      serviceIds: ['tire-installation'],
    });
  });

  test.each(listFaults())(
    'that fails leaves the time selected: %s [CHKO-2/appointment]',
    async (_, fault) => {
      responses = ({ path }) => (path === 'appointment/hold' ? fault : undefined);
      await goToPayment();
      expect(getState()).toMatchObject({ step: 3, slot: SLOT, hold: null, problem: null });
    },
  );

  test('is requested again with the order if there is none [CHKO-2/appointment]', async () => {
    responses = ({ path }) => (path === 'appointment/hold' ? 'reset' : undefined);
    await goToPayment();
    await place();
    expect(getState()).toMatchObject({ progress: 'idle', problem: { kind: 'notPlaced' } });
    expect(countCalls('order')).toBe(0);
    responses = () => undefined;
    await place();
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('of a taken time offers others, and keeps the rest [CHKO-2/availability]', async () => {
    responses = ({ path }) =>
      path === 'appointment/hold'
        ? refused('409', 'SlotTaken', { alternatives: [OTHER_SLOT] })
        : undefined;
    await goToPayment();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      storeAvailability: [OTHER_SLOT],
      problem: { kind: 'slotTaken' },
      billing: BILLING,
      appointment: { dateTime: SLOT.start, appointmentTime: '' },
    });
  });

  test('that is being renewed is the one of the order [CHKO-3]', async () => {
    await goToPayment();
    const finish = delay('appointment/hold');
    void store.dispatch(holdVisit());
    await place();
    expect(countCalls('order/create')).toBe(0);
    finish(ok({ holdId: 'h-new', expires: '2026-11-23T15:20:00Z' }));
    await pass(0);
    expect(sent.at(-1)?.body).toMatchObject({ holdId: 'h-new' });
  });

  test('whose response is lost may have replaced the one before [CHKO-3]', async () => {
    await goToPayment();
    responses = ({ path }) => (path === 'appointment/hold' ? 'reset' : undefined);
    void store.dispatch(holdVisit());
    await pass(0);
    expect(getState().hold).toBeNull();
    responses = () => undefined;
    await place();
    expect(sent.at(-1)?.body).toMatchObject({ holdId: 'h-2' });
  });

  test('that is refused leaves the one before [CHKO-3]', async () => {
    await goToPayment();
    responses = ({ path }) => (path === 'appointment/hold' ? { status: 400, json: {} } : undefined);
    void store.dispatch(holdVisit());
    await pass(0);
    expect(getState().hold?.holdId).toBe('h-1');
  });

  test('waits for the one before, and is left out for a time that is no longer selected', async () => {
    await goToPayment();
    const finish = delay('appointment/hold');
    const times = [OTHER_SLOT, createSlot('2026-11-25', '08:00'), SLOT];
    for (const slot of times) {
      store.dispatch(selectVisitTime(slot));
      await pass(0);
    }
    responses = () => undefined;
    finish(ok({ holdId: 'h-late', expires: '2026-11-23T15:10:00Z' }));
    await pass(0);
    const held = sent.flatMap(({ path, body }) => (path === 'appointment/hold' ? [body] : []));
    expect(held).toHaveLength(3);
    expect(held.at(-1)).toMatchObject({ timeSlotId: SLOT.timeSlotId });
    expect(getState().hold?.holdId).toBe('h-2');
  });

  test('of long work changes a wait to a drop-off [CHKO-2/appointment]', async () => {
    await goToPayment();
    store.dispatch(changeVisit({ dropWaitOption: 'wait', pickupPreference: 'text', comments: '' }));
    store.dispatch(selectVisitTime({ ...OTHER_SLOT, dropOffOnly: true }));
    expect(getState().appointment.dropWaitOption).toBe('drop');
  });
});

describe('an order', () => {
  test('is sent once with what was entered, and leads to its page [CHKO-2/confirmation] [CHKO-3/double-click] [STATE-3/order]', async () => {
    await goToPayment();
    void store.dispatch(placeOrder(CARD));
    void store.dispatch(placeOrder(CARD));
    await pass(0);
    void store.dispatch(placeOrder(CARD));
    await pass(0);
    const orders = sent.filter(({ path }) => path.startsWith('order/create'));
    expect(orders).toHaveLength(1);
    expect(orders[0]?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
    });
    expect(redirectTo).toHaveBeenCalledTimes(1);
    expect(redirectTo).toHaveBeenCalledWith('/checkout/confirmation/?order=T1001&key=key-of-T1001');
    expect(getEcomm()).toMatchObject({ cart: null, order: { orderNumber: 'T1001' } });
    expect(readStored('cart')).toBeUndefined();
    expect(readCookie('bsro.appointment-id')).toBeUndefined();
    expect(sessionStorage.getItem('bsro-checkout')).toBeNull();
    expect(readSentOrder()).toBeUndefined();
    expect(readLastOrder()).toEqual({ guid: 'g-1', orderNumber: 'T1001' });
    expect(readBuyer()).toMatchObject({ orderNumber: 'T1001', email: BILLING.email });
  });

  const VEHICLE = { year: 2019, make: 'Honda', model: 'CR-V', trim: 'EX' };

  test.each([
    ["the visitor's vehicle if the quote names none", null, VEHICLE, VEHICLE],
    ['no vehicle that the cart has', { ...VEHICLE, year: 2015 }, VEHICLE, undefined],
    ['no vehicle without a trim', null, { ...VEHICLE, trim: '' }, undefined],
    ['no vehicle without one', null, undefined, undefined],
  ])('sends %s [CHKO-2]', async (_, quoted, own, expected) => {
    if (own) writeVehicleCookie('fcac', { tce: { ...own, year: `${own.year}` } });
    responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ vehicle: quoted })) : undefined;
    await goToPayment();
    await place();
    const order = sent.find(({ path }) => path.startsWith('order/create'));
    expect(order?.body).toEqual({
      holdId: 'h-1',
      appointment: { dropWaitOption: 'drop', pickupPreference: 'text' },
      billing: BILLING,
      payment: CARD,
      expectedTotal: createMoney(400),
      ...(expected && { vehicle: expected }),
    });
  });

  test('holds a time for the tires and the services that were bought with them [CHKO-2/appointment]', async () => {
    const addOns = [
      { code: '7009500', name: 'Wheel Alignment', price: createMoney(119.99) },
      { code: '1', name: 'Another service', price: createMoney(1) },
    ];
    responses = ({ path }) =>
      path === 'cart/get/g-1' ? ok(createCartRecord({ addOns })) : undefined;
    await goToPayment();
    expect(sent.find(({ path }) => path === 'appointment/hold')?.body).toMatchObject({
      serviceIds: ['tire-installation', 'alignment'],
    });
  });

  test('leaves nothing of the card in state and storage [STATE-5/not-persisted] [STATE-5/not-logged]', async () => {
    await goToPayment();
    responses = ({ path }) => (path.startsWith('order/create') ? 'reset' : undefined);
    await place();
    const everywhere = JSON.stringify([
      store.getState(),
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      error.mock.calls,
    ]);
    expect(everywhere).not.toContain(CARD.token);
    expect(everywhere).toContain('•••• 0007');
  });

  test('leaves no cookie of its cart, which the cart page would look for [CART-2]', async () => {
    keepCartGuid('g-1');
    await goToPayment();
    await place();
    expect(readCartGuid()).toBeUndefined();
  });

  test('leaves the cart of another tab [CHKO-3]', async () => {
    await goToPayment();
    responses = ({ path }) => {
      if (path.startsWith('order/create')) writeStored('cart', 'g-2');
      return undefined;
    };
    await place();
    expect(readStored('cart')).toBe('g-2');
  });

  const CERTAIN: [name: string, response: FakeResponse][] = [
    ['400', { status: 400, json: {} }],
    ['403', { status: 403, json: {} }],
    ['429', { status: 429, json: {} }],
    ['an unknown phrase', refused('409', 'Other')],
  ];

  test.each(CERTAIN)(
    'that is refused with %s can be placed again [CHKO-3]',
    async (_, response) => {
      await goToPayment();
      responses = ({ path }) => (path.startsWith('order/create') ? response : undefined);
      await place();
      expect(getState()).toMatchObject({
        step: 3,
        progress: 'idle',
        sent: null,
        problem: { kind: 'refused' },
        slot: SLOT,
        billing: BILLING,
      });
      expect(countCalls('order/status')).toBe(0);
      responses = () => undefined;
      await place();
      expect(getEcomm().order).not.toBeNull();
      expect(new Set(listKeys()).size).toBe(2);
    },
  );
});

describe('a refusal', () => {
  const refuse = (phrase: string, data: object = {}, cart: FakeResponse = ok(CART)): void => {
    responses = ({ path }) => {
      if (path.startsWith('order/create')) return refused('409', phrase, data);
      return path.startsWith('cart/get') ? cart : undefined;
    };
  };

  test.each([
    ['EcommerceUnavailable', 'noEcommerce'],
    ['AppointmentsUnavailable', 'noAppointments'],
  ])('%s stays at the payment [CHKO-3]', async (phrase, kind) => {
    await goToPayment();
    refuse(phrase);
    await place();
    expect(getState()).toMatchObject({ step: 3, progress: 'idle', problem: { kind }, slot: SLOT });
    expect(getState().hold?.holdId).toBe('h-1');
    expect(readSentOrder()).toBeUndefined();
  });

  test('CartExpired ends the checkout [CHKO-1/expiry]', async () => {
    await goToPayment();
    refuse('CartExpired');
    await place();
    expect(getState()).toMatchObject({
      step: -1,
      progress: 'idle',
      problem: { kind: 'cartExpired', guid: 'g-1' },
    });
    expect(getEcomm().cart).toBeNull();
    expect(readStored('cart')).toBeUndefined();
  });

  test('OutOfStock names the articles, and shows the cart as it is [CHKO-3]', async () => {
    await goToPayment();
    refuse(
      'OutOfStock',
      { codes: ['100'] },
      ok(createCartRecord({ items: [{ ...createCartItem(), stock: 2 }] })),
    );
    await place();
    expect(getState().problem).toEqual({ kind: 'outOfStock', codes: ['100'] });
    expect(getEcomm().cart?.items[0]?.stock).toBe(2);
    expect(getState().step).toBe(3);
  });

  test('OutOfStock keeps the changes of the cart, and the header’s count is that of the cart [CHKO-3] [CART-4]', async () => {
    await goToPayment();
    expect(selectCartCount(store.getState())).toBe(1);
    refuse('OutOfStock', {}, ok(createCartRecord({ items: [], changes: [PRICE_CHANGE] })));
    await place();
    expect(selectCartCount(store.getState())).toBe(0);
    responses = () => undefined;
    await open();
    expect(getEcomm().cart?.changes).toEqual([PRICE_CHANGE]);
  });

  test('OutOfStock without its articles reads them from the cart [CHKO-3]', async () => {
    await goToPayment();
    refuse('OutOfStock', {}, ok(createCartRecord({ items: [{ ...createCartItem(), stock: 2 }] })));
    await place();
    expect(getState().problem).toEqual({ kind: 'outOfStock', codes: ['100'] });
  });

  test('PriceChanged has both totals, and the next order expects the new one [CHKO-3]', async () => {
    await goToPayment();
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, ok(MORE_EXPENSIVE));
    await place();
    expect(getState().problem).toEqual({
      kind: 'priceChanged',
      from: createMoney(400),
      to: createMoney(440),
    });
    responses = () => undefined;
    await place();
    expect(sent.at(-1)?.body).toMatchObject({ expectedTotal: createMoney(440) });
  });

  test('PriceChanged has both totals if the cart doesn’t load [CHKO-3]', async () => {
    await goToPayment();
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, 'reset');
    await place();
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
    responses = () => undefined;
    await place();
    expect(sent.at(-1)?.body).toMatchObject({ expectedTotal: createMoney(440) });
  });

  test('PriceChanged keeps the changes of the cart that are not confirmed [CHKO-3]', async () => {
    await goToPayment();
    const { cart } = getEcomm();
    if (!cart) throw new Error('no cart');
    store.dispatch(cartLoaded({ ...cart, changes: [PRICE_CHANGE] }));
    refuse('PriceChanged', { totals: MORE_EXPENSIVE.totals }, 'reset');
    await place();
    expect(getEcomm().cart).toMatchObject({
      totals: MORE_EXPENSIVE.totals,
      changes: [PRICE_CHANGE],
    });
  });

  test('PriceChanged without any totals is an ordinary refusal [CHKO-3]', async () => {
    await goToPayment();
    refuse('PriceChanged', {}, 'reset');
    await place();
    expect(getState().problem).toEqual({ kind: 'refused' });
  });

  test('PriceChanged has the total of the request if the cart was loaded meanwhile [CHKO-3]', async () => {
    await goToPayment();
    const finish = delay('order/create');
    await place();
    refuse('PriceChanged', {}, ok(MORE_EXPENSIVE));
    finish(refused('409', 'PriceChanged'));
    await pass(0);
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
  });

  test.each([
    [{ alternatives: [OTHER_SLOT] }, [OTHER_SLOT]],
    [{}, []],
    [{ alternatives: 'none' }, []],
  ])('SlotTaken with %j returns to the appointment [CHKO-2/availability]', async (data, slots) => {
    await goToPayment();
    refuse('SlotTaken', data);
    await place();
    expect(getState()).toMatchObject({
      step: 2,
      slot: null,
      hold: null,
      storeAvailability: slots,
      problem: { kind: 'slotTaken' },
      billing: BILLING,
    });
    expect(getStepParameter()).toBe('2');
    expect(readCookie('bsro.appointment-id')).toBeUndefined();
  });

  test('Declined keeps everything, and names the reason [CHKO-3]', async () => {
    await goToPayment();
    refuse('Declined', { reason: 'insufficientFunds' });
    await place();
    expect(getState()).toMatchObject({
      step: 3,
      problem: { kind: 'declined', reason: 'insufficientFunds' },
      slot: SLOT,
      billing: BILLING,
    });
    expect(getState().hold?.holdId).toBe('h-1');
  });

  test('ChallengeRequired asks the cardholder, and the order is sent again with a new key [CHKO-3]', async () => {
    await goToPayment();
    refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
    await place();
    expect(getState()).toMatchObject({
      progress: 'idle',
      problem: null,
      challengeUrl: '/challenge/c',
    });
    responses = () => undefined;
    await place();
    expect(getState().challengeUrl).toBeNull();
    const [first, second] = sent.filter(({ path }) => path.startsWith('order/create'));
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers['Idempotency-Key']).not.toBe(first?.headers['Idempotency-Key']);
    expect(getEcomm().order).not.toBeNull();
  });

  test.each([
    [false, null],
    [true, { kind: 'challengeFailed' }],
  ])(
    'ChallengeRequired can end without an answer (failed: %s) [CHKO-3]',
    async (hasFailed, problem) => {
      await goToPayment();
      refuse('ChallengeRequired', { challengeUrl: '/challenge/c' });
      await place();
      store.dispatch(endChallenge(hasFailed));
      expect(getState()).toMatchObject({ challengeUrl: null, problem, progress: 'idle', step: 3 });
      responses = () => undefined;
      await place();
      expect(getEcomm().order).not.toBeNull();
    },
  );
});

describe('after a lost response', () => {
  /** The responses to order/create and to the questions what became of it, in turn. */
  const lose = (statuses: readonly FakeResponse[], fault: FakeResponse = 'reset'): void => {
    const left = [...statuses];
    responses = ({ path }) => {
      if (path.startsWith('order/create')) return fault;
      return path === 'order/status' ? (left.length > 1 ? left.shift() : left[0]) : undefined;
    };
  };
  const PLACED = ok({ state: 'placed', order: createPlacedOrder() });
  const NONE = ok({ state: 'none' });
  const RUNNING = ok({ state: 'running' });

  test.each(listFaults())(
    'the page asks what became of the order: %s [CHKO-3/lost-answer]',
    async (_, fault) => {
      await goToPayment();
      lose([RUNNING, PLACED], fault);
      await place();
      expect(getState().progress).toBe('checking');
      expect(sent.at(-1)?.url.searchParams.get('key')).toBe(listKeys()[0]);
      await pass(2_000);
      expect(redirectTo).toHaveBeenCalledWith(
        '/checkout/confirmation/?order=T1001&key=key-of-T1001',
      );
      expect(listKeys()).toHaveLength(1);
    },
  );

  test.each(['hang', 'hang-in-body', { status: 409, json: {} }] as const)(
    'the page asks after: %j [CHKO-3/lost-answer]',
    async (fault) => {
      await goToPayment();
      lose([PLACED], fault);
      await place(30_000);
      expect(getEcomm().order).not.toBeNull();
    },
  );

  test('an order that is unknown twice can be placed again, with a new key [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([NONE]);
    await place();
    expect(getState().progress).toBe('checking');
    await pass(2_000);
    expect(getState()).toMatchObject({ step: 3, progress: 'idle', problem: { kind: 'notPlaced' } });
    expect(countCalls('order/status')).toBe(2);
    responses = () => undefined;
    await place();
    expect(new Set(listKeys()).size).toBe(2);
    expect(getEcomm().order).not.toBeNull();
  });

  test('an order that is unknown only once isn’t given up [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([NONE, RUNNING, NONE, RUNNING, PLACED]);
    await place(8_000);
    expect(getEcomm().order).not.toBeNull();
  });

  test('an order that runs too long is uncertain, and can be checked again [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([RUNNING]);
    await place();
    await pass(74_000);
    expect(getState().progress).toBe('checking');
    await pass(2_000);
    expect(getState().progress).toBe('uncertain');
    await place();
    expect(listKeys()).toHaveLength(1);
    lose([PLACED]);
    void store.dispatch(checkOrder());
    void store.dispatch(checkOrder());
    await pass(0);
    expect(getEcomm().order).not.toBeNull();
  });

  test.each(listFaults())(
    'an order is uncertain while its status fails: %s [CHKO-3/lost-answer]',
    async (_, fault) => {
      await goToPayment();
      lose([fault]);
      await place();
      await pass(76_000);
      expect(getState()).toMatchObject({ progress: 'uncertain', problem: null });
      expect(readSentOrder()?.idempotencyKey).toBe(listKeys()[0]);
    },
  );

  test('a refused order shows why [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([ok({ state: 'refused', reason: 'Declined' })]);
    await place();
    expect(getState()).toMatchObject({
      step: 3,
      progress: 'idle',
      problem: { kind: 'declined', reason: '' },
    });
  });

  test.each(['ChallengeRequired', 'Other', ''])(
    'an order that was refused with %j can be placed again [CHKO-3/lost-answer]',
    async (reason) => {
      await goToPayment();
      lose([ok({ state: 'refused', reason })]);
      await place();
      expect(getState()).toMatchObject({ progress: 'idle', problem: { kind: 'refused' } });
    },
  );

  test('a taken time returns to the appointment [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([ok({ state: 'refused', reason: 'SlotTaken' })]);
    await place();
    expect(getState()).toMatchObject({ step: 2, slot: null, problem: { kind: 'slotTaken' } });
  });

  test('a late earlier request that has ordered the cart leads to its order [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([NONE]);
    await place(2_000);
    const [earlier] = listKeys();
    responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier ? PLACED : NONE;
    };
    await place();
    expect(getEcomm().order?.orderNumber).toBe('T1001');
    expect(redirectTo).toHaveBeenCalledTimes(1);
  });

  test('a cart that is gone is uncertain while an earlier request can’t be checked [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    lose([NONE]);
    await place(2_000);
    const [earlier] = listKeys();
    let status: FakeResponse = 'reset';
    responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier
        ? status
        : ok({ state: 'refused', reason: 'CartExpired' });
    };
    await place();
    expect(getState()).toMatchObject({ progress: 'uncertain', problem: null });
    status = PLACED;
    void store.dispatch(checkOrder());
    await pass(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('a cart that another tab has ordered leads to its order [CHKO-3/lost-answer]', async () => {
    await goToPayment();
    // The other tab shares this one's cart and has been closed.
    lose([RUNNING]);
    await place();
    const [earlier] = listKeys();
    sessionStorage.removeItem('bsro-checkout-sent');
    responses = ({ path, url }) => {
      if (path.startsWith('order/create')) return refused('410', 'CartExpired');
      if (path !== 'order/status') return undefined;
      return url.searchParams.get('key') === earlier ? PLACED : NONE;
    };
    await open();
    expect(getState().progress).toBe('uncertain');
    void store.dispatch(checkOrder());
    await pass(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
  });

  test('a reload checks first, and shows the payment step again if nothing was ordered [CHKO-3/reload]', async () => {
    await goToPayment();
    lose([NONE], 'hang');
    await place();
    await open();
    expect(getState()).toMatchObject({ step: 3, progress: 'uncertain', billing: BILLING });
    await place();
    expect(listKeys()).toHaveLength(1);
    void store.dispatch(checkOrder());
    await pass(2_000);
    expect(getState()).toMatchObject({
      step: 3,
      progress: 'idle',
      problem: { kind: 'notPlaced' },
      slot: SLOT,
    });
  });

  test('a reload of a placed order leads to it, with the buyer, though the cart is gone [CHKO-3/reload]', async () => {
    await goToPayment();
    lose([PLACED], 'hang');
    await place();
    responses = ({ path }) => (path === 'order/status' ? PLACED : { status: 404, text: '' });
    await open();
    // The second reload finds no GUID.
    await open();
    expect(getState().progress).toBe('uncertain');
    void store.dispatch(checkOrder());
    await pass(0);
    expect(getEcomm().order?.orderNumber).toBe('T1001');
    expect(readBuyer()?.email).toBe(BILLING.email);
  });

  test('a reload of a changed price has both totals [CHKO-3/reload]', async () => {
    await goToPayment();
    lose([ok({ state: 'refused', reason: 'PriceChanged' })], 'hang');
    await place();
    const lost = responses;
    responses = (call) => (call.path.startsWith('cart') ? ok(MORE_EXPENSIVE) : lost(call));
    await open();
    void store.dispatch(checkOrder());
    await pass(0);
    expect(getState().problem).toMatchObject({ from: createMoney(400), to: createMoney(440) });
  });

  test.each([
    '{"guid":"g-1","idempotencyKey":"x","earlierKeys":[]}',
    '{"guid":"g-1","idempotencyKey":7,"earlierKeys":[]}',
    '{"guid":"g-1"}',
    'null',
    '{',
  ])('a saved request that was tampered with is none: %s [CHKO-3/reload]', async (text) => {
    sessionStorage.setItem('bsro-checkout-sent', text);
    await open('');
    expect(getState()).toMatchObject({ step: 1, progress: 'idle', sent: null });
  });

  test('a cart that is ordered with earlier requests of another cart doesn’t lead to its order [CHKO-3]', async () => {
    await goToPayment();
    lose([NONE]);
    await place(2_000);
    writeStored('cart', 'g-2');
    responses = ({ path }) => {
      if (path === 'cart/get/g-2') return ok(createCartRecord({ guid: 'g-2' }));
      if (path === 'order/create/g-2') return refused('410', 'CartExpired');
      return path === 'order/status' ? PLACED : undefined;
    };
    void store.dispatch(refreshCart());
    await pass(0);
    await place();
    expect(getEcomm().order).toBeNull();
    expect(getState().problem).toEqual({ kind: 'cartExpired', guid: 'g-2' });
  });
});
