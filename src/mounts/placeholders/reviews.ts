import { choice, flag, language, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  type: choice(['inline-rating', 'reviews'], {
    required: true,
    author: {
      label: 'What to show',
      help: 'Stars and a count, or the whole list of reviews.',
      sample: 'inline-rating',
    },
  }),
  productType: choice(['tire', 'service', 'store'], {
    fallback: 'tire',
    author: { label: 'Type of product', sample: 'tire' },
  }),
  id: text({
    required: true,
    author: { label: 'Product ID', help: 'The article code of a tire.', sample: '200046' },
  }),
  tireBrand: text({ author: { label: 'Tire brand', sample: 'Summitline' } }),
  tireName: text({ author: { label: 'Tire name', sample: 'Long Road' } }),
  locale: language({
    fallback: 'en-US',
    author: { label: 'Language of numbers and dates', sample: 'en-US' },
  }),
  canReview: flag({
    fallback: false,
    author: { label: 'Visitors can write a review', sample: 'true' },
  }),
  class: text({ author: { label: 'Additional class names', sample: 'rating--large' } }),
  article: text({ author: { label: 'Article code', sample: '200046' } }),
  url: text({
    author: {
      label: 'URL that the count links to',
      sample: '/tires/summitline-long-road/#reviews',
      isUrl: true,
    },
  }),
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
  topics: { subscribesTo: ['createreviews', 'createreviewsv2'] },
  author: {
    title: 'Reviews',
    description: 'Rating stars with a count, or the list of reviews of one product.',
    group: 'Tires',
    calls: ['reviews/get-review-summaries-by-product-ids', 'reviews/get-reviews-for-product-id'],
    accessibility:
      'The stars are one image whose text names the rating and the count. The bars of the ' +
      'histogram are buttons with aria-pressed, and new results are announced. Put the list ' +
      'below a heading.',
  },
});
