import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  friendlyId: text({
    author: { label: 'Friendly ID', help: 'The offer that the visitor signs up from.' },
  }),
};

export type OffersSignupAttributes = AttributesOf<typeof attributes>;

export const offersSignup = definePlaceholder({
  name: 'offers-signup',
  match: { className: 'bsro-offers-signup' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "offers-signup" */ '../../chunks/offers-signup'),
  failure: 'notice',
  author: {
    title: 'Email signup',
    description: 'A form that signs an email address up for coupons without leaving the page.',
    group: 'Marketing',
    sample:
      '<form action="/email-signup/" method="get"><label for="signup">Email</label>' +
      '<input id="signup" name="email" type="email"><button>Sign up</button></form>',
  },
});
