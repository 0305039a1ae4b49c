import { amount, flag, text, url } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  brand: text({ required: true, author: { label: 'Tire brand', sample: 'Summitline' } }),
  name: text({ required: true, author: { label: 'Tire name', sample: 'Long Road' } }),
  article: text({ required: true, author: { label: 'Article code', sample: '200046' } }),
  friendlyName: text({
    author: {
      label: 'Full name',
      help: 'By default, the brand and the name.',
      sample: 'Summitline Long Road',
    },
  }),
  logo: url({
    author: { label: 'URL of the brand’s logo', sample: '/images/summitline.svg' },
  }),
  image: url({
    author: { label: 'URL of the picture', sample: '/images/long-road.webp' },
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
      sample: '/tires/summitline-long-road/',
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
