import { withIndex } from '../../browser/with-index';
import { PatternProblem } from './pattern-problem';
import type { CharacterSet, Pattern } from './pattern-syntax';

/** Describes what comes after a part of a pattern. */
interface Follow {
  /** Characters that it can start with. */
  first: CharacterSet;
  /** Characters that its leading repetitions can start with. */
  repeats: CharacterSet;
  /** Whether it always matches without consuming anything, so that nothing before it backtracks. */
  alwaysMatches: boolean;
}

/** The worst-case backtracking of a pattern. */
interface Cost {
  /** Number of repetitions that can stop at several places; each multiplies the steps by the path's length. */
  flexibleRepeats: number;
  /** Number of ways through alternatives and optional parts with a common start. */
  ways: number;
  /** Whether a repetition can start anywhere in a run of the characters that it matches. */
  hasRuns: boolean;
}

/** Maximum number of ways that is fast on the longest path, by the exponent of the path's length. */
const MAX_WAYS: readonly number[] = [8, 8, 2];

const END: Follow = { first: 0n, repeats: 0n, alwaysMatches: true };
const ANYTHING: CharacterSet = -1n;
const NO_COST: Cost = { flexibleRepeats: 0, ways: 1, hasRuns: false };

const canBeEmpty = (part: Pattern): boolean => {
  if (part.kind === 'characters') return false;
  if (part.kind === 'assertion') return true;
  if (part.kind === 'sequence') return part.items.every(canBeEmpty);
  if (part.kind === 'choice') return part.branches.some(canBeEmpty);
  return part.min === 0 || canBeEmpty(part.body);
};

const uniteSets = (sets: readonly CharacterSet[]): CharacterSet =>
  sets.reduce((all, set) => all | set, 0n);

/** Returns the characters at one end of a part's matches; `order` sorts the items from that end. */
const getEdge = (
  part: Pattern,
  order: (items: readonly Pattern[]) => readonly Pattern[],
): CharacterSet => {
  if (part.kind === 'characters') return part.set;
  if (part.kind === 'assertion') return 0n;
  if (part.kind === 'repeat') return part.max === 0 ? 0n : getEdge(part.body, order);
  if (part.kind === 'choice')
    return uniteSets(part.branches.map((branch) => getEdge(branch, order)));
  const items = order(part.items);
  const firstNonEmpty = items.findIndex((item) => !canBeEmpty(item));
  const reached = firstNonEmpty < 0 ? items : items.slice(0, firstNonEmpty + 1);
  return uniteSets(reached.map((item) => getEdge(item, order)));
};
const getFirst = (part: Pattern): CharacterSet => getEdge(part, (items) => items);
const getLast = (part: Pattern): CharacterSet => getEdge(part, (items) => [...items].reverse());

const getRepeats = (part: Pattern): CharacterSet => {
  if (part.kind === 'repeat') return part.max > 1 ? getFirst(part) : getRepeats(part.body);
  if (part.kind === 'choice') return uniteSets(part.branches.map(getRepeats));
  if (part.kind !== 'sequence') return 0n;
  const firstNonEmpty = part.items.findIndex((item) => !canBeEmpty(item));
  return uniteSets(
    (firstNonEmpty < 0 ? part.items : part.items.slice(0, firstNonEmpty + 1)).map(getRepeats),
  );
};

const hasAssertion = (part: Pattern): boolean => {
  if (part.kind === 'assertion') return true;
  if (part.kind === 'sequence') return part.items.some(hasAssertion);
  if (part.kind === 'choice') return part.branches.some(hasAssertion);
  return part.kind === 'repeat' && hasAssertion(part.body);
};

const prependToFollow = (part: Pattern, follow: Follow): Follow => {
  const isSkippable = canBeEmpty(part);
  return {
    first: getFirst(part) | (isSkippable ? follow.first : 0n),
    repeats: getRepeats(part) | (isSkippable ? follow.repeats : 0n),
    alwaysMatches: isSkippable && !hasAssertion(part) && follow.alwaysMatches,
  };
};

/** Checks whether two alternatives differ in their leading characters, so that at most one of them can match. */
const areExclusive = (one: Pattern, other: Pattern): boolean => {
  if (one.kind !== 'sequence' || other.kind !== 'sequence') return false;
  for (const [index, item] of withIndex(one.items)) {
    const counterpart = other.items[index];
    if (item.kind === 'assertion' && counterpart?.kind === 'assertion') continue;
    if (item.kind !== 'characters' || counterpart?.kind !== 'characters') return false;
    if ((item.set & counterpart.set) === 0n) return true;
  }
  return false;
};

const toPairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

const refuse = (reason: string): never => {
  throw new PatternProblem(reason);
};

/**
 * Computes the backtracking cost of a part.
 * @param preceding characters that can precede the part
 * @param isStrict whether the part is in a repetition, where no backtracking is allowed
 * @throws PatternProblem
 */
