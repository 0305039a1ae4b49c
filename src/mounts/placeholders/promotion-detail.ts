import { DEFAULT_EXPIRY_DAYS } from '../../site/promotion-length';
import type { AttributesOf } from '../schema/attributes';
import { count } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  expiryLength: count({
    fallback: DEFAULT_EXPIRY_DAYS,
    author: { label: 'Days from today to the last day' },
  }),
};

export type PromotionDetailAttributes = AttributesOf<typeof attributes>;

export const promotionDetail = definePlaceholder({
  name: 'promotion-detail',
  match: { className: 'bsro-promotion-detail' },
  attributes,
  when: { on: 'now' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "offers-refresh" */ '../../chunks/promotion-detail'),
  failure: 'quiet',
  author: {
    title: 'Promotion dates',
    description: 'First and last day of a promotion that begins today.',
    group: 'Marketing',
    sample: '<span data-promotion-dates>Ask your store for the dates.</span>',
  },
});
