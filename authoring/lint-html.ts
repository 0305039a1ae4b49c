import { ErrorCodes } from 'parse5';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { lintAttributes } from './lint-attributes';
import { lintCharacters } from './lint-characters';
import { lintClasses } from './lint-classes';
import { lintData } from './lint-data';
import { lintPosition } from './lint-position';
import type { MarkupElement } from './markup';
import { getAttribute, getPlaceAt, getPlace } from './markup';
import { readMarkup } from './read-markup';
import type { Problem } from './problem';
import { findPlaceholder } from './problem';

/** Finds duplicate IDs: labels and links only find the first element. */
const lintIds = (elements: readonly MarkupElement[]): Problem[] => {
  const seen = new Set<string>();
  return elements.flatMap((element): Problem[] => {
    const id = getAttribute(element, 'id');
    if (id === undefined) return [];
    const message = `an earlier element already has the ID ${id}`;
    const known = seen.has(id);
    seen.add(id);
    return known ? [{ ...getPlace(element, 'id'), code: 'duplicate-id', message }] : [];
  });
};

/**
 * Finds the mistakes in the placeholders of an author's page, in the order of the file.
 * @param source the rendered page, not a template
 */
export const lintHtml = (source: string, manifest: readonly AnyPlaceholder[]): Problem[] => {
  const markup = readMarkup(source);
  const problems = markup.elements.flatMap((element) => {
    const placeholder = findPlaceholder(manifest, element);
    if (!placeholder) return lintClasses(manifest, element);
    return [
      ...lintPosition(manifest, element, placeholder),
      ...lintAttributes(element, placeholder),
    ];
  });
  const duplicates = markup.errors
    .filter(({ code }) => code === ErrorCodes.duplicateAttribute)
    .map(({ startOffset }) => ({
      ...getPlaceAt(source, startOffset),
      code: 'duplicate-attribute' as const,
      message: 'the element already has this attribute; only the first applies',
    }));
  return [
    ...problems,
    ...duplicates,
    ...lintIds(markup.elements),
    ...lintData(markup, manifest),
    ...lintCharacters(markup, manifest),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
};
