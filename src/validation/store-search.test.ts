import { anyCharacter, fc } from '../../test/fast-check';
import { parseStoreSearch } from './store-search';

test.each([
  ['80122', { zip: '80122' }],
  [' 80122-1234 ', { zip: '80122' }],
  ['Littleton, CO', { city: 'Littleton', state: 'CO' }],
  ['29 Palms, CA', { city: '29 Palms', state: 'CA' }],
])('parses %j as a search for %j [FIND-2]', (text, search) => {
  expect(parseStoreSearch(text)).toEqual(search);
});

test.each([
  ['8012', 'Invalid zip code: 8012'],
  [' 801221 ', 'Invalid zip code: 801221'],
  ['80122-12', 'Invalid zip code: 80122-12'],
  ['8o122', 'Invalid zip code: 8o122'],
  ['#', 'Invalid zip code: #'],
  ['<img src=x>', 'Invalid city and state'],
  ['12 <b>', 'Invalid zip code: 12 <b>'],
  ['Littleton', 'Invalid city and state'],
  ['Littleton CO', 'Invalid city and state'],
  ['80122, CO', 'Invalid city and state'],
  ['Littleton, Narnia', 'Invalid city and state'],
  [',', 'Invalid city and state'],
])('rejects %j with %j [VAL-4 VAL-7 FIND-6]', (text, problem) => {
  expect(parseStoreSearch(text)).toEqual({ problem });
});

test.each(['', '   ', '\n'])('requires text instead of %j [VAL-11]', (text) => {
  expect(parseStoreSearch(text)).toEqual({ problem: 'Required' });
});

const PROBLEM = /^(Invalid zip code: .+|Invalid city and state|Required)$/s;

const expectResponse = (text: string): void => {
  const response = parseStoreSearch(text);
  if ('problem' in response) expect(response.problem).toMatch(PROBLEM);
  else if ('zip' in response) expect(response.zip).toMatch(/^\d{5}$/);
  else
    expect([response.city.length > 0, response.state]).toEqual([
      true,
      expect.stringMatching(/^[A-Z]{2}$/),
    ]);
};

test('parses any text as a search or rejects it with a specified message [FIND-6]', () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter, size: 'large' }), expectResponse));
  const nearly = fc.constantFrom(...Array.from('0123456789-, aéCO\t\u0000'));
  fc.assert(fc.property(fc.string({ unit: nearly }), expectResponse));
});

test.each(['1', ',', ' ', 'a', '1-', 'a ,', '\n', '\ud800', ' ,'])(
  'handles a million characters of %j at once [FIND-6]',
  (part) => {
    expectResponse(part.repeat(1_000_000 / part.length));
    expectResponse(`a${part.repeat(1_000_000 / part.length)}`);
    expectResponse(`1${part.repeat(1_000_000 / part.length)}, CO`);
  },
  10_000,
);
