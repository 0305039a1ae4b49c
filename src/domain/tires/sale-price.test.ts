import { createTire } from '../../../test/tires';
import type { TirePricing } from '../../services/tire-schema';
import { applySalePrices, getCurrentPrices } from './sale-price';
import { createGroup } from './tire-group';

type Promotion = TirePricing['potentialPromotions'][number];

const toMoney = (value: number) => ({ value, formattedValue: `$${value.toFixed(2)}` });

const createSale = (dollars: number | undefined, changes: Partial<Promotion> = {}): Promotion => ({
  code: 'S',
  friendlyId: 's',
  displayName: 'Fall savings',
  label: '',
  totalOfflineSavings: undefined,
  loggedInOnlyPromotion: false,
  hidePrice: false,
  salePrice: dollars === undefined ? undefined : toMoney(dollars),
  ...changes,
});

const createPricing = (dollars: number, ...potentialPromotions: Promotion[]): TirePricing => ({
  price: toMoney(dollars),
  potentialPromotions,
  rebates: [],
});

const createPair = (front: TirePricing, rear?: TirePricing) =>
  createGroup([createTire('1'), createTire('2')], {
    pricing: new Map(
      rear
        ? [
            ['1', front],
            ['2', rear],
          ]
        : [['1', front]],
    ),
    inventory: new Map(),
    ratings: new Map(),
  });

describe('current price of a tire', () => {
  test.each<[string, TirePricing, boolean, number]>([
    ['the regular price without a promotion', createPricing(100), false, 100],
    [
      'the lowest sale price',
      createPricing(100, createSale(95), createSale(90, { code: 'T' })),
      false,
      90,
    ],
    [
      'the regular price if a promotion has no sale price',
      createPricing(100, createSale(undefined)),
      true,
      100,
    ],
    [
      'the regular price if a sale price is higher',
      createPricing(100, createSale(110)),
      false,
      100,
    ],
    [
      'the regular price if the sale price is hidden',
      createPricing(100, createSale(90, { hidePrice: true })),
      true,
      100,
    ],
    [
      'the regular price for a visitor if only drivers save',
      createPricing(100, createSale(90, { loggedInOnlyPromotion: true })),
      false,
      100,
    ],
    [
      "the members' price for a driver",
      createPricing(100, createSale(90, { loggedInOnlyPromotion: true })),
      true,
      90,
    ],
  ])('is %s [PRIC-1/sale-price]', (_name, pricing, isSignedIn, dollars) => {
    expect(getCurrentPrices({ pricing: [pricing] }, isSignedIn)).toEqual([dollars]);
  });
});

describe('current price of a group', () => {
  test("is the sum of a pair's sale prices, computed in cents; the tires keep their prices [SRCH-3/groups]", () => {
    const members = { code: 'M', loggedInOnlyPromotion: true };
    const pair = createPair(
      createPricing(100.1, createSale(80.15), createSale(70.1, members)),
      createPricing(120.3, createSale(110.2), createSale(100.25, members)),
    );
    expect(applySalePrices(pair, false)).toMatchObject({ price: 190.35, avgPrice: 95.18 });
    expect(applySalePrices(pair, true)).toMatchObject({ price: 170.35, avgPrice: 85.18 });
    expect(applySalePrices(pair, true).pricing).toBe(pair.pricing);
  });

  test('is the regular price if no promotion has a sale price for both tires of a pair [SRCH-3/groups]', () => {
    for (const pair of [
      createPair(createPricing(100, createSale(80)), createPricing(120)),
      createPair(createPricing(100), createPricing(120, createSale(80))),
      createPair(
        createPricing(100, createSale(80)),
        createPricing(120, createSale(80, { code: 'T' })),
      ),
    ]) {
      expect(applySalePrices(pair, true)).toMatchObject({ price: 220, avgPrice: 110 });
    }
  });

  test('is unknown if one tire of a pair has no price [SRCH-3/groups]', () => {
    const pair = createPair(createPricing(100, createSale(90)));
    expect(applySalePrices(pair, true).price).toBeUndefined();
  });
});
