import type { TireTraits } from '../../services/tires';
import type { Priority, TireType } from './guide-answers';
import { getMileage } from './tire-group';
import type { TireGroup } from './tire-group';

/** The guide's types by the catalog's types. Other types of the catalog count as all-season. */
const GUIDE_TYPES: Readonly<Record<string, Exclude<TireType, 'notSure'>>> = {
  'All-Season Touring': 'allSeason',
  'All-Season': 'allSeason',
  'All-Weather': 'allSeason',
  'Performance All-Season': 'allSeason',
  'Crossover Touring': 'allSeason',
  'Highway All-Season': 'allSeason',
  Winter: 'winter',
  'Summer Performance': 'summer',
  'All-Terrain': 'allTerrain',
  'Mud-Terrain': 'allTerrain',
};

export const getGuideType = (type: string): Exclude<TireType, 'notSure'> =>
  GUIDE_TYPES[type] ?? 'allSeason';

/** Returns the groups of a type, or all of them for `notSure`. */
export const filterByType = (groups: readonly TireGroup[], type: TireType): readonly TireGroup[] =>
  type === 'notSure' ? groups : groups.filter(({ tires }) => getGuideType(tires[0].type) === type);

export type TraitsByCode = ReadonlyMap<string, TireTraits>;

/** Weights of the first, second, and third priority. */
const WEIGHTS = [3, 2, 1];

/**
 * Returns the value that a priority compares: dollars per tire, warranty miles, or a trait from 1 to 10. For
 * a pair, miles and traits are those of the worse tire.
 */
export const getPriorityValue = (
  group: TireGroup,
  priority: Priority,
  traits: TraitsByCode,
): number | undefined => {
  if (priority === 'price') return group.avgPrice;
  if (priority === 'treadLife') return getMileage(group);
  const known = group.tires.flatMap((tire) => tire ?? []);
  const values = known.flatMap(({ code }) => traits.get(code)?.[priority] ?? []);
  return values.length === known.length ? Math.min(...values) : undefined;
};

/** Creates a function that scales a priority's values to 0 (worst) to 1 (best) within the groups. */
const createScale = (
  groups: readonly TireGroup[],
  priority: Priority,
  traits: TraitsByCode,
): ((group: TireGroup) => number) => {
  const values = groups.flatMap((group) => getPriorityValue(group, priority, traits) ?? []);
  const lowest = Math.min(...values);
  const range = Math.max(...values) - lowest;
  return (group) => {
    const value = getPriorityValue(group, priority, traits);
    if (value === undefined) return 0;
    if (range === 0) return 1;
    const scaled = (value - lowest) / range;
    return priority === 'price' ? 1 - scaled : scaled;
  };
};

export interface ScoredGroup {
  readonly group: TireGroup;
  /** Sum of `parts`. */
  readonly score: number;
  /** Scaled and weighted values, in the order of the priorities. */
  readonly parts: readonly number[];
}

/** Orders by score, then by rating, price, and code. Scores that differ only by rounding are equal. */
const compareScored = (one: ScoredGroup, other: ScoredGroup): number => {
  const difference = other.score - one.score;
  if (Math.abs(difference) > 1e-9) return difference;
  return (
    other.group.rating.averageRating - one.group.rating.averageRating ||
    (one.group.price ?? Infinity) - (other.group.price ?? Infinity) ||
    (one.group.id < other.group.id ? -1 : 1)
  );
};

/** Returns the groups that the store can get, or all of them if it can get none. */
export const keepAvailable = (groups: readonly TireGroup[]): readonly TireGroup[] => {
  const available = groups.filter(({ readyDate }) => readyDate !== null);
  return available.length > 0 ? available : groups;
};

/**
 * Returns the best version of each line in each size.
 * @param scored best first
 */
export const keepBestVersions = (scored: readonly ScoredGroup[]): readonly ScoredGroup[] => {
  const best = new Map<string, ScoredGroup>();
  for (const entry of scored) {
    const { line } = entry.group;
    if (!best.has(line)) best.set(line, entry);
  }
  return [...best.values()];
};

/** Scores groups by the visitor's priorities and sorts them, best first (TDG-1). */
export const scoreGroups = (
  groups: readonly TireGroup[],
  priorities: readonly Priority[],
  traits: TraitsByCode,
): readonly ScoredGroup[] => {
  const scales = priorities.map((priority) => createScale(groups, priority, traits));
  return groups
    .map((group): ScoredGroup => {
      const parts = scales.map((scale, index) => (WEIGHTS[index] ?? 0) * scale(group));
      return { group, parts, score: parts.reduce((sum, part) => sum + part, 0) };
    })
    .sort(compareScored);
};
