import { clearCookies } from '../../../test/clear-cookies';
import { fakeNetwork, ok } from '../../../test/fake-network';
import { readStored, writeStored } from '../../browser/storage';
import { createReduxStore } from '..';
import { loadCart } from './cart-thunks';
import { selectCartCount } from './ecomm-slice';

const CART = { guid: 'g-1', items: [{ code: '100', qty: 4 }], addOns: [{ code: '7028789' }] };

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  document.documentElement.dataset['siteName'] = 'fcac';
});

test('CART-1 CHKO-1 without a guid nothing is asked, and checkout has no cart', async () => {
  const sent = fakeNetwork(() => ok(CART));
  const store = createReduxStore();
  expect(store.getState().ecomm.checkout.step).toBe(0);
  await store.dispatch(loadCart());
  expect(sent).toHaveLength(0);
  expect(store.getState().ecomm.checkout.step).toBe(-1);
});

test('CART-1 CART-4 CHKO-1 the cart of the stored guid is loaded and counts as one', async () => {
  const sent = fakeNetwork(() => ok(CART));
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  expect(selectCartCount(store.getState())).toBe(0);
  await store.dispatch(loadCart());
  expect(sent[0]?.address).toBe('/bsro/services/cart/get/g-1');
  expect(selectCartCount(store.getState())).toBe(1);
  expect(store.getState().ecomm.addOns).toEqual([{ code: '7028789' }]);
  expect(store.getState().ecomm.checkout.step).toBe(1);
});

test('CART-4 a loaded cart that holds nothing counts as none', async () => {
  fakeNetwork(() => ok({ ...CART, items: [] }));
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  await store.dispatch(loadCart());
  expect(selectCartCount(store.getState())).toBe(0);
});

test.each([
  ['404', { status: 404, text: '' }],
  ['another shape', ok({ items: 'x' })],
])('CHKO-1 a load that fails with %s removes the guid', async (_, fault) => {
  fakeNetwork(() => fault);
  writeStored('cart', 'g-1');
  const store = createReduxStore();
  await store.dispatch(loadCart());
  expect(readStored('cart')).toBeUndefined();
  expect(store.getState().ecomm.checkout.step).toBe(-1);
});

test('CART-1 a tampered guid cannot lead elsewhere', async () => {
  const sent = fakeNetwork(() => ok(CART));
  writeStored('cart', '../../account/get?x=');
  await createReduxStore().dispatch(loadCart());
  expect(sent[0]?.address).toBe('/bsro/services/cart/get/..%2F..%2Faccount%2Fget%3Fx%3D');
});
