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
      'For a dedicated page such as /account/sign-in: opens the dialog that its link points to ' +
      '(sign in, create an account, or reset the password) as soon as it loads. If it contains ' +
      'a button instead of a link, the button signs the driver out.',
    keywords: ['login', 'log in', 'password', 'register'],
    group: 'Account',
    sample: '<a href="#sign-in.open">Sign in</a>',
    parts: [
      {
        selector: 'a[href^="#"][href$=".open"], button',
        purpose: 'A link to the dialog that opens, or a button that signs the driver out',
        sample: '<a href="#sign-in.open">Sign in</a>',
        required: true,
      },
    ],
    accessibility:
      'It opens a modal dialog; Escape closes it, and the focus returns to the link. Write ' +
      'link text that says what opens.',
  },
});
