import type { Range } from '../markup';

/** A change to the file. */
export interface Edit extends Range {
  readonly text: string;
}

/** Sorts changes by position. Of changes that overlap, it keeps only the first. */
export const selectEdits = (edits: readonly Edit[]): Edit[] => {
  const selected: Edit[] = [];
  for (const edit of edits.slice().sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start >= (selected.at(-1)?.end ?? 0)) selected.push(edit);
  }
  return selected;
};

/**
 * Applies changes to a text. Of changes that overlap, only the first applies.
 * @param offset where the text begins in the file
 */
export const applyEdits = (source: string, edits: readonly Edit[], offset = 0): string => {
  let result = '';
  let position = 0;
  for (const { start, end, text } of selectEdits(edits)) {
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
