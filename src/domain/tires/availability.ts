import { formatDate } from '../../language/dates';
import { defineTexts } from '../../language/define-texts';
import type { Arrival } from '../../services/price-schema';
import type { TireInventory } from '../../services/tire-schema';
import { getToday, toDays } from '../booking/slot-time';
import type { StoreHours } from '../time/scheduled-day';
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

/**
 * Says when tires are ready, and where they come from. `{store}` is a name or `yourStore`; `{when}` is `today`,
 * `tomorrow`, or `onDay`; `{sources}` are `fromHere`, `fromNearby`, and `fromBrand`.
 */
export const AVAILABILITY_TEXTS = defineTexts('availability', {
  here: 'In stock at {store}, ready {when}',
  ready: 'Ready {when} at {store}: {sources}',
  fromHere: '{count, number} here',
  fromNearby: '{count, number} from {stores, plural, one {a store} other {stores}} nearby',
  fromBrand: '{count, number} from other stores',
  sources: '{first}, {others}',
  none: 'Not available at {store}',
  some: 'Only {left, number} available at {store}',
  closed: 'Not available at {store}, which is temporarily closed',
  yourStore: 'your store',
  today: 'today',
  tomorrow: 'tomorrow',
  onDay: '{day}',
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

/** Number of days for which the name of a weekday is unambiguous. */
const MAX_NAMED_DAYS = 6;

/** Where some tires of one article come from. */
export interface ArrivingTires extends Arrival {
  /** The number of wanted tires. */
  readonly qty: number;
  /** Number of the stores nearby that have the article, if it is known. */
  readonly storesNearby?: number | null | undefined;
}

/** Formats a date as `today`, `tomorrow`, `Tuesday`, or `Dec 1`; undefined if it has passed at the store. */
const formatReadyDate = (
  readyDate: string,
  { timeZone }: StoreHours,
  now: Date,
): string | undefined => {
  const inDays = toDays(readyDate) - toDays(getToday(timeZone, now));
  // Until the store's time zone is known, the visitor's date counts, which may be a day ahead.
  if (inDays === 0 || (inDays === -1 && !timeZone)) return AVAILABILITY_TEXTS.today;
  if (inDays < 0) return undefined;
  if (inDays === 1) return AVAILABILITY_TEXTS.tomorrow;
  const day = formatDate(readyDate, inDays <= MAX_NAMED_DAYS ? 'longWeekday' : 'day');
  return AVAILABILITY_TEXTS.onDay({ day });
};

const sum = (tires: readonly ArrivingTires[], source: keyof Arrival): number =>
  tires.reduce((total, one) => total + one[source], 0);

/** Formats where tires come from: `2 here, 2 from a store nearby`. */
const formatSources = (tires: readonly ArrivingTires[]): string => {
  const [here, nearby, brand] = [sum(tires, 'here'), sum(tires, 'nearby'), sum(tires, 'brand')];
  const lenders = tires.filter((one) => one.nearby > 0);
  const isOneStore = nearby === 1 || (lenders.length === 1 && lenders[0]?.storesNearby === 1);
  return [
    here > 0 && AVAILABILITY_TEXTS.fromHere({ count: here }),
    nearby > 0 && AVAILABILITY_TEXTS.fromNearby({ count: nearby, stores: isOneStore ? 1 : 2 }),
    brand > 0 && AVAILABILITY_TEXTS.fromBrand({ count: brand }),
  ]
    .filter((text) => text !== false)
    .reduceRight((others, first) => AVAILABILITY_TEXTS.sources({ first, others }));
};

/**
 * Says when tires are ready at a store and where they come from, by the date that the services have decided (ARRV-1).
 * @param readyDate YYYY-MM-DD; null if nobody has the tires, undefined if that is unknown
 * @param tires one article, or the articles of a pair
 * @returns undefined without tires, for a date that is unknown or has passed, and for one that the stock contradicts
 */
export const describeArrival = (
  readyDate: string | null | undefined,
  tires: readonly ArrivingTires[],
  store: StockingStore,
  now: Date,
): Availability | undefined => {
  if (tires.length === 0) return undefined;
  const place = { store: store.storeName || AVAILABILITY_TEXTS.yourStore };
  if (store.temporarilyClosed === 'Y') {
    return { kind: 'none', text: AVAILABILITY_TEXTS.closed(place) };
  }
  if (readyDate === undefined) return undefined;
  const left = Math.min(...tires.map(({ here, nearby, brand }) => here + nearby + brand));
  if (readyDate === null) {
    // The missing tires of a pair are of one axle, which a number alone doesn't say.
    const isPart = tires.length === 1 && left > 0;
    return {
      kind: 'none',
      text: isPart ? AVAILABILITY_TEXTS.some({ left, ...place }) : AVAILABILITY_TEXTS.none(place),
    };
  }
  const when = formatReadyDate(readyDate, store, now);
  // The stock may be older than the date, which another call has returned.
  const hasStock = tires.some(({ here, nearby, brand }) => Math.max(here, nearby, brand) > 0);
  if (when === undefined || !hasStock) return undefined;
  const isAllHere = tires.every(({ here, qty }) => here >= qty);
  if (isAllHere) return { kind: 'here', text: AVAILABILITY_TEXTS.here({ when, ...place }) };
  const kind = sum(tires, 'here') > 0 ? 'some' : sum(tires, 'brand') > 0 ? 'elsewhere' : 'nearby';
  return {
    kind,
    text: AVAILABILITY_TEXTS.ready({ when, sources: formatSources(tires), ...place }),
  };
};

/** Returns where some tires of an article would come from: the nearest stock first. */
export const toArrivingTires = (
  qty: number,
  { quantity, q_local, q_sister, storesNearby }: TireInventory,
): ArrivingTires => {
  const here = Math.min(qty, quantity);
  const nearby = Math.min(qty - here, q_local);
  const brand = Math.min(qty - here - nearby, q_sister - q_local);
  return { qty, here, nearby, brand, storesNearby };
};

/** Says when a set of four of a group is ready, for lists of groups. */
export const getGroupAvailability = (
  { inventory, isMatchSet, readyDate }: Pick<TireGroup, 'inventory' | 'isMatchSet' | 'readyDate'>,
  store: StockingStore,
  now: Date,
): Availability | undefined =>
  describeArrival(
    readyDate,
    inventory.map((stock) => toArrivingTires(isMatchSet ? 2 : 4, stock)),
    store,
    now,
  );
