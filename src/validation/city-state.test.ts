import { anyCharacter, fc } from '../../test/fast-check';
import { parseCityState } from './city-state';

test.each([
  ['Littleton, CO', { city: 'Littleton', state: 'CO' }],
  ['littleton,co', { city: 'littleton', state: 'CO' }],
  ['  Santa   Cruz , cA ', { city: 'Santa Cruz', state: 'CA' }],
  ['Coeur d’Alene, ID', { city: 'Coeur d’Alene', state: 'ID' }],
  ['St. Paul, Minnesota', { city: 'St. Paul', state: 'MN' }],
  ['Winston-Salem, NC', { city: 'Winston-Salem', state: 'NC' }],
  ['29 Palms, CA', { city: '29 Palms', state: 'CA' }],
  ['Mayagüez, PR', { city: 'Mayagüez', state: 'PR' }],
])('parses %j as a city and state [VAL-7]', (text, pair) => {
  expect(parseCityState(text)).toEqual(pair);
});

test.each([
  '',
  ',',
  ',,',
  'Littleton',
  'Littleton CO',
  'Littleton;CO',
  'Littleton,',
  ', CO',
  'Littleton, ZZ',
  'Littleton, CO, 80122',
  'Littleton, CO 80122',
  '80122, CO',
  '!!, CO',
  `${'x'.repeat(81)}, CO`,
])('rejects %j as a city and state [VAL-7]', (text) => {
  expect(parseCityState(text)).toBeUndefined();
});

test('parses or rejects any text without throwing [VAL-7]', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, size: 'large' }), (text) => {
      expect(parseCityState(text)?.state ?? 'CO').toMatch(/^[A-Z]{2}$/);
    }),
  );
});
