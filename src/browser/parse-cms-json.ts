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
