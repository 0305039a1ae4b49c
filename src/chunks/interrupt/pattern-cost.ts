import { PatternProblem } from './pattern-syntax';
import type { Characters, Pattern } from './pattern-syntax';

/** What comes after a part of a pattern. */
interface Follow {
  /** Characters that it may begin with. */
  first: Characters;
  /** Characters that its leading repetitions may begin with. */
  repeats: Characters;
  /** Whether it matches in any case, consuming nothing: then nothing before it is tried again. */
  accepts: boolean;
}

/** How often parts of a pattern are tried again, at worst. */
interface Cost {
  /** Repetitions that may stop at several places; each multiplies by the path's length. */
  skips: number;
  /** Ways through alternatives and optional parts that begin alike. */
  ways: number;
  /** Whether a repetition may be entered at any place within its own characters. */
  runs: boolean;
}

/** Ways that are still quick on the longest path, by the exponent of the path's length. */
const MOST_WAYS: readonly number[] = [8, 8, 2];

const END: Follow = { first: 0n, repeats: 0n, accepts: true };
const ANYTHING: Characters = -1n;
const FREE: Cost = { skips: 0, ways: 1, runs: false };

const mayBeEmpty = (part: Pattern): boolean => {
  if (part.kind === 'characters') return false;
  if (part.kind === 'assertion') return true;
  if (part.kind === 'sequence') return part.items.every(mayBeEmpty);
  if (part.kind === 'choice') return part.branches.some(mayBeEmpty);
  return part.least === 0 || mayBeEmpty(part.body);
};

const union = (sets: readonly Characters[]): Characters => sets.reduce((all, set) => all | set, 0n);

/** Characters at one edge of what a part matches; `edge` gives the items from that edge on. */
const edgeOf = (
  part: Pattern,
  edge: (items: readonly Pattern[]) => readonly Pattern[],
): Characters => {
  if (part.kind === 'characters') return part.set;
  if (part.kind === 'assertion') return 0n;
  if (part.kind === 'repeat') return part.most === 0 ? 0n : edgeOf(part.body, edge);
  if (part.kind === 'choice') return union(part.branches.map((branch) => edgeOf(branch, edge)));
  const items = edge(part.items);
  const solid = items.findIndex((item) => !mayBeEmpty(item));
  const reached = solid < 0 ? items : items.slice(0, solid + 1);
  return union(reached.map((item) => edgeOf(item, edge)));
};
const firstOf = (part: Pattern): Characters => edgeOf(part, (items) => items);
const lastOf = (part: Pattern): Characters => edgeOf(part, (items) => [...items].reverse());

const repeatsOf = (part: Pattern): Characters => {
  if (part.kind === 'repeat') return part.most > 1 ? firstOf(part) : repeatsOf(part.body);
  if (part.kind === 'choice') return union(part.branches.map(repeatsOf));
  if (part.kind !== 'sequence') return 0n;
  const solid = part.items.findIndex((item) => !mayBeEmpty(item));
  return union((solid < 0 ? part.items : part.items.slice(0, solid + 1)).map(repeatsOf));
};

const canAssert = (part: Pattern): boolean => {
  if (part.kind === 'assertion') return true;
  if (part.kind === 'sequence') return part.items.some(canAssert);
  if (part.kind === 'choice') return part.branches.some(canAssert);
  return part.kind === 'repeat' && canAssert(part.body);
};

const followedBy = (part: Pattern, follow: Follow): Follow => {
  const isEmpty = mayBeEmpty(part);
  return {
    first: firstOf(part) | (isEmpty ? follow.first : 0n),
    repeats: repeatsOf(part) | (isEmpty ? follow.repeats : 0n),
    accepts: isEmpty && !canAssert(part) && follow.accepts,
  };
};

/** Whether two alternatives cannot both match at one place, told from their leading characters. */
const exclude = (one: Pattern, other: Pattern): boolean => {
  if (one.kind !== 'sequence' || other.kind !== 'sequence') return false;
  for (const [index, item] of one.items.entries()) {
    const against = other.items[index];
    if (item.kind === 'assertion' && against?.kind === 'assertion') continue;
    if (item.kind !== 'characters' || against?.kind !== 'characters') return false;
    if ((item.set & against.set) === 0n) return true;
  }
  return false;
};

const pairs = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [T, T] => [one, other]));

const refuse = (reason: string): never => {
  throw new PatternProblem(reason);
};

/**
 * Adds up what trying again may cost.
 * @param before characters that may stand right before the part
 * @param isStrict inside a repetition, where nothing may be tried twice
 * @throws PatternProblem
 */
