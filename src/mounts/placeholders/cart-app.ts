import { definePlaceholder } from '../schema/placeholder';

export const cartApp = definePlaceholder({
  name: 'cart-app',
  match: { className: 'cart-app' },
  attributes: {},
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "cart" */ '../../chunks/cart'),
  failure: 'notice',
  author: {
    title: 'Cart',
    description:
      'The cart: tires, services, fees, savings, and tax, and the button that starts the checkout. ' +
      'Print the store’s phone number inside it: visitors without scripts see it.',
    group: 'Cart',
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['cart/get', 'cart/addons/get', 'cart/mine'],
    accessibility:
      'Changed amounts and problems are announced, a removed tire can be restored with a ' +
      'button that gets the focus, and the focus moves to the heading if its control ' +
      'disappears.',
    visitorNeeds: 'cart',
  },
});
