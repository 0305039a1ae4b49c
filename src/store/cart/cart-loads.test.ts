import { createHostCart } from '../../../test/cart-host';
import { clearCookies } from '../../../test/clear-cookies';
import { setUpCartVisit } from '../../../test/cart-visit';
import { rejected } from '../../../test/fake-services';
import { readStored, writeStored } from '../../browser/storage';
import { removeToken, writeToken } from '../../services/token-cookie';
import { createReduxStore } from '..';
import { loggedIn, loggedOut } from '../account/account-slice';
import { shareSentKey } from '../checkout/checkout-storage';
import { openCheckout } from '../checkout/checkout-thunks';
import { cartLost } from './cart-slice';
import { emptyCart } from './cart-changes';
import { saveCartGuid } from './cart-storage';
import { fetchCart, loadCart, refreshCart, syncCart } from './cart-thunks';
import { loseCart } from './lose-cart';

const visit = setUpCartVisit();
const { getCart, getActivity, listCalls, open } = visit;

test('the header and the page share one request for the cart [CART-1/get]', async () => {
  writeStored('cart', 'g-1');
  await Promise.all([visit.store.dispatch(refreshCart()), visit.store.dispatch(loadCart())]);
  expect(listCalls()).toEqual(['GET cart/get/g-1']);
  expect(getCart()?.guid).toBe('g-1');
});

test("a refresh doesn't join a request that was sent before another tab changed the cart", async () => {
  writeStored('cart', 'g-1');
  await Promise.all([visit.store.dispatch(loadCart()), visit.store.dispatch(refreshCart())]);
  expect(listCalls()).toEqual(['GET cart/get/g-1', 'GET cart/get/g-1']);
});

test('a cart whose answer arrives after a sign-out stays hidden', async () => {
  await open();
  const fetched = visit.store.dispatch(fetchCart('g-1'));
  visit.store.dispatch(loseCart('signed-out'));
  expect(await fetched).toBe(false);
  expect(getCart()).toBeNull();
});

test("a driver's cart that arrives after a sign-out in another tab stays hidden", async () => {
  writeToken('t');
  const loaded = visit.store.dispatch(fetchCart('g-1'));
  removeToken();
  expect(await loaded).toBe(false);
  expect(getCart()).toBeNull();
  expect(getActivity().status).toBe('ready');
});

test("a cart stays on the page while another tab's new one doesn't load", async () => {
  await open();
  writeStored('cart', 'g-2');
  visit.host.responses = { 'cart/get': 'reset' };
  await visit.store.dispatch(refreshCart());
  expect(getCart()?.guid).toBe('g-1');
  expect(readStored('cart')).toBe('g-2');
});

describe('a sign-in', () => {
  const signIn = () => {
    writeToken('t');
    visit.host.mine = 'g-1';
    return visit.store.dispatch(syncCart());
  };

  test("asks for the driver's cart once, whoever follows it, and again in the next session [ACCT-8/login]", async () => {
    await open();
    await Promise.all([signIn(), signIn()]);
    await signIn();
    expect(listCalls().filter((call) => call === 'GET cart/mine')).toHaveLength(1);
    removeToken();
    await visit.store.dispatch(syncCart());
    await signIn();
    expect(listCalls().filter((call) => call === 'GET cart/mine')).toHaveLength(2);
  });

  test("asks for the driver's cart again after a failure [HTTP-5]", async () => {
    await open();
    visit.host.responses = { 'cart/mine': rejected(500) };
    await signIn();
    visit.host.responses = {};
    await signIn();
    await signIn();
    expect(listCalls().filter((call) => call === 'GET cart/mine')).toHaveLength(2);
  });

  test("finds the driver's own cart after that of another driver", async () => {
    visit.host.carts.set('g-2', createHostCart({ guid: 'g-2' }));
    visit.host.responses = { 'cart/get': rejected(403) };
    saveCartGuid('g-1');
    writeToken('t');
    visit.host.mine = 'g-2';
    await visit.store.dispatch(syncCart());
    expect(getActivity().loss).toBe('signed-out');
    visit.host.responses = {};
    await visit.store.dispatch(syncCart());
    expect(getCart()?.guid).toBe('g-2');
  });
});

test("another Redux store doesn't wait for a request of this one", async () => {
  writeStored('cart', 'g-1');
  visit.host.responses = { 'cart/get': 'hang' };
  void visit.store.dispatch(loadCart());
  await jest.advanceTimersByTimeAsync(0);
  visit.host.responses = {};
  visit.host.carts.set('g-2', createHostCart({ guid: 'g-2' }));
  writeStored('cart', 'g-2');
  const other = createReduxStore();
  await other.dispatch(loadCart());
  expect(other.getState().ecomm.cart?.guid).toBe('g-2');
  expect(getCart()).toBeNull();
});

test('a cart that is removed while its refresh waits can still be restored', async () => {
  await open();
  const emptied = visit.store.dispatch(emptyCart());
  await visit.store.dispatch(refreshCart());
  await emptied;
  expect(getActivity()).toMatchObject({ loss: 'removed', removed: { guid: 'g-1' } });
  expect(listCalls().at(-1)).toBe('POST cart/remove/g-1');
});

test("a refresh says that the cart stays with a driver who has signed out in another tab, not that it's empty", async () => {
  visit.store.dispatch(loggedIn({ tokenId: 't' }));
  await open();
  removeToken();
  localStorage.clear();
  clearCookies();
  const refreshed = visit.store.dispatch(refreshCart());
  visit.store.dispatch(loggedOut());
  await refreshed;
  expect(getActivity().loss).toBe('signed-out');
});

describe('the checkout of a lost cart', () => {
  test('says why the cart is gone if the header has asked for it first [CHKO-1/expiry]', async () => {
    saveCartGuid('g-1');
    visit.host.carts.clear();
    await visit.store.dispatch(refreshCart());
    await visit.store.dispatch(openCheckout());
    expect(getActivity()).toMatchObject({ loss: 'expired', lostGuid: 'g-1' });
    expect(visit.getStep()).toBe(-1);
  });

  test('checks an order of another tab before it says that the cart is gone [CHKO-3]', async () => {
    await open();
    await visit.store.dispatch(openCheckout());
    await visit.store.dispatch(openCheckout());
    shareSentKey('g-1', '11111111-2222-4333-8444-555555555555', false);
    visit.store.dispatch(cartLost({ loss: 'elsewhere', lostGuid: 'g-1', removed: null }));
    expect(visit.store.getState().ecomm.checkout).toMatchObject({
      progress: 'uncertain',
      sent: { guid: 'g-1', earlierKeys: [] },
    });
  });
});
