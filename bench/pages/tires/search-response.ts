import { createTire, createTireSearch } from '../../../test/tires';

const BRANDS = ['Northpeak', 'Calder', 'Velasco', 'Summitline', 'Kestrel', 'Bannock'];
const TYPES = ['All-Season Touring', 'Summer Performance', 'Winter', 'All-Terrain'];
const SIZES = ['205/55R16', 'P205/55R16', 'LT205/55R16'];
const MILEAGES = [0, 40_000, 60_000, 80_000];

const pick = <Value>(values: readonly [Value, ...Value[]] | readonly Value[], index: number) =>
  values[index % values.length];

/** Creates the JSON of a search response with `count` tires of different brands, types, and prices. */
export const createSearchResponse = (count: number): string => {
  const indices = Array.from({ length: count }, (_, index) => index);
  const codes = indices.map((index) => String(100_000 + index));
  const data = createTireSearch({
    tires: indices.map((index) =>
      createTire(codes[index] ?? '', {
        brand: pick(BRANDS, index) ?? '',
        type: pick(TYPES, index * 7) ?? '',
        size: pick(SIZES, index * 5) ?? '',
        mileage: pick(MILEAGES, index * 3) ?? 0,
      }),
    ),
    prices: Object.fromEntries(codes.map((code, index) => [code, 70 + ((index * 37) % 300)])),
    quantities: Object.fromEntries(codes.map((code, index) => [code, index % 9])),
    ratings: Object.fromEntries(
      codes.map((code, index) => [
        code,
        { averageRating: 3 + (index % 20) / 10, reviewCount: 5 + (index % 90) },
      ]),
    ),
  });
  return JSON.stringify({ success: 'true', status: '200', version: 'v3', message: {}, data });
};
