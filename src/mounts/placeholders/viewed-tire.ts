import { address, flag, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { amount } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  brand: text({ required: true, author: { label: 'Tire brand' } }),
  name: text({ required: true, author: { label: 'Tire name' } }),
  article: text({ required: true, author: { label: 'Article code' } }),
  friendlyName: text({
    author: { label: 'Full name', help: 'The brand and the name by default.' },
  }),
  logo: address({ author: { label: 'Address of the brand’s logo' } }),
  image: address({ author: { label: 'Address of the picture' } }),
  price: amount({
    author: {
      label: 'Price of one tire',
      help: 'In US dollars, such as 142.99. A price that the page publishes overrides it.',
    },
  }),
  hidePrice: flag({ fallback: false, author: { label: 'Hide the price' } }),
  url: address({
    author: { label: 'Address of the tire', help: 'The address of the page by default.' },
  }),
};

export type ViewedTireAttributes = AttributesOf<typeof attributes>;

export const viewedTire = definePlaceholder({
  name: 'viewed-tire',
  match: { className: 'bsro-viewed-tire' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "viewed-tire" */ '../../chunks/viewed-tire'),
  failure: 'quiet',
  topics: { listens: ['createproductprice'] },
  author: {
    title: 'Viewed tire',
    description:
      'Remembers the tire of this page for the interrupt that shows recently viewed tires.',
    group: 'Tires',
  },
});
