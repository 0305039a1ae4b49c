import { choice } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  fragment: choice(
    ['widget-oil-tab-content', 'widget-brakes-tab-content', 'local-store', 'top-nav/tab-store'],
    { required: true, author: { label: 'Fragment', sample: 'local-store' } },
  ),
};

export type StoreFragmentAttributes = AttributesOf<typeof attributes>;

export const storeFragment = definePlaceholder({
  name: 'store-fragment',
  match: { className: 'bsro-store-fragment' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-fragment" */ '../../chunks/store-fragment'),
  failure: 'quiet',
  author: {
    title: 'My store fragment',
    description:
      "The site's static content for my store, sanitized so that it can't run scripts. It " +
      "changes when the visitor selects another store. If it doesn't load, visitors see your " +
      'HTML.',
    group: 'Stores',
    sample: '<p>Choose a store to see its address and hours.</p>',
    accessibility:
      'The element is marked as busy while the fragment loads. The fragment contains headings, ' +
      'so put it where their levels fit.',
    visitorNeeds: 'store',
    calls: ['/content/{site}/static/{fragment}.{storeNumber}.html'],
  },
});
