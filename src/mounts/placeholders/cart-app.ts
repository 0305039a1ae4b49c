import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const slots = {
  'above-total': 'in the summary, above the prices and the total',
  'below-button': 'in the summary, below the button that starts checkout',
  'empty-cart': 'below the links of an empty cart',
} as const;

export type CartSlot = keyof typeof slots;

export const cartApp = definePlaceholder({
  name: 'cart-app',
  match: { className: 'bsro-cart-app' },
  attributes: {},
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "cart" */ '../../chunks/cart'),
  failure: 'notice',
  author: {
    title: 'Cart',
    description:
      'Shows the cart: tires, services, fees, savings, and tax, and the button that starts ' +
      'checkout. Put the store’s phone number inside it for visitors without JavaScript.',
    group: 'Cart',
    formerNames: ['cart-app'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    parts: [createSlotPart(slots)],
    isUnique: true,
    calls: ['cart/get', 'cart/addons/get', 'cart/mine'],
    accessibility:
      'Changed amounts and errors are announced. A removed tire can be restored with a button, ' +
      'which gets the focus. If the focused control disappears, the focus moves to the heading.',
    visitorNeeds: 'cart',
  },
});
