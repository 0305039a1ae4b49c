import { createHostCart } from '../../../test/cart-host';
import { createCartItem, createMoney } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { NOT_FOUND, ok, refused, rejected } from '../../../test/fake-services';
import { FAULT_ROWS, getAppointmentId, settle, setUpCartVisit } from '../../../test/cart-visit';
import { writeAppointmentId } from './cart-storage';
import { readCookie, writeSessionCookie } from '../../browser/cookies';
import { readSessionItem } from '../../browser/session-items';
import { LIFETIMES, readStored, removeStored, writeStored } from '../../browser/storage';
import {
  changeAddOn,
  changeQuantities,
  loadAddOns,
  emptyCart,
  mergeOtherCart,
  moveCart,
  restoreCart,
} from './cart-changes';
import { confirmChanges, loadCart, refreshCart } from './cart-thunks';

const visit = setUpCartVisit();
const { getCart, getActivity, getStep, listCalls, open } = visit;

describe('load', () => {
  test('requests nothing without a GUID [CART-1/no-guid] [CHKO-1/no-cart]', async () => {
    await visit.store.dispatch(loadCart());
    await visit.store.dispatch(refreshCart());
    await visit.store.dispatch(changeQuantities([{ code: '100', qty: 2 }]));
    await visit.store.dispatch(changeAddOn('7009500', true));
    await visit.store.dispatch(loadAddOns());
    await visit.store.dispatch(emptyCart());
    await visit.store.dispatch(restoreCart());
    await visit.store.dispatch(refreshCart(true));
    await visit.store.dispatch(mergeOtherCart());
    expect(visit.calls).toEqual([]);
    expect(getStep()).toBe(-1);
    expect(getActivity().status).toBe('ready');
  });

  test('loads the cart, and saves its GUID in the cookie and for an hour in local storage [CART-1/get] [CART-1/guid-kept] [LS-2/cart] [STATE-3/cart]', async () => {
    await open();
    expect(listCalls()).toEqual(['GET cart/get/g-1']);
    expect(getCart()?.items).toHaveLength(1);
    expect(readCookie('aem-cart')).toBe('g-1');
    jest.setSystemTime(Date.now() + LIFETIMES.cart - 1);
    expect(readStored('cart')).toBe('g-1');
    jest.setSystemTime(Date.now() + 1);
    expect(readStored('cart')).toBeUndefined();
  });

  test('finds the cart by its cookie when local storage has lost it [CART-1/get]', async () => {
    writeSessionCookie('aem-cart', 'g-1');
    await visit.store.dispatch(loadCart());
    expect(getCart()?.guid).toBe('g-1');
    expect(readStored('cart')).toBe('g-1');
  });

  test.each(FAULT_ROWS)(
    'removes the GUID when %s, and loads the cart on a retry [CHKO-1/failed-load] [HTTP-5]',
    async (_name, response) => {
      writeStored('cart', 'g-1');
      writeSessionCookie('aem-cart', 'g-1');
      visit.host.responses = { 'cart/get': response };
      await settle(() => visit.store.dispatch(loadCart()));
      expect(readStored('cart')).toBeUndefined();
      expect(getStep()).toBe(-1);
      expect(getActivity()).toMatchObject({ status: 'failed', guid: 'g-1' });
      visit.host.responses = {};
      await visit.store.dispatch(loadCart());
      expect(getCart()?.guid).toBe('g-1');
    },
  );

  test.each([
    [NOT_FOUND, { status: 'ready', loss: 'expired' }],
    [rejected(410), { status: 'ready', loss: 'expired' }],
    [rejected(403), { status: 'ready', loss: 'signed-out' }],
    [refused('409', 'PricingUnavailable'), { status: 'noPrices' }],
  ] as const)('says why there is no cart after %j [CHKO-1/expiry]', async (response, expected) => {
    visit.host.responses = { 'cart/get': response };
    await open();
    expect(getActivity()).toMatchObject(expected);
    expect(getCart()).toBeNull();
    expect(readStored('cart')).toBeUndefined();
  });

  test('keeps the shown cart when a refresh fails', async () => {
    await open();
    visit.host.responses = { 'cart/get': 'reset' };
    await visit.store.dispatch(refreshCart());
    expect(getCart()?.guid).toBe('g-1');
    expect(readStored('cart')).toBe('g-1');
  });

  test('marks only the changes that a move from here caused, whatever the host sends', async () => {
    const change = { code: '100', field: 'price', from: createMoney(100), to: createMoney(104) };
    visit.host.carts.set('g-1', createHostCart({ changes: [{ ...change, isByMove: true }] }));
    await open();
    expect(getCart()?.changes).toEqual([change]);
    visit.host.responses = {
      'cart/store': ok(createHostCart({ storeNumber: '8', changes: [change] })),
    };
    await visit.store.dispatch(moveCart('8'));
    await visit.store.dispatch(refreshCart());
    expect(getCart()?.changes).toEqual([{ ...change, isByMove: true }]);
  });

  test("combines the host's changes, from the first to the last value, until the visitor confirms them", async () => {
    const change = { code: '100', field: 'price', from: createMoney(100), to: createMoney(104) };
    visit.host.carts.set('g-1', createHostCart({ changes: [change] }));
    await open();
    expect(getCart()?.changes).toEqual([change]);
    visit.host.carts.set(
      'g-1',
      createHostCart({ changes: [{ ...change, from: createMoney(104), to: createMoney(108) }] }),
    );
    await visit.store.dispatch(refreshCart());
    expect(getCart()?.changes).toEqual([{ ...change, to: createMoney(108) }]);
    visit.store.dispatch(confirmChanges());
    expect(getCart()?.changes).toEqual([]);
    expect(readSessionItem('bsro-cart-changes')).toBeUndefined();
  });
});

