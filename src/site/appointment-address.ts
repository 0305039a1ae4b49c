import { PAGES } from './addresses';

/** What a link to the appointment page knows about the booking: the page's query (XB-1, APPT-1). */
// A type, since an interface has no index signature for URLSearchParams.
export type BookingContext = {
  /** Where the visitor comes from, such as `offer-email` or `chat`. */
  readonly sa_source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
};

/** Returns the address of the appointment page for a booking with a context (APPT-1). */
export const getAppointmentAddress = (context: BookingContext): string =>
  `${PAGES.scheduleAppointment}?${new URLSearchParams(context)}`;

/** The service that mounts bought tires, as an order books it (docs/service-contract.md#appointments). */
export const TIRE_INSTALLATION = 'tire-installation';

/** Path of the page that changes or cancels an appointment. `PAGES` is for what every page needs. */
const MANAGE_PAGE = '/appointment/manage/';

/** Parameters of that page's query, as the emails about an appointment link to it. */
export const MANAGE_PARAMETERS = { appointmentId: 'appointmentId', key: 'key' } as const;

/** Returns the address of the page that changes or cancels an appointment. @param key of its emails */
export const getManageAddress = (appointmentId: string, key: string): string =>
  `${MANAGE_PAGE}?${new URLSearchParams({
    [MANAGE_PARAMETERS.appointmentId]: appointmentId,
    [MANAGE_PARAMETERS.key]: key,
  })}`;
