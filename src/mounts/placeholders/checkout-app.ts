import { url } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const attributes = {
  paymentOrigin: url({
    required: true,
    author: {
      label: 'URL of the payment provider',
      help: 'The origin that serves the card fields. The page’s content security policy must allow it in frames.',
      sample: 'https://payments.example',
    },
  }),
};

export type CheckoutAppAttributes = AttributesOf<typeof attributes>;

const slots = {
  'above-total': 'in the summary, above the prices and the total',
  'below-summary': 'below the summary, such as for a guarantee',
} as const;

export type CheckoutSlot = keyof typeof slots;

export const checkoutApp = definePlaceholder({
  name: 'checkout-app',
  match: { className: 'bsro-checkout-app' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "checkout" */ '../../chunks/checkout'),
  failure: 'notice',
  author: {
    title: 'Checkout',
    description:
      'Guides visitors through the purchase of the cart: appointment, billing address, and card. ' +
      'Put the store’s phone number inside it, and don’t put an interrupt, chat, or ' +
      'advertisement on the page.',
    group: 'Cart',
    formerNames: ['checkout-app'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    parts: [createSlotPart(slots)],
    isUnique: true,
    calls: ['cart/get', 'store/details', 'appointment/availability'],
    accessibility:
      'Completed steps become summaries with an Edit button, errors are listed in a summary ' +
      'with links to the fields, and the card fields are frames with titles. The fields have ' +
      'autocomplete tokens.',
    visitorNeeds: 'cart',
  },
});
