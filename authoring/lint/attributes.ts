import { toAttributeName, toPlainName } from '../../src/mounts/schema/attribute-name';
import type { Attribute, Attributes } from '../../src/mounts/schema/attributes';
import { getExpected, getSample } from '../attribute-facts';
import {
  findLongerAttribute,
  findMeantAttributes,
  findMeant,
  findRelatedAttributes,
} from '../near-miss';
import { checkUrl, EXPECTED_URL } from './url';
import { getAttribute } from '../markup';
import type { Element } from '../markup';
import {
  addAttribute,
  locate,
  formatStartTag,
  removeAttribute,
  removeHiddenCharacters,
  replaceAttribute,
  shorten,
  showHiddenCharacters,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

/** An element whose attributes are checked. */
export interface CheckedElement {
  readonly page: Page;
  readonly element: Element;
  /** The element's name in messages. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** Words that authors write instead of true and false. */
const FLAG_WORDS: ReadonlyMap<string, string> = new Map([
  ['yes', 'true'],
  ['on', 'true'],
  ['1', 'true'],
  ['no', 'false'],
  ['off', 'false'],
  ['0', 'false'],
]);

/** Converts an American date, such as 11/26/2026, to 2026-11-26. */
const toIsoDay = (text: string): string => {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
};

/** Returns the valid value that the author probably meant by an invalid one; undefined if that isn't clear. */
export const correctValue = (
  { kind, choices, parse }: Attribute<unknown>,
  raw: string,
): string | undefined => {
  const trimmed = raw.trim();
  if (choices) return findMeant(trimmed, choices);
  const candidates = [
    trimmed,
    removeHiddenCharacters(raw),
    trimmed.toLowerCase(),
    trimmed.replace(/[“”„″"]/g, ''),
    ...(kind === 'day' ? [toIsoDay(trimmed)] : []),
    ...(kind === 'flag' ? [FLAG_WORDS.get(trimmed.toLowerCase()) ?? ''] : []),
    ...(kind === 'amount' ? [trimmed.replace(/[$,\s]/g, '')] : []),
    ...(kind === 'language' ? [trimmed.replaceAll('_', '-')] : []),
    ...(kind === 'list'
      ? [
          trimmed
            .split(',')
            .map((part) => part.trim())
            .filter(Boolean)
            .join(','),
        ]
      : []),
  ];
  return candidates.find((candidate) => candidate !== '' && parse(candidate) !== undefined);
};

/** Checks an attribute that contains a URL. */
export const lintUrl = (
  { page, element }: Pick<CheckedElement, 'page' | 'element'>,
  attribute: string,
): Finding[] => {
  const problem = checkUrl(getAttribute(element, attribute) ?? '');
  if (!problem) return [];
  const { rule, found, correction, isUnambiguous } = problem;
  const edits = [replaceAttribute(element, attribute, attribute, correction)];
  return [
    {
      rule,
      range: locate(element, attribute),
      found: `${attribute}="${shorten(getAttribute(element, attribute) ?? '')}", ${found}`,
      expected: EXPECTED_URL,
      correction: formatStartTag(page, element, edits),
      ...(isUnambiguous ? { edits } : {}),
    },
  ];
};

/** A template expression, which the CMS should have replaced with a value. */
const TEMPLATE_EXPRESSION = /\$\{[^}]*\}|\{\{.*?\}\}|<%.*?%>/s;

const lintValue = (
  checked: CheckedElement,
  attributeName: string,
  attribute: Attribute<unknown>,
): Finding[] => {
  const { page, element, name } = checked;
  const raw = getAttribute(element, attributeName);
  const expected = getExpected(attribute);
  if (raw === undefined) {
    if (!attribute.required) return [];
    const edits = [addAttribute(page, element, attributeName, getSample(attribute))];
    return [
      {
        rule: 'missing-attribute',
        range: locate(element),
        found: `${name} without ${attributeName}`,
        expected: `${attributeName}, ${expected}`,
        correction: formatStartTag(page, element, edits),
      },
    ];
  }
  // An optional attribute may be blank.
  if (!attribute.required && raw.trim() === '') return [];
  if (TEMPLATE_EXPRESSION.test(raw)) {
    return [
      {
        rule: 'template-expression',
        range: locate(element, attributeName),
        found: `${attributeName} is "${shorten(raw)}", a template expression that was not replaced`,
        expected: `its value, such as "${getSample(attribute)}"`,
        correction: formatStartTag(page, element, [
          replaceAttribute(element, attributeName, attributeName, getSample(attribute)),
        ]),
      },
    ];
  }
  if (attribute.kind === 'url' || attribute.author?.isUrl) {
    const findings = lintUrl(checked, attributeName);
    if (findings.length > 0) return findings;
  }
  // Required texts, such as names, must be exact, because features compare them.
  const isExact = !attribute.required || removeHiddenCharacters(raw) === raw.trim();
  const isList = attribute.kind === 'list' && /[;|]/.test(raw);
  if (attribute.parse(raw) !== undefined && isExact && !isList) return [];
  const separated = isList ? raw.replace(/[;|]/g, ',') : raw;
  const correction = isExact ? correctValue(attribute, separated) : removeHiddenCharacters(raw);
  const edits = [
    replaceAttribute(element, attributeName, attributeName, correction ?? getSample(attribute)),
  ];
  return [
    {
      rule: 'invalid-value',
      range: locate(element, attributeName),
      found: `${attributeName} is "${shorten(showHiddenCharacters(raw))}"`,
      expected: isExact ? expected : `${expected} without hidden characters`,
      correction: formatStartTag(page, element, edits),
      ...(correction === undefined ? {} : { edits }),
    },
  ];
};

/** Attributes that CMSs, their editors, and the bundle add to any element. */
const FOREIGN_ATTRIBUTE = /^data-(cmp|sly|cq|mount|testid|wp|aue|richtext|block|section|bsro)(-|$)/;

/**
 * Lists all placeholders' attribute names that have more than one word after `data-`. On a wrong element, such a name is
 * still meant for a placeholder; a name of one word, such as `data-id`, may be the theme's.
 */
const listMultiwordNames = ({ manifest }: Page): Set<string> =>
  new Set(
    manifest
      .flatMap(({ attributes }) => Object.keys(attributes).map(toAttributeName))
      .filter((name) => name.split('-').length > 2),
  );

/** Attributes that the placeholder for a product's price also reads from the elements around it (docs/placeholders.md). */
const CONTEXT_ATTRIBUTES = new Set(['data-store-id', 'data-store-name']);

interface UnknownAttribute {
  readonly finding: Finding;
  /** The known attribute that the author probably meant. */
  readonly meant: string | undefined;
}

const findUnknown = ({ page, element, name, attributes }: CheckedElement): UnknownAttribute[] => {
  const known = Object.keys(attributes).map(toAttributeName);
  const unused = known.filter((knownName) => getAttribute(element, knownName) === undefined);
  const multiwordNames = listMultiwordNames(page);
  const missing = Object.entries(attributes).flatMap(([key, { required, parse }]) => {
    const requiredName = toAttributeName(key);
    return required && unused.includes(requiredName) ? [{ name: requiredName, parse }] : [];
  });
  return Object.keys(element.attribs).flatMap((attributeName): UnknownAttribute[] => {
    if (known.includes(attributeName) || FOREIGN_ATTRIBUTE.test(attributeName)) return [];
    const raw = getAttribute(element, attributeName) ?? '';
    const candidates = missing.flatMap(({ name: missingName, parse }) =>
      parse(raw) === undefined ? [] : missingName,
    );
    const related = findRelatedAttributes(attributeName, candidates);
    if (CONTEXT_ATTRIBUTES.has(attributeName) && related.length === 0) return [];
    const misspelled = findMeantAttributes(attributeName, unused);
    const meant = misspelled.length > 0 ? misspelled : related;
    const suggested = meant.length > 0 ? meant : findLongerAttribute(attributeName, unused);
    // The element has both the attribute and a misspelled copy of it.
    const isDuplicate =
      attributeName.startsWith('data-') &&
      known.some((knownName) => toPlainName(knownName) === toPlainName(attributeName));
    if (suggested === undefined && !isDuplicate && !multiwordNames.has(attributeName)) return [];
    const [first] = meant;
    const edits = first ? [replaceAttribute(element, attributeName, first, raw)] : [];
    const removal = [removeAttribute(page, element, attributeName)];
    return [
      {
        meant: meant.length === 1 ? first : undefined,
        finding: {
          rule: 'unknown-attribute',
          range: locate(element, attributeName),
          found: `${attributeName}, which ${name} does not read`,
          expected:
            suggested === undefined
              ? known.join(', ') || 'no attributes'
              : [suggested].flat().join(' or '),
          correction: formatStartTag(page, element, first ? edits : removal),
          ...(meant.length === 1 ? { edits } : {}),
        },
      },
    ];
  });
};

/** Finds missing, invalid, and misspelled attributes of an element (MOUNT-8). */
export const lintElementAttributes = (checked: CheckedElement): Finding[] => {
  const unknown = findUnknown(checked);
  const misspelled = unknown.flatMap(({ meant }) => meant ?? []);
  return [
    ...Object.entries(checked.attributes).flatMap(([key, attribute]) => {
      const attributeName = toAttributeName(key);
      return misspelled.includes(attributeName) ? [] : lintValue(checked, attributeName, attribute);
    }),
    ...unknown.map(({ finding }) => finding),
  ];
};

/** Checks the attributes of all placeholders. */
export const lintAttributes = (page: Page): Finding[] =>
  [...page.placeholders].flatMap(([element, { match, attributes }]) =>
    lintElementAttributes({ page, element, name: match.className, attributes }),
  );
