import { digits } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { createHoursPart } from '../schema/hours-part';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  storeNumber: digits({ required: true, author: { label: 'Store number', sample: '310001' } }),
};

export type StoreHoursAttributes = AttributesOf<typeof attributes>;

export const storeHours = definePlaceholder({
  name: 'store-hours',
  match: { className: 'bsro-store-hours' },
  attributes,
  when: { on: 'idle' },
  kind: 'dom',
  load: () => import(/* webpackChunkName: "store-page" */ '../../chunks/store-page/store-hours'),
  failure: 'quiet',
  author: {
    title: 'Store hours',
    description:
      'Keeps the Open Now or Closed status and the hours of one store up to date, in the time ' +
      'zone of the store. An element with data-hours="today", or a weekday from MON to SUN, shows ' +
      'the hours of that day; one with data-hours="date" shows the name of today.',
    group: 'Stores',
    keywords: ['opening times', 'opening hours'],
    sample: `<p class="open-state open-state--open"><span class="open-state__word">Open Now</span> <span class="open-state__next">closes 7:00 PM</span> <a class="open-state__link" href="#city-stores" hidden>See other stores nearby</a></p>
  <table>
    <tr><th data-hours="date">Today, Friday</th><td data-hours="today">7:30 AM to 7:00 PM</td></tr>
    <tr><th>Monday to Friday</th><td data-hours="MON">7:30 AM to 7:00 PM</td></tr>
    <tr><th>Saturday</th><td data-hours="SAT">8:00 AM to 5:00 PM</td></tr>
    <tr><th>Sunday</th><td data-hours="SUN">Closed</td></tr>
  </table>`,
    parts: [
      {
        ...createHoursPart(),
        label: 'Hours',
        sample: '<p>… <span data-hours="today">…</span></p>',
      },
      {
        selector: '.open-state',
        label: 'Open or closed',
        purpose: 'Shows whether the store is open',
        sample: '<p class="open-state"></p>',
      },
    ],
    calls: ['store/details'],
    accessibility:
      'The status is always a word, never only a color. Mark up the days as row headers of a ' +
      'table, as in the sample.',
  },
});
