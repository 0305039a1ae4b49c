import { isTag, isText } from 'domhandler';
import type { Attribute, Attributes } from '../../src/mounts/schema/attributes';
import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AuthoredPart, JsonField, JsonFields } from '../../src/mounts/schema/author-facts';
import { getExpected, getSample, withParsers } from '../attribute-facts';
import { readFlag, toKey, toLabel } from '../block-names';
import { createJsonAttributes, toSampleText } from '../json-attributes';
import { findInside, getAttribute, getEndTag, getStartTag } from '../markup';
import type { Element, Range } from '../markup';
import { correctValue } from './attributes';
import type { IsSlowPattern } from './json-fields';
import { locate, shorten } from './page';
import type { Finding } from './problem';
import { checkUrl, EXPECTED_URL } from './url';

/** A name that an author may write, and its value. */
export interface Setting {
  readonly label: string;
  readonly attribute: string;
  readonly isRequired: boolean;
  readonly sample: string;
  readonly rule: Attribute<unknown>;
  readonly choices: readonly string[];
}

/** A value that an author has written. */
export interface Written {
  readonly setting: Setting;
  readonly value: string;
  readonly range: Range;
}

const getWholeText = ({ children }: Element): string =>
  children
    .map((child) => (isText(child) ? child.data : isTag(child) ? getWholeText(child) : ''))
    .join('');

export const getText = (element: Element): string =>
  getWholeText(element).replace(/\s+/g, ' ').trim();

export const getCells = ({ children }: Element): Element[] => children.filter(isTag);

/** Returns the range inside an element, or of its start tag if it is empty. */
export const getInnerRange = (element: Element): Range => {
  const start = getStartTag(element)?.end;
  const end = getEndTag(element)?.start;
  return start !== undefined && end !== undefined && end > start ? { start, end } : locate(element);
};

/** Formats a name and its value as an author writes them: as a row, or as a line of a part. */
type FormatSetting = (label: string, value: string) => string;

export const formatRow = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const formatSetting = (label: string, value: string): string => `${label}: ${value}`;

export const toSettings = (attributes: Attributes): Setting[] =>
  Object.entries(attributes).map(([name, rule]) => ({
    label: rule.author?.label ?? name,
    attribute: toAttributeName(name),
    isRequired: rule.required === true,
    sample: getSample(rule),
    rule,
    choices: rule.choices ?? [],
  }));

const LINK = 'Find my tires: /tires/';

/** The rule of a field with a list of objects, which are links in a table. */
const LINK_RULE: Attribute<string> = {
  kind: 'text',
  parse: (raw) => {
    const [, url = ''] = /^.+?:?\s+(\S+)$/.exec(raw.trim()) ?? [];
    return url !== '' && !checkUrl(url) ? raw : undefined;
  },
  author: { label: 'Link', sample: LINK, expected: `a text and a URL, such as ${LINK}` },
};

const toJsonSetting = (
  [name, { kind, required, choices = [], sample }]: readonly [string, JsonField],
  rules: Attributes,
): Setting => ({
  label: toLabel(name),
  attribute: name,
  isRequired: required === true,
  sample: kind === 'objects' ? LINK : toSampleText(sample),
  rule: rules[name] ?? LINK_RULE,
  choices,
});

const toJsonSettings = (fields: JsonFields, isSlowPattern?: IsSlowPattern): Setting[] => {
  const rules = createJsonAttributes(fields, isSlowPattern);
  return Object.entries(fields).map((entry) => toJsonSetting(entry, rules));
};

/** Lists the settings of a part. A flag that marks an element has no value. */
export const listPartSettings = (
  { attributes = {}, json }: AuthoredPart,
  isSlowPattern?: IsSlowPattern,
): Setting[] =>
  json
    ? toJsonSettings(json, isSlowPattern)
    : toSettings(withParsers(attributes)).filter(({ rule }) => rule.kind !== 'flag');

/** Reads a cell with a URL as the block does: from its link or picture, or else its text. */
export const readUrl = (cell: Element): string => {
  const [link] = findInside(cell, 'a[href]');
  const [image] = findInside(cell, 'img[src]');
  return (
    (link && getAttribute(link, 'href')) ?? (image && getAttribute(image, 'src')) ?? getText(cell)
  );
};

/** Checks whether a value is valid; of a list, each word must be. */
const isValid = ({ rule, choices }: Setting, value: string): boolean => {
  if (choices.length > 0) {
    const known = new Set(choices.map(toKey));
    return value.split(',').every((word) => known.has(toKey(word)));
  }
  if (rule.kind === 'flag' && readFlag(value) !== undefined) return true;
  return rule.parse(value) !== undefined;
};

const describeExpected = ({ rule, choices }: Setting): string => {
  if (choices.length > 0) return `one of ${choices.join(', ')}`;
  return rule.kind === 'flag' ? 'yes or no' : getExpected(rule);
};

/** Checks a value that an author has written. */
export const lintWritten = (
  { setting, value, range }: Written,
  format: FormatSetting,
): Finding[] => {
  const { label, rule, sample } = setting;
  if (rule.author?.isUrl || rule.kind === 'url') {
    const problem = checkUrl(value);
    if (!problem) return [];
    return [
      {
        rule: problem.rule,
        range,
        found: `"${label}" is "${shorten(value)}", ${problem.found}`,
        expected: EXPECTED_URL,
        correction: format(label, problem.correction),
      },
    ];
  }
  if (isValid(setting, value)) return [];
  return [
    {
      rule: 'invalid-value',
      range,
      found: `"${label}" is "${shorten(value)}"`,
      expected: describeExpected(setting),
      correction: format(label, correctValue(rule, value) ?? sample),
    },
  ];
};

/** Reports settings that are required but missing, at the place where an author adds them. */
export const lintMissing = (
  range: Range,
  owner: string,
  settings: readonly Setting[],
  written: readonly Written[],
  format: FormatSetting,
): Finding[] =>
  settings
    .filter(
      (setting) =>
        setting.isRequired && !written.some((one) => one.setting === setting && one.value !== ''),
    )
    .map(({ label, sample }) => ({
      rule: 'missing-row',
      range,
      found: `${owner} without "${label}"`,
      expected: `"${label}" with a value`,
      correction: format(label, sample),
    }));
