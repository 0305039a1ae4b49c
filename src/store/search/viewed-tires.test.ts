import { writeItem } from '../../browser/storage';
import { MAX_VIEWED, readViewedTires, addViewedTire } from './viewed-tires';

const createTire = (article: string) => ({
  brand: 'Roadline',
  name: 'Touring 4',
  friendlyName: 'Roadline Touring 4',
  logo: '/logo.svg',
  image: '/tire.svg',
  price: 142.99,
  hidePrice: false,
  url: '/tires/brands/roadline/touring4/1/',
  article,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('stores all fields of a tire, the most recent tire first [INTR-5/fields] [LS-2/recently-viewed-tire]', () => {
  addViewedTire(createTire('1'));
  addViewedTire(createTire('2'));
  expect(readViewedTires()).toEqual([createTire('2'), createTire('1')]);
  expect(localStorage.getItem('recentlyViewedTire')).toContain('"article":"2"');
});

test('replaces a tire that is viewed again [INTR-5]', () => {
  addViewedTire(createTire('1'));
  addViewedTire(createTire('2'));
  addViewedTire({ ...createTire('1'), price: 99 });
  expect(readViewedTires()).toEqual([{ ...createTire('1'), price: 99 }, createTire('2')]);
});

test('removes the oldest tire when the list is full [INTR-5]', () => {
  for (let article = 1; article <= MAX_VIEWED + 1; article += 1) {
    addViewedTire(createTire(String(article)));
  }
  expect(readViewedTires().map(({ article }) => article)).toEqual(['5', '4', '3', '2']);
});

test.each([
  ['nothing', undefined],
  ['a string', 'tires'],
  ['an object', { brand: 'x' }],
  ['a list of other things', [1, null, { brand: 'Roadline' }, []]],
])('ignores %s in storage [INTR-5 LS-3]', (_what, data) => {
  // Entries that are left out of the list are reported once.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  if (data !== undefined) writeItem('recentlyViewedTire', data, 60_000);
  expect(readViewedTires()).toEqual([]);
});

test('keeps a tire whose optional fields are malformed [INTR-5 LS-3]', () => {
  const broken = { ...createTire('1'), price: '12', hidePrice: 'yes', logo: 7, image: null };
  writeItem('recentlyViewedTire', [broken], 60_000);
  expect(readViewedTires()).toEqual([
    { ...createTire('1'), price: undefined, hidePrice: false, logo: '', image: '' },
  ]);
});
