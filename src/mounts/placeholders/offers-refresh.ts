import { flag } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {};

export type OffersRefreshAttributes = AttributesOf<typeof attributes>;

export const offersRefresh = definePlaceholder({
  name: 'offers-refresh',
  match: { className: 'bsro-offers-refresh' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "offers-refresh" */ '../../chunks/offers-refresh'),
  failure: 'quiet',
  author: {
    title: 'Offers for my store',
    description:
      "Adds the visitor's store to the appointment links inside it, and shows the store's name.",
    group: 'Marketing',
    sample: '<p data-offers-store>At all stores</p>',
    parts: [
      {
        selector: '[data-offers-store]',
        label: 'Store name',
        purpose: 'Shows the name of the store',
        sample: '<p data-offers-store>At all stores</p>',
        attributes: { offersStore: flag({ author: { label: 'Needs no value', sample: '' } }) },
      },
    ],
    accessibility:
      'It changes text on the page without announcing it, because the visitor has already ' +
      'selected the store.',
    visitorNeeds: 'store',
    worksWith: ['my-store'],
  },
});
