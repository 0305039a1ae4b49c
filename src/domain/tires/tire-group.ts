import { roundPrice } from '../../language/numbers';
import type { Tire, TireInventory, TirePricing, TireRating } from '../../services/tire-schema';
import type { TireSearchResult } from '../../services/tire-search';
import { TIRE_TEXTS } from './messages';

/** An item of a result: a set of four of an article, or two of each of a pair (SRCH-3). */
export interface TireGroup {
  /** The article's code, or both codes joined by an underscore. */
  readonly id: string;
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
  /** Facts of each tire, in the order of `tires`; empty without a store. */
  readonly pricing: readonly TirePricing[];
  readonly inventory: readonly TireInventory[];
  /** The rating of the first tire that has reviews. */
  readonly rating: TireRating;
}

/** A set of one article is low in stock if the store has fewer tires than this. */
const LOW_SINGLE = 4;
/** A pair is low in stock if the store has fewer tires of either side than this. */
export const LOW_PAIR = 2;

const NO_RATING: TireRating = { averageRating: 0, reviewCount: 0 };

type TireFacts = Pick<TireSearchResult, 'pricing' | 'inventory' | 'ratings'>;

/** Creates the group of one tire, or of a front and a rear tire (SRCH-3). */
export const createGroup = (
  tires: readonly [front: Tire, rear?: Tire],
  { pricing: prices, inventory: stocks, ratings }: TireFacts,
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
    tires,
    isMatchSet: rear !== undefined,
    price,
    avgPrice,
    currentPrice: avgPrice,
    isLowStock: inventory.some(({ quantity }) => quantity < minimum),
    pricing,
    inventory,
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
  const rears = new Map<string, string[]>();
  for (const { front, rear } of result.matchSets) {
    rears.set(front, [...(rears.get(front) ?? []), rear]);
  }
  for (const tire of result.tires) {
    if (tire.position === 'all') add(createGroup([tire], result));
    if (tire.position !== 'front') continue;
    for (const code of rears.get(tire.code) ?? []) {
      const rear = byCode.get(code);
      if (rear) add(createGroup([tire, rear], result));
    }
  }
  return [...groups.values()];
};

const formatSize = ({ size, loadIndex, speedRating }: Tire): string =>
  `${size} ${loadIndex}${speedRating}`;

/** Formats the size with load index and speed rating, or both sizes of a pair: `205/55R16 91V`. */
export const formatGroupSize = ({ tires: [front, rear] }: Pick<TireGroup, 'tires'>): string =>
  rear ? TIRE_TEXTS.pair({ front: formatSize(front), rear: formatSize(rear) }) : formatSize(front);
