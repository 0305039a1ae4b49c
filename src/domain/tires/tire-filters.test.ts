import { fc } from '../../../test/fast-check';
import { anyGroups } from '../../../test/tire-groups';
import { createTireGroup } from '../../../test/tires';
import { countCards } from './line-card';
import {
  addFilter,
  clearFilter,
  dropUnknownValues,
  FILTER_NAMES,
  filterGroups,
  listSelectedFilters,
  NO_FILTERS,
  NO_PRICE_LIMIT,
  removeFilter,
} from './tire-filters';
import type { SelectedFilter, FilterName, TireFilters } from './tire-filters';
import type { TireGroup } from './tire-group';

const findGroups = (groups: readonly TireGroup[], filters: TireFilters) =>
  filterGroups(groups, filters).found;

const countValues = (groups: readonly TireGroup[], filters: TireFilters) =>
  new Map(filterGroups(groups, filters).counts);

const listValues = (groups: readonly TireGroup[], name: FilterName) =>
  (countValues(groups, NO_FILTERS).get(name) ?? []).map(({ value }) => value);

const selectAll = (selected: readonly SelectedFilter[]): TireFilters =>
  selected.reduce(addFilter, NO_FILTERS);

const anyChoice = (groups: readonly TireGroup[]) =>
  fc.array(
    fc.constantFrom(...FILTER_NAMES).chain((name) => {
      const values = listValues(groups, name);
      return fc.constantFrom(...(values.length > 0 ? values : ['none'])).map((value) => ({
        name,
        value,
      }));
    }),
    { maxLength: 8 },
  );

const anySelectionFromGroups = anyGroups.chain((groups) =>
  fc.tuple(fc.constant(groups), anyChoice(groups)),
);

const isSingle = (name: FilterName): boolean => name === 'price' || name === 'rating';

const listIds = (groups: readonly TireGroup[]): readonly string[] => groups.map(({ id }) => id);

const GROUPS = [
  createTireGroup('1', { tire: { brand: 'Northpeak', type: 'Winter', mileage: 0 }, price: 90 }),
  createTireGroup('2', {
    tire: { brand: 'Ridgeline', mileage: 50_000, size: 'LT245/75R17' },
    price: 120,
    averageRating: 3.9,
  }),
  createTireGroup('3', {
    tire: { brand: 'Summit', mileage: 70_000 },
    price: null,
    averageRating: 0,
    reviewCount: 0,
  }),
];

const filterBy = (...selected: readonly (readonly [FilterName, string])[]) =>
  listIds(findGroups(GROUPS, selectAll(selected.map(([name, value]) => ({ name, value })))));

test('lists the values of all groups, and counts none for a value that only groups of another tab have [SRCH-2]', () => {
  const listed = GROUPS.slice(0, 1);
  const brands = new Map(filterGroups(listed, NO_FILTERS, GROUPS).counts).get('brands');
  expect(brands?.map(({ value, count }) => [value, count])).toEqual(
    expect.arrayContaining([
      ['Northpeak', 1],
      ['Ridgeline', 0],
    ]),
  );
});

test('finds the groups that have one of the selected values of each filter [SRCH-2/filters]', () => {
  expect(filterBy(['brands', 'Northpeak'], ['brands', 'Ridgeline'])).toEqual(['1', '2']);
  expect(filterBy(['brands', 'Northpeak'], ['brands', 'Ridgeline'], ['price', '100'])).toEqual([
    '1',
  ]);
});

test.each<[FilterName, string, string[]]>([
  ['size', 'LT245/75R17', ['2']],
  ['brands', 'Summit', ['3']],
  ['type', 'Winter', ['1']],
  ['price', '100', ['1']],
  ['price', '150', ['1', '2']],
  ['rating', '4', ['1']],
  ['rating', '3', ['1', '2']],
  ['mileage', '0', ['1']],
  ['mileage', '50000', ['2']],
  ['mileage', '70000', ['3']],
])('filters by %s: %s [SRCH-2/filters]', (name, value, ids) => {
  expect(filterBy([name, value])).toEqual(ids);
});

test('finds a pair by both of its sizes', () => {
  const [front] = createTireGroup('1').tires;
  const [rear] = createTireGroup('2', { tire: { size: '225/50R16' } }).tires;
  const pair: TireGroup = { ...createTireGroup('1'), tires: [front, rear] };
  expect(listValues([pair], 'size')).toEqual(['205/55R16_225/50R16']);
});

