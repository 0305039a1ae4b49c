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
      "A driver's invoices with the work that was done, and the maintenance that is due. " +
      "Visitors who aren't signed in see your own text.",
    group: 'Account',
    sample: '<p><a href="/account/sign-in">Sign in</a> to see your invoices.</p>',
    calls: ['account/get', 'appointment/services'],
    accessibility:
      'The number of shown invoices is a status message that follows the filter. Put it ' +
      'below a heading of the first level.',
  },
});
