import { getClasses, getElementRange, parseFragmentElements } from '../markup';
import type { Element } from '../markup';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { hasRequiredAttributes } from './names';
import type { Page } from './page';
import type { Finding } from './problem';

/** Checks whether an element is a placeholder, not a theme's element with the same class. */
const isPlaceholder = (element: Element, { match, attributes }: AnyPlaceholder): boolean =>
  getClasses(element).includes(match.className) &&
  (match.className.startsWith('bsro-') || hasRequiredAttributes(element, attributes));

/**
 * Finds placeholders in comments. Skips explanations, which begin with text, and earlier versions, whose
 * placeholder is also on the page itself.
 */
export const lintComments = ({ comments, manifest, placeholders }: Page): Finding[] => {
  const used = new Set(placeholders.values());
  return comments.flatMap((comment): Finding[] => {
    const html = comment.data.trim();
    const range = getElementRange(comment);
    if (!range || !/^<[a-z][^>]*>/i.test(html) || !html.includes('class')) return [];
    const elements = parseFragmentElements(html);
    const found = manifest.find(
      (placeholder) =>
        !used.has(placeholder) && elements.some((element) => isPlaceholder(element, placeholder)),
    );
    if (!found) return [];
    const { className } = found.match;
    return [
      {
        rule: 'commented-out',
        range,
        found: `${className} in a comment, which shows nothing`,
        expected: `${className} outside the comment, unless it is hidden on purpose`,
        correction: html,
      },
    ];
  });
};
