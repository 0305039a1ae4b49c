import type { BookingContext } from '../site/appointment-address';

/** A booking's parameters in the page's query (XB-1, APPT-1). */
export interface BookingQuery {
  /** Where the visitor came from, such as `offer-email` or `chat`. */
  readonly source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
}

/** The query's parameters, and the texts that each may have. */
const PARAMETERS: Readonly<
  Record<keyof BookingQuery, readonly [name: keyof BookingContext, valid: RegExp]>
> = {
  source: ['sa_source', /^[\w.-]{1,40}$/],
  storeNumber: ['storeNumber', /^\d{1,10}$/],
  serviceId: ['serviceId', /^[\w-]{1,40}$/],
  offer: ['offer', /^[\w-]{1,40}$/],
};

/** Reads a booking's parameters. @param report gets the name of each parameter with a wrong value */
export const readBookingQuery = (
  query: URLSearchParams,
  report: (name: string) => void,
): BookingQuery => {
  const read = (key: keyof BookingQuery): BookingQuery => {
    const [name, valid] = PARAMETERS[key];
    const text = query.get(name)?.trim();
    if (!text) return {};
    if (valid.test(text)) return { [key]: text };
    report(name);
    return {};
  };
  return { ...read('source'), ...read('storeNumber'), ...read('serviceId'), ...read('offer') };
};
