import { decodeReferences } from './character-references';

/** Keeps line breaks, so that every position in the text stays the same. */
const blank = (text: string): string => text.replace(/[^\r\n]/g, ' ');

/** Matches a JSON string, even one with line breaks, or a character outside of strings that can't be seen. */
const STRING_OR_HIDDEN = /"(?:[^"\\]|\\.)*"|[\p{Cf}\p{Z}\u0085\v\f]/gsu;

/** Matches the beginning or the end of a CDATA section or an HTML comment, which may itself be in a comment. */
const WRAPPER_START = /^(?:\/\/|\/\*|\*\/|<!--|-->|<!\[CDATA\[|>|\s)+/;
const WRAPPER_END = /(?:\/\/|\/\*|\*\/|<!|\]\]>|-->|\s)+$/;

/**
 * Replaces what CMSs and editors add around JSON and between its parts, but nobody sees, with spaces: byte
 * order marks, zero-width characters, other spaces, CDATA sections, and HTML comments around the whole text.
 */
export const blankAdded = (text: string): string => {
  const blankWrapper = (found: string): string =>
    /<!|\]\]>|-->/.test(found) ? blank(found) : found;
  return text
    .replace(STRING_OR_HIDDEN, (found) => (found.startsWith('"') ? found : blank(found)))
    .replace(WRAPPER_START, blankWrapper)
    .replace(WRAPPER_END, blankWrapper);
};

/** Matches a JSON string, even one with line breaks, or a tag that an editor adds. */
const STRING_OR_BREAK = /("(?:[^"\\]|\\.)*")|<\/?p>|<br ?\/?>/gis;

/** Matches a line break inside a string, with the tags that an editor has added to it. */
const BREAK_IN_STRING = /\s*(?:<br ?\/?>|<\/p>)?\s*[\n\r]\s*(?:<p>)?\s*/gi;

/**
 * Removes what a CMS editor adds to JSON for line breaks and paragraphs: tags between its parts, and line
 * breaks inside its strings (docs/mounting.md#what-cmss-do-to-markup). Other tags inside strings stay,
 * because the author wrote them.
 */
const removeAddedBreaks = (text: string): string =>
  text.replace(STRING_OR_BREAK, (_found, jsonString: string | undefined) =>
    jsonString === undefined ? ' ' : jsonString.replace(BREAK_IN_STRING, ' '),
  );

/** Matches what may stand in JSON, with what `removeAddedBreaks` accepts. */
const TOKEN =
  /\s+|<\/?p>|<br ?\/?>|"(?:[^"\\\p{Cc}]|[\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[[\]{}:,]/uy;

/** What can't stand in JSON, as patterns, with the corrections; the first match applies. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^[“”„‟″«»]/, 'replace typographic quotes with straight ones (")'],
  [/^['‘’‚‛′]/, 'replace single quotes with double ones (")'],
  [/^(\/[/*]|<!--)/, 'remove the comment'],
  [/^<!\[CDATA\[/, 'remove it'],
  [/^</, 'remove the tag'],
  [/^&/, 'replace the character reference with the character'],
  [/^[\p{L}\d_$]/u, 'put the text into double quotes'],
];

interface Mistake {
  readonly offset: number;
  /** The first character that is wrong; empty if something is missing at the end. */
  readonly character: string;
  readonly correction: string;
}

const getCharacter = (text: string, offset: number): string =>
  String.fromCodePoint(text.codePointAt(offset) ?? 0);

/** Finds what is wrong in a string that is no token. */
const findMistakeInString = (text: string, start: number): Mistake => {
  const [valid = '"'] =
    /^"(?:[^"\\\p{Cc}]|[\r\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/u.exec(text.slice(start)) ?? [];
  const offset = start + valid.length;
  if (offset >= text.length) {
    return { offset: start, character: '"', correction: 'add a double quote after the text' };
  }
  const character = getCharacter(text, offset);
  return {
    offset,
    character,
    correction:
      character === '\\'
        ? 'write \\\\ for a backslash'
        : `write ${character === '\t' ? '\\t' : 'a space'} instead`,
  };
};

const findMistake = (text: string): Mistake => {
  const tokens: { readonly text: string; readonly offset: number }[] = [];
  const open: string[] = [];
  let offset = 0;
  const create = (at: number, correction: string): Mistake => ({
    offset: at,
    character: getCharacter(text, at),
    correction,
  });
  while (offset < text.length) {
    TOKEN.lastIndex = offset;
    const [token] = TOKEN.exec(text) ?? [];
    if (token === undefined) {
      const rest = text.slice(offset);
      if (rest.startsWith('"')) return findMistakeInString(text, offset);
      const [, correction = 'remove it'] = CORRECTIONS.find(([start]) => start.test(rest)) ?? [];
      return create(offset, correction);
    }
    if (!/^[\s<]/.test(token)) {
      const previous = tokens.at(-1);
      if (previous?.text === ',' && /^[\]}]/.test(token)) {
        return create(previous.offset, 'remove the comma before a closing bracket');
      }
      if (previous && /["\]}\w]$/.test(previous.text) && /^["[{\w-]/.test(token)) {
        return create(offset, 'add a comma before it');
      }
      if (/^[[{]/.test(token)) open.push(token === '[' ? ']' : '}');
      if (/^[\]}]/.test(token) && open.pop() !== token) return create(offset, 'check the brackets');
      tokens.push({ text: token, offset });
    }
    offset += token.length;
  }
  const missing = open.pop();
  return {
    offset,
    character: '',
    correction: missing === undefined ? 'check its colons and commas' : `add ${missing} at the end`,
  };
};

const nameCharacter = (character: string): string => {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  if (/^[\x21-\x7e]$/.test(character)) return character;
  return /^[\p{C}\p{Z}]$/u.test(character) ? `U+${code}` : `${character} (U+${code})`;
};

/** Describes the first mistake in broken JSON: the character, its position, and how to correct it. */
export const describeJsonMistake = (text: string): string => {
  const decoded = decodeReferences(text);
  const { offset, character, correction } = findMistake(blankAdded(decoded));
  const lines = decoded.slice(0, offset).split('\n');
  // References have other lengths than their characters, so the column would be another one.
  const column = decoded === text ? `, column ${(lines.at(-1) ?? '').length + 1}` : '';
  const position = `line ${lines.length}${column} of the script`;
  return character === ''
    ? correction
    : `${nameCharacter(character)} in ${position}: ${correction}`;
};

/**
 * Parses JSON, even if a CMS or its editor has added characters that nobody sees, or tags for its line breaks,
 * or has replaced its quotes with character references.
 * @throws {SyntaxError} if it is invalid in any other way
 */
export const parseCmsJson = (text: string): unknown => {
  const written = blankAdded(text);
  const decoded = removeAddedBreaks(blankAdded(decodeReferences(text)));
  for (const version of [written, removeAddedBreaks(written)]) {
    try {
      return JSON.parse(version);
    } catch {
      // The next version may be valid.
    }
  }
  return JSON.parse(decoded);
};