test('filters a pair by the lower warranty of its tires [SRCH-2/filters]', () => {
  const [front] = createTireGroup('1', { tire: { mileage: 70_000 } }).tires;
  const [rear] = createTireGroup('2', { tire: { mileage: 50_000 } }).tires;
  for (const tires of [[front, rear] as const, [rear, front] as const]) {
    const pair: TireGroup = { ...createTireGroup('1'), tires };
    expect(findGroups([pair], addFilter(NO_FILTERS, { name: 'mileage', value: '50000' }))).toEqual([
      pair,
    ]);
  }
});

test('limits the price that the visitor pays [SRCH-2/filters]', () => {
  const groups = [{ ...createTireGroup('1', { price: 120 }), currentPrice: 80 }];
  expect(
    filterGroups(groups, addFilter(NO_FILTERS, { name: 'price', value: '100' })).found,
  ).toHaveLength(1);
  expect(
    filterGroups(groups, addFilter(NO_FILTERS, { name: 'price', value: '75' })).found,
  ).toHaveLength(0);
});

test('has no price limit by default [SRCH-2/filters]', () => {
  expect(NO_FILTERS.price).toBe(999_999_999);
  expect(NO_PRICE_LIMIT).toBe(999_999_999);
  expect(findGroups(GROUPS, NO_FILTERS)).toEqual(GROUPS);
});

test('replaces a rating or price with a new one, and keeps other values [SRCH-2/replaced]', () => {
  const filters = selectAll([
    { name: 'rating', value: '4' },
    { name: 'rating', value: '3' },
    { name: 'price', value: '100' },
    { name: 'price', value: '150' },
    { name: 'brands', value: 'Summit' },
    { name: 'brands', value: 'Northpeak' },
  ]);
  expect(filters).toMatchObject({ rating: 3, price: 150, brands: ['Northpeak', 'Summit'] });
});

test('any order of adding filters gives the same groups [SRCH-2/filters]', () => {
  fc.assert(
    fc.property(
      anySelectionFromGroups.chain(([groups, selected]) => {
        // A later price or rating replaces the one before, so their order matters.
        const single = new Map(selected.map(({ name, value }) => [name, { name, value }]));
        const values = selected.filter(
          ({ name, value }) => !isSingle(name) || single.get(name)?.value === value,
        );
        return fc.tuple(
          fc.constant(groups),
          fc.constant(values),
          fc.shuffledSubarray(values, { minLength: values.length }),
        );
      }),
      ([groups, selected, shuffled]) => {
        expect(selectAll(shuffled)).toEqual(selectAll(selected));
        expect(findGroups(groups, selectAll(shuffled))).toEqual(
          findGroups(groups, selectAll(selected)),
        );
      },
    ),
  );
});

test('removing filters in any order gives the same groups, and removing all gives all [SRCH-2/removable] [SRCH-2/clear-all]', () => {
  fc.assert(
    fc.property(
      anySelectionFromGroups.chain(([groups, selected]) =>
        fc.tuple(
          fc.constant(groups),
          fc.constant(selectAll(selected)),
          fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        ),
      ),
      ([groups, filters, isRemoved]) => {
        const all = listSelectedFilters(filters);
        const removed = all.filter((_, index) => isRemoved[index]);
        const expected = selectAll(all.filter((_, index) => !isRemoved[index]));
        const removeAll = (list: readonly SelectedFilter[]): TireFilters =>
          list.reduce(removeFilter, filters);
        expect(removeAll(removed)).toEqual(expected);
        expect(removeAll([...removed].reverse())).toEqual(expected);
        expect(findGroups(groups, removeAll(all))).toEqual(groups);
      },
    ),
  );
});

test('counts what selecting a value gives [SRCH-2/filters]', () => {
  fc.assert(
    fc.property(anySelectionFromGroups, ([groups, selected]) => {
      const filters = selectAll(selected);
      const counts = countValues(groups, filters);
      for (const name of FILTER_NAMES) {
        const others = clearFilter(filters, name);
        for (const { value, count } of counts.get(name) ?? []) {
          const found = findGroups(groups, addFilter(others, { name, value }));
          expect([name, value, count]).toEqual([name, value, countCards(found)]);
        }
      }
    }),
  );
});

test('selecting another value that all versions of a line share adds as many cards as its count says [SRCH-2/filters]', () => {
  fc.assert(
    fc.property(anySelectionFromGroups, ([groups, selected]) => {
      const filters = selectAll(selected);
      const counts = countValues(groups, filters);
      for (const name of ['brands', 'size'] as const) {
        if (filters[name].length === 0) continue;
        const before = countCards(findGroups(groups, filters));
        for (const { value, count } of counts.get(name) ?? []) {
          const after = countCards(findGroups(groups, addFilter(filters, { name, value })));
          expect(after).toBe(filters[name].includes(value) ? before : before + count);
        }
      }
    }),
  );
});

