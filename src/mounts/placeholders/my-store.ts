import { digits, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeNumber: digits({
    author: {
      label: 'Store number',
      help: 'The store that the CMS has rendered, if any.',
      sample: '310001',
    },
  }),
  visitorId: text({
    author: {
      label: 'Visitor ID',
      help: 'The ID that the page has for the visitor, if any.',
      sample: '8f14e45f',
    },
  }),
};

export type MyStoreAttributes = AttributesOf<typeof attributes>;

export const myStore = definePlaceholder({
  name: 'my-store',
  match: { className: 'bsro-my-store' },
  attributes,
  when: { on: 'idle' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "my-store" */ '../../chunks/my-store'),
  failure: 'quiet',
  topics: {
    publishes: ['on-my-store-open', 'myzipset'],
    subscribesTo: ['on-my-store-open', 'on-my-garage-open', 'close-my-store-globally'],
  },
  author: {
    title: 'My store',
    description:
      "Turns its first link into a button that opens a panel with the store that sets the visitor's " +
      'prices: the one that the visitor has selected, or one for their location or IP address. ' +
      'The body gets the class has-local-store or no-local-store, and ask-for-zip if the ' +
      "visitor's location is unavailable.",
    group: 'Header',
    sample: '<a href="/locate/display-map/"><span class="my-store__name">Find a store</span></a>',
    parts: [
      {
        selector: 'a',
        purpose: 'Becomes the button that opens the panel',
        sample: '<a href="/locate/display-map/">Find a store</a>',
        required: true,
        urlAttributes: ['href'],
      },
      {
        selector: '.my-store__name',
        purpose: 'Shows the store’s name, if only part of the link should change',
        sample: '<span class="my-store__name">Find a store</span>',
      },
      {
        selector: '.my-store__change',
        purpose:
          'Says that the store can be changed; hidden without a store. Added after the name if it is missing.',
        sample: '<span class="my-store__change">Change</span>',
      },
    ],
    calls: ['store/location/geo-location', 'store/details'],
    accessibility:
      'The link becomes a button with aria-expanded. Escape, a click outside, or tabbing ' +
      'out of the panel closes it. The selected store is announced.',
    visitorNeeds: 'store',
  },
});
