import { fc } from '../../../test/fast-check';
import { createTire } from '../../../test/tires';
import type { TireTraits } from '../../services/tires';
import { PRIORITIES } from './guide-answers';
import type { Priority } from './guide-answers';
import {
  filterByType,
  getGuideType,
  getPriorityValue,
  keepAvailable,
  keepBestVersions,
  scoreGroups,
} from './guide-score';
import { createGroup } from './tire-group';
import type { TireGroup } from './tire-group';

const TRAITS: TireTraits = { wet: 5, snow: 5, quiet: 5, comfort: 5, handling: 5, fuel: 5 };

interface Facts {
  readonly price?: number | undefined;
  readonly mileage?: number;
  readonly rating?: number;
  readonly type?: string;
}

const createGroupWith = (
  code: string,
  { price = 100, mileage = 50_000, rating = 4, type = 'Winter' }: Facts = {},
): TireGroup => ({
  ...createGroup([createTire(code, { mileage, type })], {
    pricing: new Map(),
    inventory: new Map(),
    ratings: new Map([[code, { averageRating: rating, reviewCount: 10 }]]),
  }),
  price,
  avgPrice: price,
});

const createTraits = (entries: Readonly<Record<string, Partial<TireTraits>>>) =>
  new Map(Object.entries(entries).map(([code, traits]) => [code, { ...TRAITS, ...traits }]));

const getOrder = (
  groups: readonly TireGroup[],
  priorities: readonly Priority[],
  traits = createTraits({}),
) => scoreGroups(groups, priorities, traits).map(({ group }) => group.id);

const trait = fc.integer({ min: 1, max: 10 });
const tires = fc.uniqueArray(
  fc.record({
    code: fc.integer({ min: 1, max: 99 }).map(String),
    price: fc.option(fc.integer({ min: 50, max: 55 }), { nil: undefined }),
    mileage: fc.constantFrom(0, 50_000, 60_000),
    rating: fc.constantFrom(0, 4, 4.5),
    traits: fc.record({
      wet: trait,
      snow: trait,
      quiet: trait,
      comfort: trait,
      handling: trait,
      fuel: trait,
    }),
  }),
  { selector: ({ code }) => code, minLength: 1, maxLength: 12 },
);
const priorities = fc.uniqueArray(fc.constantFrom(...PRIORITIES), { maxLength: 3 });

