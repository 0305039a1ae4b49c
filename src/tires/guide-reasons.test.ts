import { createTire } from '../../test/tires';
import type { TireTraits } from '../services/tires';
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

  test('names the price at its rank, and the first tire’s own [TDG-1]', () => {
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
  ])('names a difference below 50 cents in cents: %d [TDG-1]', (price, text) => {
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

  test('leaves out what isn’t known [TDG-1]', () => {
    expect(
      listReasons(createPriced('9', undefined, 4, 0), first, ['wet', 'treadLife'], traits),
    ).toEqual(['No mileage warranty']);
  });

  const explain = (group: TireGroup, priorities: readonly Priority[]): string => {
    const scored = scoreGroups([first, group], priorities, traits);
    const find = (id: string) => scored.find((entry) => entry.group.id === id);
    const [rejected, last] = [find(group.id), find('1')];
    return rejected && last ? explainRejection(rejected, last, priorities, traits) : '';
  };

  test.each<[string, TireGroup, readonly Priority[], string]>([
    ['a lower trait', createPriced('3', 135), ['wet'], '4 of 10 on wet roads; the third has 8'],
    ['a higher price', createPriced('2', 150), ['price'], '$60 more per set than the third'],
    [
      'a shorter warranty',
      createPriced('2', 135, 4, 40_000),
      ['treadLife'],
      '40,000-mile warranty; the third has 60,000',
    ],
    ['no price', createPriced('2', undefined), ['price'], 'No price at your store'],
    ['no traits', createPriced('9', 135), ['wet'], 'Not rated yet'],
    [
      'a lower rating',
      createPriced('2', 135, 3.5),
      ['wet'],
      'Meets your priorities as well as the third, but is rated 3.5 out of 5',
    ],
    [
      'no reviews',
      createPriced('2', 135, 0),
      ['wet'],
      'Meets your priorities as well as the third, but has no reviews yet',
    ],
    [
      'nothing',
      createPriced('2', 135),
      ['wet'],
      'Meets your priorities as well as the third, at the same rating',
    ],
  ])('explains a rejection by %s [TDG-1]', (_name, group, priorities, text) => {
    expect(explain(group, priorities)).toBe(text);
  });
});
