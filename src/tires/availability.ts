import type { TireInventory } from '../services/tire-schema';
import { getScheduledDay } from '../site/scheduled-day';
import type { Hours, StoreHours } from '../site/scheduled-day';

/** Where a set is in stock: all or some here, nearby, at other stores of the brand, or nowhere. */
export type AvailabilityKind = 'here' | 'some' | 'nearby' | 'elsewhere' | 'none';

/** The availability of a set of tires, as text. */
export interface Availability {
  readonly kind: AvailabilityKind;
  /** A sentence without a period that names the store. */
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

/** Number of open days after today until tires from a nearby store arrive. */
const TRANSFER_DAYS = 2;
/** Days within which the name of a weekday is unambiguous. */
const WEEK = 6;

const isOpenDay = ({ openTime, closeTime }: Hours): boolean => openTime !== closeTime;

/**
 * Formats when tires from stores nearby are ready: `by Tuesday`, the second open day after today in the
 * store's time zone. If that is more than six days away, or the hours are unknown, `in about a week`.
 */
const formatReadyDay = (store: StoreHours, now: Date): string => {
  let openDays = 0;
  for (let inDays = 1; inDays <= WEEK; inDays += 1) {
    const day = getScheduledDay(store, now, inDays);
    if (isOpenDay(day)) openDays += 1;
    if (openDays === TRANSFER_DAYS) return `by ${day.weekday}`;
  }
  return 'in about a week';
};

const SIDES = ['front', 'rear'];

/** Formats the stock of an incomplete set: `2`, or for a pair its incomplete sides, `1 front`. */
const formatHere = (inventory: readonly TireInventory[], count: number): string => {
  const [first] = inventory;
  if (inventory.length === 1 && first) return `${first.quantity}`;
  return inventory
    .map(({ quantity }, index) => (quantity < count ? `${quantity} ${SIDES[index]}` : ''))
    .filter(Boolean)
    .join(' and ');
};

/**
 * Describes where the tires of a set are, and when they are ready at a store.
 * @param inventory the stock of one article, or of the front and the rear tire of a pair
 * @param count number of tires wanted of each article
 * @returns undefined without inventory
 */
export const getAvailability = (
  inventory: readonly TireInventory[],
  count: number,
  store: StockingStore,
  now: Date,
): Availability | undefined => {
  if (inventory.length === 0) return undefined;
  const place = `at ${store.storeName || 'your store'}`;
  if (store.temporarilyClosed === 'Y') {
    return { kind: 'none', text: `Not available ${place}, which is temporarily closed` };
  }
  const canComplete = (getSource: (stock: TireInventory) => number): boolean =>
    inventory.every((stock) => stock.quantity + getSource(stock) >= count);
  if (canComplete(() => 0)) return { kind: 'here', text: `In stock ${place}` };
  const readyDay = canComplete((stock) => stock.q_local) && formatReadyDay(store, now);
  const isElsewhere = canComplete((stock) => stock.q_sister);
  if (inventory.every(({ quantity }) => quantity > 0)) {
    const here = `Only ${formatHere(inventory, count)} in stock ${place}`;
    const all = `all ${count * inventory.length} ready`;
    if (readyDay) return { kind: 'some', text: `${here}; ${all} ${readyDay} (from stores nearby)` };
    return { kind: 'some', text: isElsewhere ? `${here}; ${all} in about a week` : here };
  }
  if (readyDay) return { kind: 'nearby', text: `Ready ${readyDay} ${place} (from stores nearby)` };
  return isElsewhere
    ? { kind: 'elsewhere', text: `Order in: ready in about a week ${place}` }
    : { kind: 'none', text: `Not available ${place}` };
};
