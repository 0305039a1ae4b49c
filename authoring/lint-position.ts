import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement } from './markup';
import { getAncestors, getClasses, getPlace } from './markup';
import type { Problem } from './problem';
import { findPlaceholder } from './problem';

/** Finds a placeholder that shares its element with another, or is where nothing is mounted. */
export const lintPosition = (
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
