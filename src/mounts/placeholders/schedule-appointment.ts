import { bookingSlots } from '../schema/booking-slots';
import { definePlaceholder } from '../schema/placeholder';
import { createSlotPart } from '../schema/slot-part';

export const scheduleAppointment = definePlaceholder({
  name: 'schedule-appointment',
  match: { className: 'bsro-schedule-appointment' },
  attributes: {},
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "booking" */ '../../chunks/booking'),
  failure: 'notice',
  author: {
    title: 'Schedule an appointment',
    description:
      'Lets visitors book an appointment: store, service, vehicle, time, and contact ' +
      'information. It reads sa_source, storeNumber, serviceId, offer, tires, and a vehicle ' +
      '(year, make, model, trim) from the page URL. Put the store’s phone number and hours, and ' +
      'a form that posts to the page, inside it for visitors without JavaScript.',
    group: 'Stores',
    formerNames: ['schedule-appointment'],
    keywords: ['book', 'booking', 'calendar'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    parts: [createSlotPart(bookingSlots)],
    calls: ['store/details', 'appointment/services', 'appointment/availability'],
    urlParameters: { storeNumber: '310001', serviceId: 'oil-change' },
    accessibility:
      'Each step has a heading that gets the focus, times are grouped radio buttons, and ' +
      'errors are shown at the field and announced.',
  },
});
