import { formatWeekday } from '../../language/dates';
import { defineTexts } from '../../language/define-texts';
import { formatNumber } from '../../language/numbers';
import type { TireInventory } from '../../services/tire-schema';
import { getScheduledDay } from '../time/scheduled-day';
import type { Hours, StoreHours } from '../time/scheduled-day';
import type { TireGroup } from './tire-group';

/**
 * Where the tires of a set come from: this store (`here`), this store in part (`some`), stores nearby, the
 * brand's other stores (`elsewhere`), or nowhere (`none`).
 */
export type AvailabilityKind = 'here' | 'some' | 'nearby' | 'elsewhere' | 'none';

export interface Availability {
  readonly kind: AvailabilityKind;
  /** A text that names the store, without a period. */
  readonly text: string;
}

/** Says where tires are in stock. `{store}` is a name or `yourStore`; `{when}` is `onDay` or `inWeek`. */
export const AVAILABILITY_TEXTS = defineTexts('availability', {
  here: 'In stock at {store}',
  some: 'Only {left} in stock at {store}',
  low: 'Low stock: {left} left at {store}',
  front: '{front, number} front',
  rear: '{rear, number} rear',
  frontAndRear: '{front, number} front and {rear, number} rear',
  /** `{stock}` is `some` or `low`. */
  allReady: '{stock}; all {count, number} ready {when}',
  allReadyNearby: '{stock}; all {count, number} ready {when} (from stores nearby)',
  allReadyFrom:
    '{stock}; all {count, number} ready {when} (from {stores, plural, one {# store} other {# stores}} nearby)',
  ready: 'Ready {when} at {store}',
  readyNearby: 'Ready {when} at {store} (from stores nearby)',
  readyFrom:
    'Ready {when} at {store} (from {stores, plural, one {# store} other {# stores}} nearby)',
  none: 'Not available at {store}',
  closed: 'Not available at {store}, which is temporarily closed',
  notHere: 'Not in stock at {store}',
  yourStore: 'your store',
  onDay: 'by {day}',
  inWeek: 'in about a week',
});

export type StockingStore = StoreHours & { readonly storeName: string };

/** The facts of a store whose details haven't loaded. */
export const UNKNOWN_STORE: StockingStore = {
  storeName: '',
  timeZone: '',
  temporarilyClosed: 'N',
  hours: [],
  holidays: [],
  holidayHours: [],
};

/** Number of business days after today until tires from a nearby store arrive. */
const TRANSFER_DAYS = 2;
/** Number of days for which the name of a weekday is unambiguous. */
const MAX_NAMED_DAYS = 6;

const isOpenDay = ({ openTime, closeTime }: Hours): boolean => openTime !== closeTime;

/**
 * Formats when tires from nearby stores will be ready: `by Tuesday`, the second business day after today in
 * the store's time zone. If that is more than six days away, or the hours are unknown, `in about a week`.
 */
const formatReadyDay = (store: StoreHours, now: Date): string => {
  let openDays = 0;
  for (let inDays = 1; inDays <= MAX_NAMED_DAYS; inDays += 1) {
    const day = getScheduledDay(store, now, inDays);
    if (isOpenDay(day)) openDays += 1;
    if (openDays === TRANSFER_DAYS) {
      return AVAILABILITY_TEXTS.onDay({ day: formatWeekday(day.weekday) });
    }
  }
  return AVAILABILITY_TEXTS.inWeek;
};

type WantedStock = TireInventory & { readonly wanted: number };

const isShort = ({ quantity, wanted }: WantedStock): boolean => quantity < wanted;

/** Formats the stock of an incomplete set: `2`, or the incomplete sides of a pair, such as `1 front`. */
const formatHere = ([one, other]: readonly WantedStock[]): string => {
  if (!one) return '';
  const [front, rear] = [one.quantity, other?.quantity];
  if (!other || rear === undefined) return formatNumber(front);
  if (!isShort(other)) return AVAILABILITY_TEXTS.front({ front });
  return isShort(one)
    ? AVAILABILITY_TEXTS.frontAndRear({ front, rear })
    : AVAILABILITY_TEXTS.rear({ rear });
};

