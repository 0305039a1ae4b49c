import { definePlaceholder } from '../schema/placeholder';

export const myGarage = definePlaceholder({
  name: 'my-garage',
  match: { className: 'bsro-my-garage' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "my-garage" */ '../../chunks/my-garage'),
  failure: 'notice',
  topics: {
    publishes: ['on-my-garage-open'],
    subscribesTo: ['on-my-garage-open', 'on-my-store-open', 'close-my-store-globally'],
  },
  author: {
    title: 'My garage',
    description:
      "The visitor's vehicles, which they can add, edit, remove, and select. Inside a " +
      '`<details>` element, such as in the header, it loads when the visitor opens that ' +
      'element and closes when the store or account panel opens. Elsewhere it is part of the ' +
      'page.',
    group: 'Account',
    sample: '<p>Your vehicles are on <a href="/account/vehicles">Vehicles &amp; Service</a>.</p>',
    calls: [
      'account/get',
      'vehicle/get-years',
      'vehicle/get-makes',
      'vehicle/get-models',
      'vehicle/get-trims',
    ],
    accessibility:
      'Each vehicle has a heading, the confirmation before a removal gets the focus, and ' +
      'results are status messages. Inside a details element, Escape closes that element and ' +
      'returns the focus.',
  },
});