test('counts a price that no list offers along with the offered prices, and keeps it [SRCH-2/filters]', () => {
  const groups = [createTireGroup('1', { price: 120 }), createTireGroup('2', { price: 170 })];
  const filters = addFilter(NO_FILTERS, { name: 'price', value: '163' });
  const counts = countValues(groups, filters).get('price') ?? [];
  expect(counts.map(({ value }) => value)).toEqual(
    [75, 100, 125, 150, 163, 200, 250, 300].map(String),
  );
  expect(counts).toContainEqual({ value: '163', count: 1 });
  expect(dropUnknownValues(filters, groups)).toBe(filters);
});

test('lists a value without results with a count of 0', () => {
  const counts = countValues(GROUPS, selectAll([{ name: 'brands', value: 'Summit' }]));
  expect(counts.get('type')).toContainEqual({ value: 'Winter', count: 0 });
  expect(counts.get('brands')).toContainEqual({ value: 'Summit', count: 1 });
});

test('drops values that no group has, and keeps the others', () => {
  const filters = selectAll([
    { name: 'brands', value: 'Unknown' },
    { name: 'brands', value: 'Summit' },
    { name: 'rating', value: '3' },
    { name: 'mileage', value: '0' },
    { name: 'mileage', value: '60000' },
  ]);
  expect(dropUnknownValues(filters, GROUPS)).toMatchObject({
    brands: ['Summit'],
    rating: 3,
    mileage: ['0'],
  });
  const known = dropUnknownValues(filters, GROUPS);
  expect(dropUnknownValues(known, GROUPS)).toBe(known);
});

test.each(['9', 'x'])('drops the rating %s, which is not offered', (value) => {
  const filters = selectAll([{ name: 'rating', value }]);
  expect(dropUnknownValues(filters, GROUPS)).toEqual(NO_FILTERS);
});

test('offers no price, and drops a selected one, if no group has a price', () => {
  const groups = [createTireGroup('1', { price: null }), createTireGroup('2', { price: null })];
  const filters = selectAll([{ name: 'price', value: '150' }]);
  expect(countValues(groups, filters).get('price')).toEqual([]);
  expect(dropUnknownValues(filters, groups)).toEqual(NO_FILTERS);
  const listed = groups.slice(1);
  const priced = [createTireGroup('1'), ...listed];
  const counts = new Map(filterGroups(listed, NO_FILTERS, priced).counts);
  expect(counts.get('price')).toContainEqual({ value: '150', count: 0 });
});

describe('the filters of versions', () => {
  const VERSIONS = [
    createTireGroup('1', { tire: { name: 'Trail', speedRating: 'V', loadRange: 'SL' } }),
    createTireGroup('2', {
      tire: { name: 'Trail', speedRating: 'H', loadRange: 'XL', runFlat: true },
    }),
    createTireGroup('3', {
      tire: { name: 'Pass', speedRating: 'T', loadRange: 'XL' },
      quantity: 2,
    }),
  ];

  test('match if one version has all values, and count each line once [LINE-2] [LINE-3]', () => {
    const find = (...selected: readonly (readonly [FilterName, string])[]) =>
      listIds(findGroups(VERSIONS, selectAll(selected.map(([name, value]) => ({ name, value })))));
    expect(find(['speed', 'V'], ['load', 'SL'])).toEqual(['1']);
    // Each value has a version of the line, but no version has both.
    expect(find(['speed', 'V'], ['load', 'XL'])).toEqual([]);
    expect(find(['runFlat', 'yes'])).toEqual(['2']);
    expect(find(['runFlat', 'no'])).toEqual(['1', '3']);
    expect(find(['stock', 'here'])).toEqual(['1', '2']);
    const brands = countValues(VERSIONS, NO_FILTERS).get('brands');
    expect(brands?.map(({ count }) => count)).toEqual([2]);
  });

  test('list speed ratings from slow to fast, and stock only at a store [LINE-3]', () => {
    expect(listValues(VERSIONS, 'speed')).toEqual(['T', 'H', 'V']);
    expect(listValues(VERSIONS, 'stock')).toEqual(['here']);
    const withoutStore = VERSIONS.map((group) => ({ ...group, inventory: [] }));
    expect(listValues(withoutStore, 'stock')).toEqual([]);
  });
});
