import { definePlaceholder } from '../schema/placeholder';

export const serviceHistory = definePlaceholder({
  name: 'service-history',
  match: { className: 'bsro-service-history' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "account-pages" */ '../../chunks/service-history'),
  failure: 'notice',
  author: {
    title: 'Service history',
    description:
      "Shows a driver's invoices with the work that was done, and the maintenance that is due. " +
      "Visitors who aren't signed in see your HTML.",
    group: 'Account',
    sample: '<p><a href="/account/sign-in">Sign in</a> to see your invoices.</p>',
    calls: ['account/get', 'appointment/services'],
    accessibility:
      'When the filter changes, a status message announces the number of invoices. Put the ' +
      'placeholder below a level-1 heading.',
  },
});
