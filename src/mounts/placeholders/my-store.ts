import { digits, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeNumber: digits({
    author: { label: 'Store number', help: 'Of the store that the CMS has printed, if any.' },
  }),
  visitorId: text({
    author: { label: 'Visitor id', help: 'What the page knows the visitor by, if it does.' },
  }),
};

export type MyStoreAttributes = AttributesOf<typeof attributes>;

export const myStore = definePlaceholder({
  name: 'my-store',
  match: { className: 'bsro-my-store' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "my-store" */ '../../chunks/my-store'),
  failure: 'quiet',
  topics: {
    publishes: ['on-my-store-open', 'myzipset'],
    listens: ['on-my-store-open', 'on-my-garage-open', 'close-my-store-globally'],
  },
  author: {
    title: 'My store',
    description:
      "Makes the first link a button that opens the visitor's store in a panel, and selects that store by IP address, position, or the visitor's choice. The body gets the class has-local-store or no-local-store; ask-for-zip if the visitor's position is unavailable.",
    group: 'Header',
    sample: '<a href="/locate/display-map/"><span class="my-store__name">Find a store</span></a>',
  },
});
