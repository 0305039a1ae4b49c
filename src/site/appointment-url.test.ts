import { getAppointmentUrl, getManagePath } from './appointment-url';

test('a link to the appointment page contains what is known about the booking [APPT-1/source] [APPT-1/store-number]', () => {
  expect(
    getAppointmentUrl({
      sa_source: 'offer-page',
      storeNumber: '310001',
      serviceId: 'oil-change',
      offer: 'set-of-four-80',
    }),
  ).toBe(
    '/appointment/schedule-appointment/?sa_source=offer-page&storeNumber=310001&serviceId=oil-change&offer=set-of-four-80',
  );
});

test('the link in an email contains the appointment and its key [APPT-1]', () => {
  expect(getManagePath('abc', 'k+1')).toBe('/appointment/manage/?appointmentId=abc&key=k%2B1');
});
