import { anyCharacter, fc } from '../../test/fast-check';
import { parseMapQuery } from './map-search';

const parse = (query: string) => parseMapQuery(new URLSearchParams(query));

test.each([
  ['', { text: '' }],
  ['zip=80122', { text: '80122', search: { zip: '80122', radius: 50 } }],
  ['zip=80122&radius=250', { text: '80122', search: { zip: '80122', radius: 250 } }],
  ['zip=80122&radius=9999', { text: '80122', search: { zip: '80122', radius: 50 } }],
  ['q=80122-1234', { text: '80122-1234', search: { zip: '80122', radius: 50 } }],
  ['q=Littleton,+co', { text: 'Littleton, co', search: { city: 'Littleton', state: 'CO' } }],
  [
    'city=Littleton&state=CO',
    { text: 'Littleton, CO', search: { city: 'Littleton', state: 'CO' } },
  ],
  ['latitude=39.5&longitude=-104.9', { text: '', search: { latitude: 39.5, longitude: -104.9 } }],
  ['latitude=91&longitude=0', { text: '' }],
  ['latitude=NaN&longitude=1', { text: '' }],
  ['latitude=1', { text: '' }],
  ['state=CO', { text: '' }],
  ['zip=8012', { text: '8012', problem: 'Invalid zip code: 8012' }],
  ['q=Littleton', { text: 'Littleton', problem: 'Invalid city and state' }],
  ['city=a,b&state=CO', { text: 'a,b, CO', problem: 'Invalid city and state' }],
])('parses the query %j as %j [FIND-3 VAL-4 VAL-7]', (query, expected) => {
  expect(parse(query)).toEqual(expected);
});

test('handles any query without throwing [FIND-3]', () => {
  const name = fc.constantFrom('zip', 'q', 'city', 'state', 'latitude', 'longitude', 'radius');
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string({ unit: anyCharacter }))), (pairs) => {
      const { text, search, problem } = parseMapQuery(new URLSearchParams(pairs));
      expect(text.length).toBeLessThanOrEqual(120);
      expect(search === undefined || problem === undefined).toBe(true);
    }),
  );
});
