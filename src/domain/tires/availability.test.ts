import { getAvailability, getGroupAvailability } from './availability';
import type { StockingStore } from './availability';

const WEEK = ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'].map((weekDay) => ({
  weekDay,
  openTime: '07:00',
  closeTime: '19:00',
}));

const createStore = (changes: Partial<StockingStore> = {}): StockingStore => ({
  storeName: 'Peoria Main',
  timeZone: 'America/Denver',
  temporarilyClosed: 'N',
  hours: [...WEEK, { weekDay: 'SUN', openTime: '', closeTime: '' }],
  holidays: [],
  holidayHours: [],
  ...changes,
});

/** Noon on a Saturday in Denver. */
const SATURDAY = new Date('2026-11-21T19:00:00Z');

const createStock = (quantity: number, local = 0, sister = local) => ({
  quantity,
  q_local: local,
  q_sister: sister,
  part_number: '',
});

test.each([
  [4, 0, 0, 'here', 'In stock at Peoria Main'],
  [2, 0, 0, 'some', 'Only 2 in stock at Peoria Main'],
  [2, 2, 2, 'some', 'Only 2 in stock at Peoria Main; all 4 ready by Tuesday (from stores nearby)'],
  [2, 1, 2, 'some', 'Only 2 in stock at Peoria Main; all 4 ready in about a week'],
  [0, 4, 9, 'nearby', 'Ready by Tuesday at Peoria Main (from stores nearby)'],
  [0, 3, 4, 'elsewhere', 'Ready in about a week at Peoria Main'],
  [0, 3, 3, 'none', 'Not available at Peoria Main'],
])(
  'describes %i tires here, %i at nearby stores, and %i at all other stores as %s [SRCH-4/inventory]',
  (quantity, local, sister, kind, text) => {
    const stock = [createStock(quantity, local, sister)];
    expect(getAvailability(stock, [4], createStore(), SATURDAY)).toEqual({ kind, text });
  },
);

test.each([
  [1, 8, 'Only 1 front in stock at Peoria Main; all 4 ready by Tuesday (from stores nearby)'],
  [
    1,
    1,
    'Only 1 front and 1 rear in stock at Peoria Main; all 4 ready by Tuesday (from stores nearby)',
  ],
  [2, 2, 'In stock at Peoria Main'],
  [0, 8, 'Ready by Tuesday at Peoria Main (from stores nearby)'],
])('describes a pair with %i front and %i rear tires here', (front, rear, text) => {
  const stock = [createStock(front, 4), createStock(rear, 4)];
  expect(getAvailability(stock, [2, 2], createStore(), SATURDAY)?.text).toBe(text);
});

test.each([
  // Columns: front and rear tires here, front and rear tires wanted, tires of each side at stores nearby.
  [2, 4, 2, 4, 0, 'In stock at Peoria Main'],
  [2, 4, 3, 4, 0, 'Only 2 front in stock at Peoria Main'],
  [
    2,
    3,
    2,
    4,
    1,
    'Only 3 rear in stock at Peoria Main; all 6 ready by Tuesday (from stores nearby)',
  ],
  [0, 4, 1, 4, 1, 'Ready by Tuesday at Peoria Main (from stores nearby)'],
  [0, 4, 2, 4, 1, 'Not available at Peoria Main'],
])(
  'describes a pair with %i front and %i rear tires here for a visitor who wants %i and %i',
  (front, rear, wantedFront, wantedRear, nearby, text) => {
    const stock = [createStock(front, nearby), createStock(rear, nearby)];
    expect(getAvailability(stock, [wantedFront, wantedRear], createStore(), SATURDAY)?.text).toBe(
      text,
    );
  },
);

test.each([
  [1, '(from 1 store nearby)'],
  [2, '(from 2 stores nearby)'],
  [null, '(from stores nearby)'],
])(
  'says how many stores nearby have the tires, unless that is unknown: %s [SRCH-4/inventory]',
  (stores, text) => {
    const describe = (here: number) =>
      getAvailability(
        [{ ...createStock(here, 4), storesNearby: stores }],
        [4],
        createStore(),
        SATURDAY,
      )?.text;
    expect(describe(0)).toBe(`Ready by Tuesday at Peoria Main ${text}`);
    expect(describe(2)).toBe(`Only 2 in stock at Peoria Main; all 4 ready by Tuesday ${text}`);
  },
);

