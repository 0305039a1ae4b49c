import { addOffer, removeOffer } from './offer-comment';

test.each([
  ['fall', 'Noise', 'Offer fall. Noise'],
  ['fall', '', 'Offer fall.'],
  [undefined, 'Noise', 'Noise'],
])('puts the offer %s in front of the comments, and removes it again', (offer, comments, sent) => {
  expect(addOffer(comments, offer)).toBe(sent);
  expect(removeOffer(sent, offer)).toBe(comments);
});

test('keeps comments that were sent without the offer', () => {
  expect(removeOffer('Noise', 'fall')).toBe('Noise');
});
