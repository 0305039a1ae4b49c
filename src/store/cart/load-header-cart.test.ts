import { createCartRecord } from '../../../test/carts';
import { clearCookies } from '../../../test/clear-cookies';
import { fakeServices, NOT_FOUND, ok } from '../../../test/fake-services';
import { readStored, writeStored } from '../../browser/storage';
import { createReduxStore } from '..';
import { loadHeaderCart } from './load-header-cart';
import { selectHasCartItems } from './cart-slice';

const CART = createCartRecord();

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
});

test('requests nothing without a GUID and has no cart in checkout [CART-1] [CHKO-1]', async () => {
  const sent = fakeServices(() => ok(CART));
  const store = createReduxStore();
  expect(store.getState().ecomm.checkout.step).toBe(0);
  await store.dispatch(loadHeaderCart());
  expect(sent).toHaveLength(0);
  expect(store.getState().ecomm.checkout.step).toBe(-1);
});

test('loads the cart whose GUID is stored, and shows 1 at the cart icon [CART-1] [CART-4] [CHKO-1]', async () => {
  const sent = fakeServices(() => ok(CART));
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  expect(selectHasCartItems(store.getState())).toBe(false);
  await store.dispatch(loadHeaderCart());
  expect(sent[0]?.requestedUrl).toBe('/bsro/services/cart/get/g-1');
  expect(selectHasCartItems(store.getState())).toBe(true);
  expect(store.getState().ecomm.services).toEqual(['Tire+Replacement']);
  expect(store.getState().ecomm.checkout.step).toBe(1);
});

test('shows no number at the cart icon for an empty cart [CART-4]', async () => {
  fakeServices(() => ok({ ...CART, items: [] }));
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  await store.dispatch(loadHeaderCart());
  expect(selectHasCartItems(store.getState())).toBe(false);
});

test.each([
  ['404', NOT_FOUND],
  ['another shape', ok({ items: 'x' })],
])('removes the GUID when loading fails with %s [CHKO-1]', async (_, fault) => {
  fakeServices(() => fault);
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  await store.dispatch(loadHeaderCart());
  expect(readStored('cart')).toBeUndefined();
  expect(store.getState().ecomm.checkout.step).toBe(-1);
});

test('encodes a tampered GUID [CART-1]', async () => {
  const sent = fakeServices(() => ok(CART));
  writeStored('cart', '../../account/get?x=');
  await createReduxStore().dispatch(loadHeaderCart());
  expect(sent[0]?.requestedUrl).toBe('/bsro/services/cart/get/..%2F..%2Faccount%2Fget%3Fx%3D');
});
