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
    description:
      'Carousel of tires with their lowest price at one store. Inside an element with the ' +
      'class tires-carousel, each tire is an element with the class tire-card and the ' +
      'attributes data-brand, data-tire-name, and data-article-ids (article codes joined by ' +
      'commas). A card shows its price only if it contains a Product price placeholder for the ' +
      'same brand and name. A card without data-brand or data-tire-name stays in the carousel ' +
      'but gets no price.',
    group: 'Stores',
    parts: ['tires-carousel', 'tire-card'],
    sample: `<div class="tires-carousel" role="group" aria-label="Tires near you" tabindex="0">
    <div class="tire-card" data-brand="Example" data-tire-name="Example" data-article-ids="000123,000124">
      <a href="/tires/">Example</a>
      <div class="bsro-product-price" data-brand="Example" data-tire-name="Example">
        <a href="/tires/">See the price at your store</a>
      </div>
    </div>
  </div>`,
  },
});
