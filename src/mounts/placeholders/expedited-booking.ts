import { digits } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { list } from '../schema/content-attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  services: list({
    fallback: [],
    author: {
      label: 'Services',
      help: 'IDs of the services to offer; all services if empty',
      sample: 'OIL,BRAKES',
    },
  }),
  storeId: digits({
    author: { label: 'Store number', help: 'The visitor’s own store if empty', sample: '910011' },
  }),
};

export type ExpeditedBookingAttributes = AttributesOf<typeof attributes>;

export const expeditedBooking = definePlaceholder({
  name: 'expedited-booking',
  match: { className: 'expedited-booking' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "booking" */ '../../chunks/booking/expedited-booking'),
  failure: 'notice',
  author: {
    title: 'Book an appointment here',
    description:
      'Books an appointment in place: service, vehicle, time, and contact. With one service and a ' +
      'store, it begins with the times. Print the store’s phone number and a link to the ' +
      'appointment page inside it for visitors without scripts.',
    group: 'Stores',
    keywords: ['schedule', 'calendar'],
    sample: '<p><a href="/appointment/schedule-appointment/">Schedule an appointment</a></p>',
    calls: ['store/details', 'appointment/services', 'appointment/availability'],
    accessibility:
      'Each step has a heading that gets the focus, times are radio buttons in groups, and ' +
      'problems are at the field and announced.',
  },
});
