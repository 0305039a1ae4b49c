import { PAGES, SITE_ROOT } from './pages';

/** The query of a link to the appointment page: what is known about the booking (XB-1, APPT-1). */
// A type, since an interface has no index signature for URLSearchParams.
export type BookingContext = {
  /** Where the visitor comes from, such as `offer-email` or `chat`. */
  readonly sa_source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
  /** Tires to install; `getInstallationUrl` formats them. */
  readonly tires?: string;
  /** The vehicle: `year` to `trim`, the last only if it is known. */
  readonly year?: string;
  readonly make?: string;
  readonly model?: string;
  readonly trim?: string;
};

/** Returns the URL of the appointment page for what is known about a booking (APPT-1). */
export const getAppointmentUrl = (context: BookingContext): string =>
  `${PAGES.scheduleAppointment}?${new URLSearchParams(context)}`;

/** The ID of the service that mounts purchased tires, which an order books (docs/service-contract.md#appointments). */
export const TIRE_INSTALLATION = 'tire-installation';

/** Path of the page that changes or cancels an appointment. `PAGES` has only what every page needs. */
const MANAGE_PAGE = `${SITE_ROOT}/appointment/manage/`;

/** Parameters of that page's query, which the emails about an appointment use in their links. */
export const MANAGE_PARAMETERS = { appointmentId: 'appointmentId', key: 'key' } as const;

/**
 * Returns the path and query of the page that changes or cancels an appointment.
 * @param key the key in its emails; its driver needs none
 */
export const getManagePath = (appointmentId: string, key?: string): string =>
  `${MANAGE_PAGE}?${new URLSearchParams({
    [MANAGE_PARAMETERS.appointmentId]: appointmentId,
    ...(key !== undefined && { [MANAGE_PARAMETERS.key]: key }),
  })}`;
