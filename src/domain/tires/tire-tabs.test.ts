import { createTireGroup } from '../../../test/tires';
import { isFilterable, listTabGroups, TABS } from './tire-tabs';
import type { TireTab } from './tire-tabs';

const GROUPS = [
  createTireGroup('1', { averageRating: 4.5, reviewCount: 20 }),
  createTireGroup('2', { averageRating: 5, reviewCount: 19, hasOffer: true }),
  createTireGroup('3', { averageRating: 4.49, reviewCount: 400 }),
  createTireGroup('4', { averageRating: 4.5, reviewCount: 21 }),
  createTireGroup('5', { averageRating: 4.8, reviewCount: 20 }),
];

test.each<[TireTab, string[]]>([
  ['all', ['1', '2', '3', '4', '5']],
  ['bestSellers', ['3', '1']],
  ['highestRated', ['5', '4', '1']],
  ['specialOffers', ['2']],
])('lists the groups of the tab %s [SRCH-1/tabs]', (tab, ids) => {
  expect(listTabGroups(GROUPS, ['3', '1', '9'])[tab].map(({ id }) => id)).toEqual(ids);
});

test('breaks ties in rating and number of reviews by ID on the tab of the highest rated tires [SRCH-1/tabs]', () => {
  const groups = ['2', '10', '1'].map((id) => createTireGroup(id));
  expect(listTabGroups(groups, []).highestRated.map(({ id }) => id)).toEqual(['1', '10', '2']);
});

test('sorts and filters only all tires and special offers [SRCH-1/filters-by-tab]', () => {
  expect(TABS.filter(isFilterable)).toEqual(['all', 'specialOffers']);
});