const costOf = (part: Pattern, follow: Follow, before: Characters, isStrict: boolean): Cost => {
  switch (part.kind) {
    case 'characters':
    case 'assertion':
      return FREE;
    case 'sequence': {
      let rest = follow;
      const follows = [...part.items].reverse().map((item) => {
        const own = rest;
        rest = followedBy(item, rest);
        return own;
      });
      let preceding = before;
      const cost = { ...FREE };
      for (const [index, item] of part.items.entries()) {
        const own = costOf(item, follows.at(-1 - index) ?? follow, preceding, isStrict);
        cost.skips += own.skips;
        cost.ways *= own.ways;
        cost.runs ||= own.runs;
        preceding = lastOf(item) | (mayBeEmpty(item) ? preceding : 0n);
      }
      return cost;
    }
    case 'choice': {
      const entries = part.branches.map((branch) => followedBy(branch, follow).first);
      const overlap = pairs(entries).some(([one, other]) => (one & other) !== 0n);
      if (overlap && isStrict) refuse('repeats alternatives that begin alike');
      const costs = part.branches.map((branch) => costOf(branch, follow, before, isStrict));
      const isFree = !overlap || pairs(part.branches).every(([one, other]) => exclude(one, other));
      const ways = costs.map((cost) => cost.ways);
      return {
        skips: Math.max(...costs.map(({ skips }) => skips)),
        ways: isFree ? Math.max(...ways) : ways.reduce((sum, count) => sum + count),
        runs: costs.some(({ runs }) => runs),
      };
    }
    case 'repeat':
      return part.most > 1
        ? costOfRepeat(part, follow, before, isStrict)
        : costOfOption(part, follow, before, isStrict);
  }
};

type Repeat = Extract<Pattern, { kind: 'repeat' }>;

/** What may happen once at most. */
const costOfOption = (part: Repeat, follow: Follow, before: Characters, isStrict: boolean) => {
  const overlaps =
    ((firstOf(part) & follow.first) !== 0n || mayBeEmpty(part.body)) && !follow.accepts;
  if (overlaps && isStrict) refuse('repeats an optional part that what follows may begin like');
  const cost = costOf(part.body, follow, before, isStrict);
  return { ...cost, ways: cost.ways * (overlaps && part.least === 0 ? 2 : 1) };
};

/** What may happen more than once. */
const costOfRepeat = (
  part: Repeat,
  follow: Follow,
  before: Characters,
  isStrict: boolean,
): Cost => {
  const { body, least, most } = part;
  const first = firstOf(body);
  if ((first & follow.repeats) !== 0n) refuse('has adjacent or nested repetitions that overlap');
  const isExact = least === most;
  const overlaps = !isExact && (first & follow.first) !== 0n && !follow.accepts;
  if (overlaps && isStrict) refuse('has nested repetitions that overlap');
  if (body.kind === 'characters') {
    return {
      skips: overlaps ? 1 : 0,
      ways: 1,
      runs: !overlaps && !follow.accepts && (before & first) !== 0n,
    };
  }
  if (mayBeEmpty(body)) refuse('repeats a part that may be empty');
  const again: Follow = {
    first: first | follow.first,
    repeats: first | follow.repeats,
    accepts: false,
  };
  return {
    ...costOf(body, again, before | lastOf(body), true),
    skips: overlaps ? 1 : 0,
    runs: !overlaps && !follow.accepts,
  };
};

const isAnchored = (part: Pattern): boolean => {
  if (part.kind === 'assertion') return part.isStart;
  if (part.kind === 'sequence') return part.items[0] !== undefined && isAnchored(part.items[0]);
  return part.kind === 'choice' && part.branches.every(isAnchored);
};

/**
 * Refuses a pattern that could take long on some path. What it lets pass has no part that is
 * tried in several ways inside a repetition, and outside at most so few that the tries stay below
 * a small multiple of the path's length squared; the path itself is cut (browser: Interrupts).
 * @throws PatternProblem
 */
export const refuseCostly = (pattern: Pattern): void => {
  const anchored = isAnchored(pattern);
  const { skips, ways, runs } = costOf(pattern, END, anchored ? 0n : ANYTHING, false);
  const exponent = (anchored ? 0 : 1) + skips + (runs ? 1 : 0);
  const mostWays = MOST_WAYS[exponent];
  if (mostWays === undefined) {
    throw new PatternProblem('has too many repetitions that may stop at several places');
  }
  if (ways > mostWays) refuse('has too many alternatives that begin alike');
};
