import { digits } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeNumber: digits({ required: true, author: { label: 'Store number', sample: '310001' } }),
};

export type MyStoreButtonAttributes = AttributesOf<typeof attributes>;

export const myStoreButton = definePlaceholder({
  name: 'my-store-button',
  match: { className: 'bsro-my-store-button' },
  attributes,
  when: { on: 'idle' },
  kind: 'react',
  load: () =>
    import(/* webpackChunkName: "store-results" */ '../../chunks/store-results/store-page-button'),
  failure: 'quiet',
  topics: { publishes: ['myzipset'] },
  author: {
    title: 'My store button',
    description:
      "A button for a store's page that makes the store the visitor's own, or says that it already is. " +
      "It doesn't offer a temporarily closed store. Reserve the height of a button in the page’s stylesheet.",
    group: 'Stores',
    calls: ['store/details'],
    accessibility: 'The new store is announced, and the button keeps the focus.',
    visitorNeeds: 'store',
  },
});
