import { choice, day, flag, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { offerAttributes } from '../schema/offer-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  ...offerAttributes,
  modalTitle: text({
    author: {
      label: 'Title of the details',
      help: 'By default, the card’s heading.',
      sample: '$80 off a set of four',
    },
  }),
  endDate: day({
    author: {
      label: 'Last day',
      help: 'The card disappears after this day.',
      sample: '2027-05-31',
    },
  }),
};

export type OfferCardAttributes = AttributesOf<typeof attributes>;

export const offerCard = definePlaceholder({
  name: 'offer-card',
  match: { className: 'bsro-offer-card' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  openedBy: 'friendlyId',
  kind: 'dom',
  load: () => import(/* webpackChunkName: "offer-card" */ '../../chunks/offer-card'),
  failure: 'quiet',
  topics: { publishes: ['sms-message-sent'] },
  author: {
    title: 'Offer card',
    description: 'An offer that visitors can open, share, and print until its last day.',
    group: 'Marketing',
    keywords: ['sale', 'coupon', 'deal', 'discount', 'promotion'],
    sample:
      '<h3>$80 off</h3><a href="/offers/" data-offer-action="details">Details</a>' +
      '<a href="/offers/" data-offer-action="share">Share</a>' +
      '<div data-offer-details hidden><p>Details</p></div>',
    parts: [
      {
        selector: '[data-offer-action]',
        label: 'Action',
        purpose: 'A link or button that opens the details, shares, or prints the offer',
        sample: '<a href="/offers/" data-offer-action="details">Details</a>',
        attributes: {
          offerAction: choice(['details', 'share', 'print'], {
            required: true,
            author: { label: 'Action', sample: 'details' },
          }),
        },
      },
      {
        selector: '[data-offer-details]',
        label: 'Details',
        purpose: 'The details that the modal shows',
        sample: '<div data-offer-details hidden>…</div>',
        attributes: { offerDetails: flag({ author: { label: 'Needs no value', sample: '' } }) },
      },
    ],
    accessibility:
      'The details open in a dialog with a title; Escape closes it, and the focus returns to ' +
      'the link. Give each card a heading, so that the titles differ.',
  },
});
