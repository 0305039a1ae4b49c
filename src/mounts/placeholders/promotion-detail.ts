import { count, flag } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  expiryLength: count({
    fallback: 20,
    author: { label: 'Days from today to the last day', sample: '20' },
  }),
};

export type PromotionDetailAttributes = AttributesOf<typeof attributes>;

export const promotionDetail = definePlaceholder({
  name: 'promotion-detail',
  match: { className: 'bsro-promotion-detail' },
  attributes,
  when: { on: 'now' },
  kind: 'dom',
  // Shares a file with offers-refresh, because each of them alone is too small for one.
  load: () => import(/* webpackChunkName: "offers-refresh" */ '../../chunks/promotion-detail'),
  failure: 'quiet',
  author: {
    title: 'Promotion dates',
    description: 'First and last day of a promotion that begins today.',
    group: 'Marketing',
    keywords: ['sale', 'deal'],
    sample: '<span data-promotion-dates>Ask your store for the dates.</span>',
    parts: [
      {
        selector: '[data-promotion-dates]',
        label: 'Dates',
        purpose:
          'Shows the first and last day; without this element, the placeholder itself shows them',
        sample: '<span data-promotion-dates>Ask your store for the dates.</span>',
        attributes: { promotionDates: flag({ author: { label: 'Needs no value', sample: '' } }) },
      },
    ],
    accessibility: 'The dates are text in the page.',
  },
});
