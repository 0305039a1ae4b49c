import { formatDistance, formatStoreCount, getSearchHint, formatNoStores } from './list-messages';

const zip = { zip: '80122', radius: 50 };
const wide = { zip: '80122', radius: 250 };
const city = { city: 'Littleton', state: 'CO' };
const point = { latitude: 39.5, longitude: -104.9 };

test('says how many stores were found, and where [FIND-3]', () => {
  expect(formatStoreCount(12, zip)).toBe('12 stores near 80122');
  expect(formatStoreCount(1, wide)).toBe('1 store within 250 miles of 80122');
  expect(formatStoreCount(3, city)).toBe('3 stores in Littleton, CO');
  expect(formatStoreCount(25, point)).toBe('25 stores near you');
});

test('says that no store was found, and what to do next [FIND-6]', () => {
  expect(formatNoStores(zip)).toBe('No stores found for zip: 80122');
  expect(formatNoStores(wide)).toBe('No stores found for zip: 80122');
  expect(formatNoStores(city)).toBe('No stores found in Littleton, CO');
  expect(formatNoStores(point)).toBe('No stores found near you');
  expect(getSearchHint(zip)).toContain('Check the zip code');
  expect(getSearchHint(city)).toContain('enter a zip code');
});

test('rounds distances to a tenth of a mile, if they are known [FIND-3]', () => {
  expect(formatDistance(1.25)).toBe('1.3 miles');
  expect(formatDistance(0)).toBe('0.0 miles');
  expect(formatDistance(null)).toBe('');
});
