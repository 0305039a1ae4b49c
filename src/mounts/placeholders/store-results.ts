import { digits } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  zip: digits({
    author: {
      label: 'Zip',
      help: "The zip to search if neither the page URL nor the visitor's profile has one.",
      sample: '80122',
    },
  }),
};

export type StoreResultsAttributes = AttributesOf<typeof attributes>;

export const storeResults = definePlaceholder({
  name: 'store-results',
  match: { className: 'bsro-store-results' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "store-results" */ '../../chunks/store-results'),
  failure: 'notice',
  topics: { publishes: ['myzipset'] },
  author: {
    title: 'Store results',
    description:
      'List and map of the stores for the search in the page URL: `zip`, `q` (a zip or "city, ' +
      'state"), `city` and `state`, or `latitude` and `longitude`. A list that the CMS has ' +
      'rendered stays until the new list has loaded. An empty element needs a height in the ' +
      'page’s stylesheet.',
    group: 'Stores',
    isUnique: true,
    calls: [
      'store/location/get-list-by-zip',
      'store/location/get-list-state-city',
      'store/location/get-list-by-lat-lng',
    ],
    urlParameters: { zip: '80122' },
    accessibility:
      'The number of stores is announced, and the list works without the map. When a visitor ' +
      'shows more stores, the focus moves to the first new one.',
  },
});
