import { describeArrival, getGroupAvailability, toArrivingTires } from './availability';
import type { StockingStore } from './availability';

const createStore = (changes: Partial<StockingStore> = {}): StockingStore => ({
  storeName: 'Peoria Main',
  timeZone: 'America/Denver',
  temporarilyClosed: 'N',
  hours: [],
  holidays: [],
  holidayHours: [],
  ...changes,
});

/** Noon on a Saturday in Denver. */
const SATURDAY = new Date('2026-11-21T19:00:00Z');

const TODAY = '2026-11-21';
const TUESDAY = '2026-11-24';

const createTires = (here: number, nearby = 0, brand = 0, storesNearby: number | null = null) => ({
  qty: 4,
  here,
  nearby,
  brand,
  storesNearby,
});

test.each([
  [TODAY, createTires(4), 'here', 'In stock at Peoria Main, ready today'],
  ['2026-11-22', createTires(4), 'here', 'In stock at Peoria Main, ready tomorrow'],
  [
    TUESDAY,
    createTires(2, 2),
    'some',
    'Ready Tuesday at Peoria Main: 2 here, 2 from stores nearby',
  ],
  [
    TUESDAY,
    createTires(2, 2, 0, 1),
    'some',
    'Ready Tuesday at Peoria Main: 2 here, 2 from a store nearby',
  ],
  [
    TUESDAY,
    createTires(3, 1),
    'some',
    'Ready Tuesday at Peoria Main: 3 here, 1 from a store nearby',
  ],
  [TUESDAY, createTires(0, 4), 'nearby', 'Ready Tuesday at Peoria Main: 4 from stores nearby'],
  [
    '2026-11-27',
    createTires(1, 1, 2),
    'some',
    'Ready Friday at Peoria Main: 1 here, 1 from a store nearby, 2 from other stores',
  ],
  [
    '2026-11-28',
    createTires(0, 0, 4),
    'elsewhere',
    'Ready Nov 28 at Peoria Main: 4 from other stores',
  ],
  [null, createTires(0), 'none', 'Not available at Peoria Main'],
  [null, createTires(1, 1), 'none', 'Only 2 available at Peoria Main'],
] as const)(
  'says when tires are ready and where they come from: %s %j [ARRV-1/words]',
  (readyDate, tires, kind, text) => {
    expect(describeArrival(readyDate, [tires], createStore(), SATURDAY)).toEqual({ kind, text });
  },
);

test("counts the days from the date in the store's time zone", () => {
  const lateSaturday = new Date('2026-11-22T05:00:00Z');
  const describe = (timeZone: string) =>
    describeArrival('2026-11-22', [createTires(4)], createStore({ timeZone }), lateSaturday)?.text;
  expect(describe('America/Denver')).toContain('ready tomorrow');
  expect(describe('Europe/London')).toContain('ready today');
});

test('says nothing about a date that has passed or is unknown, nor without tires or stock', () => {
  const store = createStore();
  expect(describeArrival('2026-11-20', [createTires(4)], store, SATURDAY)).toBeUndefined();
  expect(describeArrival(undefined, [createTires(4)], store, SATURDAY)).toBeUndefined();
  expect(describeArrival(TODAY, [], store, SATURDAY)).toBeUndefined();
  expect(describeArrival(TODAY, [createTires(0)], store, SATURDAY)).toBeUndefined();
});

test("doesn't promise tires at a store that is temporarily closed", () => {
  const store = createStore({ temporarilyClosed: 'Y' });
  expect(describeArrival(null, [createTires(4)], store, SATURDAY)).toEqual({
    kind: 'none',
    text: 'Not available at Peoria Main, which is temporarily closed',
  });
});

test('says "your store" for a store without a name', () => {
  const nameless = createStore({ storeName: '' });
  expect(describeArrival(TODAY, [createTires(4)], nameless, SATURDAY)?.text).toBe(
    'In stock at your store, ready today',
  );
});

test('adds up the tires of a pair', () => {
  const pair = [
    { ...createTires(1, 1), qty: 2 },
    { ...createTires(2), qty: 2 },
  ];
  expect(describeArrival(TUESDAY, pair, createStore(), SATURDAY)?.text).toBe(
    'Ready Tuesday at Peoria Main: 3 here, 1 from a store nearby',
  );
  expect(describeArrival(null, pair, createStore(), SATURDAY)?.text).toBe(
    'Not available at Peoria Main',
  );
});

test('takes the nearest stock first [SRCH-4/inventory]', () => {
  const stock = { quantity: 1, q_local: 2, q_sister: 9, storesNearby: 1 };
  expect(toArrivingTires(1, stock)).toMatchObject({ here: 1, nearby: 0, brand: 0 });
  expect(toArrivingTires(6, stock)).toMatchObject({ here: 1, nearby: 2, brand: 3 });
});

test('describes a set of four of an article, or two of each of a pair', () => {
  const stock = { quantity: 3, q_local: 4, q_sister: 4 };
  const describe = (isMatchSet: boolean) =>
    getGroupAvailability(
      { inventory: isMatchSet ? [stock, stock] : [stock], isMatchSet, readyDate: TODAY },
      createStore(),
      SATURDAY,
    )?.text;
  expect(describe(false)).toBe('Ready today at Peoria Main: 3 here, 1 from a store nearby');
  expect(describe(true)).toBe('In stock at Peoria Main, ready today');
});
