import { definePlaceholder } from '../schema/placeholder';

export const scheduleAppointment = definePlaceholder({
  name: 'schedule-appointment',
  match: { className: 'schedule-appointment' },
  attributes: {},
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "booking" */ '../../chunks/booking/schedule-appointment'),
  failure: 'notice',
  author: {
    title: 'Schedule an appointment',
    description:
      'Books an appointment: store, service, vehicle, time, and contact. It reads sa_source, ' +
      'storeNumber, serviceId, and offer from the page’s address. Print the store’s phone number ' +
      'and hours, and a form that posts to the page, inside it for visitors without scripts.',
    group: 'Stores',
    keywords: ['book', 'booking', 'calendar'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['store/details', 'appointment/services', 'appointment/availability'],
    addressParameters: { storeNumber: '910011', serviceId: 'oil-change' },
    accessibility:
      'Each step has a heading that gets the focus, times are radio buttons in groups, and ' +
      'problems are at the field and announced.',
  },
});
