import { addOffer, removeOffer, splitOffer } from './offer-comment';

test.each([
  ['fall', 'Noise', 'Offer fall. Noise'],
  ['fall', '', 'Offer fall.'],
  [undefined, 'Noise', 'Noise'],
])('puts the offer %s in front of the comments, and removes it again', (offer, comments, sent) => {
  expect(addOffer(comments, offer)).toBe(sent);
  expect(removeOffer(sent, offer)).toBe(comments);
  expect(splitOffer(sent)).toEqual({ offer, comments });
});

test('keeps comments that were sent without the offer', () => {
  expect(removeOffer('Noise', 'fall')).toBe('Noise');
});

test.each(['Offer? None.', 'Offers fall.', 'Offer me fall.', 'My offer fall.', 'Offer fall.5'])(
  'finds no offer in %j',
  (comments) => {
    expect(splitOffer(comments)).toEqual({ offer: undefined, comments });
  },
);
