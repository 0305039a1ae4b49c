import { createHostCart, fakeCartHost } from '../../../test/cart-host';
import type { FakeCartHost } from '../../../test/cart-host';
import { createCartItem, createCartRecord, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, FAULTS, listFaults, ok, refused } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { writeAppointmentId } from '../../browser/appointment-cookie';
import { readCartCookie, writeCartCookie } from '../../browser/cart-cookie';
import { readCookie } from '../../browser/cookies';
import { readSessionItem } from '../../browser/session-items';
import { LIFETIMES, readStored, removeStored, writeStored } from '../../browser/storage';
import { removeToken, writeToken } from '../../browser/token-cookie';
import { createReduxStore } from '..';
import type { AppStore } from '..';
import {
  changeAddOn,
  changeQuantity,
  leaveCart,
  loadAddOns,
  openCart,
  syncCart,
} from './cart-changes';
import { saveOtherGuid, readOtherGuid } from './cart-guid';
import {
  claimCart,
  confirmChanges,
  dismissOtherCart,
  emptyCart,
  mergeOtherCart,
  renewCart,
  restoreCart,
} from './cart-recovery';
import { selectCartActivity } from './cart-slice';
import { createQuoteCart, recreateCart } from './quote-cart';
import { READ_TIMEOUT, WRITE_TIMEOUT } from '../../services/http';

let store: AppStore;
let host: FakeCartHost;
let calls: ServiceCall[];

const getCart = () => store.getState().ecomm.cart;
const getActivity = () => selectCartActivity(store.getState());
const getStep = () => store.getState().ecomm.checkout.step;
const listCalls = () => calls.map(({ method, path }) => `${method} ${path}`);
const getAppointmentId = () => readCookie('bsro.appointment-id');

const open = async (): Promise<void> => {
  writeStored('cart', 'g-1');
  await store.dispatch(openCart());
};

/** Faults of a call, and a call that times out. */
const FAULT_ROWS = [
  ...listFaults(),
  ['no response arrives', FAULTS['no response arrives']],
] as const;

/** Runs a thunk whose call may time out. */
const settle = async (run: () => Promise<unknown>): Promise<void> => {
  const done = run();
  await jest.advanceTimersByTimeAsync(Math.max(READ_TIMEOUT, WRITE_TIMEOUT));
  await done;
};

