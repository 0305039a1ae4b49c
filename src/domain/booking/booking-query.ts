import { STORE_NUMBER } from '../stores/local-store';
import { cleanValue } from '../text/clean-text';
import type { BookingContext } from '../../site/appointment-url';

/** The booking parameters in the page's query string (XB-1, APPT-1). */
export interface BookingQuery {
  /** Where the visitor came from, such as `offer-email` or `chat`. */
  readonly source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
}

/** The name of each query parameter, and the pattern of its valid values. */
const PARAMETERS: Readonly<
  Record<keyof BookingQuery, readonly [name: keyof BookingContext, pattern: RegExp]>
> = {
  source: ['sa_source', /^[\w.-]{1,40}$/],
  storeNumber: ['storeNumber', STORE_NUMBER],
  serviceId: ['serviceId', /^[\w-]{1,40}$/],
  offer: ['offer', /^[\w-]{1,40}$/],
};

/** Parses the booking parameters of a query. @param report called with the name of each invalid parameter */
export const parseBookingQuery = (
  query: URLSearchParams,
  report: (name: string) => void,
): BookingQuery => {
  const read = (key: keyof BookingQuery): BookingQuery => {
    const [name, pattern] = PARAMETERS[key];
    const text = cleanValue(query.get(name) ?? '');
    if (!text) return {};
    if (pattern.test(text)) return { [key]: text };
    report(name);
    return {};
  };
  return { ...read('source'), ...read('storeNumber'), ...read('serviceId'), ...read('offer') };
};
