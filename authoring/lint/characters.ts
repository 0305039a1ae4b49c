import { getAttributeRange, getTextRanges } from '../markup';
import type { Element, Range } from '../markup';
import { isInPlaceholder, shorten, slice } from './page';
import type { Page } from './page';
import type { Finding } from './problem';

const BARE_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|[a-z][a-z\d]*);)/gi;

/** Elements whose text is not markup. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title']);

/** Attributes whose URLs may have a bare & between parameters. */
const URL_ATTRIBUTE = /^(href|src|action|srcset|poster|formaction|data)$/;

const CHARACTERS = {
  'bare-ampersand': { character: '&', reference: '&amp;', pattern: BARE_AMPERSAND },
  'angle-bracket': { character: '<', reference: '&lt;', pattern: /</g },
} as const;

const findCharacters = (page: Page, range: Range, rule: keyof typeof CHARACTERS): Finding[] => {
  const { character, reference, pattern } = CHARACTERS[rule];
  const text = slice(page, range);
  return [...text.matchAll(pattern)].map(({ index }) => {
    const characterRange = { start: range.start + index, end: range.start + index + 1 };
    return {
      rule,
      range: characterRange,
      found: `a bare ${character} in ${shorten(text)}`,
      expected: reference,
      correction: text.slice(0, index) + reference + text.slice(index + 1),
      edits: [{ ...characterRange, text: reference }],
    };
  });
};

const lintElement = (page: Page, element: Element): Finding[] => {
  const attributes = Object.keys(element.attribs).flatMap((name) => {
    const range = getAttributeRange(element, name);
    return range ? [{ name, range }] : [];
  });
  return [
    ...attributes.flatMap(({ name, range }) => [
      ...(URL_ATTRIBUTE.test(name) ? [] : findCharacters(page, range, 'bare-ampersand')),
      ...findCharacters(page, range, 'angle-bracket'),
    ]),
    ...(RAW_TEXT.has(element.name) ? [] : getTextRanges(element)).flatMap((range) =>
      findCharacters(page, range, 'bare-ampersand'),
    ),
  ];
};

/** Finds characters in placeholders that a CMS's editor or a browser may change. */
export const lintCharacters = (page: Page): Finding[] =>
  page.elements
    .filter((element) => isInPlaceholder(page, element))
    .flatMap((element) => lintElement(page, element));
