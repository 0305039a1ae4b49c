import { definePlaceholder } from '../schema/placeholder';

export const accountPreferences = definePlaceholder({
  name: 'account-preferences',
  match: { className: 'bsro-account-preferences' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () =>
    import(/* webpackChunkName: "account-preferences" */ '../../chunks/account-preferences'),
  failure: 'notice',
  author: {
    title: 'Account preferences',
    description:
      "Forms for a driver's personal information, preferred store, reminders, and email " +
      "address, and a link to change the password. Visitors who aren't signed in see your HTML.",
    group: 'Account',
    sample: '<p><a href="/account/sign-in">Sign in</a> to change your preferences.</p>',
    calls: ['account/get', 'store/details'],
    accessibility:
      'Each form lists its errors in a summary with links to the fields, and announces when it ' +
      'has been saved. Put it below a level-1 heading.',
  },
});
