import type { AppointmentService, TimeSlot } from '../src/services/appointments';
import { ok } from './fake-services';
import type { FakeResponse, ServiceCall } from './fake-services';

/** Monday 9:00 AM at the store. */
export const BOOKING_NOW = new Date('2026-11-23T15:00:00Z');

export const BOOKING_STORE = {
  storeNumber: '7',
  storeName: 'Peoria Main',
  address: '1 Main St',
  city: 'Peoria',
  state: 'IL',
  zip: '61614',
  phone: '3095550142',
  timeZone: 'America/Chicago',
  onlineAppointmentActiveFlag: 'Y',
  latitude: 40.7,
  longitude: -89.6,
};

export const OTHER_STORE = { ...BOOKING_STORE, storeNumber: '8', storeName: 'Pekin' };

export const createService = (
  serviceId: string,
  changes: Partial<AppointmentService> = {},
): AppointmentService => ({
  serviceId,
  name: `Service ${serviceId}`,
  category: 'Maintenance',
  serviceType: 'maintenance',
  durationMinutes: 45,
  description: '',
  ...changes,
});

export const OIL = createService('oil', { name: 'Oil change' });
export const BRAKES = createService('brakes', { name: 'Brake check', category: 'Repair' });
const INSPECTION = createService('state', {
  name: 'State inspection',
  serviceType: 'state-inspection',
});

/** Creates a slot of the store. @param date YYYY-MM-DD @param time HH:MM */
export const createSlot = (
  date: string,
  time: string,
  changes: Partial<TimeSlot> = {},
): TimeSlot => ({
  timeSlotId: `${date}T${time}`,
  start: `${date}T${time}:00-06:00`,
  end: `${date}T${time}:00-06:00`,
  dropOffOnly: false,
  ...changes,
});

/** The week from Monday, November 23: closed on Thursday (a holiday) and Sunday, full on Friday. */
const WEEK: readonly { date: string; reason?: string; slots: readonly TimeSlot[] }[] = [
  { date: '2026-11-23', slots: ['14:30', '17:00'].map((time) => createSlot('2026-11-23', time)) },
  { date: '2026-11-24', slots: ['08:00', '13:00'].map((time) => createSlot('2026-11-24', time)) },
  { date: '2026-11-25', slots: [createSlot('2026-11-25', '08:00')] },
  { date: '2026-11-26', reason: 'holiday', slots: [] },
  { date: '2026-11-27', reason: 'full', slots: [] },
  { date: '2026-11-28', slots: [createSlot('2026-11-28', '09:00')] },
  { date: '2026-11-29', reason: 'closed', slots: [] },
];

/** The hold of a slot, for ten minutes. */
export const HOLD = { holdId: 'h-1', expires: '2026-11-23T15:10:00Z' };

export const RECEIPT = {
  appointmentId: 'a-1',
  confirmationNumber: 'PM-1234',
  start: '2026-11-23T14:30:00-06:00',
  end: '2026-11-23T15:15:00-06:00',
  manageUrl: '/appointment/manage/?id=a-1&key=k',
};

/** Responds to the calls of a booking like the reference services. */
export const respondToBooking = ({ path, url }: ServiceCall): FakeResponse => {
  if (path.startsWith('store/details/')) {
    return ok(path.endsWith('/8') ? OTHER_STORE : BOOKING_STORE);
  }
  if (path === 'store/location/get-list-by-zip')
    return ok({ stores: [BOOKING_STORE, OTHER_STORE] });
  if (path === 'appointment/services') return ok({ services: [OIL, BRAKES, INSPECTION] });
  if (path === 'appointment/availability') {
    const from = url.searchParams.get('from') ?? '2026-11-23';
    return ok({
      timeZone: 'America/Chicago',
      availableDate: '2026-11-23',
      days: WEEK.filter(({ date }) => date >= from),
    });
  }
  if (path === 'appointment/hold') return ok(HOLD);
  if (path === 'appointment/create') return ok(RECEIPT);
  return ok({});
};
