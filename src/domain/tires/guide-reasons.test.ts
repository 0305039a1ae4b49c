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

  const list = (group: TireGroup, priorities: readonly Priority[]) =>
    listReasons(group, [first, group], priorities, traits);

  test('names the good values of the priorities, and a lower price than that of the first [TDG-1]', () => {
    expect(list(createPriced('2', 126.25), ['wet', 'treadLife'])).toEqual([
      '8 of 10 on wet roads',
      '60,000-mile warranty',
      '$35 less per set than the first',
    ]);
  });

  test('lists the price at its rank among the priorities [TDG-1]', () => {
    expect(list(createPriced('2', 126.25), ['price', 'wet'])).toEqual([
      '$35 less per set than the first',
      '8 of 10 on wet roads',
    ]);
  });

  test('names the price of the first tire only if it is the lowest [TDG-1]', () => {
    const listOfFirst = (other: TireGroup) =>
      listReasons(first, [first, other], ['price', 'wet'], traits);
    expect(listOfFirst(createPriced('2', 140))).toEqual([
      'The lowest price of these tires: $540 for a set of four',
      '8 of 10 on wet roads',
    ]);
    expect(listOfFirst(createPriced('2', 130))).toEqual(['8 of 10 on wet roads']);
    expect(listOfFirst(createPriced('2', undefined))).toEqual(['8 of 10 on wet roads']);
    expect(listReasons(first, [first], ['price'], traits)).toEqual([
      'One of the best matches for your priorities',
    ]);
  });

  test.each<[string, TireGroup, readonly Priority[]]>([
    ['a low trait', createPriced('2', 135), ['snow']],
    ['a middling trait', createPriced('2', 135), ['quiet']],
    ['an unknown trait', createPriced('9', 135), ['wet']],
    ['no warranty', createPriced('2', 135, 4, 0), ['treadLife']],
    ['a short warranty', createPriced('2', 135, 4, 40_000), ['treadLife']],
    ['a higher price', createPriced('2', 140), ['price']],
    ['the same price', createPriced('2', 135), ['price']],
    ['no price', createPriced('2', undefined), ['price']],
  ])('gives no reason that does not speak for a tire: %s [TDG-1]', (_name, group, priorities) => {
    expect(list(group, priorities)).toEqual(['One of the best matches for your priorities']);
  });

  test('names a good rating last [TDG-1]', () => {
    expect(list(createPriced('2', 135, 4.6), ['wet'])).toEqual([
      '8 of 10 on wet roads',
      'Rated 4.6 out of 5 by 9 drivers',
    ]);
    expect(list(createPriced('2', 135, 0), ['wet'])).toEqual(['8 of 10 on wet roads']);
  });

  test.each([
    [134.99, '$0.04 less per set than the first'],
    [134.87, '$1 less per set than the first'],
  ])('names a difference in dollars, or in cents below 50 cents: %d [TDG-1]', (price, text) => {
    expect(list(createPriced('2', price), ['price'])).toEqual([text]);
  });

  test('compares the sums of pairs, not their rounded averages [TDG-1]', () => {
    const createPair = (code: string, price: number): TireGroup => ({
      ...createPriced(code, 135),
      isMatchSet: true,
      price,
    });
    const [one, other] = [createPair('1', 270.01), createPair('2', 270)];
    expect(listReasons(other, [one, other], ['price'], traits)).toEqual([
      '$0.02 less per set than the first',
    ]);
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
