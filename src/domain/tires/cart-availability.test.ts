import { createCart, createCartItem } from '../../../test/carts';
import { UNKNOWN_STORE } from './availability';
import { getCartAvailability, isShort } from './cart-availability';
import { groupItems } from './item-groups';

const STORE = { ...UNKNOWN_STORE, storeName: 'Peoria Main', timeZone: 'UTC' };

/** A Saturday. */
const NOW = new Date('2026-11-21T12:00:00Z');

const createGroup = (...items: readonly object[]) => {
  const [group] = groupItems(createCart({ items }).items);
  if (!group) throw new Error('no group');
  return group;
};

const createPair = (front: object, rear: object) =>
  createGroup(
    { ...createCartItem('200', 2), packageId: '100_200', ...rear },
    { ...createCartItem('100', 2), packageId: '100_200', ...front },
  );

const HERE = { readyDate: '2026-11-21', arrival: { here: 2, nearby: 0, brand: 0 } };
const NEARBY = {
  readyDate: '2026-11-24',
  arrival: { here: 0, nearby: 2, brand: 0 },
  storesNearby: 1,
};
const MISSING = { readyDate: null, arrival: { here: 0, nearby: 0, brand: 0 } };

test('gives the latest date of a pair, and names no store while its details are unknown [ARRV-1/quote-and-cart]', () => {
  expect(getCartAvailability(createPair(HERE, NEARBY), STORE, NOW)?.text).toBe(
    'Ready Tuesday at Peoria Main: 2 here, 2 from a store nearby',
  );
  expect(getCartAvailability(createPair(NEARBY, HERE), null, NOW)?.text).toBe(
    'Ready Tuesday at your store: 2 here, 2 from a store nearby',
  );
});

test('keeps the words of a date that has passed only where the visitor is, so that the store adds no line', () => {
  const nextDay = new Date('2026-11-22T01:00:00Z');
  const pair = createPair(HERE, HERE);
  expect(getCartAvailability(pair, null, nextDay)?.text).toBe(
    'In stock at your store, ready today',
  );
  expect(getCartAvailability(pair, { ...STORE, timeZone: 'America/Chicago' }, nextDay)?.text).toBe(
    'In stock at Peoria Main, ready today',
  );
});

test('gives no date of a pair if one of its tires is missing', () => {
  const pair = createPair(MISSING, HERE);
  expect(getCartAvailability(pair, STORE, NOW)).toEqual({
    kind: 'none',
    text: 'Not available at Peoria Main',
  });
  expect(pair.map(isShort)).toEqual([true, false]);
});

test('promises nothing at a store that is temporarily closed', () => {
  const closed = { ...STORE, temporarilyClosed: 'Y' };
  expect(getCartAvailability(createPair(HERE, HERE), closed, NOW)).toEqual({
    kind: 'none',
    text: 'Not available at Peoria Main, which is temporarily closed',
  });
});
