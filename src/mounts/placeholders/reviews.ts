import { choice, flag, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { language } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  type: choice(['inline-rating', 'reviews'], {
    required: true,
    author: { label: 'What to show', help: 'Stars and a count, or the whole list of reviews.' },
  }),
  productType: choice(['tire', 'service', 'store'], {
    fallback: 'tire',
    author: { label: 'Type of product' },
  }),
  id: text({
    required: true,
    author: { label: 'Product ID', help: 'The article code of a tire.' },
  }),
  tireBrand: text({ author: { label: 'Tire brand' } }),
  tireName: text({ author: { label: 'Tire name' } }),
  locale: language({ fallback: 'en-US', author: { label: 'Language of numbers and dates' } }),
  canReview: flag({ fallback: false, author: { label: 'Visitors can write a review' } }),
  class: text({ author: { label: 'Additional class names' } }),
  article: text({ author: { label: 'Article code' } }),
  url: text({ author: { label: 'Address that the count links to' } }),
};

export type ReviewsAttributes = AttributesOf<typeof attributes>;

export const reviews = definePlaceholder({
  name: 'reviews',
  match: { className: 'reviews-app-v2' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "reviews" */ '../../chunks/reviews'),
  failure: { attribute: 'type', noticeFor: 'reviews' },
  off: ({ isSwitchedOff }) =>
    isSwitchedOff('reviewsAreActive') || !navigator.cookieEnabled ? 'reviews' : undefined,
  topics: { listens: ['createreviews', 'createreviewsv2'] },
  author: {
    title: 'Reviews',
    description: 'Rating stars with a count, or the list of reviews of one product.',
    group: 'Tires',
  },
});
