import { flag } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  taxFlag: flag({
    fallback: false,
    author: { label: 'Hide the cart for tax reasons', sample: 'true' },
  }),
};

export type CartIconAttributes = AttributesOf<typeof attributes>;

export const cartIcon = definePlaceholder({
  name: 'cart-icon',
  match: { className: 'bsro-cart-icon' },
  attributes,
  when: { on: 'idle' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "cart-icon" */ '../../chunks/cart-icon'),
  failure: 'quiet',
  author: {
    title: 'Cart icon',
    description: 'Shows the My Cart link with the number of items.',
    group: 'Header',
    visitorNeeds: 'cart',
    formerNames: ['carticon-v2'],
    accessibility:
      'The link’s accessible name contains the number of items; the badge is hidden from ' +
      'screen readers.',
  },
});
