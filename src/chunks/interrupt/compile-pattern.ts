/** The error for a rejected pattern; its message is the rest of a sentence that starts with the pattern. */
export class PatternProblem extends Error {}

/** Maximum length of a pattern, in characters. */
export const MAX_PATTERN_LENGTH = 200;

export const MAX_PATTERNS = 20;

/** The ways to match that a repetition adds, or a match that can begin anywhere: about half of the path's length. */
const REPETITION_WAYS = 256;

/**
 * The ways that an optional part, an alternative, or the repetition of a group counts for: trying one takes browsers
 * longer than trying one more character.
 */
const CHOICE_WAYS = 3;

/** Maximum number of ways to match: those of three repetitions, which take a slow computer half a second. */
const MAX_WAYS = REPETITION_WAYS ** 3;

/** A character, an escape, a class, or a bracket of a group, and its quantifier, which may be lazy. */
const TOKEN =
  /(\\(?:u[\da-fA-F]{4}|x[\da-fA-F]{2}|[^])|\[(?:\\[^]|[^\\\]])*\]|\(\?(?::|<\w+>)|[^])([*+?]|\{\d+(?:,\d*)?\})?\??/g;

/** A character that stands for itself. */
const LITERAL = /^(?:\\\W|[^\\[\](){}|.^$])$/;

interface Token {
  readonly text: string;
  /** Such as `*` or `{2,3}`; empty without a repetition. */
  readonly quantifier: string;
}

const tokenize = (source: string): Token[] =>
  [...source.matchAll(TOKEN)].map(([, text = '', quantifier = '']) => ({ text, quantifier }));

const isOptional = ({ quantifier }: Token): boolean => quantifier === '?';

const isRepeatedGroup = (token: Token): boolean =>
  token.text === ')' && token.quantifier !== '' && !isOptional(token);

/** Checks whether a pattern repeats a group, and so needs a check of nested repetitions. */
export const repeatsGroup = (source: string): boolean =>
  source.length <= MAX_PATTERN_LENGTH && tokenize(source).some(isRepeatedGroup);

/** Checks whether a token matches whatever is left of a path, so that it is never tried again. */
const matchesRest = ({ text, quantifier }: Token, following: readonly Token[]): boolean =>
  following.every(isOptional) ||
  (text === '.' && quantifier === '*' && following.every((next) => next.text === '$'));

/** Checks whether a repetition can end at one place only, because it doesn't repeat what follows, as in `[^/]+/`. */
const endsOnce = ({ text }: Token, following: readonly Token[]): boolean => {
  const repeated = new RegExp(`^(?:${text})$`);
  const end = following.findIndex((token) => !isOptional(token));
  return following
    .slice(0, end + 1)
    .every(
      (next) =>
        next.text === '$' ||
        (LITERAL.test(next.text) &&
          !repeated.test(next.text.slice(-1)) &&
          /^[?+]?$/.test(next.quantifier)),
    );
};

/** Returns the number of places where a match can begin, by the first token of the pattern or of an alternative. */
const countStarts = (first: Token | undefined): number =>
  first?.text === '^' ? 1 : REPETITION_WAYS;

/** Overestimates the number of ways to match a path; alternatives, for example, may exclude each other. */
const countWays = (tokens: readonly Token[]): number => {
  let waysOfOthers = 0;
  let ways = countStarts(tokens[0]);
  let hasRun = false;
  /** The open groups, with the ways before them and those of their earlier alternatives. */
  const groups: { readonly waysBefore: number; waysOfOthers: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    const { text, quantifier } = token;
    const following = tokens.slice(index + 1);
    if (text.startsWith('(')) groups.push({ waysBefore: ways, waysOfOthers: 0 });
    const group = groups.at(-1);
    if (text === '|' && group) {
      group.waysOfOthers += ways;
      ways = group.waysBefore;
    } else if (text === '|') {
      waysOfOthers += ways;
      ways = countStarts(following[0]);
    }
    if (text === ')' && group) {
      groups.pop();
      if (group.waysOfOthers > 0) ways = (ways + group.waysOfOthers) * (CHOICE_WAYS / 2);
      if (isRepeatedGroup(token) && ways > group.waysBefore) return Infinity;
    }
    if (!/^(?:[*+?]|\{\d+,)/.test(quantifier) || matchesRest(token, following)) continue;
    if (text !== ')' && endsOnce(token, following)) hasRun ||= !isOptional(token);
    else
      ways *= isOptional(token) ? CHOICE_WAYS : REPETITION_WAYS * (text === ')' ? CHOICE_WAYS : 1);
  }
  return (waysOfOthers + ways) * (hasRun ? REPETITION_WAYS : 1);
};

/** Checks a pattern for nested repetitions, as safe-regex2 does. */
export type CheckNested = (source: string) => boolean;

/**
 * Compiles an author's pattern for a path.
 * @param isSafe checks a pattern that repeats a group; undefined before it has loaded
 * @throws PatternProblem if it is too long, invalid, or could take long (docs/feature-rules.md#interrupts)
 */
export const compilePattern = (source: string, isSafe: CheckNested | undefined): RegExp => {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new PatternProblem(`is longer than ${MAX_PATTERN_LENGTH} characters`);
  }
  let compiled: RegExp;
  try {
    compiled = new RegExp(source);
  } catch {
    throw new PatternProblem('is not a regular expression');
  }
  const tokens = tokenize(source);
  if (tokens.some(({ text }) => /^\\[\dk]/.test(text))) {
    throw new PatternProblem('has a back-reference');
  }
  if (tokens.some((token) => token.text === '(' && isOptional(token))) {
    throw new PatternProblem('has a lookahead, a lookbehind, or flags');
  }
  if (tokens.some(isRepeatedGroup)) {
    if (!isSafe) throw new PatternProblem('has not been checked');
    // Greedy, because safe-regex2 doesn't look into a lazy repetition.
    const greedy = tokens.map(({ text, quantifier }) => text + quantifier).join('');
    if (!isSafe(greedy)) throw new PatternProblem('has nested repetitions');
  }
  if (countWays(tokens) > MAX_WAYS) {
    throw new PatternProblem('has too many repetitions, alternatives, or optional parts');
  }
  return compiled;
};
