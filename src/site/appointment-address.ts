import { PAGES } from './addresses';

/** The query's parameter for the source of a booking (APPT-1). */
export const SOURCE_PARAMETER = 'sa_source';

/**
 * What a link to the appointment page knows about the booking. Except for the source, the query's
 * parameters have the same names (XB-1).
 */
export interface BookingContext {
  /** Where the visitor comes from, such as `offer-email` or `chat`. */
  readonly source?: string | undefined;
  readonly storeNumber?: string | undefined;
  readonly serviceId?: string | undefined;
  /** Code of an offer. */
  readonly offer?: string | undefined;
}

/** Returns the address of the appointment page; what is empty or undefined is left out (APPT-1). */
export const getAppointmentAddress = ({ source, ...context }: BookingContext): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ [SOURCE_PARAMETER]: source, ...context })) {
    if (value) query.set(name, value);
  }
  return `${PAGES.scheduleAppointment}${`${query}` && `?${query}`}`;
};

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
