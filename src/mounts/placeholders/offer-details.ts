import { choice, day, flag } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { offerAttributes } from '../schema/offer-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  ...offerAttributes,
  endDate: day({ author: { label: 'Last day', sample: '2027-05-31' } }),
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
      'The page of one offer: visitors can share and print the offer, and signed-in drivers ' +
      'see their price.',
    group: 'Marketing',
    keywords: ['sale', 'coupon', 'deal', 'discount'],
    sample:
      '<h1>$80 off</h1><a href="#print" data-offer-action="print">Print</a>' +
      '<button type="button" data-offer-action="share">Share</button>' +
      '<p data-offer-savings></p>',
    parts: [
      {
        selector: '[data-offer-action]',
        label: 'Action',
        purpose: 'A link or button that prints or shares the offer',
        sample: '<a href="#print" data-offer-action="print">Print</a>',
        attributes: {
          offerAction: choice(['print', 'share'], {
            required: true,
            author: { label: 'Action', sample: 'print' },
          }),
        },
      },
      {
        selector: '[data-offer-savings]',
        label: 'Savings',
        purpose: 'Shows what a signed-in driver pays or saves, if the offer is only for drivers',
        sample: '<p data-offer-savings></p>',
        attributes: { offerSavings: flag({ author: { label: 'Needs no value', sample: '' } }) },
      },
    ],
    calls: ['promotions/alloffers'],
    accessibility: 'Sharing opens a dialog; Escape closes it, and the focus returns to the button.',
  },
});
