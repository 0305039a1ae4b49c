import { createTire } from '../../../test/tires';
import type { TireTraits } from '../../services/tires';
import type { Priority } from './guide-answers';
import { explainRejection, listReasons } from './guide-reasons';
import { scoreGroups } from './guide-score';
import { createGroup } from './tire-group';
import type { TireGroup } from './tire-group';

const createPriced = (
  code: string,
  avgPrice: number | undefined,
  rating = 4,
  mileage = 60_000,
): TireGroup => ({
  ...createGroup([createTire(code, { mileage })], {
    pricing: new Map(),
    inventory: new Map(),
    ratings: new Map([[code, { averageRating: rating, reviewCount: rating === 0 ? 0 : 9 }]]),
  }),
  price: avgPrice,
  avgPrice,
});

const TRAITS: TireTraits = { wet: 8, snow: 3, quiet: 5, comfort: 5, handling: 5, fuel: 5 };
const traits = new Map([
  ['1', TRAITS],
  ['2', TRAITS],
  ['3', { ...TRAITS, wet: 4 }],
]);

describe('reasons of the guide', () => {
  const first = createPriced('1', 135);

  test('names the values of the priorities, and the price difference from the first [TDG-1]', () => {
    expect(listReasons(createPriced('2', 126.25), first, ['wet', 'treadLife'], traits)).toEqual([
      '8 of 10 on wet roads',
      '60,000-mile warranty',
      '$35 less per set than the first',
    ]);
  });

  test("lists the price at its rank among the priorities, and the first tire's price without a comparison [TDG-1]", () => {
    expect(listReasons(first, first, ['price', 'snow'], traits)).toEqual([
      '$540 for a set of four',
      '3 of 10 in snow',
    ]);
    expect(listReasons(createPriced('2', 140), first, ['snow', 'price'], traits)).toEqual([
      '3 of 10 in snow',
      '$20 more per set than the first',
    ]);
    expect(listReasons(createPriced('2', 135), first, ['price'], traits)).toEqual([
      'Same price as the first',
    ]);
  });

  test.each([
    [135.1, '$0.40 more per set than the first'],
    [134.99, '$0.04 less per set than the first'],
    [135.13, '$1 more per set than the first'],
  ])('names a difference in dollars, or in cents below 50 cents: %d [TDG-1]', (price, text) => {
    expect(listReasons(createPriced('2', price), first, ['price'], traits)).toEqual([text]);
  });

  test('compares the sums of pairs, not their rounded averages [TDG-1]', () => {
    const createPair = (code: string, price: number): TireGroup => ({
      ...createPriced(code, 135),
      isMatchSet: true,
      price,
    });
    expect(listReasons(createPair('1', 270.01), createPair('2', 270), ['price'], traits)).toEqual([
      '$0.02 more per set than the first',
    ]);
  });

  test("leaves out what isn't known [TDG-1]", () => {
    expect(
      listReasons(createPriced('9', undefined, 4, 0), first, ['wet', 'treadLife'], traits),
    ).toEqual(['No mileage warranty']);
  });

  /** Explains the rejection of the group that is listed last. */
  const explain = (groups: readonly TireGroup[], priorities: readonly Priority[]): string => {
    const rejected = groups.at(-1);
    const scored = scoreGroups(groups, priorities, traits);
    const entry = scored.find(({ group }) => group.id === rejected?.id);
    const recommended = scored.filter((other) => other !== entry);
    return entry ? explainRejection(entry, recommended, priorities, traits) : '';
  };

  test.each<[string, TireGroup, readonly Priority[], string]>([
    ['a lower trait', createPriced('3', 135), ['wet'], '4 of 10 on wet roads; the first has 8'],
    ['a higher price', createPriced('2', 150), ['price'], '$60 more per set than the first'],
    [
      'a shorter warranty',
      createPriced('2', 135, 4, 40_000),
      ['treadLife'],
      '40,000-mile warranty; the first has 60,000',
    ],
    ['no price', createPriced('2', undefined), ['price'], 'No price at your store'],
    ['no traits', createPriced('9', 135), ['wet'], 'Not rated yet'],
    [
      'a lower rating',
      createPriced('2', 135, 3.5),
      ['wet'],
      'Meets your priorities as well as the first, but is rated 3.5 out of 5',
    ],
    [
      'no reviews',
      createPriced('2', 135, 0),
      ['wet'],
      'Meets your priorities as well as the first, but has no reviews yet',
    ],
    [
      "a higher price that isn't a priority",
      createPriced('2', 140),
      ['wet'],
      'Meets your priorities as well as the first, but costs $20 more per set',
    ],
    [
      'nothing',
      createPriced('2', 135),
      ['wet'],
      'Meets your priorities as well as the first, at the same rating',
    ],
    [
      'a rating that differs only in hidden decimals',
      createPriced('2', 135, 3.98),
      ['wet'],
      'Meets your priorities as well as the first, at the same rating',
    ],
  ])('explains a rejection by %s [TDG-1]', (_name, group, priorities, text) => {
    expect(explain([first, group], priorities)).toBe(text);
  });

  test('explains a rejection by a missing price or trait even if it scores as low as the worst value [TDG-1]', () => {
    const highest = createPriced('1', 150);
    const group = createPriced('2', undefined, 3);
    expect(explain([highest, group], ['wet', 'price'])).toBe('No price at your store');
    expect(explain([createPriced('3', 135), createPriced('9', 135)], ['wet'])).toBe(
      'Not rated yet',
    );
  });

  test('names no missing reviews if the recommended tire has none either [TDG-1]', () => {
    expect(explain([createPriced('1', 135, 0), createPriced('2', 135, 0)], ['wet'])).toBe(
      'Meets your priorities as well as the first',
    );
  });

  test('compares with the first recommended tire, even if only the third has the same price [TDG-1]', () => {
    const recommended = [createPriced('11', 100), createPriced('12', 100), createPriced('13', 150)];
    expect(explain([...recommended, createPriced('14', 150)], ['price'])).toBe(
      '$200 more per set than the first',
    );
  });

  test('compares with the next recommended tire if the first differs in nothing [TDG-1]', () => {
    const recommended = [
      createPriced('11', 100, 4, 50_000),
      createPriced('12', 150, 4, 70_000),
      createPriced('13', 100, 4, 50_000),
    ];
    const scored = recommended.map((group, index) => ({
      group,
      score: 1,
      parts: index === 1 ? [0, 1] : [1, 0],
    }));
    const rejected = { group: createPriced('14', 100, 4, 50_000), score: 1, parts: [1, 0] };
    expect(explainRejection(rejected, scored, ['price', 'treadLife'], traits)).toBe(
      '50,000-mile warranty; the second has 70,000',
    );
  });
});
