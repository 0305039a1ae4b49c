import { definePlaceholder } from '../schema/placeholder';

export const storeFinder = definePlaceholder({
  name: 'store-finder',
  match: { className: 'bsro-store-finder' },
  attributes: {},
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-finder" */ '../../chunks/store-finder'),
  failure: 'notice',
  topics: { publishes: ['myzipset'] },
  author: {
    title: 'Store finder',
    description:
      'A form that finds a store: with a field named `q` for a zip or "city, state"; with ' +
      'linked selects named `state`, `city`, and `store` and a hidden input named ' +
      '`storeNumber`; or with both. If the `action` is "" or "#", the visitor stays on the page, ' +
      'and the store becomes my store; otherwise the browser goes to that URL. A link with the ' +
      'class `use-my-location` goes to the map page.',
    group: 'Stores',
    keywords: ['map', 'zip'],
    sample: `<form action="/locate/display-map/">
    <label for="finder-place">Zip code or city and state</label>
    <input id="finder-place" name="q">
    <button type="submit">Find stores</button>
    <a class="use-my-location" href="/locate/display-map/">Use my location</a>
  </form>`,
    parts: [
      {
        selector: 'form',
        purpose: 'Finds a store',
        sample: '<form action="/locate/display-map/"><input name="q"></form>',
        required: true,
        place: 'around',
        urlAttributes: ['action'],
      },
      {
        selector: 'input[name="q"], select[name="state"]',
        purpose: 'The field for a zip or "city, state", or the first of the linked selects',
        sample: '<input name="q">',
        required: true,
      },
      {
        selector: '.use-my-location',
        purpose: 'Goes to the map page with the visitor’s location',
        sample: '<a class="use-my-location" href="/locate/display-map/">Use my location</a>',
        urlAttributes: ['href'],
      },
    ],
    calls: ['store/get-city', 'store/location/get-list-state-city'],
    accessibility:
      'An error is shown at the field, which gets the focus, and linked selects stay disabled ' +
      'until they have options. Write a visible label for each field.',
  },
});
