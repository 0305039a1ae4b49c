import { writeItem } from './storage';
import { MOST_VIEWED, readViewedTires, addViewedTire } from './viewed-tires';

const tire = (article: string) => ({
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

test('INTR-5 every field of a tire is kept, the last tire seen comes first', () => {
  addViewedTire(tire('1'));
  addViewedTire(tire('2'));
  expect(readViewedTires()).toEqual([tire('2'), tire('1')]);
});

test('INTR-5 a tire seen again counts once, with what is known now', () => {
  addViewedTire(tire('1'));
  addViewedTire(tire('2'));
  addViewedTire({ ...tire('1'), price: 99 });
  expect(readViewedTires()).toEqual([{ ...tire('1'), price: 99 }, tire('2')]);
});

test('INTR-5 the oldest goes when there are too many', () => {
  for (let article = 1; article <= MOST_VIEWED + 1; article += 1) {
    addViewedTire(tire(String(article)));
  }
  expect(readViewedTires().map(({ article }) => article)).toEqual(['5', '4', '3', '2']);
});

test.each([
  ['nothing', undefined],
  ['a text', 'tires'],
  ['an object', { brand: 'x' }],
  ['a list of other things', [1, null, { brand: 'Roadline' }, []]],
])('INTR-5 LS-3 %s in storage is no tire', (_what, data) => {
  if (data !== undefined) writeItem('recentlyViewedTire', data, 60_000);
  expect(readViewedTires()).toEqual([]);
});

test('INTR-5 LS-3 of a tire whose lesser fields are wrong the rest is kept', () => {
  const broken = { ...tire('1'), price: '12', hidePrice: 'yes', logo: 7, image: null };
  writeItem('recentlyViewedTire', [broken], 60_000);
  expect(readViewedTires()).toEqual([
    { ...tire('1'), price: undefined, hidePrice: false, logo: '', image: '' },
  ]);
});
