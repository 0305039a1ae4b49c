import { address, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { day } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  friendlyId: text({
    required: true,
    author: { label: 'Friendly ID', help: 'The name of the offer in addresses and calls.' },
  }),
  endDate: day({ author: { label: 'Last day' } }),
  printUrl: address({ author: { label: 'Address of the printable offer' } }),
};

export type OfferDetailsAttributes = AttributesOf<typeof attributes>;

export const offerDetails = definePlaceholder({
  name: 'offer-details',
  match: { className: 'bsro-offer-details' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "offer-details" */ '../../chunks/offer-details'),
  failure: 'quiet',
  topics: { publishes: ['sms-message-sent'] },
  author: {
    title: 'Offer details',
    description:
      "An offer's own page: visitors can share and print the offer, and drivers with an " +
      'account see their price.',
    group: 'Marketing',
    sample:
      '<h1>$80 off</h1><a href="#print" data-offer-action="print">Print</a>' +
      '<button type="button" data-offer-action="share">Share</button>' +
      '<p data-offer-savings></p>',
  },
});
