import { fc } from '../../../test/fast-check';
import { createTire } from '../../../test/tires';
import { roundPrice } from '../../language/numbers';
import { applySalePrices, findSale } from '../../domain/tires/sale-price';
import { createGroup } from '../../domain/tires/tire-group';
import { createPriceCard } from './group-offers';

const toMoney = (cents: number) => ({ value: cents / 100, formattedValue: '' });

/** A tire's price with promotions, of which some save nothing. */
const anyPricing = fc
  .record({
    cents: fc.integer({ min: 5_000, max: 40_000 }),
    promotions: fc.uniqueArray(
      fc.record({
        code: fc.constantFrom('A', 'B', 'C'),
        saved: fc.option(fc.oneof(fc.constantFrom(0, 1), fc.integer({ min: 0, max: 4_000 })), {
          nil: undefined,
        }),
        loggedInOnlyPromotion: fc.boolean(),
        hidePrice: fc.boolean(),
      }),
      { selector: ({ code }) => code },
    ),
  })
  .map(({ cents, promotions }) => ({
    price: toMoney(cents),
    potentialPromotions: promotions.map(({ saved, ...promotion }) => ({
      ...promotion,
      friendlyId: promotion.code,
      displayName: '',
      label: '',
      totalOfflineSavings: undefined,
      salePrice: saved === undefined ? undefined : toMoney(cents - saved),
    })),
    rebates: [],
  }));

test('gives a group the price that the guide and the comparison compute [SRCH-3/pair-price] [PRIC-1/sale-price]', () => {
  fc.assert(
    fc.property(
      fc.tuple(anyPricing, fc.option(anyPricing, { nil: undefined })),
      fc.boolean(),
      ([front, rear], isSignedIn) => {
        // The services list the same flags of a promotion for both tires.
        const flags = new Map(front.potentialPromotions.map((entry) => [entry.code, entry]));
        const potentialPromotions = rear?.potentialPromotions.map((entry) => {
          const { loggedInOnlyPromotion, hidePrice } = flags.get(entry.code) ?? entry;
          return { ...entry, loggedInOnlyPromotion, hidePrice };
        });
        const group = createGroup(rear ? [createTire('1'), createTire('2')] : [createTire('1')], {
          pricing: new Map([
            ['1', front],
            ...(rear && potentialPromotions
              ? [['2', { ...rear, potentialPromotions }] as const]
              : []),
          ]),
          inventory: new Map(),
          ratings: new Map(),
        });
        const { promo, price } = createPriceCard(group);
        const sale = findSale(promo, price, isSignedIn);
        const current = applySalePrices(group, isSignedIn);
        expect(roundPrice(sale?.salePrice ?? price)).toBe(current.avgPrice);
        expect(sale !== undefined).toBe((current.price ?? 0) < (group.price ?? 0));
      },
    ),
  );
});

test('has no sale for a pair with an odd number of cents whose promotion saves nothing [SRCH-3/pair-price] [PRIC-1/sale-price]', () => {
  const createPricing = (cents: number) => ({
    price: toMoney(cents),
    potentialPromotions: [
      {
        code: 'A',
        friendlyId: 'a',
        displayName: '',
        label: '',
        totalOfflineSavings: undefined,
        loggedInOnlyPromotion: false,
        hidePrice: false,
        salePrice: toMoney(cents),
      },
    ],
    rebates: [],
  });
  const group = createGroup([createTire('1'), createTire('2')], {
    pricing: new Map([
      ['1', createPricing(10_001)],
      ['2', createPricing(10_002)],
    ]),
    inventory: new Map(),
    ratings: new Map(),
  });
  const { promo, price } = createPriceCard(group);
  expect(price).toBe(100.02);
  expect(findSale(promo, price, false)).toBeUndefined();
  expect(applySalePrices(group, false)).toMatchObject({ price: 200.03, avgPrice: 100.02 });
});
