import { boolean, nullable, nullish, number, object, string } from 'valibot';
import type { InferOutput } from 'valibot';
import { tolerantArray } from '../browser/tolerant-array';
import { tolerantRecord } from '../browser/tolerant-record';
import { report } from '../browser/report';
import type { TireSize } from '../domain/tires/tire-size';
import { getSiteName } from '../site/brands';
import { readyDate } from './price-schema';
import type { Result } from './result';
import { call } from './http';
import { outTheDoor, tire, tireInventory, tirePricing, tireRating } from './tire-schema';
import type { Tire } from './tire-schema';

/** Error for a tire that appears in one part of the response but not in another (SRCH-4). */
export const INCONSISTENT_TIRES =
  'Null value encountered in tire array. Data consistency issue between inventory and tire catalog';

/** A vehicle with all fields that a search needs. */
export interface SearchedVehicle {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
}

/**
 * The response, which may have several hundred tires, is parsed in parts, each in its own task, so that phones stay
 * responsive. The parts share one HTTP request.
 */
const searchedTires = object({
  vehicle: nullish(object({ year: number(), make: string(), model: string(), trim: string() })),
  sizes: tolerantArray(
    'sizes',
    object({ front: string(), rear: nullish(string()), isOriginal: boolean() }),
  ),
  tires: tolerantArray('tires', nullable(tire)),
  matchSets: tolerantArray(
    'matchSets',
    object({ front: string(), rear: string(), outTheDoor, readyDate }),
  ),
  bestSellers: tolerantArray('bestSellers', string()),
});
const searchedPrices = object({ pricing: tolerantRecord('pricing', tirePricing) });
const searchedStock = object({
  inventory: tolerantRecord('inventory', tireInventory),
  ratings: tolerantRecord('ratings', tireRating),
});

type SearchResponse = InferOutput<typeof searchedTires> &
  InferOutput<typeof searchedPrices> &
  InferOutput<typeof searchedStock>;

/** The tires for a vehicle or a size, with their prices, stock, and ratings by article code. */
export type TireSearchResult = Omit<SearchResponse, 'tires'> & { readonly tires: readonly Tire[] };

const reportedCodes = new Set<string>();

const reportInconsistency = (code: string): void => {
  if (reportedCodes.has(code)) return;
  reportedCodes.add(code);
  report(new Error(INCONSISTENT_TIRES), { source: `tire search ${code}`, during: 'parse' });
};

const filterKnown = <Entry>(
  entries: ReadonlyMap<string, Entry>,
  known: ReadonlySet<string>,
): ReadonlyMap<string, Entry> =>
  new Map(
    [...entries].filter(([code]) => {
      if (!known.has(code)) reportInconsistency(code);
      return known.has(code);
    }),
  );

/** Drops null tires, and prices and stock of unknown tires; reports each article once (SRCH-4). */
const dropInconsistent = ({
  tires,
  pricing,
  inventory,
  ...rest
}: SearchResponse): TireSearchResult => {
  const known = tires.filter((entry) => entry !== null);
  if (known.length < tires.length) reportInconsistency('null');
  const codes = new Set(known.map(({ code }) => code));
  return {
    ...rest,
    tires: known,
    pricing: filterKnown(pricing, codes),
    inventory: filterKnown(inventory, codes),
  };
};

const search = async (
  path: string,
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<Result<TireSearchResult>> => {
  const request = { path, query: { ...query, siteName: getSiteName(document) } };
  const [result, prices, stock] = await Promise.all([
    call({ ...request, schema: searchedTires }),
    call({ ...request, schema: searchedPrices }),
    call({ ...request, schema: searchedStock }),
  ]);
  if (!result.ok) return result;
  if (!prices.ok) return prices;
  if (!stock.ok) return stock;
  return { ...result, data: dropInconsistent({ ...result.data, ...prices.data, ...stock.data }) };
};

/** GET tire/search-by-vehicle (SRCH-5). Without a store, the result has no prices and no stock. */
export const searchTiresByVehicle = (
  { year, make, model, trim }: SearchedVehicle,
  storeNumber: string | undefined,
): Promise<Result<TireSearchResult>> =>
  search('tire/search-by-vehicle', { year, make, model, trim, storeNumber });

/**
 * GET tire/search-by-size (SRCH-5). Without a store, the result has no prices and no stock.
 * @param rear the rear size of a staggered vehicle
 * @param vehicle the vehicle to compare the sizes with; the result says which are its original sizes
 */
export const searchTiresBySize = (
  { cs, ar, rs }: TireSize,
  rear: TireSize | undefined,
  storeNumber: string | undefined,
  vehicle?: SearchedVehicle,
): Promise<Result<TireSearchResult>> =>
  search('tire/search-by-size', {
    ...vehicle,
    cs,
    ar,
    rs,
    rearCs: rear?.cs,
    rearAr: rear?.ar,
    rearRs: rear?.rs,
    storeNumber,
  });
