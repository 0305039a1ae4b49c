import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  friendlyId: text({
    author: {
      label: 'Friendly ID',
      help: 'The offer that the visitor signs up from.',
      sample: 'set-of-four-80',
    },
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
    parts: [
      {
        selector: 'form',
        purpose: 'The signup form, which visitors submit without leaving the page',
        sample: '<form action="/email-signup/"><input name="email" type="email"></form>',
        required: true,
        urlAttributes: ['action'],
      },
      {
        selector: 'form input[name="email"]',
        purpose: 'The email address',
        sample: '<input name="email" type="email">',
        required: true,
      },
    ],
    accessibility:
      'An error is shown at the field, which gets the focus; the confirmation gets the focus ' +
      'when the form disappears. Write a visible label for the field.',
  },
});