describe('two tabs', () => {
  test('shows what another tab has changed, without notifying it in turn', async () => {
    await open();
    const stored = localStorage.getItem('cart');
    jest.setSystemTime(Date.now() + 1_000);
    visit.host.carts.set('g-1', createHostCart({ items: [createCartItem('100', 2)] }));
    await visit.store.dispatch(refreshCart());
    expect(getCart()?.items[0]?.qty).toBe(2);
    expect(localStorage.getItem('cart')).toBe(stored);
  });

  test('removes the cart that another tab has emptied', async () => {
    await open();
    localStorage.clear();
    clearCookies();
    await visit.store.dispatch(refreshCart());
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('elsewhere');
  });
});

describe('quantity', () => {
  test('shows the new quantity at once, sends it, and clears the appointment [CART-1/item-update] [CART-2/add-on-and-item-changes]', async () => {
    await open();
    writeAppointmentId('hold-1');
    const done = visit.store.dispatch(changeQuantities([{ code: '100', qty: 2 }]));
    expect(getActivity().quantities).toEqual({ 100: 2 });
    expect(getAppointmentId()).toBeUndefined();
    await done;
    expect(visit.calls.at(-1)?.body).toEqual({ code: '100', qty: 2 });
    expect(getActivity().quantities).toEqual({});
    expect(getCart()?.items[0]?.qty).toBe(2);
  });

  test('sends only the last of several changes in a row', async () => {
    await open();
    const changes = [3, 2, 6].map((qty) =>
      visit.store.dispatch(changeQuantities([{ code: '100', qty }])),
    );
    await Promise.all(changes);
    expect(visit.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { code: '100', qty: 6 },
    ]);
    expect(getCart()?.items[0]?.qty).toBe(6);
  });

  test.each(FAULT_ROWS)(
    'reverts to the previous quantity when %s [CART-1/item-update] [HTTP-5]',
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/item/update': response };
      await settle(() => visit.store.dispatch(changeQuantities([{ code: '100', qty: 2 }])));
      expect(getActivity()).toMatchObject({ quantities: {}, problem: 'quantity' });
      expect(getCart()?.items[0]?.qty).toBe(4);
    },
  );

  test('says that the cart has expired when the host no longer knows it [CHKO-1/expiry]', async () => {
    await open();
    visit.host.carts.clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);
    await visit.store.dispatch(changeQuantities([{ code: '100', qty: 2 }]));
    clock.mockRestore();
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('expired');
  });

  describe('cookie store', () => {
    const setCookieStore = (get: () => Promise<unknown>): void => {
      Object.defineProperty(globalThis, 'cookieStore', { value: { get }, configurable: true });
    };
    beforeEach(async () => {
      await open();
      removeStored('cart');
      visit.calls.length = 0;
    });
    afterEach(() => Reflect.deleteProperty(globalThis, 'cookieStore'));

    test("doesn't load a cart whose cookie another tab has just removed [CART-1/item-update]", async () => {
      setCookieStore(async () => null);
      await visit.store.dispatch(refreshCart());
      expect(visit.calls).toEqual([]);
      expect(getActivity().loss).toBe('elsewhere');
    });

    test.each([
      ['has the cart', async () => ({ value: 'g-1' })],
      ['fails', () => Promise.reject(new Error('no access'))],
    ])(
      'loads the cart whose GUID is in the cookie if the cookie store %s [CART-1/item-update]',
      async (_name, get) => {
        setCookieStore(get);
        await visit.store.dispatch(refreshCart());
        expect(listCalls()).toEqual(['GET cart/get/g-1']);
        expect(getActivity().loss).toBeNull();
      },
    );
  });

  test('says that a cart that is gone before it expires was emptied in another tab [CART-1/item-update]', async () => {
    await open();
    visit.host.carts.clear();
    await visit.store.dispatch(refreshCart());
    expect(getCart()).toBeNull();
    expect(getActivity().loss).toBe('elsewhere');
  });
});

describe('add-ons', () => {
  test('loads, adds, and removes add-ons, and clears the appointment [CART-1/add-ons] [CART-2/add-on-and-item-changes] [CART-3/add-ons] [STATE-3/add-ons]', async () => {
    await open();
    await visit.store.dispatch(loadAddOns());
    expect(visit.store.getState().ecomm.addOns.map(({ code }) => code)).toEqual([
      '7009500',
      '7028789',
    ]);
    writeAppointmentId('hold-1');
    await visit.store.dispatch(changeAddOn('7009500', true));
    expect(getAppointmentId()).toBeUndefined();
    expect(getCart()?.addOns.map(({ code }) => code)).toEqual(['7009500']);
    await visit.store.dispatch(changeAddOn('7009500', false));
    expect(getCart()?.addOns).toEqual([]);
    expect(listCalls().slice(-2)).toEqual([
      'POST cart/addons/add/g-1',
      'DELETE cart/addons/remove/g-1',
    ]);
  });

  test.each(FAULT_ROWS)('says that nothing was added when %s [HTTP-5]', async (_name, response) => {
    await open();
    visit.host.responses = { 'cart/addons/add': response };
    await settle(() => visit.store.dispatch(changeAddOn('7009500', true)));
    expect(getActivity()).toMatchObject({ requestedAddOns: {}, problem: 'addOn' });
    expect(getCart()?.addOns).toEqual([]);
  });

  test.each(FAULT_ROWS)(
    "says that the add-ons didn't load when %s, and loads them on a retry [HTTP-5]",
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/addons/get': response };
      await expect(settle(() => visit.store.dispatch(loadAddOns()))).resolves.toBe(false);
      visit.host.responses = {};
      await expect(visit.store.dispatch(loadAddOns())).resolves.toBe(true);
    },
  );
});
