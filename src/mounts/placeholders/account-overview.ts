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
      "A driver's vehicles, latest service, preferred store and personal data, each with the way " +
      'to its page. Who is not signed in sees your own words.',
    group: 'Account',
    sample: '<p><a href="/account/sign-in">Sign in</a> to see your account.</p>',
  },
});