const computeCost = (
  part: Pattern,
  follow: Follow,
  preceding: CharacterSet,
  isStrict: boolean,
): Cost => {
  switch (part.kind) {
    case 'characters':
    case 'assertion':
      return NO_COST;
    case 'sequence': {
      let rest = follow;
      const follows = [...part.items].reverse().map((item) => {
        const itemFollow = rest;
        rest = prependToFollow(item, rest);
        return itemFollow;
      });
      let itemPreceding = preceding;
      const cost = { ...NO_COST };
      for (const [index, item] of withIndex(part.items)) {
        const itemCost = computeCost(
          item,
          follows.at(-1 - index) ?? follow,
          itemPreceding,
          isStrict,
        );
        cost.flexibleRepeats += itemCost.flexibleRepeats;
        cost.ways *= itemCost.ways;
        cost.hasRuns ||= itemCost.hasRuns;
        itemPreceding = getLast(item) | (canBeEmpty(item) ? itemPreceding : 0n);
      }
      return cost;
    }
    case 'choice': {
      const firstSets = part.branches.map((branch) => prependToFollow(branch, follow).first);
      const overlap = toPairs(firstSets).some(([one, other]) => (one & other) !== 0n);
      if (overlap && isStrict) refuse('repeats alternatives with a common start');
      const costs = part.branches.map((branch) => computeCost(branch, follow, preceding, isStrict));
      const isDeterministic =
        !overlap || toPairs(part.branches).every(([one, other]) => areExclusive(one, other));
      const ways = costs.map((cost) => cost.ways);
      return {
        flexibleRepeats: Math.max(...costs.map(({ flexibleRepeats }) => flexibleRepeats)),
        ways: isDeterministic ? Math.max(...ways) : ways.reduce((sum, count) => sum + count),
        hasRuns: costs.some(({ hasRuns }) => hasRuns),
      };
    }
    case 'repeat':
      return part.max > 1
        ? computeRepeatCost(part, follow, preceding, isStrict)
        : computeOptionalCost(part, follow, preceding, isStrict);
  }
};

type Repeat = Extract<Pattern, { kind: 'repeat' }>;

/** Computes the cost of an optional part. */
const computeOptionalCost = (
  part: Repeat,
  follow: Follow,
  preceding: CharacterSet,
  isStrict: boolean,
) => {
  const overlaps =
    ((getFirst(part) & follow.first) !== 0n || canBeEmpty(part.body)) && !follow.alwaysMatches;
  if (overlaps && isStrict) refuse('repeats an optional part with the same start as what follows');
  const cost = computeCost(part.body, follow, preceding, isStrict);
  return { ...cost, ways: cost.ways * (overlaps && part.min === 0 ? 2 : 1) };
};

/** Computes the cost of a repetition. */
const computeRepeatCost = (
  part: Repeat,
  follow: Follow,
  preceding: CharacterSet,
  isStrict: boolean,
): Cost => {
  const { body, min, max } = part;
  const first = getFirst(body);
  if ((first & follow.repeats) !== 0n) refuse('has adjacent or nested repetitions that overlap');
  const isExact = min === max;
  const overlaps = !isExact && (first & follow.first) !== 0n && !follow.alwaysMatches;
  if (overlaps && isStrict) refuse('has nested repetitions that overlap');
  if (body.kind === 'characters') {
    return {
      flexibleRepeats: overlaps ? 1 : 0,
      ways: 1,
      hasRuns: !overlaps && !follow.alwaysMatches && (preceding & first) !== 0n,
    };
  }
  if (canBeEmpty(body)) refuse('repeats a part that can be empty');
  const repeatFollow: Follow = {
    first: first | follow.first,
    repeats: first | follow.repeats,
    alwaysMatches: false,
  };
  return {
    ...computeCost(body, repeatFollow, preceding | getLast(body), true),
    flexibleRepeats: overlaps ? 1 : 0,
    hasRuns: !overlaps && !follow.alwaysMatches,
  };
};

const isAnchored = (part: Pattern): boolean => {
  if (part.kind === 'assertion') return part.isStart;
  if (part.kind === 'sequence') return part.items[0] !== undefined && isAnchored(part.items[0]);
  return part.kind === 'choice' && part.branches.every(isAnchored);
};

/**
 * Refuses a pattern that could take long on some path. An accepted pattern doesn't backtrack inside
 * a repetition, and backtracks so little elsewhere that its steps stay below a small multiple of the
 * path's length squared; the length is limited (docs/feature-rules.md#interrupts).
 * @throws PatternProblem
 */
export const refuseExpensive = (pattern: Pattern): void => {
  const anchored = isAnchored(pattern);
  const { flexibleRepeats, ways, hasRuns } = computeCost(
    pattern,
    END,
    anchored ? 0n : ANYTHING,
    false,
  );
  const exponent = (anchored ? 0 : 1) + flexibleRepeats + (hasRuns ? 1 : 0);
  const maxWays = MAX_WAYS[exponent];
  if (maxWays === undefined) {
    throw new PatternProblem('has too many repetitions that can stop at several places');
  }
  if (ways > maxWays) refuse('has too many alternatives with a common start');
};
