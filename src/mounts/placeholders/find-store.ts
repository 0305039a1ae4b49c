import { digits, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeNumber: digits({
    author: {
      label: 'Store number',
      help: 'By default, the store selected in the surrounding store finder, or else my store.',
      sample: '310001',
    },
  }),
  src: text({
    author: {
      label: 'Where the visitor comes from',
      help: 'Added to the URL as `src`.',
      sample: 'tires',
    },
  }),
  link: text({
    author: {
      label: 'URL',
      help: 'For a button, which has no URL of its own.',
      sample: '/appointment/schedule-appointment/',
      isUrl: true,
    },
  }),
};

export type FindStoreAttributes = AttributesOf<typeof attributes>;

export const findStore = definePlaceholder({
  name: 'find-store',
  match: { className: 'bsro-find-store' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-finder" */ '../../chunks/find-store'),
  failure: 'quiet',
  author: {
    title: 'Find-store button',
    description:
      'A link, or a button with `data-link`, that passes the store to the next page: its URL ' +
      'gets the parameter `storeNumber`, and `src` if that attribute is set.',
    group: 'Stores',
    sample: '<a href="/appointment/schedule-appointment/">Schedule at this store</a>',
    parts: [
      {
        selector: 'a[href], .bsro-find-store[data-link] button, button.bsro-find-store[data-link]',
        purpose: 'The link whose URL gets the store, or the button that opens `data-link`',
        sample: '<a href="/appointment/schedule-appointment/">Schedule at this store</a>',
        required: true,
        place: 'self',
        urlAttributes: ['href'],
      },
    ],
    accessibility:
      'It changes only the link’s URL. Write link text that says where the link leads.',
  },
});