/**
 * Returns how many stores nearby have the missing tires; 0 if that is unknown. If both sides of a pair are missing,
 * returns the smaller number.
 */
const countSources = (stocks: readonly WantedStock[]): number =>
  Math.min(...stocks.filter(isShort).map(({ storesNearby }) => storesNearby ?? 0));

/**
 * Describes where the tires of a set are in stock, and when they will be ready at a store.
 * @param inventory the stock of one article, or of the front and the rear tire of a pair
 * @param counts the number of wanted tires of each article
 * @param isLowStock whether the store is low in stock of the whole set, which the text says then
 * @returns undefined without inventory
 */
export const getAvailability = (
  inventory: readonly TireInventory[],
  counts: readonly number[],
  store: StockingStore,
  now: Date,
  isLowStock = false,
): Availability | undefined => {
  if (inventory.length === 0) return undefined;
  const place = { store: store.storeName || AVAILABILITY_TEXTS.yourStore };
  if (store.temporarilyClosed === 'Y') {
    return { kind: 'none', text: AVAILABILITY_TEXTS.closed(place) };
  }
  const stocks = inventory.map((stock, index) => ({ ...stock, wanted: counts[index] ?? 0 }));
  const canComplete = (getSource: (stock: TireInventory) => number): boolean =>
    stocks.every((stock) => stock.quantity + getSource(stock) >= stock.wanted);
  if (canComplete(() => 0)) return { kind: 'here', text: AVAILABILITY_TEXTS.here(place) };
  const when = canComplete((stock) => stock.q_local) && formatReadyDay(store, now);
  const stores = countSources(stocks);
  const isElsewhere = canComplete((stock) => stock.q_sister);
  if (inventory.every(({ quantity }) => quantity > 0)) {
    const stock = (isLowStock ? AVAILABILITY_TEXTS.low : AVAILABILITY_TEXTS.some)({
      left: formatHere(stocks),
      ...place,
    });
    const count = counts.reduce((sum, wanted) => sum + wanted);
    if (when) {
      const text =
        stores > 0
          ? AVAILABILITY_TEXTS.allReadyFrom({ stock, count, when, stores })
          : AVAILABILITY_TEXTS.allReadyNearby({ stock, count, when });
      return { kind: 'some', text };
    }
    const { inWeek } = AVAILABILITY_TEXTS;
    return {
      kind: 'some',
      text: isElsewhere ? AVAILABILITY_TEXTS.allReady({ stock, count, when: inWeek }) : stock,
    };
  }
  if (when) {
    const text =
      stores > 0
        ? AVAILABILITY_TEXTS.readyFrom({ when, stores, ...place })
        : AVAILABILITY_TEXTS.readyNearby({ when, ...place });
    return { kind: 'nearby', text };
  }
  return isElsewhere
    ? {
        kind: 'elsewhere',
        text: AVAILABILITY_TEXTS.ready({ when: AVAILABILITY_TEXTS.inWeek, ...place }),
      }
    : { kind: 'none', text: AVAILABILITY_TEXTS.none(place) };
};

/** Describes where a set of four of a group is in stock, for lists of groups (SRCH-3). */
export const getGroupAvailability = (
  { inventory, isMatchSet, isLowStock }: Pick<TireGroup, 'inventory' | 'isMatchSet' | 'isLowStock'>,
  store: StockingStore,
  now: Date,
): Availability | undefined =>
  getAvailability(inventory, isMatchSet ? [2, 2] : [4], store, now, isLowStock);

/**
 * Stock of an article, best first: a set here, less than a set here, a set at the brand's other stores, or
 * neither.
 */
export const STOCKS = ['InStock', 'LowStock', 'OrderIn', 'Unavailable'] as const;

export type Stock = (typeof STOCKS)[number];
