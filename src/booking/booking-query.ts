import { SOURCE_PARAMETER } from '../site/appointment-address';
import type { BookingContext } from '../site/appointment-address';

/** What the address of a page says about a booking (XB-1, APPT-1). */
export type BookingQuery = { readonly [Key in keyof BookingContext]?: string };

/** The texts that each parameter may have. */
const VALID: Readonly<Record<keyof BookingQuery, RegExp>> = {
  source: /^[\w.-]{1,40}$/,
  storeNumber: /^\d{1,10}$/,
  serviceId: /^[\w-]{1,40}$/,
  offer: /^[\w-]{1,40}$/,
};

/** Reads a booking's parameters. @param report gets the name of each parameter with a wrong value */
export const readBookingQuery = (
  query: URLSearchParams,
  report: (name: string) => void,
): BookingQuery => {
  const read = (key: keyof BookingQuery): BookingQuery => {
    const name = key === 'source' ? SOURCE_PARAMETER : key;
    const text = query.get(name)?.trim();
    if (!text) return {};
    if (VALID[key].test(text)) return { [key]: text };
    report(name);
    return {};
  };
  return { ...read('source'), ...read('storeNumber'), ...read('serviceId'), ...read('offer') };
};
