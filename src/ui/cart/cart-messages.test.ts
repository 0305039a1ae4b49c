import { createCart, createMoney } from '../../../test/carts';
import type { CartChange } from '../../services/cart-schema';
import { formatCartChange } from './cart-messages';

const READY: CartChange = { code: '100', field: 'readyDate', from: '2026-11-24', to: '2026-12-01' };

test.each<[CartChange, string]>([
  [
    { code: '7009500', field: 'addOn', from: createMoney(120), to: createMoney(0) },
    "A service for $120.00 has been removed, because it isn't available at this store.",
  ],
  [READY, 'Northpeak Trail 100 will be ready on Tue, Dec 1 instead of Tue, Nov 24.'],
  [{ ...READY, from: '' }, 'Northpeak Trail 100 can be ready on Tue, Dec 1.'],
  [{ ...READY, to: '' }, "This store can't get Northpeak Trail 100 at the moment."],
])('says what is different at the new store of a cart: %j [CART-5/told]', (change, text) => {
  expect(formatCartChange(change, createCart())).toBe(text);
});
