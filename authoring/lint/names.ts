import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AttributeFacts, AuthoredPart } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { findMeantClasses, findNearMisses } from '../near-miss';
import type { KnownClass } from '../near-miss';
import {
  decodeReferences,
  findInside,
  getAncestors,
  getAttribute,
  getClasses,
  getTextRanges,
  hasDataAttribute,
  matches,
} from '../markup';
import type { Element } from '../markup';
import {
  addAttribute,
  locate,
  formatStartTag,
  replaceAttribute,
  shorten,
  showHiddenCharacters,
  slice,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

/** Checks whether an element has all required attributes; false if none are required. */
export const hasRequiredAttributes = (element: Element, attributes: AttributeFacts): boolean => {
  const required = Object.keys(attributes).filter((name) => attributes[name]?.required);
  return (
    required.length > 0 &&
    required.every((name) => getAttribute(element, toAttributeName(name)) !== undefined)
  );
};

/** Checks whether an element has the required attributes of a part. */
export const hasPartAttributes = (element: Element, { attributes = {} }: AuthoredPart): boolean =>
  hasRequiredAttributes(element, attributes);

const PART_CLASS = /^\.([\w-]+)$/;

/**
 * Lists the classes of parts that an element may be meant for: of required ones that the placeholders around it lack, and
 * of those whose required attributes it has.
 */
const listMissingParts = (page: Page, element: Element): KnownClass[] =>
  getAncestors(element).flatMap((around) =>
    (page.placeholders.get(around)?.author?.parts ?? []).flatMap((part) => {
      const { selector, required } = part;
      const [, className] = PART_CLASS.exec(selector) ?? [];
      const isLikely = hasPartAttributes(element, part) && !matches(element, selector);
      const isMissing = required && findInside(around, selector).length === 0;
      return className && (isMissing || isLikely) ? [{ className, isLikely }] : [];
    }),
  );

/** Lists the classes of placeholders and parts, which are never misspellings of each other. */
const listKnownClasses = ({ manifest }: Page): Set<string> =>
  new Set(
    manifest.flatMap(({ match, author }) => [
      match.className,
      ...(author?.parts ?? []).flatMap(({ selector }) => PART_CLASS.exec(selector)?.[1] ?? []),
    ]),
  );

/** Finds the class of a placeholder in a class name with other characters, such as `.bsro-cart-icon`. */
const lintClassCharacters = (page: Page, element: Element, name: string): Finding[] => {
  const words = name.split(/[^\w-]+/).filter(Boolean);
  const isMeant = page.manifest.some(({ match }) => words.includes(match.className));
  if (!isMeant || /^[\w-]+$/.test(name)) return [];
  const classList = getClasses(element).flatMap((className) =>
    className === name ? words : className,
  );
  const edits = [replaceAttribute(element, 'class', 'class', classList.join(' '))];
  return [
    {
      rule: 'unknown-class',
      range: locate(element, 'class'),
      found: `the class ${showHiddenCharacters(name)}, which no placeholder has`,
      expected: `${words.join(' ')}, with only spaces between class names`,
      correction: formatStartTag(page, element, edits),
      edits,
    },
  ];
};

/** Selects the table of a block in Edge Delivery, which has the block's name as a class. */
const BLOCK_TABLE =
  '[data-block-name], :has(> div > div):not(:has(> :not(div)), :has(> div > :not(div)))';

/**
 * Checks whether a class is a former one of a placeholder. A former class of one word, such as `order`, may be a
 * theme's own; in that case, only an attribute of the placeholder shows what is meant.
 */
const isFormer = (
  element: Element,
  name: string,
  { author, attributes }: AnyPlaceholder,
): boolean =>
  author?.formerNames?.includes(name) === true &&
  !matches(element, BLOCK_TABLE) &&
  (name.includes('-') ||
    Object.keys(attributes).some(
      (attribute) => getAttribute(element, toAttributeName(attribute)) !== undefined,
    ));

/** Finds an ID that is the class of a placeholder, if no element has that class. */
const lintId = (page: Page, element: Element): Finding[] => {
  const id = getAttribute(element, 'id');
  const isClass =
    id !== undefined &&
    page.manifest.some(({ match }) => match.className === id) &&
    !page.elements.some((candidate) => getClasses(candidate).includes(id));
  if (!id || !isClass) return [];
  const classList = [...getClasses(element), id].join(' ');
  const edits = [
    getAttribute(element, 'class') === undefined
      ? addAttribute(page, element, 'class', classList)
      : replaceAttribute(element, 'class', 'class', classList),
  ];
  return [
    {
      rule: 'unknown-class',
      range: locate(element, 'id'),
      found: `the ID ${id}, which no placeholder has`,
      expected: `the class ${id}`,
      correction: formatStartTag(page, element, edits),
      edits,
    },
  ];
};

const CLASS_ATTRIBUTE = /<[a-z][^<>]*\bclass\s*=\s*["'“”]([^"'“”<>]*)/i;

/** Elements whose text may show HTML on purpose. */
const CODE_ELEMENTS = new Set([
  'code',
  'pre',
  'kbd',
  'samp',
  'textarea',
  'script',
  'style',
  'title',
]);

/** Finds a placeholder that an editor has escaped, so that visitors see its HTML. */
const lintEscaped = (page: Page, element: Element): Finding[] => {
  const texts = getTextRanges(element);
  // Most elements have no text of their own; listing the ancestors of each would be slow on a very deep page.
  if (texts.length === 0) return [];
  if ([element, ...getAncestors(element)].some(({ name }) => CODE_ELEMENTS.has(name))) return [];
  return texts.flatMap((range): Finding[] => {
    const text = slice(page, range);
    // The range of texts that the parser moved out of a table also contains the tags between them.
    if (!text.includes('class') || text.includes('<')) return [];
    const html = decodeReferences(text).replaceAll('\u00a0', ' ').trim();
    const [, classList = ''] = CLASS_ATTRIBUTE.exec(html) ?? [];
    const className = page.manifest
      .map(({ match }) => match.className)
      .find((name) => classList.split(/\s+/).includes(name));
    if (className === undefined) return [];
    const start = range.start + (text.length - text.trimStart().length);
    return [
      {
        rule: 'escaped-html',
        range: { start, end: range.end },
        found: `the HTML of ${className} as text, which visitors see`,
        expected: 'it as HTML, in the editor’s code view',
        correction: html.replace(/[“”]/g, '"'),
      },
    ];
  });
};

const SHORTCODE = /\[\/?(bsro-[\w-]+)[^\]]*\]/;

/** Finds a shortcode that WordPress hasn't rendered, because it is misspelled, or because nothing renders it there. */
const lintShortcodes = (page: Page, element: Element): Finding[] => {
  const isCode = (): boolean =>
    [element, ...getAncestors(element)].some(({ name }) => CODE_ELEMENTS.has(name));
  return getTextRanges(element).flatMap((range): Finding[] => {
    const text = slice(page, range);
    const found = SHORTCODE.exec(text);
    if (!found || isCode()) return [];
    const [shortcode, name = ''] = found;
    const shortcodes = new Map(page.manifest.map((each) => [`bsro-${each.name}`, each]));
    const placeholder = shortcodes.get(name);
    const [meant] = findNearMisses(name, [...shortcodes.keys()]);
    const start = range.start + found.index;
    return [
      {
        rule: 'raw-shortcode',
        range: { start, end: start + shortcode.length },
        found: `the shortcode ${shorten(shortcode)} as text, which visitors see`,
        expected: placeholder
          ? 'the plugin to be active, and the shortcode in content; elsewhere, the HTML of the placeholder'
          : `a name of a shortcode${meant === undefined ? '' : `, such as ${meant}`}`,
        correction: placeholder
          ? `<div class="${placeholder.match.className}"></div>`
          : shortcode.replace(name, () => meant ?? 'bsro-…'),
      },
    ];
  });
};

/** Finds class names that are almost those of a placeholder, or of a part that it lacks. */
export const lintNames = (page: Page): Finding[] => {
  const known = listKnownClasses(page);
  return page.elements.flatMap((element): Finding[] => {
    const escaped = [...lintEscaped(page, element), ...lintShortcodes(page, element)];
    if (page.placeholders.has(element) || escaped.length > 0) return escaped;
    const ids = lintId(page, element);
    if (ids.length > 0) return ids;
    const unknown = getClasses(element).filter((name) => !known.has(name));
    if (unknown.length === 0) return [];
    const hasData = hasDataAttribute(element);
    const classes = page.manifest.map(({ match: { className }, attributes }) => ({
      className,
      isLikely: hasData && hasRequiredAttributes(element, attributes),
    }));
    return unknown.flatMap((name): Finding[] => {
      const characters = lintClassCharacters(page, element, name);
      if (characters.length > 0) return characters;
      const parts = listMissingParts(page, element);
      const renamed = page.manifest.find((placeholder) => isFormer(element, name, placeholder));
      const meant = (
        renamed
          ? [renamed.match.className]
          : [...findMeantClasses(name, parts), ...findMeantClasses(name, classes)]
      )
        // An element around placeholders of this name is their wrapper.
        .filter((className) => findInside(element, `.${className}`).length === 0);
      const [first] = meant;
      if (first === undefined) return [];
      const classList = getClasses(element).map((className) =>
        className === name ? first : className,
      );
      const edits = [replaceAttribute(element, 'class', 'class', classList.join(' '))];
      return [
        {
          rule: 'unknown-class',
          range: locate(element, 'class'),
          found: `the class ${name}, which no placeholder has`,
          expected: meant.join(' or '),
          correction: formatStartTag(page, element, edits),
          ...(meant.length === 1 ? { edits } : {}),
        },
      ];
    });
  });
};
