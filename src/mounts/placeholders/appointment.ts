import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  appointment: text({
    author: {
      label: 'Appointment ID',
      help: 'If empty, the appointment in the page URL, as in the links in emails',
      sample: '71042',
    },
  }),
};

export type AppointmentAttributes = AttributesOf<typeof attributes>;

export const appointment = definePlaceholder({
  name: 'appointment',
  match: { className: 'bsro-appointment' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "appointment" */ '../../chunks/booking/appointment'),
  failure: 'notice',
  author: {
    title: 'Manage an appointment',
    description:
      'Shows a booked appointment, which visitors can change or cancel. It reads appointmentId ' +
      'and key from the page URL. Put the store’s phone number inside it for visitors without ' +
      'JavaScript or without a valid link.',
    group: 'Stores',
    formerNames: ['appointment'],
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['appointment/get', 'appointment/availability'],
    accessibility:
      'Canceling and rescheduling happen in place: the focus moves to the new heading, and a ' +
      'status message announces the result.',
    urlParameters: { appointmentId: '', key: '' },
    visitorNeeds: 'appointment',
  },
});
