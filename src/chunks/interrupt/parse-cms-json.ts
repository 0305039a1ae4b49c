import { decodeReferences } from './character-references';

/** Matches a JSON string, even one with line breaks, or a tag or no-break space that an editor adds. */
const STRING_OR_BREAK = /("(?:[^"\\]|\\.)*")|<\/?p>|<br ?\/?>|\u00a0/gis;

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

/** Common mistakes, as patterns, with their corrections; the first match applies. */
const CORRECTIONS: readonly (readonly [RegExp, string])[] = [
  [/[[{,:]\s*[“”„‟″]/, 'replace its typographic quotes with straight ones (")'],
  [/[[{,]\s*['‘’]/, 'replace its single quotes with double ones (")'],
  [/,\s*[\]}]/, 'remove the comma before a closing bracket'],
  [/[}\]"]\s*\n?\s*[{"]/, 'add a comma between its parts'],
];

/** Suggests how to correct broken JSON; undefined if no known mistake is found. */
export const suggestCorrection = (text: string): string | undefined =>
  CORRECTIONS.find(([pattern]) => pattern.test(removeAddedBreaks(decodeReferences(text))))?.[1];

/**
 * Parses JSON, even if a CMS editor has replaced its quotes with character references or has added tags for
 * its line breaks.
 * @throws {SyntaxError} if it is invalid in any other way
 */
export const parseCmsJson = (text: string): unknown => {
  const versions = [text, removeAddedBreaks(text), removeAddedBreaks(decodeReferences(text))];
  for (const version of versions.slice(0, -1)) {
    try {
      return JSON.parse(version);
    } catch {
      // The next version may be valid.
    }
  }
  return JSON.parse(versions.at(-1) ?? '');
};
