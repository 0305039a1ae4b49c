import { addQuery } from './add-query';
import { PAGES } from './addresses';

/** Parameters of the appointment page's query (XB-1, APPT-1). */
export const BOOKING_PARAMETERS = {
  source: 'sa_source',
  storeNumber: 'storeNumber',
  serviceId: 'serviceId',
  offer: 'offer',
} as const;

/** What a link to the appointment page knows about the booking. */
interface BookingContext {
  /** Where the visitor comes from, such as `offer-email` or `chat`. */
  readonly source?: string | undefined;
  readonly storeNumber?: string | undefined;
  readonly serviceId?: string | undefined;
  /** Code of an offer. */
  readonly offer?: string | undefined;
}

/** Returns the address of the appointment page; what is empty or undefined is left out (APPT-1). */
export const getAppointmentAddress = ({
  source,
  storeNumber,
  serviceId,
  offer,
}: BookingContext): string =>
  addQuery(PAGES.scheduleAppointment, {
    [BOOKING_PARAMETERS.source]: source,
    [BOOKING_PARAMETERS.storeNumber]: storeNumber,
    [BOOKING_PARAMETERS.serviceId]: serviceId,
    [BOOKING_PARAMETERS.offer]: offer,
  });

/** The service that mounts bought tires, as an order books it (docs/service-contract.md#appointments). */
export const TIRE_INSTALLATION = 'tire-installation';

/** Path of the page that changes or cancels an appointment. `PAGES` is for what every page needs. */
const MANAGE_PAGE = '/appointment/manage/';

/** Parameters of that page's query, as the emails about an appointment link to it. */
export const MANAGE_PARAMETERS = { appointmentId: 'appointmentId', key: 'key' } as const;

/** Returns the address of the page that changes or cancels an appointment. @param key of its emails */
export const getManageAddress = (appointmentId: string, key: string): string =>
  addQuery(MANAGE_PAGE, {
    [MANAGE_PARAMETERS.appointmentId]: appointmentId,
    [MANAGE_PARAMETERS.key]: key,
  });
