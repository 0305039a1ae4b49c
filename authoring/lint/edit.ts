import type { Range } from '../markup';

/** A change to the file. */
export interface Edit extends Range {
  readonly text: string;
}

/**
 * Applies changes to a text. Of changes that overlap, only the first applies.
 * @param offset where the text begins in the file
 */
export const applyEdits = (source: string, edits: readonly Edit[], offset = 0): string => {
  let result = '';
  let position = 0;
  for (const { start, end, text } of edits
    .slice()
    .sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start - offset < position) continue;
    result += source.slice(position, start - offset) + text;
    position = end - offset;
  }
  return result + source.slice(position);
};

/** Formats an attribute. */
export const formatAttribute = (name: string, value: string): string =>
  value === ''
    ? name
    : `${name}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`;
