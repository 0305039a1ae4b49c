import { address } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  paymentOrigin: address({
    required: true,
    author: {
      label: 'Address of the payment provider',
      help: 'The origin that serves the card fields, which the page’s policy must allow in frames',
      sample: 'https://payments.example',
    },
  }),
};

export type CheckoutAppAttributes = AttributesOf<typeof attributes>;

export const checkoutApp = definePlaceholder({
  name: 'checkout-app',
  match: { className: 'checkout-app' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "checkout" */ '../../chunks/checkout'),
  failure: 'notice',
  author: {
    title: 'Checkout',
    description:
      'Buys what is in the cart: appointment, billing address, and card. Print the store’s phone ' +
      'number inside it, and no interrupt, chat, or advertisement on its page.',
    group: 'Cart',
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['cart/get', 'store/details', 'appointment/availability'],
    accessibility:
      'Finished steps become summaries with an Edit button, problems are a summary with ' +
      'links to the fields, and the card fields are frames with names. The fields have ' +
      'autocomplete tokens.',
    visitorNeeds: 'cart',
  },
});
