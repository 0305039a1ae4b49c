import { digits, text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { createHoursPart } from '../schema/hours-part';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  state: text({
    required: true,
    author: { label: 'State', help: 'The two-letter code, such as CO.', sample: 'CO' },
  }),
  city: text({ required: true, author: { label: 'City', sample: 'Centennial' } }),
};

export type CityStoresAttributes = AttributesOf<typeof attributes>;

export const cityStores = definePlaceholder({
  name: 'city-stores',
  match: { className: 'bsro-city-stores' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-page" */ '../../chunks/store-page/city-stores'),
  failure: 'quiet',
  author: {
    title: 'Stores in a city',
    description:
      'Accordion of the stores in one city with live hours. It shows four stores at first and ' +
      'four more with each click. Inside each store, write the HTML of the Store hours placeholder.',
    group: 'Stores',
    sample: `<ul>
    <li><details class="city-store" name="city-stores" data-store-number="310001">
      <summary>Centennial Orchard <span class="open-state"></span></summary>
      <p><a href="tel:+13035550142">303-555-0142</a></p>
    </details></li>
  </ul>`,
    parts: [
      {
        selector: '.city-store',
        label: 'Store',
        purpose: 'One store, as a details element',
        sample:
          '<details class="city-store" name="city-stores" data-store-number="310001"><summary>… <span class="open-state"></span></summary>…</details>',
        required: true,
        attributes: {
          storeNumber: digits({
            required: true,
            author: { label: 'Store number', sample: '310001' },
          }),
        },
      },
      {
        selector: '.open-state',
        purpose: 'Shows whether the store is open',
        sample: '<span class="open-state"></span>',
      },
      createHoursPart(),
    ],
    calls: ['store/location/get-list-state-city'],
    accessibility:
      'The stores are native details elements, which keyboards and screen readers support. The ' +
      'button that shows more stores moves the focus to the first new one and announces how ' +
      'many are shown.',
  },
});
