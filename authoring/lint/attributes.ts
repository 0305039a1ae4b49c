import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { Attribute, Attributes } from '../../src/mounts/schema/attributes';
import { toPlainName } from '../../src/mounts/schema/plain-name';
import { getExpected, getSample } from '../attribute-facts';
import {
  findLongerAttribute,
  findMeantAttributes,
  findNearMisses,
  findRelatedAttributes,
} from '../near-miss';
import { checkAddress, EXPECTED_ADDRESS } from './address';
import { getAttribute } from '../markup';
import type { Element } from '../markup';
import {
  addAttribute,
  locate,
  writeStartTag,
  removeAttribute,
  removeHidden,
  replaceAttribute,
  shorten,
  showHidden,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

/** An element whose attributes are checked. */
export interface Checked {
  readonly page: Page;
  readonly element: Element;
  /** How messages name it. */
  readonly name: string;
  readonly attributes: Attributes;
}

/** What authors write for a flag. */
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

/** A valid text that an invalid one probably means; undefined if that isn't clear. */
const correctValue = (
  { kind, choices, read }: Attribute<unknown>,
  raw: string,
): string | undefined => {
  const trimmed = raw.trim();
  if (choices) {
    const meant = findNearMisses(trimmed, choices);
    return meant.length === 1 ? meant[0] : undefined;
  }
  const candidates = [
    trimmed,
    removeHidden(raw),
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
  return candidates.find((candidate) => candidate !== '' && read(candidate) !== undefined);
};

/** Checks the text of an attribute that holds an address. */
export const lintAddress = (
  { page, element }: Pick<Checked, 'page' | 'element'>,
  attribute: string,
): Finding[] => {
  const problem = checkAddress(getAttribute(element, attribute) ?? '');
  if (!problem) return [];
  const { rule, found, correction, isSure } = problem;
  const edits = [replaceAttribute(element, attribute, attribute, correction)];
  return [
    {
      rule,
      range: locate(element, attribute),
      found: `${attribute}="${shorten(getAttribute(element, attribute) ?? '')}", ${found}`,
      expected: EXPECTED_ADDRESS,
      correction: writeStartTag(page, element, edits),
      ...(isSure ? { edits } : {}),
    },
  ];
};

/** An expression of a template, which the CMS should have replaced by a value. */
const EXPRESSION = /\$\{[^}]*\}|\{\{.*?\}\}|<%.*?%>/s;

const lintValue = (checked: Checked, written: string, attribute: Attribute<unknown>): Finding[] => {
  const { page, element, name } = checked;
  const raw = getAttribute(element, written);
  const expected = getExpected(attribute);
  if (raw === undefined) {
    if (!attribute.required) return [];
    const edits = [addAttribute(page, element, written, getSample(attribute))];
    return [
      {
        rule: 'missing-attribute',
        range: locate(element),
        found: `${name} without ${written}`,
        expected: `${written}, ${expected}`,
        correction: writeStartTag(page, element, edits),
      },
    ];
  }
  // An optional attribute may be blank.
  if (!attribute.required && raw.trim() === '') return [];
  if (EXPRESSION.test(raw)) {
    return [
      {
        rule: 'template-expression',
        range: locate(element, written),
        found: `${written} is "${shorten(raw)}", a template's expression that was not replaced`,
        expected: `its value, such as "${getSample(attribute)}"`,
        correction: writeStartTag(page, element, [
          replaceAttribute(element, written, written, getSample(attribute)),
        ]),
      },
    ];
  }
  if (attribute.kind === 'address' || attribute.author?.isAddress) {
    const findings = lintAddress(checked, written);
    if (findings.length > 0) return findings;
  }
  // Names must be exact: a visitor's page compares them.
  const isExact = !attribute.required || removeHidden(raw) === raw.trim();
  const isList = attribute.kind === 'list' && /[;|]/.test(raw);
  if (attribute.read(raw) !== undefined && isExact && !isList) return [];
  const separated = isList ? raw.replace(/[;|]/g, ',') : raw;
  const correction = isExact ? correctValue(attribute, separated) : removeHidden(raw);
  const edits = [replaceAttribute(element, written, written, correction ?? getSample(attribute))];
  return [
    {
      rule: 'invalid-value',
      range: locate(element, written),
      found: `${written} is "${shorten(showHidden(raw))}"`,
      expected: isExact ? expected : `${expected} without hidden characters`,
      correction: writeStartTag(page, element, edits),
      ...(correction === undefined ? {} : { edits }),
    },
  ];
};

/** Attributes that CMSs, their editors, and the bundle add to any element. */
const FOREIGN = /^data-(cmp|sly|cq|mount|testid|wp|aue|richtext|block|section|bsro)(-|$)/;

/** Lists the attributes of several words that some placeholder has. */
const listAnyNames = ({ manifest }: Page): Set<string> =>
  new Set(
    manifest
      .flatMap(({ attributes }) => Object.keys(attributes).map(toAttributeName))
      .filter((name) => name.split('-').length > 2),
  );

/** Attributes around a product price that it reads, wherever they are (docs/placeholders.md). */
const CONTEXT = new Set(['data-store-id', 'data-store-name']);

interface UnknownAttribute {
  readonly finding: Finding;
  /** The known attribute that it stands for. */
  readonly meant: string | undefined;
}

const findUnknown = ({ page, element, name, attributes }: Checked): UnknownAttribute[] => {
  const known = Object.keys(attributes).map(toAttributeName);
  const free = known.filter((one) => getAttribute(element, one) === undefined);
  const others = listAnyNames(page);
  const missing = Object.entries(attributes).flatMap(([key, { required, read }]) => {
    const one = toAttributeName(key);
    return required && free.includes(one) ? [{ name: one, read }] : [];
  });
  return Object.keys(element.attribs).flatMap((written): UnknownAttribute[] => {
    if (known.includes(written) || FOREIGN.test(written)) return [];
    const raw = getAttribute(element, written) ?? '';
    const accepting = missing.flatMap(({ name: one, read }) =>
      read(raw) === undefined ? [] : one,
    );
    const related = findRelatedAttributes(written, accepting);
    if (CONTEXT.has(written) && related.length === 0) return [];
    const misspelled = findMeantAttributes(written, free);
    const meant = misspelled.length > 0 ? misspelled : related;
    const suggested = meant.length > 0 ? meant : findLongerAttribute(written, free);
    // The element has the attribute, and a misspelled one.
    const isDuplicate =
      written.startsWith('data-') && known.some((one) => toPlainName(one) === toPlainName(written));
    if (suggested === undefined && !isDuplicate && !others.has(written)) return [];
    const [first] = meant;
    const edits = first ? [replaceAttribute(element, written, first, raw)] : [];
    const removal = [removeAttribute(page, element, written)];
    return [
      {
        meant: meant.length === 1 ? first : undefined,
        finding: {
          rule: 'unknown-attribute',
          range: locate(element, written),
          found: `${written}, which ${name} does not read`,
          expected:
            suggested === undefined
              ? known.join(', ') || 'no attributes'
              : [suggested].flat().join(' or '),
          correction: writeStartTag(page, element, first ? edits : removal),
          ...(meant.length === 1 ? { edits } : {}),
        },
      },
    ];
  });
};

/** Finds missing, invalid, and misspelled attributes of an element (MOUNT-8). */
export const lintElementAttributes = (checked: Checked): Finding[] => {
  const unknown = findUnknown(checked);
  const misspelled = unknown.flatMap(({ meant }) => meant ?? []);
  return [
    ...Object.entries(checked.attributes).flatMap(([key, attribute]) => {
      const written = toAttributeName(key);
      return misspelled.includes(written) ? [] : lintValue(checked, written, attribute);
    }),
    ...unknown.map(({ finding }) => finding),
  ];
};

/** Checks the attributes of all placeholders. */
export const lintAttributes = (page: Page): Finding[] =>
  [...page.placeholders].flatMap(([element, { match, attributes }]) =>
    lintElementAttributes({ page, element, name: match.className, attributes }),
  );
