import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  article: text({ author: { label: 'Article code', sample: '200046' } }),
  brand: text({ required: true, author: { label: 'Tire brand', sample: 'Summitline' } }),
  tireName: text({ required: true, author: { label: 'Tire name', sample: 'Long Road' } }),
};

export type ProductPriceAttributes = AttributesOf<typeof attributes>;

export const productPrice = definePlaceholder({
  name: 'product-price',
  match: { className: 'bsro-product-price' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "product-price" */ '../../chunks/product-price'),
  failure: 'quiet',
  topics: { subscribesTo: ['createproductprice'] },
  author: {
    title: 'Product price',
    description:
      'Price of one tire and of a set of four, with promotions and rebates. Inside an element ' +
      'with data-store-name, the price block names that store. Inside an element with ' +
      'data-store-id, such as a carousel, it names that store, and shows only its prices. The ' +
      'price comes from the card of the same tire in a Tires near you carousel on the page, from ' +
      'the Tire detail of the same ' +
      'tire, or from a script that publishes it. ' +
      'Until then, visitors see your HTML.',
    group: 'Tires',
    keywords: ['sale', 'cost'],
    sample: '<a href="/tires/">See the price at your store</a>',
    accessibility:
      'The price is text, with the price of one tire before that of four. Put it near the ' +
      'heading of its tire.',
    calls: ['store/details'],
    worksWith: ['tire-detail'],
  },
});
