import { digits } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeId: digits({ required: true, author: { label: 'Store number' } }),
};

export type StoreCarouselAttributes = AttributesOf<typeof attributes>;

export const storeCarousel = definePlaceholder({
  name: 'store-carousel',
  match: { className: 'store-container' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-carousel" */ '../../chunks/store-carousel'),
  failure: 'notice',
  topics: { publishes: ['createproductprice'] },
  author: {
    title: 'Tires near you',
    description: 'Carousel of tires with the lowest price of one store.',
    group: 'Stores',
  },
});
