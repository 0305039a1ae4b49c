import { text } from '../schema/attributes';
import type { AttributesOf } from '../schema/attributes';
import { definePlaceholder } from '../schema/placeholder';

const attributes = {
  appointment: text({
    author: {
      label: 'Appointment ID',
      help: 'The appointment of the page’s address if empty, as in the links of emails',
      sample: '71042',
    },
  }),
};

export type AppointmentAttributes = AttributesOf<typeof attributes>;

export const appointment = definePlaceholder({
  name: 'appointment',
  match: { className: 'appointment' },
  attributes,
  when: { on: 'now' },
  kind: 'react',
  load: () => import(/* webpackChunkName: "appointment" */ '../../chunks/booking/appointment'),
  failure: 'notice',
  author: {
    title: 'Manage an appointment',
    description:
      'Shows a booked appointment, and changes or cancels it. It reads appointmentId and key from ' +
      'the page’s address. Print the store’s phone number inside it: visitors without scripts, and ' +
      'those without a valid link, see it.',
    group: 'Stores',
    sample: '<p><a href="/locate/display-map/">Find a store to call</a></p>',
    isUnique: true,
    calls: ['appointment/get', 'appointment/availability'],
    accessibility:
      'Canceling and moving the appointment happen in place, the focus follows to the new ' +
      'heading, and a status message says the result.',
    addressParameters: { appointmentId: '', key: '' },
    visitorNeeds: 'appointment',
  },
});
