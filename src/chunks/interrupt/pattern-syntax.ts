import { PatternProblem } from './pattern-problem';

/** A character set as bits: one per ASCII character, and one for all others together. */
export type Characters = bigint;

/** The syntax tree of a path pattern; a group is represented by its content. */
export type Pattern =
  | { kind: 'characters'; set: Characters }
  | { kind: 'assertion'; isStart: boolean }
  | { kind: 'sequence'; items: readonly Pattern[] }
  | { kind: 'choice'; branches: readonly Pattern[] }
  | { kind: 'repeat'; body: Pattern; min: number; max: number };

const OTHERS = 128;
/** Returns the bit of a UTF-16 code unit. */
export const toBit = (code: number): Characters => 1n << BigInt(Math.min(code, OTHERS));
const ALL: Characters = (1n << BigInt(OTHERS + 1)) - 1n;

const toRange = (from: number, to: number): Characters => {
  let set = 0n;
  for (let code = from; code <= Math.min(to, OTHERS); code += 1) set |= toBit(code);
  return set;
};
const toCharacters = (text: string): Characters =>
  Array.from(text).reduce((set, character) => set | toBit(character.charCodeAt(0)), 0n);

const DIGITS = toRange(48, 57);
const WORDS = DIGITS | toRange(65, 90) | toRange(97, 122) | toCharacters('_');
// Some characters beyond ASCII are whitespace, so all of them might be.
const WHITESPACE = toCharacters(' \f\n\r\t\v') | toBit(OTHERS);
const LINE_TERMINATORS = toCharacters('\n\r');

const CLASSES: Readonly<Record<string, Characters>> = {
  d: DIGITS,
  D: ALL & ~DIGITS,
  w: WORDS,
  W: ALL & ~WORDS,
  s: WHITESPACE,
  S: (ALL & ~WHITESPACE) | toBit(OTHERS),
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

/** Parses a pattern that the browser compiles without flags. @throws PatternProblem */
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

  const parseHex = (length: number): Characters => {
    const digits = source.slice(at, at + length);
    if (!new RegExp(`^[\\da-f]{${length}}$`, 'i').test(digits)) {
      throw new PatternProblem('has an unfinished escape');
    }
    at += length;
    return toBit(Number.parseInt(digits, 16));
  };

  const parseEscape = (): Characters => {
    const letter = take();
    const named = CLASSES[letter];
    if (named !== undefined) return named;
    if (letter === 'x') return parseHex(2);
    if (letter === 'u') return parseHex(4);
    if (/[1-9k]/.test(letter)) throw new PatternProblem('has a back-reference');
    const control = CONTROLS[letter];
    if (control !== undefined) return toCharacters(control);
    if (/[a-z]/i.test(letter)) throw new PatternProblem(`has the unknown escape \\${letter}`);
    return toCharacters(letter);
  };

  const parseMember = (): Characters => {
    if (!takeIf('\\')) return toCharacters(take());
    return takeIf('b') ? toCharacters('\b') : parseEscape();
  };

  const getLowest = (set: Characters): number => {
    let code = 0;
    while ((set & toBit(code)) === 0n) code += 1;
    return code;
  };

  const parseBrackets = (): Characters => {
    const isNegated = takeIf('^');
    let set = 0n;
    while (next() !== ']') {
      const first = parseMember();
      if (next() === '-' && source.charAt(at + 1) !== ']') {
        at += 1;
        const last = parseMember();
        const from = getLowest(first);
        set |= first | last | toRange(from, Math.max(from, getLowest(last)));
      } else {
        set |= first;
      }
    }
    at += 1;
    // Beyond ASCII the set isn't known exactly, so its complement can contain any other character.
    return isNegated ? (ALL & ~set) | toBit(OTHERS) : set;
  };

  const parseGroup = (): Pattern => {
    if (takeIf('?')) {
      if (/^(?:[=!]|<[=!])/.test(source.slice(at)))
        throw new PatternProblem('has a lookahead or lookbehind');
      if (!takeIf(':')) {
        const name = /^<[\w$]+>/.exec(source.slice(at))?.[0];
        if (name === undefined) throw new PatternProblem('has an unknown type of group');
        at += name.length;
      }
    }
    const content = parseChoice();
    at += 1;
    return content;
  };

  const parseAtom = (): Pattern => {
    if (takeIf('(')) return parseGroup();
    if (takeIf('^')) return { kind: 'assertion', isStart: true };
    if (takeIf('$') || takeIf('\\b') || takeIf('\\B')) return { kind: 'assertion', isStart: false };
    if (takeIf('[')) return { kind: 'characters', set: parseBrackets() };
    if (takeIf('.')) return { kind: 'characters', set: ALL & ~LINE_TERMINATORS };
    if (takeIf('\\')) return { kind: 'characters', set: parseEscape() };
    return { kind: 'characters', set: toCharacters(take()) };
  };

  const parseBounds = (): { min: number; max: number } | undefined => {
    if (takeIf('*')) return { min: 0, max: Infinity };
    if (takeIf('+')) return { min: 1, max: Infinity };
    if (takeIf('?')) return { min: 0, max: 1 };
    const match = BOUND.exec(source.slice(at));
    if (!match) return undefined;
    const [text, from, comma, to] = match;
    at += text.length;
    const min = Number(from);
    return { min, max: comma === undefined ? min : to ? Number(to) : Infinity };
  };

  const parseSequence = (): Pattern => {
    const items: Pattern[] = [];
    while (at < source.length && next() !== '|' && next() !== ')') {
      const body = parseAtom();
      const found = parseBounds();
      // A lazy quantifier backtracks in the same ways.
      if (found) takeIf('?');
      items.push(found ? { kind: 'repeat', body, ...found } : body);
    }
    return { kind: 'sequence', items };
  };

  const parseChoice = (): Pattern => {
    const branches = [parseSequence()];
    while (takeIf('|')) branches.push(parseSequence());
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'choice', branches };
  };

  return parseChoice();
};
