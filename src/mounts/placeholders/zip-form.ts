import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {};

export type ZipFormAttributes = AttributesOf<typeof attributes>;

export const zipForm = definePlaceholder({
  name: 'zip-form',
  match: { className: 'bsro-zip-form' },
  attributes,
  when: { on: 'action' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-finder" */ '../../chunks/zip-form'),
  failure: 'notice',
  topics: { publishes: ['myzipset'] },
  author: {
    title: 'Zip form',
    description:
      'A form with one field, or an element that contains it: the store nearest to the zip becomes ' +
      'my store. Show it while the body has the class no-local-store or ask-for-zip. After the ' +
      'store is selected, the browser submits the form to its `action`; if that is "" or "#", the ' +
      'visitor stays on the page.',
    group: 'Stores',
    sample:
      '<form action="/locate/display-map/"><label>Zip code <input name="q" inputmode="numeric" autocomplete="postal-code"></label> <button type="submit">Find my store</button></form>',
    parts: [
      {
        selector: 'form',
        purpose: 'Finds the store, and is then submitted unless its `action` is "" or "#"',
        sample: '<form action="/locate/display-map/"><input name="q"></form>',
        required: true,
        place: 'self',
        urlAttributes: ['action'],
      },
      {
        selector: 'input:not([type="hidden"])',
        purpose: 'The zip code',
        sample: '<input name="q" inputmode="numeric" autocomplete="postal-code">',
        required: true,
      },
    ],
    calls: ['store/location/get-list-by-zip'],
    accessibility:
      'An error is shown at the field and announced. When the form disappears, the focus moves ' +
      'to the store in the header. Write a visible label for the field.',
  },
});
