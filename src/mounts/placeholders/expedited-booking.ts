import { digits, list } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { bookingSlots } from '../schema/booking-slots';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

const attributes = {
  services: list({
    fallback: [],
    author: {
      label: 'Services',
      help: 'IDs of the services to offer. If empty, all services.',
      sample: 'OIL,BRAKES',
    },
  }),
  storeId: digits({
    author: { label: 'Store number', help: 'If empty, the visitor’s store.', sample: '310001' },
  }),
};

export type ExpeditedBookingAttributes = AttributesOf<typeof attributes>;

export const expeditedBooking = definePlaceholder({
  name: 'expedited-booking',
  match: { className: 'bsro-expedited-booking' },
  attributes,
  when: { on: 'visible', margin: '200px' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "booking" */ '../../chunks/booking'),
  failure: 'notice',
  author: {
    title: 'Book an appointment here',
    description:
      'Lets visitors book an appointment without leaving the page: service, vehicle, time, and ' +
      'contact information. If you set one service and a store, it begins with the time. Put the ' +
      'store’s phone number and a link to the appointment page inside it for visitors without ' +
      'JavaScript.',
    group: 'Stores',
    formerNames: ['expedited-booking'],
    keywords: ['schedule', 'calendar'],
    sample: '<p><a href="/appointment/schedule-appointment/">Schedule an appointment</a></p>',
    parts: [createSlotPart(bookingSlots)],
    calls: ['store/details', 'appointment/services', 'appointment/availability'],
    accessibility:
      'Each step has a heading that gets the focus, times are grouped radio buttons, and ' +
      'errors are shown at the field and announced.',
  },
});
