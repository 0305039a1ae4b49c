import { STORE_NUMBER } from '../stores/local-store';
import { cleanText, cleanValue } from '../text/clean-text';
import type { BookingContext } from '../../site/appointment-url';
import type { QuotedVehicle } from '../../services/vehicle-schema';
import { ARTICLE_ID } from '../tires/article-id';
import type { TireQuantity } from '../../site/installation-url';
import { LEVELS } from '../vehicles/choice';
import { parseVehicle, toBookedVehicle, YEARS } from '../vehicles/vehicle';

/** The booking parameters in the page's query string (XB-1, APPT-1). */
export interface BookingQuery {
  /** Where the visitor came from, such as `offer-email` or `chat`. */
  readonly source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
  readonly vehicle?: QuotedVehicle;
  /** Whether the query named a view already when the page loaded, as it does after a reload or Back. */
  readonly hasStep?: boolean;
}

type TextParameter = Exclude<keyof BookingQuery, 'vehicle' | 'hasStep'>;

/** The name of each query parameter that is a text, and the pattern of its valid values. */
const PARAMETERS: Readonly<
  Record<TextParameter, readonly [name: keyof BookingContext, pattern: RegExp]>
> = {
  source: ['sa_source', /^[\w.-]{1,40}$/],
  storeNumber: ['storeNumber', STORE_NUMBER],
  serviceId: ['serviceId', /^[\w-]{1,40}$/],
  offer: ['offer', /^[\w-]{1,40}$/],
};

/**
 * Parses the booking parameters of a query, except the vehicle and the tires.
 * @param report called with the name of each invalid parameter
 */
export const parseBookingQuery = (
  query: URLSearchParams,
  report: (name: string) => void,
): BookingQuery => {
  const read = (key: TextParameter): BookingQuery => {
    const [name, pattern] = PARAMETERS[key];
    const text = cleanValue(query.get(name) ?? '');
    if (!text) return {};
    if (pattern.test(text)) return { [key]: text };
    report(name);
    return {};
  };
  return {
    ...read('source'),
    ...read('storeNumber'),
    ...read('serviceId'),
    ...read('offer'),
    ...(query.has('step') && { hasStep: true }),
  };
};

/**
 * Parses the vehicle in the query of a link to the appointment page (APPT-1). Its parameters have the same names as on
 * the page with the tires that fit a vehicle.
 * @param report called with `vehicle` if it is invalid
 */
export const parseQueryVehicle = (
  query: URLSearchParams,
  report: (name: string) => void,
): Pick<BookingQuery, 'vehicle'> => {
  const [year, make, model, trim] = LEVELS.map((name) => cleanText(query.get(name) ?? ''));
  if (!year && !make && !model) return {};
  const parsed = parseVehicle({ year, make, model, trim });
  const vehicle = parsed && toBookedVehicle(parsed);
  if (vehicle && vehicle.year >= YEARS.first && vehicle.year <= YEARS.last) return { vehicle };
  report('vehicle');
  return {};
};

/** Matches 1 to 8 tires of each of up to 20 articles, the most that a cart is created with. */
const TIRES = /^[1-8]x\d+(?:,[1-8]x\d+){0,19}$/;

/**
 * Parses the tires to install in the query of a link to the appointment page, such as `2x200,2x201` (APPT-1).
 * @param report called with the name of the parameter if it is invalid, or has an article twice
 * @returns undefined without valid tires
 */
export const parseTires = (
  query: URLSearchParams,
  report: (name: string) => void,
): readonly TireQuantity[] | undefined => {
  const text = query.get('tires');
  if (!text) return undefined;
  const tires = text.split(',').map((entry) => ({ code: entry.slice(2), qty: Number(entry[0]) }));
  const codes = tires.map(({ code }) => code);
  const isValid =
    TIRES.test(text) &&
    codes.every((code) => ARTICLE_ID.test(code)) &&
    new Set(codes).size === codes.length;
  if (isValid) return tires;
  report('tires');
  return undefined;
};
