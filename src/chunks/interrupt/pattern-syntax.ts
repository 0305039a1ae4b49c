/** Characters as bits: one for each of ASCII, and one for all others together. */
export type Characters = bigint;

/** A path pattern as a tree; groups are their content. */
export type Pattern =
  | { kind: 'characters'; set: Characters }
  | { kind: 'assertion'; isStart: boolean }
  | { kind: 'sequence'; items: readonly Pattern[] }
  | { kind: 'choice'; branches: readonly Pattern[] }
  | { kind: 'repeat'; body: Pattern; least: number; most: number };

/** Why a pattern is refused; the end of a sentence about it. */
export class PatternProblem extends Error {}

const OTHERS = 128;
/** The bit of a UTF-16 code unit. */
export const bit = (code: number): Characters => 1n << BigInt(Math.min(code, OTHERS));
const ALL: Characters = (1n << BigInt(OTHERS + 1)) - 1n;

const range = (from: number, to: number): Characters => {
  let set = 0n;
  for (let code = from; code <= Math.min(to, OTHERS); code += 1) set |= bit(code);
  return set;
};
const charactersOf = (text: string): Characters =>
  Array.from(text).reduce((set, character) => set | bit(character.charCodeAt(0)), 0n);

const DIGITS = range(48, 57);
const WORDS = DIGITS | range(65, 90) | range(97, 122) | charactersOf('_');
// Some of the characters beyond ASCII are blanks, so all of them may be.
const BLANKS = charactersOf(' \f\n\r\t\v') | bit(OTHERS);
const LINE_ENDS = charactersOf('\n\r');

const CLASSES: Readonly<Record<string, Characters>> = {
  d: DIGITS,
  D: ALL & ~DIGITS,
  w: WORDS,
  W: ALL & ~WORDS,
  s: BLANKS,
  S: (ALL & ~BLANKS) | bit(OTHERS),
};
const CONTROLS: Readonly<Record<string, string>> = {
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  0: '\0',
};

const BOUND = /^\{(\d{1,4})(,(\d{0,4}))?\}/;

/** Reads a pattern that the browser compiles without flags. @throws PatternProblem */
export const parsePattern = (source: string): Pattern => {
  let at = 0;
  const next = (): string => source.charAt(at);
  const take = (): string => {
    const character = next();
    at += 1;
    return character;
  };
  const takeIf = (text: string): boolean => {
    if (!source.startsWith(text, at)) return false;
    at += text.length;
    return true;
  };

  const hexadecimal = (length: number): Characters => {
    const digits = source.slice(at, at + length);
    if (!new RegExp(`^[\\da-f]{${length}}$`, 'i').test(digits)) {
      throw new PatternProblem('has an unfinished escape');
    }
    at += length;
    return bit(Number.parseInt(digits, 16));
  };

  const escape = (): Characters => {
    const letter = take();
    const named = CLASSES[letter];
    if (named !== undefined) return named;
    if (letter === 'x') return hexadecimal(2);
    if (letter === 'u') return hexadecimal(4);
    if (/[1-9k]/.test(letter)) throw new PatternProblem('has a back-reference');
    const control = CONTROLS[letter];
    if (control !== undefined) return charactersOf(control);
    if (/[a-z]/i.test(letter)) throw new PatternProblem(`has the unknown escape \\${letter}`);
    return charactersOf(letter);
  };

  const member = (): Characters => {
    if (!takeIf('\\')) return charactersOf(take());
    return takeIf('b') ? charactersOf('\b') : escape();
  };

  const lowest = (set: Characters): number => {
    let code = 0;
    while ((set & bit(code)) === 0n) code += 1;
    return code;
  };

  const bracketed = (): Characters => {
    const isNegated = takeIf('^');
    let set = 0n;
    while (next() !== ']') {
      const first = member();
      if (next() === '-' && source.charAt(at + 1) !== ']') {
        at += 1;
        const last = member();
        const from = lowest(first);
        set |= first | last | range(from, Math.max(from, lowest(last)));
      } else {
        set |= first;
      }
    }
    at += 1;
    // Beyond ASCII the set is not known exactly: its opposite may hold any of the others.
    return isNegated ? (ALL & ~set) | bit(OTHERS) : set;
  };

  const group = (): Pattern => {
    if (takeIf('?')) {
      if (/^(?:[=!]|<[=!])/.test(source.slice(at))) throw new PatternProblem('looks around');
      if (!takeIf(':')) {
        const name = /^<[\w$]+>/.exec(source.slice(at))?.[0];
        if (name === undefined) throw new PatternProblem('has an unknown kind of group');
        at += name.length;
      }
    }
    const content = choice();
    at += 1;
    return content;
  };

  const atom = (): Pattern => {
    if (takeIf('(')) return group();
    if (takeIf('^')) return { kind: 'assertion', isStart: true };
    if (takeIf('$') || takeIf('\\b') || takeIf('\\B')) return { kind: 'assertion', isStart: false };
    if (takeIf('[')) return { kind: 'characters', set: bracketed() };
    if (takeIf('.')) return { kind: 'characters', set: ALL & ~LINE_ENDS };
    if (takeIf('\\')) return { kind: 'characters', set: escape() };
    return { kind: 'characters', set: charactersOf(take()) };
  };

  const bounds = (): { least: number; most: number } | undefined => {
    if (takeIf('*')) return { least: 0, most: Infinity };
    if (takeIf('+')) return { least: 1, most: Infinity };
    if (takeIf('?')) return { least: 0, most: 1 };
    const match = BOUND.exec(source.slice(at));
    if (!match) return undefined;
    const [text, from, comma, to] = match;
    at += text.length;
    const least = Number(from);
    return { least, most: comma === undefined ? least : to ? Number(to) : Infinity };
  };

  const sequence = (): Pattern => {
    const items: Pattern[] = [];
    while (at < source.length && next() !== '|' && next() !== ')') {
      const body = atom();
      const found = bounds();
      // Lazy or not, the same ways of matching are tried.
      if (found) takeIf('?');
      items.push(found ? { kind: 'repeat', body, ...found } : body);
    }
    return { kind: 'sequence', items };
  };

  const choice = (): Pattern => {
    const branches = [sequence()];
    while (takeIf('|')) branches.push(sequence());
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'choice', branches };
  };

  return choice();
};
