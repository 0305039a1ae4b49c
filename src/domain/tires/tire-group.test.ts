/** @jest-environment jsdom */
import { fakeServices, ok } from '../../../test/fake-services';
import { createTire, createTirePricing, createTireSearch } from '../../../test/tires';
import { searchTiresBySize } from '../../services/tire-search';
import { createGroups } from './tire-group';

const createGroupsFrom = async (data: object) => {
  fakeServices(() => ok(data));
  const result = await searchTiresBySize({ cs: 205, ar: 55, rs: 16 }, undefined, '7');
  if (!result.ok) throw result.error;
  return createGroups(result.data);
};

const PAIR = [
  createTire('1', { position: 'front' }),
  createTire('2', { position: 'rear', size: '225/50R16' }),
];
const SET = [{ front: '1', rear: '2' }];

test('groups one article, or a front and rear pair [SRCH-3/groups]', async () => {
  const [single, pair, ...others] = await createGroupsFrom(
    createTireSearch({ tires: [createTire('3'), ...PAIR], matchSets: SET }),
  );
  expect(single).toMatchObject({ id: '3', isMatchSet: false, price: 100, avgPrice: 100 });
  expect(pair).toMatchObject({ id: '1_2', isMatchSet: true });
  expect(others).toEqual([]);
});

test('creates no group for a front or rear tire without a match [SRCH-3/groups]', async () => {
  const groups = await createGroupsFrom(
    createTireSearch({ tires: PAIR, matchSets: [{ front: '1', rear: '9' }] }),
  );
  expect(groups).toEqual([]);
});

test.each([
  [100.1, 100.2, 200.3, 100.15],
  [1, 1.01, 2.01, 1.01],
  [8.16, 8.17, 16.33, 8.17],
])(
  'adds up the prices of a pair, %d and %d, and rounds half a cent up [SRCH-3/pair-price]',
  async (front, rear, price, avgPrice) => {
    const [pair] = await createGroupsFrom(
      createTireSearch({ tires: PAIR, matchSets: SET, prices: { 1: front, 2: rear } }),
    );
    expect(pair).toMatchObject({ price, avgPrice });
  },
);

test('has no price for a pair with one price [SRCH-3/pair-price]', async () => {
  const data = createTireSearch({ tires: PAIR, matchSets: SET });
  delete data.pricing['2'];
  const [pair] = await createGroupsFrom(data);
  expect(pair?.price).toBeUndefined();
});

test.each([
  [3, true],
  [4, false],
])('is low in stock with %i tires of one article: %s [SRCH-3/low-stock]', async (count, isLow) => {
  const [group] = await createGroupsFrom(
    createTireSearch({ tires: [createTire('3')], quantities: { 3: count } }),
  );
  expect(group?.isLowStock).toBe(isLow);
});

test.each([
  [2, 2, false],
  [1, 8, true],
  [8, 1, true],
])(
  'is low in stock with a pair of %i and %i: %s [SRCH-3/low-stock]',
  async (front, rear, isLow) => {
    const [group] = await createGroupsFrom(
      createTireSearch({ tires: PAIR, matchSets: SET, quantities: { 1: front, 2: rear } }),
    );
    expect(group?.isLowStock).toBe(isLow);
  },
);

test('is ready when four of an article are, or two of each of a pair [ARRV-1/inventory]', async () => {
  const data = createTireSearch({
    tires: [createTire('3'), createTire('4'), ...PAIR],
    matchSets: [{ front: '1', rear: '2', readyDate: '2026-11-24' }],
  });
  const groups = await createGroupsFrom({
    ...data,
    inventory: {
      ...data.inventory,
      3: { quantity: 4, q_local: 0, q_sister: 0, readyDate: '2026-11-21' },
      4: { quantity: 1, q_local: 0, q_sister: 0 },
    },
  });
  expect(groups.map(({ readyDate }) => readyDate)).toEqual(['2026-11-21', null, '2026-11-24']);
});

test('takes the price of one article from the service', async () => {
  const data = createTireSearch({ tires: [createTire('3')] });
  data.pricing['3'] = createTirePricing(90);
  const [group] = await createGroupsFrom(data);
  expect(group?.price).toBe(90);
});
