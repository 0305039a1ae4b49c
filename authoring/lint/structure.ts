import type { Finding } from './problem';
import { getAncestors, getEndTag, getElementRange, getStartTag, getTextRanges } from '../markup';
import type { Element, Range } from '../markup';
import { shorten, slice } from './page';
import type { Page } from './page';

const VOID_ELEMENTS = new Set(
  'area base br col embed hr img input link meta param source track wbr frame keygen'.split(' '),
);

/** Elements whose end tag is optional. */
const OPTIONAL_END_TAG = new Set(
  (
    'html head body p li dt dd rb rt rtc rp optgroup option colgroup caption thead tbody tfoot tr ' +
    'td th'
  ).split(' '),
);

/** Elements whose text may look like tags. */
const RAW_TEXT = new Set(
  'script style textarea title xmp iframe noembed noframes plaintext'.split(' '),
);

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';

/** Length to which an element is cut before `shorten`, which would be slow for a whole page. */
const MAX_SHOWN = 1_000;

const needsEndTag = ({ name, namespace = HTML_NAMESPACE }: Element): boolean =>
  namespace === HTML_NAMESPACE && !VOID_ELEMENTS.has(name) && !OPTIONAL_END_TAG.has(name);

/** Finds the elements of HTML that the file opens but doesn't close. */
const findUnclosed = ({ elements }: Page): [Element, Range][] => {
  // The parser may create several elements from one start tag; only one of them has the end tag.
  const closed = new Set(
    elements.flatMap((element) => (getEndTag(element) ? [getStartTag(element)?.start] : [])),
  );
  const seen = new Set<number>();
  const found = elements.flatMap((element): [Element, Range][] => {
    const tag = getStartTag(element);
    if (!tag || !needsEndTag(element) || closed.has(tag.start) || seen.has(tag.start)) return [];
    seen.add(tag.start);
    return [[element, tag]];
  });
  // The text of an unclosed script extends to the end of the file, and contains the other end tags.
  const unclosedRawText = found.filter(([{ name }]) => RAW_TEXT.has(name));
  return unclosedRawText.length > 0 ? unclosedRawText : found;
};

/** Lists the parts of the file that can't have a stray end tag: comments, tags of elements, and raw text. */
const listKnownRanges = ({ comments, elements }: Page): Range[] => [
  ...comments.flatMap((comment) => getElementRange(comment) ?? []),
  ...elements.flatMap((element) =>
    [
      getStartTag(element) ?? [],
      getEndTag(element) ?? [],
      RAW_TEXT.has(element.name) ? getTextRanges(element) : [],
    ].flat(),
  ),
];

const END_TAG = /<\/([a-z][^\s/>]*)[^>]*>/gi;

/** Finds the end tags that close nothing, except those of elements that need none. */
const findStray = (page: Page): (Range & { readonly name: string })[] => {
  const known = listKnownRanges(page).sort((a, b) => a.start - b.start);
  let next = 0;
  let covered = 0;
  return [...page.source.matchAll(END_TAG)].flatMap(({ index, 0: text, 1: rawName = '' }) => {
    for (let range = known[next]; range && range.start <= index; range = known[next]) {
      covered = Math.max(covered, range.end);
      next += 1;
    }
    const name = rawName.toLowerCase();
    if (index < covered || VOID_ELEMENTS.has(name) || OPTIONAL_END_TAG.has(name)) return [];
    return [{ name, start: index, end: index + text.length }];
  });
};

/**
 * Names a placeholder with the same tag name inside an unclosed element. The end tag of that placeholder may be
 * the missing one: the parser then closes the placeholder with the outer element's end tag, and leaves the outer
 * element open.
 */
const describeInnerPlaceholder = ({ placeholders }: Page, element: Element): string => {
  const found = [...placeholders].find(
    ([inner]) => inner.name === element.name && getAncestors(inner).includes(element),
  );
  return found
    ? `, or after the contents of an element in it, such as ${found[1].match.className}`
    : '';
};

/** Finds end tags that are missing or close nothing. */
export const lintStructure = (page: Page): Finding[] => {
  const stray = findStray(page);
  const unclosed = findUnclosed(page).filter(([{ name }, { start }]) => {
    // Browsers repair tags that are closed in the wrong order.
    const endTagIndex = stray.findIndex((tag) => tag.name === name && tag.start > start);
    if (endTagIndex >= 0) stray.splice(endTagIndex, 1);
    return endTagIndex < 0;
  });
  return [
    ...unclosed.map(([element, tag]): Finding => {
      const { name } = element;
      const text = slice(page, tag);
      const endTag = `</${name}>`;
      if (text.endsWith('/>')) {
        const correction = text.replace(/\s*\/>$/, `>${endTag}`);
        return {
          rule: 'self-closing',
          range: tag,
          found: `${shorten(text)}, whose slash browsers ignore`,
          expected: `the end tag ${endTag}`,
          correction,
          edits: [{ ...tag, text: correction }],
        };
      }
      const end = getElementRange(element)?.end ?? tag.end;
      return {
        rule: 'unclosed-tag',
        range: tag,
        found: `${shorten(text)} without an end tag`,
        expected: `${endTag} after its contents${describeInnerPlaceholder(page, element)}`,
        correction: `${shorten(page.source.slice(tag.start, Math.min(end, tag.start + MAX_SHOWN)))}${endTag}`,
      };
    }),
    ...stray.map(({ name, ...range }): Finding => {
      const text = slice(page, range);
      return {
        rule: 'stray-end-tag',
        range,
        found: `${text}, which closes nothing`,
        expected: `<${name}> before it, or no ${text}`,
        correction: `<${name}>…${text}`,
      };
    }),
  ];
};
