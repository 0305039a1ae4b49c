import { distanceWords, foundWords, nextWords, noneWords } from './store-list-words';

const zip = { zip: '80122', radius: 50 };
const wide = { zip: '80122', radius: 250 };
const city = { city: 'Littleton', state: 'CO' };
const point = { latitude: 39.5, longitude: -104.9 };

test('FIND-3 how many stores were found, and where', () => {
  expect(foundWords(12, zip)).toBe('12 stores near 80122');
  expect(foundWords(1, wide)).toBe('1 store within 250 miles of 80122');
  expect(foundWords(3, city)).toBe('3 stores in Littleton, CO');
  expect(foundWords(25, point)).toBe('25 stores near you');
});

test('FIND-6 that none was found, and what to do next', () => {
  expect(noneWords(zip)).toBe('No stores found for zip: 80122');
  expect(noneWords(wide)).toBe('No stores found for zip: 80122');
  expect(noneWords(city)).toBe('No stores found in Littleton, CO');
  expect(noneWords(point)).toBe('No stores found near you');
  expect(nextWords(zip)).toContain('Check the zip code');
  expect(nextWords(city)).toContain('enter a zip code');
});

test('FIND-3 distances are shown by the tenth of a mile, where they are known', () => {
  expect(distanceWords(1.25)).toBe('1.3 miles');
  expect(distanceWords(0)).toBe('0.0 miles');
  expect(distanceWords(null)).toBe('');
});
