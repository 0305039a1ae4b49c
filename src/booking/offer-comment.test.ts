import { fc } from '../../test/fast-check';
import { addOffer, removeOffer } from './offer-comment';

test('puts the offer in front of the comments [APPT-1/source]', () => {
  expect(addOffer('Pulls to the left', 'fall')).toBe('Offer fall. Pulls to the left');
  expect(addOffer('', 'fall')).toBe('Offer fall.');
  expect(addOffer('Pulls to the left', undefined)).toBe('Pulls to the left');
});

test('removes the offer that was added to the comments, and nothing else [XB-1/view]', () => {
  fc.assert(
    fc.property(
      fc.string().map((text) => text.trim()),
      fc.option(fc.stringMatching(/^[\w-]{1,40}$/), { nil: undefined }),
      (comments, offer) => {
        expect(removeOffer(addOffer(comments, offer), offer)).toBe(comments);
      },
    ),
  );
  expect(removeOffer('Offer spring. Hello', 'fall')).toBe('Offer spring. Hello');
});
