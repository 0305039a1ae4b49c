import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  friendlyId: text({
    author: { label: 'Friendly id', help: 'The offer that the subscription comes from.' },
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
    description: 'Subscribes an address to coupons, in place.',
    group: 'Marketing',
    sample:
      '<form action="/email-signup/" method="get"><label for="signup">Email</label>' +
      '<input id="signup" name="email" type="email"><button>Sign up</button></form>',
  },
});
