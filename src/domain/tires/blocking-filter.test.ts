import { fc } from '../../../test/fast-check';
import { anyGroups } from '../../../test/tire-groups';
import { createTireGroup } from '../../../test/tires';
import { findBlockingFilter } from './blocking-filter';
import { countCards } from './line-card';
import { addFilter, clearFilter, FILTER_NAMES, filterGroups, NO_FILTERS } from './tire-filters';
import type { SelectedFilter, TireFilters } from './tire-filters';

const GROUPS = [
  createTireGroup('1', { tire: { brand: 'Northpeak', type: 'Winter' }, price: 90 }),
  createTireGroup('2', { tire: { brand: 'Ridgeline' }, price: 120 }),
  createTireGroup('3', { tire: { brand: 'Summit' }, price: null }),
];

const selectAll = (selected: readonly SelectedFilter[]): TireFilters =>
  selected.reduce(addFilter, NO_FILTERS);

test('finds the filter whose removal adds the most tires', () => {
  const filters = selectAll([
    { name: 'brands', value: 'Summit' },
    { name: 'price', value: '150' },
  ]);
  expect(findBlockingFilter(GROUPS, filters)).toEqual({
    name: 'brands',
    selected: ['Summit'],
    excluded: 2,
  });
});

test('finds none if no removal adds a tire, or without filters', () => {
  const filters = selectAll([
    { name: 'brands', value: 'Summit' },
    { name: 'price', value: '75' },
    { name: 'type', value: 'Winter' },
  ]);
  expect(findBlockingFilter(GROUPS, filters)).toBeUndefined();
  expect(findBlockingFilter([], NO_FILTERS)).toBeUndefined();
});

/** Filters by values of `GROUPS`, which other groups may not have. */
const anyFilters = fc
  .array(
    fc.constantFrom(
      ...filterGroups(GROUPS, NO_FILTERS).counts.flatMap(([name, values]) =>
        values.map(({ value }) => ({ name, value })),
      ),
    ),
    { maxLength: 6 },
  )
  .map(selectAll);

test('the removal of the found filter adds as many tires as it says, and no other removal adds more', () => {
  fc.assert(
    fc.property(anyGroups, anyFilters, (groups, filters) => {
      const count = (remaining: TireFilters): number =>
        countCards(filterGroups(groups, remaining).found);
      const added = FILTER_NAMES.map((name) => count(clearFilter(filters, name)) - count(filters));
      const blocking = findBlockingFilter(groups, filters);
      const most = Math.max(...added);
      expect(blocking?.excluded ?? 0).toBe(most);
      expect(blocking ? added[FILTER_NAMES.indexOf(blocking.name)] : 0).toBe(most);
    }),
  );
});
