import { choice } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  vehicleType: choice(['tce', 'main'], {
    fallback: 'tce',
    author: { label: 'Vehicle lists', help: 'tce for tires, main for service.', sample: 'tce' },
  }),
};

export type VehicleSelectorAttributes = AttributesOf<typeof attributes>;

export const vehicleSelector = definePlaceholder({
  name: 'vehicle-selector',
  match: { className: 'bsro-vehicle-selector' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  keepsBegunForm: true,
  load: () => import(/* webpackChunkName: "vehicle-selector" */ '../../chunks/vehicle-selector'),
  failure: 'notice',
  author: {
    title: 'Vehicle selector',
    description:
      'Selects for year, make, model, and trim that replace your vehicle form. They keep the ' +
      'form’s URL, its values, and the label of its button. Without a form, the selected vehicle ' +
      'becomes the current vehicle, and the visitor stays on the page.',
    group: 'Tires',
    sample: `<form action="/tires/">
    <label for="vehicle-year">Year</label>
    <input id="vehicle-year" name="year">
    <label for="vehicle-make">Make</label>
    <input id="vehicle-make" name="make">
    <label for="vehicle-model">Model</label>
    <input id="vehicle-model" name="model">
    <button type="submit">Show tires</button>
  </form>`,
    parts: [
      {
        selector: 'form',
        purpose: 'Receives the vehicle',
        sample: '<form action="/tires/vehicle/"><input name="year"></form>',
        urlAttributes: ['action'],
      },
    ],
    calls: ['vehicle/get-years', 'vehicle/get-makes', 'vehicle/get-models', 'vehicle/get-trims'],
    accessibility:
      'The selects are native, and each is enabled when the one before it has a value. If a ' +
      'value is missing, its select gets the focus. Write a visible label for each field.',
  },
});
