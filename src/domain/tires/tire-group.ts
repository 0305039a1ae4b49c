import { roundPrice } from '../../language/numbers';
import type {
  OutTheDoor,
  Tire,
  TireInventory,
  TirePricing,
  TireRating,
} from '../../services/tire-schema';
import type { TireSearchResult } from '../../services/tire-search';
import { formatSidewall, TIRE_TEXTS } from './messages';

/** An item of a result: a set of four of an article, or two of each of a pair (SRCH-3). */
export interface TireGroup {
  /** The article's code, or both codes joined by an underscore. */
  readonly id: string;
  /** Brand, name, and size, or sizes: the versions of a line in one size have the same. */
  readonly line: string;
  /** One tire, or front and rear. */
  readonly tires: readonly [front: Tire, rear?: Tire];
  /** Whether the item is a pair. */
  readonly isMatchSet: boolean;
  /** US dollars: the article's price, or the sum of both prices of a pair; undefined if a price is unknown. */
  readonly price: number | undefined;
  /** US dollars per tire; for a pair, half of its price. */
  readonly avgPrice: number | undefined;
  /** US dollars per tire that the visitor pays: `avgPrice`, or the sale price where one is applied. */
  readonly currentPrice: number | undefined;
  readonly isLowStock: boolean;
  /** What a set of four costs in all; undefined if the services don't return it. */
  readonly outTheDoor: OutTheDoor;
  /** Facts of each tire, in the order of `tires`; empty without a store. */
  readonly pricing: readonly TirePricing[];
  readonly inventory: readonly TireInventory[];
  /** When a set of four is ready, YYYY-MM-DD; null if nobody has one, undefined if that is unknown. */
  readonly readyDate: string | null | undefined;
  /** The rating of the first tire that has reviews. */
  readonly rating: TireRating;
}

/** A set of one article is low in stock if the store has fewer tires than this. */
const LOW_SINGLE = 4;
/** A pair is low in stock if the store has fewer tires of either side than this. */
const LOW_PAIR = 2;

const NO_RATING: TireRating = { averageRating: 0, reviewCount: 0 };

type TireFacts = Pick<TireSearchResult, 'pricing' | 'inventory' | 'ratings'>;

/** Returns the size, or both sizes of a pair joined by an underscore. */
export const getSizeKey = ([front, rear]: TireGroup['tires']): string =>
  rear ? `${front.size}_${rear.size}` : front.size;

/** The facts of a pair that the services return with it. */
type PairFacts = Pick<TireGroup, 'outTheDoor' | 'readyDate'>;

/**
 * Creates the group of one tire, or of a front and a rear tire (SRCH-3).
 * @param pair what a set of the pair costs in all, and when it is ready, if that is known
 */
export const createGroup = (
  tires: readonly [front: Tire, rear?: Tire],
  { pricing: prices, inventory: stocks, ratings }: TireFacts,
  pair?: PairFacts,
): TireGroup => {
  const [front, rear] = tires;
  const codes = rear ? [front.code, rear.code] : [front.code];
  const pricing = codes.flatMap((code) => prices.get(code) ?? []);
  const inventory = codes.flatMap((code) => stocks.get(code) ?? []);
  const price =
    pricing.length === codes.length
      ? roundPrice(pricing.reduce((sum, entry) => sum + entry.price.value, 0))
      : undefined;
  const avgPrice = price && roundPrice(price / codes.length);
  const minimum = rear ? LOW_PAIR : LOW_SINGLE;
  return {
    id: codes.join('_'),
    line: [front.brand, front.name, getSizeKey(tires)].join(' '),
    tires,
    isMatchSet: rear !== undefined,
    price,
    avgPrice,
    currentPrice: avgPrice,
    isLowStock: inventory.some(({ quantity }) => quantity < minimum),
    outTheDoor: rear ? pair?.outTheDoor : pricing[0]?.outTheDoor,
    pricing,
    inventory,
    readyDate: rear
      ? pair?.readyDate
      : inventory.length > 0
        ? (inventory[0]?.readyDate ?? null)
        : undefined,
    rating:
      codes.map((code) => ratings.get(code)).find((rating) => rating && rating.reviewCount > 0) ??
      NO_RATING,
  };
};

/** Returns the mileage warranty of a group in miles: for a pair, the lower one. */
export const getMileage = ({ tires: [front, rear = front] }: TireGroup): number =>
  Math.min(front.mileage, rear.mileage);

/**
 * Creates the groups of a search in the service's order. A front or rear tire without its counterpart is
 * left out.
 */
export const createGroups = (result: TireSearchResult): TireGroup[] => {
  const byCode = new Map(result.tires.map((tire) => [tire.code, tire]));
  const groups = new Map<string, TireGroup>();
  const add = (group: TireGroup): void => {
    if (!groups.has(group.id)) groups.set(group.id, group);
  };
  const sets = new Map<string, TireSearchResult['matchSets'][number][]>();
  for (const set of result.matchSets) sets.set(set.front, [...(sets.get(set.front) ?? []), set]);
  for (const tire of result.tires) {
    if (tire.position === 'all') add(createGroup([tire], result));
    if (tire.position !== 'front') continue;
    for (const set of sets.get(tire.code) ?? []) {
      const rear = byCode.get(set.rear);
      const { outTheDoor, readyDate = null } = set;
      if (rear) add(createGroup([tire, rear], result, { outTheDoor, readyDate }));
    }
  }
  return [...groups.values()];
};

const formatSize = ({ size, loadIndex, speedRating }: Tire): string =>
  `${size} ${loadIndex}${speedRating}`;

/** Formats the size with load index and speed rating, or both sizes of a pair: `205/55R16 91V`. */
export const formatGroupSize = ({ tires: [front, rear] }: Pick<TireGroup, 'tires'>): string =>
  rear ? TIRE_TEXTS.pair({ front: formatSize(front), rear: formatSize(rear) }) : formatSize(front);

/** Checks whether all tires of a group are run-flats. */
export const isRunFlat = ({ tires: [front, rear = front] }: Pick<TireGroup, 'tires'>): boolean =>
  front.runFlat && rear.runFlat;

const formatService = ({ loadIndex, speedRating, loadRange }: Tire): string =>
  `${loadIndex}${speedRating} ${loadRange}`.trim();

/** Formats what tells a version of a line from the others: `94V XL, Black, run-flat`. */
export const formatVersion = (group: Pick<TireGroup, 'tires'>): string => {
  const [front, rear] = group.tires;
  const [one, other] = [formatService(front), rear && formatService(rear)];
  const service =
    other === undefined || other === one ? one : TIRE_TEXTS.pair({ front: one, rear: other });
  const sidewall = formatSidewall(front.sidewall);
  if (isRunFlat(group)) return TIRE_TEXTS.runFlatVersion({ service, sidewall });
  return sidewall ? TIRE_TEXTS.version({ service, sidewall }) : service;
};
