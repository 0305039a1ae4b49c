import { ErrorCodes } from 'parse5';
import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import { lintAttributes } from './lint-attributes';
import { lintCharacters } from './lint-characters';
import { lintData } from './lint-data';
import type { MarkupElement } from './markup';
import { ancestorsOf, attributeOf, classesOf, placeAt, placeOf, readMarkup } from './markup';
import { nearMiss } from './near-miss';
import type { Problem } from './problem';
import { placeholderOf } from './problem';

/** A class name without the prefix that keeps a common word apart from those of themes. */
const withoutPrefix = (className: string): string => className.replace(/^bsro-/, '');

/** A CMS wraps a component into an element with a class of the component's name, without dashes. */
const isDecoration = (word: string, known: readonly string[]): boolean =>
  known.some((className) => withoutPrefix(className).replaceAll('-', '') === word);

/** The placeholder's class that was probably meant, also where its prefix was left out. */
const findMeant = (word: string, known: readonly string[]): string | undefined =>
  known.find((className) => nearMiss(word, [className, withoutPrefix(className)]));

const lintClasses = (manifest: readonly AnyPlaceholder[], element: MarkupElement): Problem[] => {
  const known = manifest.map(({ match }) => match.className);
  const parts = manifest.flatMap(({ author }) => author?.parts ?? []);
  return classesOf(element)
    .filter((word) => !/__|--/.test(word) && !parts.includes(word))
    .flatMap((word) => {
      const meant = isDecoration(word, known) ? undefined : findMeant(word, known);
      const message = `class ${word} is no placeholder: is ${meant} meant?`;
      return meant
        ? [{ ...placeOf(element, 'class'), code: 'unknown-class' as const, message }]
        : [];
    });
};

const lintPosition = (
  manifest: readonly AnyPlaceholder[],
  element: MarkupElement,
  { match }: AnyPlaceholder,
): Problem[] => {
  const around = ancestorsOf(element);
  const outer = around.find((ancestor) => placeholderOf(manifest, ancestor)?.kind === 'react');
  const inert = around.find(({ tagName }) => tagName === 'noscript');
  const place = placeOf(element);
  const problems: Problem[] = [];
  const classes = classesOf(element);
  const other = manifest.find(
    (one) => one.match.className !== match.className && classes.includes(one.match.className),
  );
  if (other) {
    const message = `${match.className} and ${other.match.className} on one element: one is mounted`;
    problems.push({ ...place, code: 'two-on-one', message });
  }
  if (outer) {
    const message = `${match.className} stands inside another placeholder, which replaces its contents`;
    problems.push({ ...place, code: 'nested', message });
  }
  if (inert) {
    const message = `${match.className} stands inside <${inert.tagName}>, where nothing is mounted`;
    problems.push({ ...place, code: 'inert', message });
  }
  return problems;
};

/** An id that stands twice; labels and links find the first one only. */
const lintIds = (elements: readonly MarkupElement[]): Problem[] => {
  const seen = new Set<string>();
  return elements.flatMap((element): Problem[] => {
    const id = attributeOf(element, 'id');
    if (id === undefined) return [];
    const message = `the id ${id} stands on an earlier element too`;
    const known = seen.has(id);
    seen.add(id);
    return known ? [{ ...placeOf(element, 'id'), code: 'duplicate-id', message }] : [];
  });
};

/**
 * What is wrong with the placeholders of an author's page, in the order of the file. The page must
 * be as the CMS prints it, not a template of it.
 */
export const lintHtml = (source: string, manifest: readonly AnyPlaceholder[]): Problem[] => {
  const markup = readMarkup(source);
  const problems = markup.elements.flatMap((element) => {
    const placeholder = placeholderOf(manifest, element);
    if (!placeholder) return lintClasses(manifest, element);
    return [
      ...lintPosition(manifest, element, placeholder),
      ...lintAttributes(element, placeholder),
    ];
  });
  const duplicates = markup.errors
    .filter(({ code }) => code === ErrorCodes.duplicateAttribute)
    .map(({ startOffset }) => ({
      ...placeAt(source, startOffset),
      code: 'duplicate-attribute' as const,
      message: 'an attribute stands here for the second time; only the first counts',
    }));
  return [
    ...problems,
    ...duplicates,
    ...lintIds(markup.elements),
    ...lintData(markup, manifest),
    ...lintCharacters(markup, manifest),
  ].sort((a, b) => a.line - b.line || a.column - b.column);
};
