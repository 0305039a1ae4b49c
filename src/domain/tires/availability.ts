import type { TireInventory } from '../../services/tire-schema';
import { getScheduledDay } from '../time/scheduled-day';
import type { Hours, StoreHours } from '../time/scheduled-day';
import type { TireGroup } from './tire-group';

/**
 * Where the tires of a set come from: this store (`here`), this store in part (`some`), stores nearby, the
 * brand's other stores (`elsewhere`), or nowhere (`none`).
 */
export type AvailabilityKind = 'here' | 'some' | 'nearby' | 'elsewhere' | 'none';

/** The availability of a set of tires. */
export interface Availability {
  readonly kind: AvailabilityKind;
  /** A text that names the store, without a period. */
  readonly text: string;
}

/** Facts of the store that availability depends on. */
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
    if (openDays === TRANSFER_DAYS) return `by ${day.weekday}`;
  }
  return 'in about a week';
};

const SIDES = ['front', 'rear'];

/** The stock of an article, and the number of tires that are wanted. */
type WantedStock = TireInventory & { readonly wanted: number };

const isShort = ({ quantity, wanted }: WantedStock): boolean => quantity < wanted;

/** Formats the stock of an incomplete set: `2`, or the incomplete sides of a pair, such as `1 front`. */
const formatHere = (stocks: readonly WantedStock[]): string =>
  stocks
    .flatMap((stock, index) =>
      isShort(stock) ? (stocks[1] ? `${stock.quantity} ${SIDES[index]}` : stock.quantity) : [],
    )
    .join(' and ');

/**
 * Formats where missing tires come from: `(from 2 stores nearby)`. If both sides of a pair are missing, uses
 * the smaller number of stores.
 */
const formatSource = (stocks: readonly WantedStock[]): string => {
  const count = Math.min(...stocks.filter(isShort).map(({ storesNearby }) => storesNearby ?? 0));
  return `(from ${count > 0 ? `${count} ` : ''}${count === 1 ? 'store' : 'stores'} nearby)`;
};

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
  const atStore = `at ${store.storeName || 'your store'}`;
  if (store.temporarilyClosed === 'Y') {
    return { kind: 'none', text: `Not available ${atStore}, which is temporarily closed` };
  }
  const stocks = inventory.map((stock, index) => ({ ...stock, wanted: counts[index] ?? 0 }));
  const canComplete = (getSource: (stock: TireInventory) => number): boolean =>
    stocks.every((stock) => stock.quantity + getSource(stock) >= stock.wanted);
  if (canComplete(() => 0)) return { kind: 'here', text: `In stock ${atStore}` };
  const readyDay = canComplete((stock) => stock.q_local) && formatReadyDay(store, now);
  const source = formatSource(stocks);
  const isElsewhere = canComplete((stock) => stock.q_sister);
  if (inventory.every(({ quantity }) => quantity > 0)) {
    const left = formatHere(stocks);
    const here = isLowStock
      ? `Low stock: ${left} left ${atStore}`
      : `Only ${left} in stock ${atStore}`;
    const all = `all ${counts.reduce((sum, count) => sum + count)} ready`;
    if (readyDay) return { kind: 'some', text: `${here}; ${all} ${readyDay} ${source}` };
    return { kind: 'some', text: isElsewhere ? `${here}; ${all} in about a week` : here };
  }
  if (readyDay) return { kind: 'nearby', text: `Ready ${readyDay} ${atStore} ${source}` };
  return isElsewhere
    ? { kind: 'elsewhere', text: `Ready in about a week ${atStore}` }
    : { kind: 'none', text: `Not available ${atStore}` };
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
