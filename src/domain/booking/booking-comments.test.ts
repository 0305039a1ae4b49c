import { fc } from '../../../test/fast-check';
import { hasCardData } from '../../../fixtures/services/http/card-data';
import { addDetails, removeDetails } from './booking-comments';

const NONE = { offer: undefined, tires: [] };
const PAIR = [
  { code: '200', qty: 2 },
  { code: '201', qty: 2 },
];

test.each([
  ['the offer', { ...NONE, offer: 'fall' }, 'Offer fall.'],
  ['the tires', { ...NONE, tires: PAIR }, 'Tires: 2 × item 200, 2 × item 201.'],
  [
    'the offer and the tires',
    { offer: 'fall', tires: [{ code: '100', qty: 4 }] },
    'Offer fall. Tires: 4 × item 100.',
  ],
])('puts %s in front of the comments [APPT-1/source]', (_, details, sentences) => {
  expect(addDetails('Pulls to the left', details)).toBe(`${sentences} Pulls to the left`);
  expect(addDetails('', details)).toBe(sentences);
});

test('leaves the comments alone without an offer and tires [APPT-1/source]', () => {
  expect(addDetails('Pulls to the left', NONE)).toBe('Pulls to the left');
});

const details = fc.record({
  offer: fc.option(fc.stringMatching(/^[\w-]{1,40}$/), { nil: undefined }),
  tires: fc.array(
    fc.record({ code: fc.stringMatching(/^\d{1,20}$/), qty: fc.integer({ min: 1, max: 8 }) }),
    { maxLength: 20 },
  ),
});

test('removes the offer and the tires that were added to the comments, and nothing else [XB-1/view]', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.trim()),
      details,
      (comments, added) => {
        expect(removeDetails(addDetails(comments, added), added)).toBe(comments);
      },
    ),
  );
  expect(removeDetails('Offer spring. Hello', { ...NONE, offer: 'fall' })).toBe(
    'Offer spring. Hello',
  );
});

test('leaves the comments within the 1,000 characters that the host accepts, without a card number', () => {
  fc.assert(
    fc.property(details, (added) => {
      const sent = addDetails('x'.repeat(500), added);
      expect(sent.length).toBeLessThanOrEqual(1_000);
      expect(
        hasCardData(added.tires.length > 0 && addDetails('', { ...added, offer: 'fall' })),
      ).toBe(false);
    }),
  );
});
