import { fc } from '../../../test/fast-check';
import { anyGroups } from '../../../test/tire-groups';
import { createTireGroup } from '../../../test/tires';
import type { TireGroup } from './tire-group';
import { SORTS, sortGroups } from './tire-sort';
import type { TireSort } from './tire-sort';

const GROUPS = [
  createTireGroup('1', { price: 120, averageRating: 4, tire: { brand: 'B', mileage: 50_000 } }),
  createTireGroup('2', { price: null, averageRating: 5, tire: { brand: 'C', mileage: 0 } }),
  createTireGroup('3', { price: 90, quantity: 2, reviewCount: 9, tire: { brand: 'A' } }),
  createTireGroup('10', { price: 120, averageRating: 4, tire: { brand: 'B', mileage: 50_000 } }),
];

test.each<[TireSort, string[]]>([
  ['recommended', ['10', '2', '1', '3']],
  ['priceLowToHigh', ['3', '1', '10', '2']],
  ['priceHighToLow', ['1', '10', '3', '2']],
  ['rating', ['2', '3', '1', '10']],
  ['mileage', ['3', '1', '10', '2']],
  ['brand', ['3', '1', '10', '2']],
])(
  'sorts by %s; breaks ties by ID, and puts groups without a price last [SRCH-1/sort]',
  (sort, ids) => {
    expect(sortGroups(GROUPS, sort, ['10', '2']).map(({ id }) => id)).toEqual(ids);
  },
);

test('sorts by the price that the visitor pays, but recommends by the regular price [SRCH-1/sort]', () => {
  const groups = [
    { ...createTireGroup('1', { price: 120 }), currentPrice: 80 },
    createTireGroup('2', { price: 100 }),
  ];
  const list = (sort: TireSort) => sortGroups(groups, sort, []).map(({ id }) => id);
  expect(list('priceLowToHigh')).toEqual(['1', '2']);
  expect(list('priceHighToLow')).toEqual(['2', '1']);
  expect(list('recommended')).toEqual(['2', '1']);
});

test('sorts a pair by the lower warranty of its tires [SRCH-1/sort]', () => {
  const [front] = createTireGroup('1', { tire: { mileage: 70_000 } }).tires;
  const [rear] = createTireGroup('2', { tire: { mileage: 40_000 } }).tires;
  const pair: TireGroup = { ...createTireGroup('1_2'), tires: [front, rear] };
  const single = createTireGroup('3', { tire: { mileage: 50_000 } });
  expect(sortGroups([pair, single], 'mileage', []).map(({ id }) => id)).toEqual(['3', '1_2']);
});

test('breaks ties in rating by ID, regardless of the number of reviews [SRCH-1/sort]', () => {
  const groups = [
    createTireGroup('2', { averageRating: 4, reviewCount: 90 }),
    createTireGroup('1', { averageRating: 4, reviewCount: 10 }),
  ];
  expect(sortGroups(groups, 'rating', []).map(({ id }) => id)).toEqual(['1', '2']);
  expect(sortGroups(groups, 'highestRated', []).map(({ id }) => id)).toEqual(['2', '1']);
});

test('gives the same order for any order of the groups [SRCH-1/sort]', () => {
  fc.assert(
    fc.property(
      anyGroups.chain((groups) =>
        fc.tuple(fc.constant(groups), fc.shuffledSubarray(groups, { minLength: groups.length })),
      ),
      fc.constantFrom(...SORTS),
      ([groups, shuffled], sort) => {
        const bestSellers = ['3', '1'];
        const sorted = sortGroups(groups, sort, bestSellers);
        expect(sortGroups(shuffled, sort, bestSellers)).toEqual(sorted);
        expect(sortGroups(sorted, sort, bestSellers)).toEqual(sorted);
      },
    ),
  );
});
