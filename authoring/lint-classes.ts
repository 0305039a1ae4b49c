import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement } from './markup';
import { getClasses, getPlace } from './markup';
import { findNearMiss } from './near-miss';
import type { Problem } from './problem';

/** Removes the prefix of a class name, which authors may forget. */
const removePrefix = (className: string): string => className.replace(/^bsro-/, '');

/** Returns whether a CMS wraps a component in this class: the component's name without dashes. */
const isComponentWrapper = (wrapper: string, known: readonly string[]): boolean =>
  known.some((className) => removePrefix(className).replaceAll('-', '') === wrapper);

/** Finds the placeholder class that the author probably meant, with or without its prefix. */
const findSuggestion = (unknown: string, known: readonly string[]): string | undefined =>
  known.find((className) => findNearMiss(unknown, [className, removePrefix(className)]));

/** Finds a class name that misspells the class of a placeholder (MOUNT-8). */
export const lintClasses = (
  manifest: readonly AnyPlaceholder[],
  element: MarkupElement,
): Problem[] => {
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
