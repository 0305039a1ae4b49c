import { amount, count, digits, list, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeId: digits({ required: true, author: { label: 'Store number', sample: '310001' } }),
};

export type StoreCarouselAttributes = AttributesOf<typeof attributes>;

export const storeCarousel = definePlaceholder({
  name: 'store-carousel',
  match: { className: 'store-container' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  keepsPlaceholders: true,
  load: () => import(/* webpackChunkName: "store-carousel" */ '../../chunks/store-carousel'),
  failure: 'notice',
  topics: { publishes: ['createproductprice'] },
  author: {
    title: 'Tires near you',
    description:
      'Carousel of tires with their lowest price at one store. Inside an element with the ' +
      'class tires-carousel, each tire is an element with the class tire-card and the ' +
      'attributes data-brand, data-tire-name, and data-article-ids (comma-separated article ' +
      'codes). A card shows its price only if it contains a Product price placeholder for the ' +
      'same brand and name. A card without data-brand or data-tire-name stays in the carousel ' +
      'but gets no price.',
    group: 'Stores',
    keywords: ['sale', 'slider', 'prices'],
    sample: `<div class="tires-carousel" role="group" aria-label="Tires near you" tabindex="0">
    <div class="tire-card" data-brand="Summitline" data-tire-name="Long Road" data-article-ids="200046,200053">
      <a href="/tires/">Summitline Long Road</a>
      <div class="bsro-product-price" data-brand="Summitline" data-tire-name="Long Road">
        <a href="/tires/">See the price at your store</a>
      </div>
    </div>
  </div>`,
    parts: [
      {
        selector: '.tires-carousel',
        purpose: 'The list of tires, which becomes a carousel',
        sample:
          '<div class="tires-carousel" role="group" aria-label="Tires near you" tabindex="0">…</div>',
        required: true,
      },
      {
        selector: '.tire-card',
        label: 'Tire',
        purpose: 'One tire',
        inside: '.tires-carousel',
        required: true,
        sample:
          '<div class="tire-card" data-brand="Summitline" data-tire-name="Long Road" data-article-ids="200046,200053">…</div>',
        attributes: {
          brand: text({ required: true, author: { label: 'Tire brand', sample: 'Summitline' } }),
          tireName: text({
            required: true,
            author: { label: 'Tire name', sample: 'Long Road' },
          }),
          articleIds: list({
            required: true,
            author: {
              label: 'Article codes',
              help: 'One per size; the card shows the lowest price.',
              sample: '200046,200053',
            },
          }),
          rating: amount({ author: { label: 'Stars, 0 to 5', sample: '4.6' } }),
          reviewCount: count({ author: { label: 'Number of reviews', sample: '118' } }),
        },
        sharedWith: { className: 'bsro-product-price', attributes: ['brand', 'tireName'] },
      },
    ],
    calls: ['store/pricing-details'],
    accessibility:
      'The carousel is a group with the name of your list; its slides have labels such as 2 of ' +
      '8. It never moves by itself, and hidden slides can’t get the focus. Name the list with ' +
      'aria-label or a heading.',
  },
});