beforeEach(() => {
  jest.useFakeTimers({ now: Date.parse('2026-11-23T12:00:00Z') });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  removeToken();
  document.documentElement.dataset['siteName'] = 'fcac';
  store = createReduxStore();
  host = fakeCartHost();
  calls = fakeServices((call) => host.respond(call));
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const EMPTY = { packageId: '100', products: [{ code: '100', qty: 4, inventory: 8 }] };

describe('load', () => {
  test('requests nothing without a GUID [CART-1/no-guid] [CHKO-1/no-cart]', async () => {
    await store.dispatch(openCart());
    await store.dispatch(syncCart());
    await store.dispatch(changeQuantity(['100'], 2));
    await store.dispatch(changeAddOn('7009500', true));
    await store.dispatch(loadAddOns());
    await store.dispatch(emptyCart());
    await store.dispatch(restoreCart());
    await store.dispatch(renewCart());
    await store.dispatch(mergeOtherCart());
    expect(calls).toEqual([]);
    expect(getStep()).toBe(-1);
    expect(getActivity().status).toBe('ready');
  });

  test('loads the cart and keeps its GUID in storage and cookie [CART-1/get] [CART-1/guid-kept] [LS-2/cart] [STATE-3/cart]', async () => {
    await open();
    expect(listCalls()).toEqual(['GET cart/get/g-1']);
    expect(getCart()?.items).toHaveLength(1);
    expect(readCartCookie()).toBe('g-1');
    jest.setSystemTime(Date.now() + LIFETIMES.cart - 1);
    expect(readStored('cart')).toBe('g-1');
    jest.setSystemTime(Date.now() + 1);
    expect(readStored('cart')).toBeUndefined();
  });

  test('finds the cart by its cookie when local storage has lost it [CART-1/get]', async () => {
    writeCartCookie('g-1');
    await store.dispatch(openCart());
    expect(getCart()?.guid).toBe('g-1');
    expect(readStored('cart')).toBe('g-1');
  });

  test.each(FAULT_ROWS)(
    'removes the GUID when %s, and loads the cart on a retry [CHKO-1/failed-load] [HTTP-5]',
    async (_name, response) => {
      writeStored('cart', 'g-1');
      writeCartCookie('g-1');
      host.responses = { 'cart/get': response };
      await settle(() => store.dispatch(openCart()));
      expect(readStored('cart')).toBeUndefined();
      expect(getStep()).toBe(-1);
      expect(getActivity()).toMatchObject({ status: 'failed', guid: 'g-1' });
      host.responses = {};
      await store.dispatch(openCart());
      expect(getCart()?.guid).toBe('g-1');
    },
  );

  test.each([
    [
      { status: 404, json: {} },
      { status: 'ready', loss: 'expired' },
    ],
    [
      { status: 410, json: {} },
      { status: 'ready', loss: 'expired' },
    ],
    [
      { status: 403, json: {} },
      { status: 'ready', loss: 'signed-out' },
    ],
    [refused('409', 'PricingUnavailable'), { status: 'noPrices' }],
  ] as const)('says why there is no cart after %j [CHKO-1/expiry]', async (response, expected) => {
    host.responses = { 'cart/get': response };
    await open();
    expect(getActivity()).toMatchObject(expected);
    expect(getCart()).toBeNull();
    expect(readStored('cart')).toBeUndefined();
  });

  test('keeps the shown cart when a refresh fails', async () => {
    await open();
    host.responses = { 'cart/get': 'reset' };
    await store.dispatch(syncCart());
    expect(getCart()?.guid).toBe('g-1');
    expect(readStored('cart')).toBe('g-1');
  });

  test('keeps the changes of the host until the visitor confirms them, from first to last value', async () => {
    const change = { code: '100', field: 'price', from: createMoney(100), to: createMoney(104) };
    host.carts.set('g-1', createHostCart({ changes: [change] }));
    await open();
    expect(getActivity().changes).toEqual([change]);
    host.carts.set(
      'g-1',
      createHostCart({ changes: [{ ...change, from: createMoney(104), to: createMoney(108) }] }),
    );
    await store.dispatch(syncCart());
    expect(getActivity().changes).toEqual([{ ...change, to: createMoney(108) }]);
    store.dispatch(confirmChanges());
    expect(getActivity().changes).toEqual([]);
    expect(readSessionItem('bsro-cart-changes')).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('shows what another tab has changed, without notifying it in turn', async () => {
    await open();
    const stored = localStorage.getItem('cart');
    jest.setSystemTime(Date.now() + 1_000);
    host.carts.set('g-1', createHostCart({ items: [createCartItem('100', 2)] }));
    await store.dispatch(syncCart());
    expect(getCart()?.items[0]?.qty).toBe(2);
    expect(localStorage.getItem('cart')).toBe(stored);
  });

  test('empties the cart that another tab has removed', async () => {
    await open();
    localStorage.clear();
    clearCookies();
    await store.dispatch(syncCart());
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('elsewhere');
  });
});

describe('quantity', () => {
  test('shows the new quantity at once, sends it, and clears the appointment [CART-1/item-update] [CART-2/add-on-and-item-changes]', async () => {
    await open();
    writeAppointmentId('hold-1');
    const done = store.dispatch(changeQuantity(['100'], 2));
    expect(getActivity().quantities).toEqual({ 100: 2 });
    expect(getAppointmentId()).toBeUndefined();
    await done;
    expect(calls.at(-1)?.body).toEqual({ code: '100', qty: 2 });
    expect(getActivity().quantities).toEqual({});
    expect(getCart()?.items[0]?.qty).toBe(2);
  });

  test('sends the last of several changes in a row', async () => {
    await open();
    const changes = [3, 2, 6].map((qty) => store.dispatch(changeQuantity(['100'], qty)));
    await Promise.all(changes);
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { code: '100', qty: 6 },
    ]);
    expect(getCart()?.items[0]?.qty).toBe(6);
  });

  test.each(FAULT_ROWS)(
    'reverts to the previous quantity when %s [CART-1/item-update] [HTTP-5]',
    async (_name, response) => {
      await open();
      host.responses = { 'cart/item/update': response };
      await settle(() => store.dispatch(changeQuantity(['100'], 2)));
      expect(getActivity()).toMatchObject({ quantities: {}, problem: 'quantity' });
      expect(getCart()?.items[0]?.qty).toBe(4);
    },
  );

  test('says that the cart has expired when the host no longer knows it [CHKO-1/expiry]', async () => {
    await open();
    host.carts.clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    await store.dispatch(changeQuantity(['100'], 2));
    clock.mockRestore();
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('expired');
  });

  describe('with the cookie store', () => {
    const setCookieStore = (get: () => Promise<unknown>): void => {
      Object.defineProperty(globalThis, 'cookieStore', { value: { get }, configurable: true });
    };
    beforeEach(async () => {
      await open();
      removeStored('cart');
      calls.length = 0;
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'cookieStore'));

    test('does not load a cart whose cookie another tab has just removed [CART-1/item-update]', async () => {
      setCookieStore(async () => null);
      await store.dispatch(syncCart());
      expect(calls).toEqual([]);
      expect(getActivity().loss).toBe('elsewhere');
    });

    test.each([
      ['that has the cart', async () => ({ value: 'g-1' })],
      ['that fails', () => Promise.reject(new Error('no access'))],
    ])(
      'loads the cart of the cookie from a cookie store %s [CART-1/item-update]',
      async (_name, get) => {
        setCookieStore(get);
        await store.dispatch(syncCart());
        expect(listCalls()).toEqual(['GET cart/get/g-1']);
        expect(getActivity().loss).toBeNull();
      },
    );
  });

  test('says that a cart that is gone before it expires was emptied in another tab [CART-1/item-update]', async () => {
    await open();
    host.carts.clear();
    await store.dispatch(syncCart());
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('elsewhere');
  });
});

describe('add-ons', () => {
  test('loads, adds, and removes add-ons, and clears the appointment [CART-1/add-ons] [CART-2/add-on-and-item-changes] [CART-3/add-ons] [STATE-3/add-ons]', async () => {
    await open();
    await store.dispatch(loadAddOns());
    expect(store.getState().ecomm.addOns.map(({ code }) => code)).toEqual(['7009500', '7028789']);
    writeAppointmentId('hold-1');
    await store.dispatch(changeAddOn('7009500', true));
    expect(getAppointmentId()).toBeUndefined();
    expect(getCart()?.addOns.map(({ code }) => code)).toEqual(['7009500']);
    await store.dispatch(changeAddOn('7009500', false));
    expect(getCart()?.addOns).toEqual([]);
    expect(listCalls().slice(-2)).toEqual([
      'POST cart/addons/add/g-1',
      'DELETE cart/addons/remove/g-1',
    ]);
  });

  test.each(FAULT_ROWS)('says that nothing was added when %s [HTTP-5]', async (_name, response) => {
    await open();
    host.responses = { 'cart/addons/add': response };
    await settle(() => store.dispatch(changeAddOn('7009500', true)));
    expect(getActivity()).toMatchObject({ requestedAddOns: {}, problem: 'addOn' });
    expect(getCart()?.addOns).toEqual([]);
  });

  test.each(FAULT_ROWS)('offers a retry when %s for the list [HTTP-5]', async (_name, response) => {
    await open();
    host.responses = { 'cart/addons/get': response };
    await settle(() => store.dispatch(loadAddOns()));
    expect(getActivity().problem).toBe('addOns');
    host.responses = {};
    await store.dispatch(loadAddOns());
    expect(getActivity().problem).toBeNull();
  });
});

describe('removal', () => {
  test('clears the cart, its GUID, and its cookies, and brings it back with its add-ons [CART-1/remove] [CART-2/removal] [CHKO-1/expiry]', async () => {
    await open();
    await store.dispatch(changeAddOn('7009500', true));
    writeAppointmentId('hold-1');
    await expect(store.dispatch(emptyCart())).resolves.toBe(true);
    expect(getCart()).toBeNull();
    expect(readStored('cart')).toBeUndefined();
    expect(readCartCookie()).toBeUndefined();
    expect(getAppointmentId()).toBeUndefined();
    expect(getStep()).toBe(-1);
    expect(getActivity()).toMatchObject({ loss: 'removed', guid: null });

    await expect(store.dispatch(restoreCart())).resolves.toBe(true);
    expect(getCart()).toMatchObject({ guid: 'g-1', addOns: [{ code: '7009500' }] });
    expect(readStored('cart')).toBe('g-1');
    const created = calls.find(({ path }) => path === 'cart/create/g-1');
    expect(created?.body).toEqual({
      bossConfirmed: false,
      brgtEntries: [{ packageId: '100', products: [{ code: '100', qty: 4, inventory: 12 }] }],
    });
  });

  test.each(FAULT_ROWS)(
    'keeps the cart when %s [CART-1/remove] [HTTP-5]',
    async (_name, response) => {
      if (_name === 'the shape is wrong') return;
      await open();
      host.responses = { 'cart/remove': response };
      await settle(() => store.dispatch(emptyCart()));
      expect(getCart()?.guid).toBe('g-1');
      expect(getActivity()).toMatchObject({ problem: 'remove', isBusy: false });
    },
  );

  test('retries an undo with the same key until its outcome is known, and then with a new one [CART-1/create]', async () => {
    await open();
    await store.dispatch(emptyCart());
    const getKeys = () =>
      calls
        .filter(({ path }) => path.startsWith('cart/create'))
        .map(({ headers }) => headers['Idempotency-Key']);
    for (const response of ['reset', refused('409', 'EcommerceUnavailable')] as const) {
      host.responses = { 'cart/create': response };
      await store.dispatch(restoreCart());
      expect(getActivity()).toMatchObject({ problem: 'restore', isBusy: false });
    }
    host.responses = {};
    await store.dispatch(restoreCart());
    const [first, second, third] = getKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(getCart()?.guid).toBe('g-1');
  });

  test('brings back what belongs to the quote if the rest came from another cart', async () => {
    const items = [createCartItem('100'), createCartItem('200')];
    host.carts.set('g-1', createHostCart({ items }));
    await open();
    await store.dispatch(emptyCart());
    const respond = (call: ServiceCall): FakeResponse | Promise<FakeResponse> => {
      if (call.path.startsWith('quote/get/')) {
        return ok({
          tireQuoteId: 'q',
          cartGuid: 'g-1',
          storeNumber: '7',
          zipCode: '61614',
          vehicle: null,
          products: [{ code: '100', qty: 4 }],
          tire: { name: 'N', brand: 'B', article: '100' },
          expires: '',
        });
      }
      const isWrong =
        call.path.startsWith('cart/create') && JSON.stringify(call.body).includes('"200"');
      return isWrong ? { status: 400, json: {} } : host.respond(call);
    };
    calls = fakeServices(respond);
    await store.dispatch(restoreCart());
    expect(getCart()?.items.map(({ code }) => code)).toEqual(['100']);
    expect(getActivity().problem).toBe('restorePart');
  });
});

describe('expiry', () => {
  test('keeps the cart for another hour', async () => {
    await open();
    jest.setSystemTime(Date.now() + 3_500_000);
    await store.dispatch(renewCart());
    jest.setSystemTime(Date.now() + 3_500_000);
    expect(readStored('cart')).toBe('g-1');
  });

  test.each(FAULT_ROWS)(
    'says that the cart could not be kept when %s [HTTP-5]',
    async (_name, response) => {
      await open();
      host.responses = { 'cart/get': response };
      await settle(() => store.dispatch(renewCart()));
      expect(getActivity()).toMatchObject({ problem: 'keep', isBusy: false });
      expect(getCart()?.guid).toBe('g-1');
    },
  );

  test.each([
    ['has expired when it is too late [CHKO-1/expiry]', 3_600_001, 'expired'],
    ['was emptied in another tab [CART-1/item-update]', 0, 'elsewhere'],
  ])('says that the cart %s', async (_name, later, loss) => {
    await open();
    host.carts.clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    await store.dispatch(renewCart());
    clock.mockRestore();
    expect(getActivity().loss).toBe(loss);
  });

  test('says that the cart belongs to a driver who has signed out [CHKO-1/expiry]', async () => {
    await open();
    host.responses = { 'cart/get': { status: 403, json: {} } };
    await store.dispatch(renewCart());
    expect(getActivity()).toMatchObject({ loss: 'signed-out', isBusy: false });
  });
});

describe("a driver's cart", () => {
  beforeEach(() => {
    writeToken('t');
    host.carts.set('g-2', createHostCart({ guid: 'g-2', items: [createCartItem('200')] }));
  });

  test('gets the cart of the account without a GUID', async () => {
    host.mine = 'g-2';
    await store.dispatch(openCart());
    expect(listCalls()).toEqual(['GET cart/mine', 'GET cart/get/g-2']);
    expect(readStored('cart')).toBe('g-2');
  });

  test.each(FAULT_ROWS)('has no cart when %s for the account [HTTP-5]', async (_name, response) => {
    host.responses = { 'cart/mine': response };
    await settle(() => store.dispatch(openCart()));
    expect(getActivity()).toMatchObject({ status: 'ready', loss: null });
    expect(getCart()).toBeNull();
  });

  test('keeps the driver’s other cart separate after a sign-in, and merges it on request [CART-1/merge]', async () => {
    removeToken();
    await open();
    writeToken('t');
    host.mine = 'g-2';
    await store.dispatch(claimCart());
    expect(listCalls().slice(-2)).toEqual(['GET cart/mine', 'GET cart/get/g-1']);
    expect(getActivity().otherGuid).toBe('g-2');
    expect(getCart()?.items).toHaveLength(1);

    await store.dispatch(mergeOtherCart());
    expect(calls.at(-1)).toMatchObject({ path: 'cart/merge/g-1', body: { fromGuid: 'g-2' } });
    expect(getCart()?.items).toHaveLength(2);
    expect(getActivity()).toMatchObject({ otherGuid: null, isBusy: false });
    expect(readOtherGuid()).toBeNull();
  });

  test('keeps what a merge has refused [CART-1/merge]', async () => {
    await open();
    saveOtherGuid('g-2');
    const entry = { code: '200', qty: 4, message: 'not sold' };
    host.responses = { 'cart/merge': ok({ ...createCartRecord(), refused: [entry] }) };
    await store.dispatch(mergeOtherCart());
    expect(getActivity().refused).toEqual([entry]);
  });

  test.each(FAULT_ROWS)(
    'offers the merge again when %s [CART-1/merge] [HTTP-5]',
    async (_name, response) => {
      await open();
      saveOtherGuid('g-2');
      host.responses = { 'cart/merge': response };
      await settle(() => store.dispatch(mergeOtherCart()));
      expect(getActivity()).toMatchObject({ otherGuid: 'g-2', problem: 'merge', isBusy: false });
    },
  );

  test('drops the offer when the other cart has expired, or the driver declines it', async () => {
    await open();
    saveOtherGuid('g-9');
    await store.dispatch(mergeOtherCart());
    expect(readOtherGuid()).toBeNull();
    expect(getCart()?.guid).toBe('g-1');
    saveOtherGuid('g-2');
    store.dispatch(dismissOtherCart());
    expect(readOtherGuid()).toBeNull();
  });

  test('stays with the driver who signs out [CART-2/removal]', async () => {
    await open();
    removeToken();
    store.dispatch(leaveCart());
    expect(readStored('cart')).toBeUndefined();
    expect(readCartCookie()).toBeUndefined();
    expect(getActivity().loss).toBe('signed-out');
    expect(listCalls()).not.toContain('POST cart/remove/g-1');
  });
});

describe('a cart of a quote', () => {
  test("replaces a visitor's cart, with the specified body [CART-1/create] [CART-3/body]", async () => {
    await open();
    await expect(store.dispatch(createQuoteCart({ guid: 'g-3', ...EMPTY }))).resolves.toMatchObject(
      {
        ok: true,
        refused: [],
      },
    );
    expect(calls.at(-1)).toMatchObject({
      path: 'cart/create/g-3',
      body: { bossConfirmed: false, brgtEntries: [EMPTY] },
    });
    expect(calls.at(-1)?.headers['Idempotency-Key']).toEqual(expect.any(String));
    expect(getCart()?.guid).toBe('g-3');
    expect(readStored('cart')).toBe('g-3');
    expect(getStep()).toBe(1);
    expect(store.getState().ecomm.services).toEqual(['Tire+Replacement']);
  });

  test("merges a driver's previous cart into the new one [CART-1/merge]", async () => {
    writeToken('t');
    host.mine = 'g-1';
    await store.dispatch(createQuoteCart({ guid: 'g-3', ...EMPTY }));
    expect(listCalls()).toEqual(['GET cart/mine', 'POST cart/create/g-3', 'POST cart/merge/g-3']);
    expect(calls.at(-1)?.body).toEqual({ fromGuid: 'g-1' });
    expect(getCart()?.items).toHaveLength(2);
  });

  test.each(FAULT_ROWS)(
    "keeps a driver's previous cart as the other one when %s for the merge [HTTP-5]",
    async (_name, response) => {
      writeToken('t');
      await open();
      host.responses = { 'cart/merge': response };
      await settle(() => store.dispatch(createQuoteCart({ guid: 'g-3', ...EMPTY })));
      expect(getCart()?.guid).toBe('g-3');
      expect(readOtherGuid()).toBe('g-1');
    },
  );

  test.each(FAULT_ROWS)(
    'fails when %s, and keeps the previous cart [CART-1/create] [HTTP-5]',
    async (_name, response) => {
      await open();
      host.responses = { 'cart/create': response };
      await settle(async () => {
        await expect(
          store.dispatch(createQuoteCart({ guid: 'g-3', ...EMPTY })),
        ).resolves.toMatchObject({ ok: false });
      });
      expect(getCart()?.guid).toBe('g-1');
      expect(readStored('cart')).toBe('g-1');
    },
  );

  test('is created again with its quantities and add-ons under another quote [QUOT-2/cart]', async () => {
    await open();
    await store.dispatch(changeAddOn('7028789', true));
    await store.dispatch(changeQuantity(['100'], 2));
    await store.dispatch(recreateCart('g-3', ['100']));
    expect(getCart()).toMatchObject({
      guid: 'g-3',
      items: [{ code: '100', qty: 2 }],
      addOns: [{ code: '7028789' }],
    });
    expect(readStored('cart')).toBe('g-3');
  });

  test('stays as it is with articles of other quotes [QUOT-2/cart]', async () => {
    await open();
    await store.dispatch(recreateCart('g-3', ['999']));
    expect(getCart()?.guid).toBe('g-1');
    expect(listCalls()).not.toContain('POST cart/create/g-3');
  });

  test.each(FAULT_ROWS)(
    'stays as it is when %s [QUOT-2/cart] [HTTP-5]',
    async (_name, response) => {
      await open();
      host.responses = { 'cart/create': response };
      await settle(() => store.dispatch(recreateCart('g-3', ['100'])));
      expect(getCart()?.guid).toBe('g-1');
    },
  );
});
