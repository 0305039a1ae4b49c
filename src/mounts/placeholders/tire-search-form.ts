import { choice } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  default: choice(['vehicle', 'size'], {
    required: true,
    author: {
      label: 'Initial form',
      help: 'The form that visitors see if they haven’t searched before.',
      sample: 'vehicle',
    },
  }),
};

export type TireSearchFormAttributes = AttributesOf<typeof attributes>;

export const tireSearchForm = definePlaceholder({
  name: 'tire-search-form',
  match: { className: 'bsro-tire-search-form' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  keepsPlaceholders: true,
  keepsBegunForm: true,
  load: () => import(/* webpackChunkName: "tire-search-form" */ '../../chunks/tire-search-form'),
  failure: 'quiet',
  author: {
    title: 'Tire search form',
    description:
      'Lets visitors choose between two forms that you provide, each in its own child element: ' +
      'one with a field named `year` (in a vehicle selector, so that it gets linked selects), ' +
      'and one with fields named `cs`, `ar`, and `rs`, which are combined into one field for a ' +
      'size such as 205/55R16. The vehicles in the visitor’s garage come first, each with a link ' +
      'to its tires. The forms keep their URLs and the labels of their buttons, and they work ' +
      'without JavaScript.',
    group: 'Tires',
    formerNames: ['tire-search-form'],
    sample: `<details open><summary>By vehicle</summary>
    <div class="bsro-vehicle-selector">
      <form action="/tires/vehicle/">
        <label>Year <input name="year"></label>
        <label>Make <input name="make"></label>
        <label>Model <input name="model"></label>
        <label>Trim <input name="trim"></label>
        <button type="submit">Show tires</button>
      </form>
    </div>
  </details>
  <details><summary>By size</summary>
    <form action="/tires/size/">
      <label>Width <input name="cs"></label>
      <label>Ratio <input name="ar"></label>
      <label>Rim <input name="rs"></label>
      <button type="submit">Show tires</button>
    </form>
  </details>`,
    parts: [
      {
        selector: 'form [name="year"]',
        purpose: 'A field of the vehicle form, along with `make`, `model`, and `trim`',
        sample: '<form action="/tires/vehicle/"><input name="year"></form>',
        required: true,
      },
      {
        selector: 'form [name="cs"]',
        purpose: 'A field of the size form, along with `ar` and `rs`',
        sample: '<form action="/tires/size/"><input name="cs"></form>',
        required: true,
      },
    ],
    calls: ['vehicle/get-years', 'vehicle/get-makes', 'vehicle/get-models', 'vehicle/get-trims'],
    accessibility:
      'The choice between vehicle and size is a group of radio buttons, the selects are ' +
      'native, and errors are shown next to their fields. Write a visible label for each field of your ' +
      'forms.',
  },
});
