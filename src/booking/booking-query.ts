import type { BookingContext } from '../site/appointment-url';
import type { TireQuantity } from '../site/installation-url';

/** The booking parameters in the page's query string (XB-1, APPT-1). */
export interface BookingQuery {
  /** Where the visitor came from, such as `offer-email` or `chat`. */
  readonly source?: string;
  readonly storeNumber?: string;
  readonly serviceId?: string;
  /** Friendly ID of an offer. */
  readonly offer?: string;
  /** The tires to install, each article once. */
  readonly tires?: readonly TireQuantity[];
}

/** The parameters that are texts. */
type BookingTexts = Omit<BookingQuery, 'tires'>;

/** The name of each of these parameters, and the pattern of its valid values. */
const PARAMETERS: Readonly<
  Record<keyof BookingTexts, readonly [name: keyof BookingContext, pattern: RegExp]>
> = {
  source: ['sa_source', /^[\w.-]{1,40}$/],
  storeNumber: ['storeNumber', /^\d{1,10}$/],
  serviceId: ['serviceId', /^[\w-]{1,40}$/],
  offer: ['offer', /^[\w-]{1,40}$/],
};

/** Matches 1 to 8 tires of each of up to 20 articles, the most that a cart is created with. */
const TIRES = /^[1-8]x\d{1,9}(?:,[1-8]x\d{1,9}){0,19}$/;

/** Parses tires such as `2x200,2x201`; returns undefined if they are invalid. */
const parseTires = (text: string): readonly TireQuantity[] | undefined => {
  if (!TIRES.test(text)) return undefined;
  const tires = text.split(',').map((entry) => ({ code: entry.slice(2), qty: Number(entry[0]) }));
  return new Set(tires.map(({ code }) => code)).size === tires.length ? tires : undefined;
};

/** Parses the booking parameters of a query. @param report called with the name of each invalid parameter */
export const parseBookingQuery = (
  query: URLSearchParams,
  report: (name: string) => void,
): BookingQuery => {
  const read = (key: keyof BookingTexts): BookingTexts => {
    const [name, pattern] = PARAMETERS[key];
    const text = query.get(name)?.trim();
    if (!text) return {};
    if (pattern.test(text)) return { [key]: text };
    report(name);
    return {};
  };
  const listed = query.get('tires');
  const tires = listed ? parseTires(listed) : undefined;
  if (listed && !tires) report('tires');
  return {
    ...read('source'),
    ...read('storeNumber'),
    ...read('serviceId'),
    ...read('offer'),
    ...(tires && { tires }),
  };
};
