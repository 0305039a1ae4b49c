import type { Tire } from '../src/services/tire-schema';
import { createGroup } from '../src/domain/tires/tire-group';
import type { TireGroup } from '../src/domain/tires/tire-group';

/** The day on which tires are ready, long after the time of every test: `Jun 1`. */
export const READY_DATE = '2099-06-01';

/** Creates a tire as the search returns it. */
export const createTire = (code: string, changes: Partial<Tire> = {}): Tire => ({
  code,
  brand: 'Northpeak',
  name: `Trail ${code}`,
  size: '205/55R16',
  crossSection: 205,
  aspectRatio: 55,
  rimSize: 16,
  loadIndex: 91,
  loadRange: 'SL',
  speedRating: 'V',
  sidewall: 'Black',
  runFlat: false,
  type: 'All-Season Touring',
  mileage: 60_000,
  position: 'all',
  ...changes,
});

/** Creates the price of one tire, as the services return it. */
export const createTirePricing = (dollars = 100, changes: object = {}): object => ({
  price: { value: dollars, formattedValue: `$${dollars.toFixed(2)}` },
  potentialPromotions: [],
  rebates: [],
  ...changes,
});

interface SearchChanges {
  /** Null stands for an entry without a tire. */
  readonly tires: readonly (Tire | null)[];
  /** US dollars by article code; 100 by default. */
  readonly prices?: Readonly<Record<string, number>>;
  /** Number at the store by article code; 8 by default. */
  readonly quantities?: Readonly<Record<string, number>>;
  /** Pairs, which are ready like all tires unless they say otherwise. */
  readonly matchSets?: readonly object[];
  readonly [field: string]: unknown;
}

/** Creates the data of a tire search by size; other fields replace its own. */
export const createTireSearch = ({
  tires,
  prices = {},
  quantities = {},
  matchSets = [],
  ...changes
}: SearchChanges) => {
  const codes = tires.flatMap((tire) => tire?.code ?? []);
  const pricing: Record<string, object> = Object.fromEntries(
    codes.map((code) => [code, createTirePricing(prices[code])]),
  );
  return {
    searchType: 'size',
    sizes: [{ front: '205/55R16', isOriginal: false }],
    tires,
    matchSets: matchSets.map((pair) => ({ readyDate: READY_DATE, ...pair })),
    pricing,
    inventory: Object.fromEntries(
      codes.map((code) => [
        code,
        {
          quantity: quantities[code] ?? 8,
          q_local: 12,
          q_sister: 20,
          part_number: `NOR-${code}`,
          readyDate: READY_DATE,
        },
      ]),
    ),
    ratings: Object.fromEntries(
      codes.map((code) => [code, { averageRating: 4.5, reviewCount: 20 }]),
    ),
    bestSellers: [],
    ...changes,
  };
};

interface GroupChanges {
  readonly tire?: Partial<Tire>;
  /** US dollars; null for no price, 100 by default. */
  readonly price?: number | null;
  /** Number at the store; 8 by default. */
  readonly quantity?: number;
  readonly averageRating?: number;
  readonly reviewCount?: number;
  readonly hasOffer?: boolean;
}

/** Creates the group of a single article, as from a search's response. */
export const createTireGroup = (
  code: string,
  {
    tire = {},
    price = 100,
    quantity = 8,
    averageRating = 4.5,
    reviewCount = 20,
    hasOffer = false,
  }: GroupChanges = {},
): TireGroup => {
  const promotion = {
    code: 'P1',
    friendlyId: 'p1',
    displayName: 'Fall savings',
    label: 'Instant savings',
    totalOfflineSavings: 40,
    loggedInOnlyPromotion: false,
    hidePrice: false,
    salePrice: undefined,
  };
  const pricing = {
    price: { value: price ?? 0, formattedValue: `$${(price ?? 0).toFixed(2)}` },
    potentialPromotions: hasOffer ? [promotion] : [],
    rebates: [],
  };
  const inventory = {
    quantity,
    q_local: 12,
    q_sister: 20,
    part_number: `NOR-${code}`,
    readyDate: READY_DATE,
  };
  return createGroup([createTire(code, tire)], {
    pricing: new Map(price === null ? [] : [[code, pricing]]),
    inventory: new Map([[code, inventory]]),
    ratings: new Map([[code, { averageRating, reviewCount }]]),
  });
};
