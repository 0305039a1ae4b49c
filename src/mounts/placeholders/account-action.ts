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
      'For the pages to sign in, to create an account and to ask for a password: opens at once ' +
      'the dialog that its link names. With a button in place of the link it signs out.',
    group: 'Account',
    sample: '<a href="#sign-in.open">Sign in</a>',
  },
});
