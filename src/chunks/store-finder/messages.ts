import { defineTexts } from '../../language/define-texts';

export const FINDER_TEXTS = defineTexts('storeFinder', {
  /** Announced while a search runs. */
  searching: 'Looking for stores…',
  /** The link to the map, after a store has become my store. */
  nearby: 'See the stores nearby',
  /** Announced when a select has its options. */
  cities: '{count, plural, one {# city} other {# cities}}',
  stores: '{count, plural, one {# store} other {# stores}}',
  /** An option of the select. */
  closedStore: '{store} (temporarily closed)',
  /** Replaces the missing name of a store. */
  unnamed: 'This store',
});
