import { definePlaceholder } from '../schema/placeholder';

export const accountAction = definePlaceholder({
  name: 'account-action',
  match: { className: 'bsro-account-action' },
  attributes: {},
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "account-pages" */ '../../chunks/account-action'),
  failure: 'quiet',
  author: {
    title: 'Account action',
    description:
      'Opens the dialog that its link names (sign in, create an account, or reset the ' +
      'password) as soon as it loads, for a page of its own such as /account/sign-in. With a ' +
      'button instead of a link, the button signs the driver out.',
    keywords: ['login', 'log in', 'password', 'register'],
    group: 'Account',
    sample: '<a href="#sign-in.open">Sign in</a>',
    parts: [
      {
        selector: 'a[href^="#"][href$=".open"], button',
        purpose: 'Names the dialog that opens; a button signs the driver out',
        sample: '<a href="#sign-in.open">Sign in</a>',
        required: true,
      },
    ],
    accessibility:
      'It opens a modal dialog; Escape closes it, and the focus returns to the link. Give ' +
      'the link a text that says what opens.',
  },
});