test('counts the stores that have the missing side of a pair, or the smaller number if both are missing', () => {
  const describe = (front: number, rear: number) =>
    getAvailability(
      [
        { ...createStock(front, 4), storesNearby: 1 },
        { ...createStock(rear, 4), storesNearby: 3 },
      ],
      [2, 2],
      createStore(),
      SATURDAY,
    )?.text;
  expect(describe(2, 0)).toContain('(from 3 stores nearby)');
  expect(describe(0, 2)).toContain('(from 1 store nearby)');
  expect(describe(0, 0)).toContain('(from 1 store nearby)');
});

test('compares the stock with the number of tires that the visitor wants', () => {
  const stock = [createStock(4)];
  expect(getAvailability(stock, [5], createStore(), SATURDAY)?.kind).toBe('some');
  expect(getAvailability(stock, [1], createStore(), SATURDAY)?.kind).toBe('here');
});

test('skips holidays and closed days until the tires are ready', () => {
  const store = createStore({
    holidays: [{ holidayId: '1', day: 23, month: 11, year: 2026, description: 'Holiday' }],
  });
  expect(getAvailability([createStock(0, 4)], [4], store, SATURDAY)?.text).toContain(
    'by Wednesday',
  );
});

test("counts the days until tires are ready from the date in the store's time zone", () => {
  const lateSaturday = new Date('2026-11-22T05:00:00Z');
  const inHonolulu = createStore({ timeZone: 'Pacific/Honolulu' });
  const inLondon = createStore({ timeZone: 'Europe/London' });
  const describe = (store: StockingStore) =>
    getAvailability([createStock(0, 4)], [4], store, lateSaturday)?.text;
  expect(describe(inHonolulu)).toContain('by Tuesday');
  expect(describe(inLondon)).toContain('by Tuesday');
  const lateSunday = new Date('2026-11-23T05:00:00Z');
  const describeSunday = (store: StockingStore) =>
    getAvailability([createStock(0, 4)], [4], store, lateSunday)?.text;
  expect(describeSunday(inHonolulu)).toContain('by Tuesday');
  expect(describeSunday(inLondon)).toContain('by Wednesday');
});

test("doesn't name a day if the store's hours are unknown", () => {
  expect(
    getAvailability([createStock(0, 4)], [4], createStore({ hours: [] }), SATURDAY)?.text,
  ).toBe('Ready in about a week at Peoria Main (from stores nearby)');
});

test("doesn't promise tires at a store that is temporarily closed", () => {
  const store = createStore({ temporarilyClosed: 'Y' });
  expect(getAvailability([createStock(8, 8)], [4], store, SATURDAY)).toEqual({
    kind: 'none',
    text: 'Not available at Peoria Main, which is temporarily closed',
  });
});

test('returns nothing without inventory, and says "your store" for a store without a name', () => {
  expect(getAvailability([], [4], createStore(), SATURDAY)).toBeUndefined();
  const nameless = createStore({ storeName: '' });
  expect(getAvailability([createStock(4)], [4], nameless, SATURDAY)?.text).toBe(
    'In stock at your store',
  );
});

test.each([
  [[3], 0, 'Low stock: 3 left at Peoria Main'],
  [[3], 1, 'Low stock: 3 left at Peoria Main; all 4 ready by Tuesday (from stores nearby)'],
  [[4], 0, 'In stock at Peoria Main'],
  [[0], 4, 'Ready by Tuesday at Peoria Main (from stores nearby)'],
  [[1, 8], 0, 'Low stock: 1 front left at Peoria Main'],
  [[1, 1], 0, 'Low stock: 1 front and 1 rear left at Peoria Main'],
  [[2, 2], 0, 'In stock at Peoria Main'],
])(
  'says in a list that the stock of a group is low: %j here, %i nearby [SRCH-3]',
  (here, nearby, text) => {
    const [isMatchSet, minimum] = here.length > 1 ? [true, 2] : [false, 4];
    const group = {
      inventory: here.map((quantity) => createStock(quantity, nearby)),
      isMatchSet,
      isLowStock: here.some((quantity) => quantity < minimum),
    };
    expect(getGroupAvailability(group, createStore(), SATURDAY)?.text).toBe(text);
  },
);
