import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { MarkupElement } from './markup';
import type { Markup } from './read-markup';
import { getAncestors, getPlaceAt } from './markup';
import type { Problem } from './problem';
import { findPlaceholder } from './problem';

const BARE_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/** Elements whose text is not markup. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

interface Range {
  readonly start: number;
  readonly end: number;
}

const listAttributes = (element: MarkupElement): Range[] =>
  Object.values(element.sourceCodeLocation?.attrs ?? {}).map(({ startOffset, endOffset }) => ({
    start: startOffset,
    end: endOffset,
  }));

const listTexts = (element: MarkupElement): Range[] =>
  RAW_TEXT.has(element.tagName)
    ? []
    : element.childNodes.flatMap((child) => {
        const location = child.sourceCodeLocation;
        return child.nodeName === '#text' && location
          ? [{ start: location.startOffset, end: location.endOffset }]
          : [];
      });

const search = (
  source: string,
  { start, end }: Range,
  pattern: RegExp,
  problem: Pick<Problem, 'code' | 'message'>,
): Problem[] =>
  [...source.slice(start, end).matchAll(pattern)].map(({ index }) => ({
    ...getPlaceAt(source, start + index),
    ...problem,
  }));

/** Finds characters in placeholders that a CMS's editor or a browser may change. */
export const lintCharacters = (
  { source, elements }: Markup,
  manifest: readonly AnyPlaceholder[],
): Problem[] =>
  elements
    .filter((element) =>
      [element, ...getAncestors(element)].some((around) => findPlaceholder(manifest, around)),
    )
    .flatMap((element) => [
      ...[...listAttributes(element), ...listTexts(element)].flatMap((range) =>
        search(source, range, BARE_AMPERSAND, {
          code: 'bare-ampersand',
          message: 'a bare & here: write &amp;',
        }),
      ),
      ...listAttributes(element).flatMap((range) =>
        search(source, range, /</g, {
          code: 'angle-bracket',
          message: 'a < in an attribute breaks the page in some editors: write &lt;',
        }),
      ),
    ]);
