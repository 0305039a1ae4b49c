import { definePlaceholder } from '../schema/placeholder';

export const accountOverview = definePlaceholder({
  name: 'account-overview',
  match: { className: 'bsro-account-overview' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "account-pages" */ '../../chunks/account-overview'),
  failure: 'notice',
  author: {
    title: 'Account overview',
    description:
      "Shows a driver's vehicles, latest service, preferred store, and personal information, " +
      "each with a link to its page. Visitors who aren't signed in see your HTML.",
    group: 'Account',
    sample: '<p><a href="/account/sign-in">Sign in</a> to see your account.</p>',
    calls: ['account/get', 'store/details'],
    accessibility:
      'Its sections have level-2 and level-3 headings, so put it below a level-1 heading.',
  },
});
