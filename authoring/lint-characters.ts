import type { AnyPlaceholder } from '../src/mounts/schema/placeholder';
import type { Markup, MarkupElement } from './markup';
import { ancestorsOf, placeAt } from './markup';
import type { Problem } from './problem';
import { placeholderOf } from './problem';

const BARE_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/** Elements whose text is not markup. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

interface Stretch {
  readonly start: number;
  readonly end: number;
}

const attributesOf = (element: MarkupElement): Stretch[] =>
  Object.values(element.sourceCodeLocation?.attrs ?? {}).map(({ startOffset, endOffset }) => ({
    start: startOffset,
    end: endOffset,
  }));

const textsOf = (element: MarkupElement): Stretch[] =>
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
  { start, end }: Stretch,
  pattern: RegExp,
  problem: Pick<Problem, 'code' | 'message'>,
): Problem[] =>
  [...source.slice(start, end).matchAll(pattern)].map(({ index }) => ({
    ...placeAt(source, start + index),
    ...problem,
  }));

/** Characters in placeholders that a CMS's editor or a browser changes the meaning of. */
export const lintCharacters = (
  { source, elements }: Markup,
  manifest: readonly AnyPlaceholder[],
): Problem[] =>
  elements
    .filter((element) =>
      [element, ...ancestorsOf(element)].some((around) => placeholderOf(manifest, around)),
    )
    .flatMap((element) => [
      ...[...attributesOf(element), ...textsOf(element)].flatMap((stretch) =>
        search(source, stretch, BARE_AMPERSAND, {
          code: 'bare-ampersand',
          message: 'a bare & here: write &amp;',
        }),
      ),
      ...attributesOf(element).flatMap((stretch) =>
        search(source, stretch, /</g, {
          code: 'angle-bracket',
          message: 'a < in an attribute breaks the page in some editors: write &lt;',
        }),
      ),
    ]);
