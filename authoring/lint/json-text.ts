import { createScanner, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Node, ParseError } from 'jsonc-parser';
import { decodeReferences } from '../markup';

/** JSON only: no comments, no trailing commas. */
const STRICT = { disallowComments: true, allowTrailingComma: false };

/** Checks whether a text is valid JSON. */
export const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** Parses valid JSON into a tree with the offsets of all values. */
export const parseJsonTree = (text: string): Node | undefined => parseTree(text, [], STRICT);

/** A syntax error of JSON. */
export interface JsonError {
  /** Where it is in the text, in UTF-16 code units. */
  readonly offset: number;
  readonly length: number;
  readonly found: string;
  readonly expected: string;
}

const EXPECTED: Readonly<Record<string, string>> = {
  CommaExpected: 'a comma',
  ColonExpected: 'a colon',
  ValueExpected: 'a value',
  PropertyNameExpected: 'the name of a field in double quotes',
  CloseBraceExpected: 'a closing brace',
  CloseBracketExpected: 'a closing bracket',
  UnexpectedEndOfString: 'a double quote after the text',
  UnexpectedEndOfNumber: 'a digit',
  InvalidEscapeCharacter: 'a backslash only before " \\ / b f n r t u',
  InvalidUnicode: 'four hexadecimal digits after \\u',
  InvalidCharacter: '\\n or \\t instead of a line break or tab in a text',
  InvalidSymbol: 'text in double quotes, a number, true, false, or null',
  InvalidNumberFormat: 'a number',
  EndOfFileExpected: 'nothing after the list',
  InvalidCommentToken: 'no comment',
  UnexpectedEndOfComment: 'no comment',
};

const TYPOGRAPHIC_QUOTES = /[“”„″]/;

const MAX_FOUND_LENGTH = 30;

/** Moves an error from a closing bracket to the trailing comma before it, if there is one. */
const moveToComma = (
  text: string,
  { offset, length }: ParseError,
): { offset: number; length: number } => {
  const before = text.slice(0, offset).trimEnd();
  return before.endsWith(',') && /^[\]}]/.test(text.slice(offset))
    ? { offset: before.length - 1, length: 1 }
    : { offset, length };
};

/** Finds the first syntax error in invalid JSON. */
export const findJsonError = (text: string): JsonError => {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  const [first] = errors.slice().sort((a, b) => a.offset - b.offset);
  if (!first) return { offset: 0, length: text.length, found: 'invalid JSON', expected: 'JSON' };
  const { offset, length } = moveToComma(text, first);
  const isComma = offset !== first.offset;
  const [tag] = /^<\/?[a-z][^>]*>/i.exec(text.slice(offset)) ?? [];
  if (tag !== undefined) {
    const expected = 'JSON without the tags that an editor adds';
    return { offset, length: tag.length, found: tag, expected };
  }
  const found = text.slice(offset, offset + Math.max(1, length)).trim();
  if (TYPOGRAPHIC_QUOTES.test(found.charAt(0))) {
    return { offset, length: Math.max(1, length), found, expected: 'straight double quotes (")' };
  }
  return {
    offset,
    length: Math.max(1, length),
    found: found === '' ? 'the end of the JSON' : found.slice(0, MAX_FOUND_LENGTH),
    expected: isComma
      ? 'no comma after the last entry'
      : (EXPECTED[printParseErrorCode(first.error)] ?? 'JSON'),
  };
};

/** Removes what is not JSON between the values: an editor's tags, comments, and trailing commas. */
const removeNonJson = (text: string): string => {
  const scanner = createScanner(text);
  let result = '';
  /** A pending comma with the white space after it; it is kept only if another value follows. */
  let comma = '';
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const token = text.slice(start, start + scanner.getTokenLength());
    const [tag] = /^<\/?(p|br|div|span)\b[^>]*>/i.exec(text.slice(start)) ?? [];
    if (tag !== undefined) {
      scanner.setPosition(start + tag.length);
    } else if (token.trim() === '') {
      if (comma === '') result += token;
      else comma += token;
    } else if (token === ',') {
      comma ||= token;
    } else if (!/^\/[/*]/.test(token)) {
      result += (/^[\]}]/.test(token) ? comma.replace(',', '') : comma) + token;
      comma = '';
    }
  }
  return result + comma.replace(',', '');
};

/** Adds the commas that are missing between entries. */
const addCommas = (text: string): string => {
  const errors: ParseError[] = [];
  parseTree(text, errors, STRICT);
  return errors
    .filter(({ error }) => printParseErrorCode(error) === 'CommaExpected')
    .sort((a, b) => b.offset - a.offset)
    .reduce((fixed, { offset }) => {
      const before = fixed.slice(0, offset).trimEnd();
      return `${before},${fixed.slice(before.length, offset) || ' '}${fixed.slice(offset)}`;
    }, text);
};

/** Repairs invalid JSON; returns undefined if it isn't clear what was meant. */
export const repairJson = (text: string): string | undefined => {
  let repaired = text;
  for (const repair of [
    decodeReferences,
    (broken: string) => broken.replace(new RegExp(TYPOGRAPHIC_QUOTES, 'g'), '"'),
    removeNonJson,
    addCommas,
  ]) {
    repaired = repair(repaired);
    if (isJson(repaired)) return repaired;
  }
  return undefined;
};
