import { cartActivityChanged } from './cart-slice';
import { createHostCart } from '../../../test/cart-host';
import { createCartItem, createCartRecord } from '../../../test/carts';
import { fakeServices, ok, refused, rejected } from '../../../test/fake-services';
import type { FakeResponse, ServiceCall } from '../../../test/fake-services';
import { FAULT_ROWS, getAppointmentId, settle, setUpCartVisit } from '../../../test/cart-visit';
import { writeAppointmentId, saveOtherGuid, readOtherGuid } from './cart-storage';
import { readCookie } from '../../browser/cookies';
import { readStored } from '../../browser/storage';
import { removeToken, writeToken } from '../../services/token-cookie';
import {
  changeAddOn,
  dismissOtherCart,
  emptyCart,
  mergeOtherCart,
  restoreCart,
} from './cart-changes';
import { loadCart, refreshCart, syncCart } from './cart-thunks';
import { loggedIn } from '../account/account-slice';
import { endSession } from '../account/end-session';
import { checkoutChanged } from '../checkout/checkout-slice';

const visit = setUpCartVisit();
const { getCart, getActivity, getStep, listCalls, open } = visit;

describe('removal', () => {
  test('clears the cart, its GUID, and its cookies, and brings the cart back with its add-ons [CART-1/remove] [CART-2/removal] [CHKO-1/expiry]', async () => {
    await open();
    await visit.store.dispatch(changeAddOn('7009500', true));
    writeAppointmentId('hold-1');
    await expect(visit.store.dispatch(emptyCart())).resolves.toBe(true);
    expect(getCart()).toBeNull();
    expect(readStored('cart')).toBeUndefined();
    expect(readCookie('aem-cart')).toBeUndefined();
    expect(getAppointmentId()).toBeUndefined();
    expect(getStep()).toBe(-1);
    expect(getActivity()).toMatchObject({ loss: 'removed', guid: null });

    await expect(visit.store.dispatch(restoreCart())).resolves.toBe(true);
    expect(getCart()).toMatchObject({ guid: 'g-1', addOns: [{ code: '7009500' }] });
    expect(readStored('cart')).toBe('g-1');
    const created = visit.calls.find(({ path }) => path === 'cart/create/g-1');
    expect(created?.body).toEqual({
      bossConfirmed: false,
      brgtEntries: [{ packageId: '100', products: [{ code: '100', qty: 4, inventory: 12 }] }],
    });
  });

  test('ends the busy state if the cart is gone before it could be removed [CART-1/remove]', async () => {
    visit.store.dispatch(cartActivityChanged({ pending: 'remove' }));
    await expect(visit.store.dispatch(emptyCart())).resolves.toBe(false);
    expect(getActivity().pending).toBeNull();
    expect(listCalls()).toEqual([]);
  });

  // The response to a removal has no shape.
  test.each(FAULT_ROWS.filter(([name]) => name !== 'the shape is wrong'))(
    'keeps the cart when %s [CART-1/remove] [HTTP-5]',
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/remove': response };
      await settle(() => visit.store.dispatch(emptyCart()));
      expect(getCart()?.guid).toBe('g-1');
      expect(getActivity()).toMatchObject({ problem: 'remove', pending: null });
    },
  );

  test('retries an undo with the same key until its outcome is known, and then with a new key [CART-1/create]', async () => {
    await open();
    await visit.store.dispatch(emptyCart());
    const getKeys = () =>
      visit.calls
        .filter(({ path }) => path.startsWith('cart/create'))
        .map(({ headers }) => headers['Idempotency-Key']);
    for (const response of ['reset', refused('409', 'EcommerceUnavailable')] as const) {
      visit.host.responses = { 'cart/create': response };
      await visit.store.dispatch(restoreCart());
      expect(getActivity()).toMatchObject({ problem: 'restore', pending: null });
    }
    visit.host.responses = {};
    await visit.store.dispatch(restoreCart());
    const [first, second, third] = getKeys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(getCart()?.guid).toBe('g-1');
  });

  test('brings back only the articles of the quote if others came from another cart', async () => {
    const items = [createCartItem('100'), createCartItem('200')];
    visit.host.carts.set('g-1', createHostCart({ items }));
    await open();
    await visit.store.dispatch(emptyCart());
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
      const hasOtherArticle =
        call.path.startsWith('cart/create') && JSON.stringify(call.body).includes('"200"');
      return hasOtherArticle ? rejected(400) : visit.host.respond(call);
    };
    visit.calls = fakeServices(respond);
    await visit.store.dispatch(restoreCart());
    expect(getCart()?.items.map(({ code }) => code)).toEqual(['100']);
    expect(getActivity().problem).toBe('restorePart');
  });
});

describe('expiry', () => {
  test('keeps the cart for another hour', async () => {
    await open();
    jest.setSystemTime(Date.now() + 3_500_000);
    await visit.store.dispatch(refreshCart(true));
    jest.setSystemTime(Date.now() + 3_500_000);
    expect(readStored('cart')).toBe('g-1');
  });

  test.each(FAULT_ROWS)(
    "says that the cart couldn't be kept when %s [HTTP-5]",
    async (_name, response) => {
      await open();
      visit.host.responses = { 'cart/get': response };
      await settle(() => visit.store.dispatch(refreshCart(true)));
      expect(getActivity()).toMatchObject({ problem: 'keep', pending: null });
      expect(getCart()?.guid).toBe('g-1');
    },
  );

  test.each([
    ['has expired if its hour is over [CHKO-1/expiry]', 3_600_001, 'expired'],
    ["was emptied in another tab if its hour isn't over [CART-1/item-update]", 0, 'elsewhere'],
  ])('says that the cart %s', async (_name, later, loss) => {
    await open();
    visit.host.carts.clear();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + later);
    await visit.store.dispatch(refreshCart(true));
    clock.mockRestore();
    expect(getActivity().loss).toBe(loss);
  });

  test('says that the cart belongs to a driver who has signed out [CHKO-1/expiry]', async () => {
    await open();
    visit.host.responses = { 'cart/get': rejected(403) };
    await visit.store.dispatch(refreshCart(true));
    expect(getActivity()).toMatchObject({ loss: 'signed-out', pending: null });
  });
});

