import { url, flag, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { amount } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  brand: text({ required: true, author: { label: 'Tire brand', sample: 'Bridgestone' } }),
  name: text({ required: true, author: { label: 'Tire name', sample: 'Turanza EverDrive' } }),
  article: text({ required: true, author: { label: 'Article code', sample: '100201' } }),
  friendlyName: text({
    author: {
      label: 'Full name',
      help: 'By default, the brand and the name.',
      sample: 'Bridgestone Turanza EverDrive',
    },
  }),
  logo: url({
    author: { label: 'URL of the brand’s logo', sample: '/images/bridgestone.svg' },
  }),
  image: url({
    author: { label: 'URL of the picture', sample: '/images/turanza-everdrive.webp' },
  }),
  price: amount({
    author: {
      label: 'Price of one tire',
      help: 'In US dollars, such as 142.99. A price that the page publishes overrides it.',
      sample: '142.99',
    },
  }),
  hidePrice: flag({ fallback: false, author: { label: 'Hide the price', sample: 'true' } }),
  url: url({
    author: {
      label: 'URL of the tire’s page',
      help: 'By default, the page URL.',
      sample: '/tires/bridgestone-turanza-everdrive/',
    },
  }),
};

export type ViewedTireAttributes = AttributesOf<typeof attributes>;

export const viewedTire = definePlaceholder({
  name: 'viewed-tire',
  match: { className: 'bsro-viewed-tire' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "tire-detail" */ '../../chunks/viewed-tire'),
  failure: 'quiet',
  topics: { subscribesTo: ['createproductprice'] },
  author: {
    title: 'Viewed tire',
    description:
      'Remembers the tire of this page for the interrupt that shows recently viewed tires.',
    group: 'Tires',
    isUnique: true,
    accessibility: 'It shows nothing.',
  },
});
