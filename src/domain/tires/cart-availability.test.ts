import { createCart, createCartItem } from '../../../test/carts';
import { getAvailability, UNKNOWN_STORE } from './availability';
import { getCartAvailability } from './cart-availability';
import { groupItems } from './item-groups';

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT', 'SUN'].map((weekDay) => ({
  weekDay,
  openTime: '07:00',
  closeTime: '19:00',
}));

const STORE = { ...UNKNOWN_STORE, storeName: 'Peoria Main', timeZone: 'UTC', hours: WEEK };

/** A Saturday. */
const NOW = new Date('2026-11-21T12:00:00Z');

const createGroup = (...items: readonly object[]) => {
  const [group] = groupItems(createCart({ items }).items);
  if (!group) throw new Error('no group');
  return group;
};

const ELSEWHERE = { q_local: 6, q_sister: 9, storesNearby: 2 };

test.each([
  ['all', { stock: 4, ...ELSEWHERE }],
  ['some', { stock: 3, ...ELSEWHERE }],
  ['none', { stock: 0, ...ELSEWHERE }],
  ['none, but stores far away do', { stock: 0, q_local: 0, q_sister: 9, storesNearby: 0 }],
  ['none, and other stores have too few', { stock: 0, q_local: 0, q_sister: 3, storesNearby: 0 }],
])('describes stock in the words of the detail page: the store has %s', (_case, stock) => {
  const group = createGroup({ ...createCartItem(), ...stock });
  expect(getCartAvailability(group, STORE, NOW)).toEqual(
    getAvailability([{ quantity: stock.stock, ...stock }], [4], STORE, NOW),
  );
});

test('names the side of a pair that is short, whichever item of the cart comes first', () => {
  const group = createGroup(
    { ...createCartItem('200', 2), packageId: '100_200', stock: 2, ...ELSEWHERE },
    { ...createCartItem('100', 2), packageId: '100_200', stock: 1, ...ELSEWHERE },
  );
  expect(getCartAvailability(group, STORE, NOW)?.text).toBe(
    'Only 1 front in stock at Peoria Main; all 4 ready by Monday (from 2 stores nearby)',
  );
});

test.each([
  [4, 'here', 'In stock at Peoria Main'],
  [2, 'some', 'Only 2 in stock at Peoria Main'],
  [0, 'elsewhere', 'Not in stock at Peoria Main'],
])(
  "says only what the store has, such as %i tires, if the host doesn't return the stock of others",
  (stock, kind, text) => {
    const group = createGroup({ ...createCartItem(), stock });
    expect(getCartAvailability(group, STORE, NOW)).toEqual({ kind, text });
  },
);

test("doesn't name a store or a day while the store's details are unknown", () => {
  const group = createGroup({ ...createCartItem(), stock: 0, ...ELSEWHERE });
  expect(getCartAvailability(group, null, NOW)?.text).toBe(
    'Ready in about a week at your store (from 2 stores nearby)',
  );
});

test('promises nothing at a store that is temporarily closed', () => {
  const closed = { ...STORE, temporarilyClosed: 'Y' };
  expect(getCartAvailability(createGroup(createCartItem()), closed, NOW)).toEqual({
    kind: 'none',
    text: 'Not available at Peoria Main, which is temporarily closed',
  });
});
