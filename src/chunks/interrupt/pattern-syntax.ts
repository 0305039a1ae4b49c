import { PatternProblem } from './pattern-problem';

/** A character set as bits: one per ASCII character, and one for all others together. */
export type CharacterSet = bigint;

/** The syntax tree of a path pattern. It contains the contents of groups, but no groups. */
export type Pattern =
  | { kind: 'characters'; set: CharacterSet }
  | { kind: 'assertion'; isStart: boolean }
  | { kind: 'sequence'; items: readonly Pattern[] }
  | { kind: 'choice'; branches: readonly Pattern[] }
  | { kind: 'repeat'; body: Pattern; min: number; max: number };

/** The bit of all characters beyond ASCII. */
const OTHERS = 128;
/** Returns the bit of a UTF-16 code unit. */
export const toBit = (code: number): CharacterSet => 1n << BigInt(Math.min(code, OTHERS));
const ALL: CharacterSet = (1n << BigInt(OTHERS + 1)) - 1n;

const toRangeSet = (from: number, to: number): CharacterSet => {
  let set = 0n;
  for (let code = from; code <= Math.min(to, OTHERS); code += 1) set |= toBit(code);
  return set;
};
const toCharacterSet = (text: string): CharacterSet =>
  text.split('').reduce((set, character) => set | toBit(character.charCodeAt(0)), 0n);

const DIGITS = toRangeSet(48, 57);
const WORDS = DIGITS | toRangeSet(65, 90) | toRangeSet(97, 122) | toCharacterSet('_');
// Some characters beyond ASCII are whitespace, so all of them might be.
const WHITESPACE = toCharacterSet(' \f\n\r\t\v') | toBit(OTHERS);
const LINE_TERMINATORS = toCharacterSet('\n\r');

const CLASSES: Readonly<Record<string, CharacterSet>> = {
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
  let position = 0;
  const peek = (): string => source.charAt(position);
  const take = (): string => {
    const character = peek();
    position += 1;
    return character;
  };
  const takeIf = (text: string): boolean => {
    if (!source.startsWith(text, position)) return false;
    position += text.length;
    return true;
  };

  const parseHex = (length: number): CharacterSet => {
    const digits = source.slice(position, position + length);
    if (!new RegExp(`^[\\da-f]{${length}}$`, 'i').test(digits)) {
      throw new PatternProblem('has an unfinished escape');
    }
    position += length;
    return toBit(Number.parseInt(digits, 16));
  };

  const parseEscape = (): CharacterSet => {
    const letter = take();
    const named = CLASSES[letter];
    if (named !== undefined) return named;
    if (letter === 'x') return parseHex(2);
    if (letter === 'u') return parseHex(4);
    if (/[1-9k]/.test(letter)) throw new PatternProblem('has a back-reference');
    const control = CONTROLS[letter];
    if (control !== undefined) return toCharacterSet(control);
    if (/[a-z]/i.test(letter)) throw new PatternProblem(`has the unknown escape \\${letter}`);
    return toCharacterSet(letter);
  };

  const parseClassMember = (): CharacterSet => {
    if (!takeIf('\\')) return toCharacterSet(take());
    return takeIf('b') ? toCharacterSet('\b') : parseEscape();
  };

  const getLowest = (set: CharacterSet): number => {
    let code = 0;
    while ((set & toBit(code)) === 0n) code += 1;
    return code;
  };

  const parseBrackets = (): CharacterSet => {
    const isNegated = takeIf('^');
    let set = 0n;
    while (peek() !== ']') {
      const first = parseClassMember();
      if (peek() === '-' && source.charAt(position + 1) !== ']') {
        position += 1;
        const last = parseClassMember();
        const from = getLowest(first);
        set |= first | last | toRangeSet(from, Math.max(from, getLowest(last)));
      } else {
        set |= first;
      }
    }
    position += 1;
    // The set doesn't tell characters beyond ASCII apart, so its complement can contain any of them.
    return isNegated ? (ALL & ~set) | toBit(OTHERS) : set;
  };

  const parseGroup = (): Pattern => {
    if (takeIf('?')) {
      if (/^(?:[=!]|<[=!])/.test(source.slice(position)))
        throw new PatternProblem('has a lookahead or lookbehind');
      if (!takeIf(':')) {
        const name = /^<[\w$]+>/.exec(source.slice(position))?.[0];
        if (name === undefined) throw new PatternProblem('has an unknown type of group');
        position += name.length;
      }
    }
    const content = parseChoice();
    position += 1;
    return content;
  };

  const parseAtom = (): Pattern => {
    if (takeIf('(')) return parseGroup();
    if (takeIf('^')) return { kind: 'assertion', isStart: true };
    if (takeIf('$') || takeIf('\\b') || takeIf('\\B')) return { kind: 'assertion', isStart: false };
    if (takeIf('[')) return { kind: 'characters', set: parseBrackets() };
    if (takeIf('.')) return { kind: 'characters', set: ALL & ~LINE_TERMINATORS };
    if (takeIf('\\')) return { kind: 'characters', set: parseEscape() };
    return { kind: 'characters', set: toCharacterSet(take()) };
  };

  const parseBounds = (): { min: number; max: number } | undefined => {
    if (takeIf('*')) return { min: 0, max: Infinity };
    if (takeIf('+')) return { min: 1, max: Infinity };
    if (takeIf('?')) return { min: 0, max: 1 };
    const match = BOUND.exec(source.slice(position));
    if (!match) return undefined;
    const [text, from, comma, to] = match;
    position += text.length;
    const min = Number(from);
    return { min, max: comma === undefined ? min : to ? Number(to) : Infinity };
  };

  const parseSequence = (): Pattern => {
    const items: Pattern[] = [];
    while (position < source.length && peek() !== '|' && peek() !== ')') {
      const body = parseAtom();
      const bounds = parseBounds();
      // Laziness doesn't matter here: a lazy quantifier can backtrack just as much.
      if (bounds) takeIf('?');
      items.push(bounds ? { kind: 'repeat', body, ...bounds } : body);
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
