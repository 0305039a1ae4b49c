import { fc } from '../../../test/fast-check';
import { formatResultsQuery, parseResultsQuery, VIEWS } from './results-query';
import type { ResultsState } from './results-query';
import { addFilter, FILTER_NAMES, MILEAGE_BANDS, NO_FILTERS, RATING_LIMITS } from './tire-filters';
import type { FilterName } from './tire-filters';
import { SORTS } from './tire-sort';
import { isFilterable, TABS } from './tire-tabs';

const DEFAULT: ResultsState = {
  tab: 'all',
  sort: 'recommended',
  view: 'list',
  page: 1,
  filters: NO_FILTERS,
};

const anyText = fc.string({ unit: 'grapheme', minLength: 1 });

const anyPrice = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => `${cents / 100}`);

const getAnyValue = (name: FilterName): fc.Arbitrary<string> => {
  if (name === 'price') return anyPrice;
  if (name === 'rating') return fc.constantFrom(...RATING_LIMITS.map(String));
  if (name === 'mileage') return fc.constantFrom(...MILEAGE_BANDS.map(({ key }) => key));
  return anyText;
};

const anyFilters = fc
  .array(
    fc
      .constantFrom(...FILTER_NAMES)
      .chain((name) => fc.tuple(fc.constant(name), getAnyValue(name))),
  )
  .map((selected) =>
    selected.reduce((filters, [name, value]) => addFilter(filters, { name, value }), NO_FILTERS),
  );

const anyState = fc
  .record({
    tab: fc.constantFrom(...TABS),
    sort: fc.constantFrom(...SORTS),
    view: fc.constantFrom(...VIEWS),
    page: fc.integer({ min: 1, max: 200 }),
    filters: anyFilters,
  })
  .map((state): ResultsState =>
    isFilterable(state.tab) ? state : { ...state, sort: DEFAULT.sort, filters: NO_FILTERS },
  );

const VEHICLE = '?year=2019&make=Toyota&model=Camry&trim=LE';

const parse = (query: string) => parseResultsQuery(new URLSearchParams(query));

test('parses a query, and formats the same query again [SRCH-1/tabs] [SRCH-2/filters]', () => {
  const query =
    `${VEHICLE}&tab=specialOffers&sort=rating&view=grid&page=2` +
    '&stock=here&offer=set-of-four-80&brands=Northpeak,Ridgeline&type=Winter&size=205/55R16&price=150&rating=4&mileage=70000' +
    '&speed=H,V&load=XL&runFlat=yes';
  const state = parse(query);
  expect(state).toEqual({
    tab: 'specialOffers',
    sort: 'rating',
    view: 'grid',
    page: 2,
    filters: {
      stock: ['here'],
      offer: ['set-of-four-80'],
      brands: ['Northpeak', 'Ridgeline'],
      type: ['Winter'],
      size: ['205/55R16'],
      price: 150,
      rating: 4,
      mileage: ['70000'],
      speed: ['H', 'V'],
      load: ['XL'],
      runFlat: ['yes'],
    },
  });
  expect(formatResultsQuery(state, new URLSearchParams(query))).toBe(query);
});

test('parses any state from its query, and keeps the other parameters', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const formatted = formatResultsQuery(state, new URLSearchParams(VEHICLE));
      const query = new URLSearchParams(formatted);
      expect(parseResultsQuery(query)).toEqual(state);
      expect(formatResultsQuery(parseResultsQuery(query), query)).toBe(formatted);
      expect(query.get('model')).toBe('Camry');
    }),
  );
});

test('ignores unknown values in any query', () => {
  expect(parse('?tab=cheap&sort=random&view=map&page=-1&price=-77&mileage=1&brands=,')).toEqual({
    ...DEFAULT,
    filters: { ...NO_FILTERS, mileage: ['1'] },
  });
  fc.assert(
    fc.property(fc.string(), (text) => {
      const query = new URLSearchParams(text);
      const state = parseResultsQuery(query);
      expect(
        parseResultsQuery(new URLSearchParams(formatResultsQuery(state, new URLSearchParams()))),
      ).toEqual(state);
    }),
  );
});

test.each(['0', '-5', 'Infinity', 'NaN', '1e400', '0150', '150.00', ' 150', '999999999', '$150'])(
  'ignores the price %j [SRCH-2/filters]',
  (price) => {
    expect(parse(`?price=${encodeURIComponent(price)}`).filters).toEqual(NO_FILTERS);
  },
);

test.each([
  ['1', 1],
  ['99.5', 99.5],
  ['163', 163],
  ['999999998', 999_999_998],
])('accepts the price %s, which no list offers [SRCH-2/filters]', (text, price) => {
  expect(parse(`?price=${text}`).filters.price).toBe(price);
});

test('has no sort and no filters on the other tabs [SRCH-1/filters-by-tab]', () => {
  expect(parse('?tab=bestSellers&sort=rating&brands=Northpeak&view=grid')).toEqual({
    ...DEFAULT,
    tab: 'bestSellers',
    view: 'grid',
  });
});

test('leaves out the defaults', () => {
  expect(formatResultsQuery(DEFAULT, new URLSearchParams('?tab=all&page=1'))).toBe('');
});

test('limits the number of pages', () => {
  expect(parse('?page=99999999999').page).toBe(999);
  expect(parse('?page=2.5').page).toBe(1);
});
