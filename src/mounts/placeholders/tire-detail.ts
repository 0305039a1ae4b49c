import { article, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const attributes = {
  article: article({
    required: true,
    author: {
      label: 'Article code',
      help: 'For a staggered pair, the codes of the front and the rear tire: 200046_200053.',
      sample: '200046',
    },
  }),
  brand: text({ required: true, author: { label: 'Tire brand', sample: 'Summitline' } }),
  tireName: text({ required: true, author: { label: 'Tire name', sample: 'Long Road' } }),
};

export type TireDetailAttributes = AttributesOf<typeof attributes>;

const slots = {
  'below-button': 'below the button that adds the tires to the cart, or what replaces it',
} as const;

export type TireDetailSlot = keyof typeof slots;

export const tireDetail = definePlaceholder({
  name: 'tire-detail',
  match: { className: 'bsro-tire-detail' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "tire-detail" */ '../../chunks/tire-detail'),
  failure: 'notice',
  topics: { publishes: ['createproductprice'], subscribesTo: ['createproductprice'] },
  author: {
    title: 'Tire detail',
    description:
      "Shows whether a tire fits the visitor's vehicle, its price and stock at their store, the " +
      'quantity, the out-the-door price, and the button that adds the tires to the cart. The price ' +
      'and links inside the element stay until the price has loaded. Give the element a height in ' +
      'the page’s stylesheet, so that nothing below it moves. The switch bsro-ui-tdp selects the ' +
      'version.',
    group: 'Tires',
    parts: [createSlotPart(slots)],
    formerNames: ['tire-detail'],
    sample:
      '<p>$142.99 ea.</p><p><a href="/appointment/schedule-appointment/">Schedule the installation</a></p>',
    calls: ['tire/details', 'tire/price', 'store/details'],
    worksWith: ['my-store'],
    switches: ['bsro-ui-tdp'],
    accessibility:
      'The new price is announced when the quantity changes, errors are alerts, and the quantity ' +
      'is a native select.',
  },
});
