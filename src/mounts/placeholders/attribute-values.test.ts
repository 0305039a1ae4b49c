import { readAttributes } from '../schema/read-attributes';
import type { AnyPlaceholder } from '../schema/placeholder';
import { promotionDetail } from './promotion-detail';
import { reviews } from './reviews';

const read = (
  { attributes }: AnyPlaceholder,
  data: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> | undefined => {
  const element = document.createElement('div');
  Object.assign(element.dataset, data);
  return readAttributes(attributes, element).values;
};

test('reviews have the documented attributes [REVW-1/attributes]', () => {
  const texts = {
    type: 'inline-rating',
    productType: 'service',
    id: '000100',
    tireBrand: 'Northpeak',
    tireName: 'Trail+ 2',
    locale: 'de-DE',
    class: 'wide',
    article: '000200',
    url: '/tires/#reviews',
  };
  expect(read(reviews, { ...texts, canReview: 'true' })).toEqual({ ...texts, canReview: true });
});

test('reviews are of a tire, in American English, and without a form by default [REVW-1/attributes]', () => {
  expect(read(reviews, { type: 'reviews', id: '100' })).toMatchObject({
    productType: 'tire',
    locale: 'en-US',
    canReview: false,
  });
});

test('a promotion lasts twenty days, or the number of days on its element [OFFR-3/default-length]', () => {
  expect(read(promotionDetail, {})).toEqual({ expiryLength: 20 });
  expect(read(promotionDetail, { expiryLength: '' })).toEqual({ expiryLength: 20 });
  expect(read(promotionDetail, { expiryLength: '45' })).toEqual({ expiryLength: 45 });
});
