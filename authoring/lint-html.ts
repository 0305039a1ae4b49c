import { ErrorCodes } from 'parse5';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { lintAttributes } from './lint-attributes';
import { lintCharacters } from './lint-characters';
import { lintData } from './lint-data';
import type { MarkupElement } from './markup';
import { getAncestors, getAttribute, getClasses, getPlaceAt, getPlace, readMarkup } from './markup';
import { findNearMiss } from './near-miss';
import type { Problem } from './problem';
import { findPlaceholder } from './problem';

/** Removes the prefix of a class name, which authors may forget. */
const removePrefix = (className: string): string => className.replace(/^bsro-/, '');

/** Returns whether a CMS wraps a component in this class: the component's name without dashes. */
const isComponentWrapper = (wrapper: string, known: readonly string[]): boolean =>
  known.some((className) => removePrefix(className).replaceAll('-', '') === wrapper);

/** Finds the placeholder class that the author probably meant, with or without its prefix. */
const findSuggestion = (unknown: string, known: readonly string[]): string | undefined =>
  known.find((className) => findNearMiss(unknown, [className, removePrefix(className)]));

const lintClasses = (manifest: readonly AnyPlaceholder[], element: MarkupElement): Problem[] => {
  const known = manifest.map(({ match }) => match.className);
  const parts = manifest.flatMap(({ author }) => author?.parts ?? []);
  return getClasses(element)
    .filter((className) => !/__|--/.test(className) && !parts.includes(className))
    .flatMap((className) => {
      const suggestion = isComponentWrapper(className, known)
        ? undefined
        : findSuggestion(className, known);
      const message = `the class ${className} isn't a placeholder: did you mean ${suggestion}?`;
      return suggestion
        ? [{ ...getPlace(element, 'class'), code: 'unknown-class' as const, message }]
        : [];
    });
};

const lintPosition = (
  manifest: readonly AnyPlaceholder[],
  element: MarkupElement,
  { match }: AnyPlaceholder,
): Problem[] => {
  const ancestors = getAncestors(element);
  const outer = ancestors.find((ancestor) => findPlaceholder(manifest, ancestor)?.kind === 'react');
  const inert = ancestors.find(({ tagName }) => tagName === 'noscript');
  const place = getPlace(element);
  const problems: Problem[] = [];
  const classes = getClasses(element);
  const other = manifest.find(
    (one) => one.match.className !== match.className && classes.includes(one.match.className),
  );
  if (other) {
    const message = `${match.className} and ${other.match.className} on one element: only one is mounted`;
    problems.push({ ...place, code: 'two-on-one', message });
  }
  if (outer) {
    const message = `${match.className} is inside another placeholder, which replaces its contents`;
    problems.push({ ...place, code: 'nested', message });
  }
  if (inert) {
    const message = `${match.className} is inside <${inert.tagName}>, where nothing is mounted`;
    problems.push({ ...place, code: 'inert', message });
  }
  return problems;
};

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
