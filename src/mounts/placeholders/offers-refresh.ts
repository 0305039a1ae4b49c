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
      "Adds the visitor's store to the appointment links inside it, shows the store's name, and " +
      "leads links to an offer's tires to those for the visitor's vehicle.",
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
      {
        selector: 'a[data-offers-tires]',
        label: 'Tires of an offer',
        purpose:
          'A link to a page that asks for the vehicle, with the offer in its query: leads to the ' +
          'tires for the visitor’s vehicle if it is known',
        sample: '<a href="/tires/?offer=set-of-four-80" data-offers-tires>See eligible tires</a>',
        attributes: { offersTires: flag({ author: { label: 'Needs no value', sample: '' } }) },
      },
    ],
    accessibility:
      'It changes text on the page without announcing it, because the visitor has already ' +
      'selected the store.',
    visitorNeeds: 'store',
    worksWith: ['my-store'],
  },
});