describe('score of the guide', () => {
  test('gives the same order for any order of the tires [TDG-1]', () => {
    fc.assert(
      fc.property(
        tires.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        priorities,
        ([list, shuffled], selected) => {
          const traits = new Map(list.map((entry) => [entry.code, entry.traits]));
          const toGroups = (entries: typeof list) =>
            entries.map((entry) => createGroupWith(entry.code, entry));
          expect(getOrder(toGroups(shuffled), selected, traits)).toEqual(
            getOrder(toGroups(list), selected, traits),
          );
        },
      ),
    );
  });

  test('never puts a tire first that another beats in every priority [TDG-1]', () => {
    fc.assert(
      fc.property(tires, priorities, (list, selected) => {
        const traits = new Map(list.map((entry) => [entry.code, entry.traits]));
        const groups = list.map((entry) => createGroupWith(entry.code, entry));
        const [first] = scoreGroups(groups, selected, traits);
        const isBetter = (group: TireGroup, priority: Priority): boolean => {
          const [own, best] = [group, first?.group].map(
            (entry) => entry && getPriorityValue(entry, priority, traits),
          );
          if (own === undefined || best === undefined) return false;
          return priority === 'price' ? own < best : own > best;
        };
        const better = groups.filter((group) =>
          selected.every((priority) => isBetter(group, priority)),
        );
        expect(selected.length > 0 ? better : []).toEqual([]);
      }),
    );
  });

  test('keeps the score between 0 and the sum of the weights [TDG-1]', () => {
    fc.assert(
      fc.property(tires, priorities, (list, selected) => {
        const traits = new Map(list.map((entry) => [entry.code, entry.traits]));
        const groups = list.map((entry) => createGroupWith(entry.code, entry));
        const most = [0, 3, 5, 6][selected.length] ?? 0;
        for (const { score } of scoreGroups(groups, selected, traits)) {
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test('weighs the priorities 3, 2, and 1 over values from 0 to 1 [TDG-1]', () => {
    const traits = createTraits({
      '1': { wet: 10, snow: 1, quiet: 1 },
      '2': { wet: 1, snow: 10, quiet: 10 },
      '3': { wet: 1, snow: 5.5, quiet: 1 },
    });
    const groups = ['1', '2', '3'].map((code) => createGroupWith(code));
    const scores = scoreGroups(groups, ['wet', 'snow', 'quiet'], traits);
    expect(Object.fromEntries(scores.map(({ group, score }) => [group.id, score]))).toEqual({
      '1': 3,
      '2': 3,
      '3': 1,
    });
    expect(getOrder(groups, ['wet', 'snow'], traits)).toEqual(['1', '2', '3']);
    expect(getOrder(groups, ['snow', 'wet'], traits)).toEqual(['2', '1', '3']);
  });

  test('scores a low price and a long warranty high [TDG-1]', () => {
    const groups = [
      createGroupWith('1', { price: 120, mileage: 80_000 }),
      createGroupWith('2', { price: 90, mileage: 40_000 }),
    ];
    expect(getOrder(groups, ['price'])).toEqual(['2', '1']);
    expect(getOrder(groups, ['treadLife'])).toEqual(['1', '2']);
    expect(getOrder(groups, ['treadLife', 'price'])).toEqual(['1', '2']);
  });

  test('breaks ties by rating, then price, then code [TDG-1]', () => {
    const groups = [
      createGroupWith('4', { rating: 4, price: 100 }),
      createGroupWith('3', { rating: 4, price: 100 }),
      createGroupWith('2', { rating: 4, price: 90 }),
      createGroupWith('1', { rating: 4.5, price: 200 }),
    ];
    expect(getOrder(groups, ['wet'])).toEqual(['1', '2', '3', '4']);
  });

  test('takes the worse tire of a pair [TDG-1]', () => {
    const pair = createGroup(
      [createTire('1', { mileage: 60_000 }), createTire('2', { mileage: 40_000 })],
      {
        pricing: new Map(),
        inventory: new Map(),
        ratings: new Map(),
      },
    );
    const traits = createTraits({ '1': { wet: 9 }, '2': { wet: 4 } });
    expect(getPriorityValue(pair, 'wet', traits)).toBe(4);
    expect(getPriorityValue(pair, 'treadLife', traits)).toBe(40_000);
    expect(getPriorityValue(pair, 'wet', createTraits({ '1': {} }))).toBeUndefined();
  });
});

describe('candidates of the guide', () => {
  test("leaves out tires that the store can't get, unless it can get none [TDG-1]", () => {
    const here = createGroupWith('1');
    const gone: TireGroup = { ...createGroupWith('2'), readyDate: null };
    expect(keepAvailable([gone, here])).toEqual([here]);
    expect(keepAvailable([gone])).toEqual([gone]);
  });

  test('keeps the best version of each line [TDG-1]', () => {
    const rename = (group: TireGroup): TireGroup => ({
      ...group,
      line: 'Trail',
    });
    const groups = [
      rename(createGroupWith('1', { price: 120 })),
      rename(createGroupWith('2', { price: 90 })),
      createGroupWith('3', { price: 100 }),
    ];
    const best = keepBestVersions(scoreGroups(groups, ['price'], createTraits({})));
    expect(best.map(({ group }) => group.id)).toEqual(['2', '3']);
  });

  test('keeps other sizes of the same tire [TDG-1]', () => {
    const resize = (group: TireGroup, size: string): TireGroup => ({
      ...group,
      line: `Trail ${size}`,
    });
    const groups = [
      resize(createGroupWith('1', { price: 120 }), '245/75R17'),
      resize(createGroupWith('2', { price: 90 }), 'LT245/75R17'),
      resize(createGroupWith('3', { price: 100 }), 'LT245/75R17'),
    ];
    const best = keepBestVersions(scoreGroups(groups, ['price'], createTraits({})));
    expect(best.map(({ group }) => group.id)).toEqual(['2', '1']);
  });
});

describe('types of the guide', () => {
  test.each([
    ['All-Weather', 'allSeason'],
    ['Crossover Touring', 'allSeason'],
    ['Winter', 'winter'],
    ['Summer Performance', 'summer'],
    ['Mud-Terrain', 'allTerrain'],
    ['A new type', 'allSeason'],
  ])('counts %s as %s [TDG-1]', (type, expected) => {
    expect(getGuideType(type)).toBe(expected);
  });

  test("keeps the groups of a type, or all groups if the visitor isn't sure [TDG-1]", () => {
    const groups = [
      createGroupWith('1', { type: 'Winter' }),
      createGroupWith('2', { type: 'All-Season' }),
    ];
    expect(filterByType(groups, 'winter').map(({ id }) => id)).toEqual(['1']);
    expect(filterByType(groups, 'notSure')).toEqual(groups);
  });
});
