import { choice } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const attributes = {
  searchType: choice(['vehicle', 'size'], {
    required: true,
    author: {
      label: 'Search by',
      help: 'What the page URL contains: a vehicle (year, make, model, trim) or a size (cs, ar, rs).',
      sample: 'vehicle',
    },
  }),
};

export type TireSearchAttributes = AttributesOf<typeof attributes>;

const slots = {
  'below-results': 'below the tires that a search has found',
  'no-results': 'below the message that a search has found no tires',
} as const;

export type TireSearchSlot = keyof typeof slots;

export const tireSearch = definePlaceholder({
  name: 'tire-search',
  match: { className: 'bsro-tire-search' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "tire-search" */ '../../chunks/tire-search'),
  failure: 'notice',
  author: {
    title: 'Tire search',
    description:
      'Shows the tires for the vehicle or size in the page URL, with prices and stock at my ' +
      'store, tabs, filters, and sort orders. The tires that the CMS has rendered stay until the ' +
      'results have loaded, or if they fail to load. The vehicle of a search that finds tires ' +
      'becomes the current vehicle. Put the heading and the forms for another search outside the ' +
      'element.',
    group: 'Tires',
    formerNames: ['tire-search'],
    keywords: ['sale', 'results'],
    sample: '<p><a href="/tires/">All tires</a></p>',
    parts: [createSlotPart(slots)],
    isUnique: true,
    calls: ['tire/search-by-vehicle', 'tire/search-by-size'],
    urlParameters: {
      year: '2019',
      make: 'Toyota',
      model: 'Camry',
      trim: 'LE',
      cs: '215',
      ar: '60',
      rs: '16',
    },
    accessibility:
      'The tabs follow the ARIA tabs pattern, the number of results is announced when a filter ' +
      'changes, and removing a filter moves the focus to the next one. Put a level-1 ' +
      'heading above the element.',
  },
});