describe("a driver's cart", () => {
  beforeEach(() => {
    writeToken('t');
    visit.host.carts.set('g-2', createHostCart({ guid: 'g-2', items: [createCartItem('200')] }));
  });

  test('shows the cart of the account if this browser has none', async () => {
    visit.host.mine = 'g-2';
    await visit.store.dispatch(loadCart());
    expect(listCalls()).toEqual(['GET cart/mine', 'GET cart/get/g-2']);
    expect(readStored('cart')).toBe('g-2');
  });

  test.each(FAULT_ROWS)(
    "shows no cart if the account's cart is unknown, because %s [HTTP-5]",
    async (_name, response) => {
      visit.host.responses = { 'cart/mine': response };
      await settle(() => visit.store.dispatch(loadCart()));
      expect(getActivity()).toMatchObject({ status: 'ready', loss: null });
      expect(getCart()).toBeNull();
    },
  );

  test("keeps the driver's other cart separate after a sign-in, and merges it on request [CART-1/merge]", async () => {
    removeToken();
    await open();
    writeToken('t');
    visit.host.mine = 'g-2';
    await visit.store.dispatch(syncCart());
    expect(listCalls().slice(-2)).toEqual(['GET cart/mine', 'GET cart/get/g-1']);
    expect(getActivity().otherGuid).toBe('g-2');
    expect(getCart()?.items).toHaveLength(1);

    await visit.store.dispatch(mergeOtherCart());
    expect(visit.calls.at(-1)).toMatchObject({ path: 'cart/merge/g-1', body: { fromGuid: 'g-2' } });
    expect(getCart()?.items).toHaveLength(2);
    expect(getActivity()).toMatchObject({ otherGuid: null, pending: null });
    expect(readOtherGuid()).toBeNull();
  });

  test('keeps what a merge has refused [CART-1/merge]', async () => {
    await open();
    saveOtherGuid('g-2');
    const entry = { code: '200', qty: 4, message: 'not sold' };
    visit.host.responses = { 'cart/merge': ok({ ...createCartRecord(), refused: [entry] }) };
    await visit.store.dispatch(mergeOtherCart());
    expect(getActivity().refused).toEqual([entry]);
  });

  test.each(FAULT_ROWS)(
    'offers the merge again when %s [CART-1/merge] [HTTP-5]',
    async (_name, response) => {
      await open();
      saveOtherGuid('g-2');
      visit.host.responses = { 'cart/merge': response };
      await settle(() => visit.store.dispatch(mergeOtherCart()));
      expect(getActivity()).toMatchObject({ otherGuid: 'g-2', problem: 'merge', pending: null });
    },
  );

  test('no longer offers a merge after the other cart has expired or the driver has declined', async () => {
    await open();
    saveOtherGuid('g-9');
    await visit.store.dispatch(mergeOtherCart());
    expect(readOtherGuid()).toBeNull();
    expect(getCart()?.guid).toBe('g-1');
    saveOtherGuid('g-2');
    visit.store.dispatch(dismissOtherCart());
    expect(readOtherGuid()).toBeNull();
  });

  test('leaves the cart with the driver who signs out [CART-2/removal]', async () => {
    await open();
    removeToken();
    await visit.store.dispatch(syncCart());
    expect(readStored('cart')).toBeUndefined();
    expect(readCookie('aem-cart')).toBeUndefined();
    expect(getActivity().loss).toBe('signed-out');
    expect(listCalls()).not.toContain('POST cart/remove/g-1');
  });

  test.each(['here', 'in another tab'])(
    'leaves the cart at once with the driver whose session ends %s, without code of the page [CART-2/removal]',
    async (place) => {
      visit.store.dispatch(loggedIn({ tokenId: 't' }));
      await open();
      saveOtherGuid('g-2');
      if (place === 'in another tab') removeToken();
      visit.store.dispatch(endSession());
      expect(getCart()).toBeNull();
      expect(getActivity().loss).toBe('signed-out');
      expect(readStored('cart')).toBeUndefined();
      expect(readOtherGuid()).toBeNull();
    },
  );

  test('keeps a cart without a session, and one that is being ordered, when a session check finds no session', async () => {
    removeToken();
    await open();
    visit.store.dispatch(endSession());
    expect(getCart()?.guid).toBe('g-1');
    writeToken('t');
    visit.store.dispatch(checkoutChanged({ progress: 'uncertain' }));
    visit.store.dispatch(endSession());
    expect(getCart()?.guid).toBe('g-1');
  });

  test('no longer offers to restore a removed cart after the driver signs out [CART-2/removal]', async () => {
    await open();
    await visit.store.dispatch(emptyCart());
    removeToken();
    await visit.store.dispatch(syncCart());
    expect(getActivity()).toMatchObject({ loss: null, removed: null });
  });
});
