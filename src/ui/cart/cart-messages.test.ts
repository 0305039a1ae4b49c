import { createCart, createMoney } from '../../../test/carts';
import type { CartChange } from '../../services/cart-schema';
import { formatCartChange } from './cart-messages';

const PRICE = { code: '100', field: 'price', from: createMoney(90), to: createMoney(95) } as const;
const STOCK = { code: '100', field: 'stock', from: 8, to: 2 } as const;
const SAVING = { code: 'x', field: 'discount', from: createMoney(40), to: createMoney(0) } as const;
const READY: CartChange = { code: '100', field: 'readyDate', from: '2026-11-24', to: '2026-12-01' };

test.each<[CartChange, string]>([
  [
    { code: '7009500', field: 'addOn', from: createMoney(120), to: createMoney(0) },
    "A service for $120.00 has been removed, because it isn't available at this store.",
  ],
  [READY, 'Northpeak Trail 100 will be ready on Tue, Dec 1 instead of Tue, Nov 24.'],
  [{ ...READY, from: '' }, 'Northpeak Trail 100 can be ready on Tue, Dec 1.'],
  [{ ...READY, to: '' }, "This store can't get Northpeak Trail 100 at the moment."],
  [
    { ...PRICE, isByMove: true },
    'Northpeak Trail 100 costs $95.00 each at this store instead of $90.00.',
  ],
  [{ ...STOCK, isByMove: true }, 'This store has 2 of Northpeak Trail 100 in stock.'],
  [{ ...STOCK, to: 0, isByMove: true }, "This store doesn't have Northpeak Trail 100 in stock."],
  [
    { ...SAVING, isByMove: true },
    "An offer isn't valid at this store, so you no longer save $40.00.",
  ],
])('says what is different at the new store of a cart: %j [CART-5/told]', (change, text) => {
  expect(formatCartChange(change, createCart())).toBe(text);
});

test.each<[CartChange, string]>([
  [PRICE, 'The price of Northpeak Trail 100 changed from $90.00 to $95.00 each.'],
  [{ ...STOCK, to: 0 }, "The store's stock of Northpeak Trail 100 changed from 8 to 0."],
  [SAVING, 'An offer has ended, so you no longer save $40.00.'],
])('says what has changed at the store of a cart: %j [CART-1]', (change, text) => {
  expect(formatCartChange(change, createCart())).toBe(text);
});
