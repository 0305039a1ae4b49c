import { fc } from './fast-check';
import { createTireGroup } from './tires';

/** Groups of random tires, each with its own ID, for property tests. */
export const anyGroups = fc
  .array(
    fc.record({
      brand: fc.constantFrom('Northpeak', 'Ridgeline', 'A, B & 100%'),
      type: fc.constantFrom('All-Season Touring', 'Winter', 'All-Terrain'),
      size: fc.constantFrom('205/55R16', 'LT245/75R17'),
      mileage: fc.constantFrom(0, 1, 40_000, 49_999, 50_000, 69_999, 70_000),
      price: fc.option(fc.integer({ min: 6_000, max: 35_000 }).map((cents) => cents / 100)),
      quantity: fc.integer({ min: 0, max: 8 }),
      averageRating: fc.constantFrom(0, 2, 3.9, 4, 4.5, 5),
      reviewCount: fc.integer({ min: 0, max: 40 }),
      hasOffer: fc.boolean(),
      // Few lines, so that some groups are versions of one.
      name: fc.constantFrom('Trail', 'Pass'),
      speedRating: fc.constantFrom('H', 'V', 'T'),
      loadRange: fc.constantFrom('SL', 'XL'),
      runFlat: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((entries) =>
    entries.map(({ price, quantity, averageRating, reviewCount, hasOffer, ...tire }, index) =>
      createTireGroup(`${index + 1}`, {
        tire,
        price,
        quantity,
        averageRating,
        reviewCount,
        hasOffer,
      }),
    ),
  );
