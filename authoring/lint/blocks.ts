import { isTag, isText } from 'domhandler';
import type { Attribute, Attributes } from '../../src/mounts/schema/attributes';
import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { getExpected, getSample, withParsers } from '../attribute-facts';
import { toBlockHeading, toKey, toLabel } from '../block-names';
import { findInside, getAttribute, getClasses, getEndTag, getStartTag, matches } from '../markup';
import type { Element, Range } from '../markup';
import { findBlockName, findNearMisses } from '../near-miss';
import { isBlockCode } from './entry';
import { correctValue } from './attributes';
import { locate, shorten } from './page';
import type { Page } from './page';
import type { Finding } from './problem';
import { checkUrl, EXPECTED_URL } from './url';

// The tables with which authors write placeholders on Edge Delivery Services: docs/delivery.md#blocks.

/** The blocks of a page, before and after its scripts have decorated them. */
const BLOCKS = 'main > div > div[class], main .block[data-block-name]';

/** A name that an author may write, and its value. */
interface Setting {
  readonly label: string;
  readonly attribute: string;
  readonly isRequired: boolean;
  readonly sample: string;
  /** Undefined for the fields of a JSON list. */
  readonly rule: Attribute<unknown> | undefined;
  readonly choices: readonly string[];
}

/** A value that an author has written. */
interface Written {
  readonly setting: Setting;
  readonly value: string;
  readonly range: Range;
}

const getWholeText = ({ children }: Element): string =>
  children
    .map((child) => (isText(child) ? child.data : isTag(child) ? getWholeText(child) : ''))
    .join('');

const getText = (element: Element): string => getWholeText(element).replace(/\s+/g, ' ').trim();

const getCells = ({ children }: Element): Element[] => children.filter(isTag);

/** Returns the range inside an element, or of its start tag if it is empty. */
const getInnerRange = (element: Element): Range => {
  const start = getStartTag(element)?.end;
  const end = getEndTag(element)?.start;
  return start !== undefined && end !== undefined && end > start ? { start, end } : locate(element);
};

const formatRow = (...cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const toSettings = (attributes: Attributes): Setting[] =>
  Object.entries(attributes).map(([name, rule]) => ({
    label: rule.author?.label ?? name,
    attribute: toAttributeName(name),
    isRequired: rule.required === true,
    sample: getSample(rule),
    rule,
    choices: rule.choices ?? [],
  }));

/** Lists the settings of a part. A flag that marks an element has no value. */
const listPartSettings = ({ attributes = {}, json }: AuthoredPart): Setting[] =>
  json
    ? Object.entries(json).map(([name, { required, choices = [], sample }]) => ({
        label: toLabel(name),
        attribute: name,
        isRequired: required === true,
        sample: typeof sample === 'object' ? JSON.stringify(sample) : String(sample),
        rule: undefined,
        choices,
      }))
    : toSettings(withParsers(attributes)).filter(({ rule }) => rule?.kind !== 'flag');

const findSetting = (settings: readonly Setting[], name: string): Setting | undefined =>
  settings.find(({ label, attribute }) =>
    [label, attribute, attribute.replace(/^data-/, '')].some(
      (known) => toKey(known) === toKey(name),
    ),
  );

/** Finds the one name that an author probably meant. */
const findMeant = (name: string, known: readonly string[]): string | undefined => {
  const meant = findNearMisses(name, known);
  return meant.length === 1 ? meant[0] : undefined;
};

/** Reads a cell with a URL as the block does: from its link or picture, or else its text. */
const readUrl = (cell: Element): string => {
  const [link] = findInside(cell, 'a[href]');
  const [image] = findInside(cell, 'img[src]');
  return (
    (link && getAttribute(link, 'href')) ?? (image && getAttribute(image, 'src')) ?? getText(cell)
  );
};

const FLAG = /^(yes|true|on|no|false|off)$/i;

/** Checks a value that an author has written. */
const lintWritten = ({ setting, value, range }: Written): Finding[] => {
  const { label, rule, choices, sample } = setting;
  if (rule?.author?.isUrl || rule?.kind === 'url') {
    const problem = checkUrl(value);
    if (!problem) return [];
    return [
      {
        rule: problem.rule,
        range,
        found: `"${label}" is "${shorten(value)}", ${problem.found}`,
        expected: EXPECTED_URL,
        correction: formatRow(label, problem.correction),
      },
    ];
  }
  const isValid =
    choices.length > 0
      ? choices.some((choice) => toKey(choice) === toKey(value)) || value.includes(',')
      : !rule || (rule.kind === 'flag' && FLAG.test(value)) || rule.parse(value) !== undefined;
  if (isValid) return [];
  return [
    {
      rule: 'invalid-value',
      range,
      found: `"${label}" is "${shorten(value)}"`,
      expected:
        choices.length > 0
          ? `one of ${choices.join(', ')}`
          : rule?.kind === 'flag'
            ? 'yes or no'
            : rule
              ? getExpected(rule)
              : sample,
      correction: formatRow(label, (rule && correctValue(rule, value)) ?? sample),
    },
  ];
};

/** Reports settings that are required but missing, at the place where an author adds them. */
const lintMissing = (
  range: Range,
  owner: string,
  settings: readonly Setting[],
  written: readonly Written[],
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
      correction: owner.startsWith('the block') ? formatRow(label, sample) : `${label}: ${sample}`,
    }));

/** Divides a cell into its lines, with the position of each. */
const listLines = (page: Page, cell: Element): (Range & { readonly text: string })[] => {
  const { start, end } = getInnerRange(cell);
  const source = page.source.slice(start, end);
  return [...source.matchAll(/[^<>]+(?![^<]*>)/g)].flatMap(({ index, 0: raw }) => {
    const text = raw.trim();
    const begin = start + index + raw.indexOf(text);
    return text === '' ? [] : [{ text, start: begin, end: begin + text.length }];
  });
};

/** Checks the settings of a part, one per line: `Tire brand: Calder`. */
const lintPartSettings = (
  page: Page,
  part: AuthoredPart,
  row: Element,
  cells: readonly Element[],
): Finding[] => {
  const settings = listPartSettings(part);
  const [first] = settings;
  const { label = '', json } = part;
  const [cell] = cells;
  if (!first) return [];
  const owner = `the row "${label}"`;
  if (!cell) return lintMissing(locate(row), owner, settings, []);
  const [link] = findInside(cell, 'a[href]');
  if (json && cells.length === 1 && link) {
    const url = getAttribute(link, 'href') ?? '';
    if (/\.json(\?|$)/.test(url)) return [];
    return [
      {
        rule: 'sheet',
        range: locate(link),
        found: `a link to ${shorten(url)} in ${owner}`,
        expected: 'the URL of a sheet, which ends in .json',
        correction: `<a href="${url.replace(/\/?$/, '.json')}">`,
      },
    ];
  }
  const written: Written[] = [];
  const unknown: Finding[] = [];
  for (const { text, start, end } of listLines(page, cell)) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(text) ?? [];
    const setting = findSetting(settings, name);
    if (setting) {
      written.push({ setting, value, range: { start, end } });
    } else if (!written.some((one) => one.setting === first) && !name) {
      written.push({ setting: first, value: text, range: { start, end } });
    } else {
      const labels = settings.map((one) => one.label);
      const meant = findMeant(name, labels);
      unknown.push({
        rule: 'unknown-row',
        range: { start, end },
        found: `"${shorten(text)}" in ${owner}`,
        expected: meant ?? labels.join(', '),
        correction: `${meant ?? first.label}: ${value || first.sample}`,
      });
    }
  }
  return [
    ...unknown,
    ...written.flatMap(lintWritten),
    // A misspelled name explains what is missing.
    ...(unknown.length > 0 ? [] : lintMissing(locate(row), owner, settings, written)),
  ];
};

/** Lists the texts of a form, by which an author changes them. */
const listFormTexts = (sample: string): string[] =>
  sample.includes('<form')
    ? [...sample.matchAll(/>([^<>]+)</g)].flatMap(([, text = '']) => text.trim() || [])
    : [];

/** Checks the table of a block. */
const lintTable = (page: Page, block: Element, placeholder: AnyPlaceholder): Finding[] => {
  const { name, attributes, author } = placeholder;
  const heading = toBlockHeading(name);
  const owner = `the block "${heading}"`;
  const settings = toSettings(attributes);
  const parts = (author?.parts ?? []).filter(({ label }) => label !== undefined);
  const formTexts = listFormTexts(author?.sample ?? '');
  const known = [
    ...settings.map(({ label }) => label),
    ...parts.flatMap(({ label }) => label ?? []),
    ...formTexts,
  ];
  const written: Written[] = [];
  const usedParts = new Set<AuthoredPart>();
  const findings = getCells(block).flatMap((row): Finding[] => {
    const [first, ...cells] = getCells(row);
    if (!first) return [];
    const text = getText(first);
    const [cell] = cells;
    const setting = findSetting(settings, text);
    if (setting && cell) {
      const isUrl = setting.rule?.author?.isUrl || setting.rule?.kind === 'url';
      const one = {
        setting,
        value: isUrl ? readUrl(cell) : getText(cell),
        range: getInnerRange(cell),
      };
      const isRepeated = written.some((other) => other.setting === setting);
      written.push(one);
      if (isRepeated) {
        return [
          {
            rule: 'duplicate-row',
            range: locate(row),
            found: `another row "${setting.label}"`,
            expected: 'one; only the last applies',
            correction: formatRow(setting.label, one.value),
          },
        ];
      }
      return one.value === '' ? [] : lintWritten(one);
    }
    const part = parts.find(({ label }) => toKey(label ?? '') === toKey(text));
    if (part) {
      usedParts.add(part);
      const filled = cells.filter(
        (other) => getText(other) !== '' || findInside(other, 'img').length > 0,
      );
      // A cell for each setting is what the Universal Editor stores.
      return cells.length > 2 ? [] : lintPartSettings(page, part, row, filled);
    }
    const [, label = '', value = ''] = /^([^:]{3,40}):\s+(.+)$/.exec(text) ?? [];
    const joined = cell ? undefined : findSetting(settings, label);
    if (joined) {
      return [
        {
          rule: 'row-columns',
          range: locate(row),
          found: `"${shorten(text)}" in one column, which is content`,
          expected: 'the name in the first column, and the value in the second',
          correction: formatRow(joined.label, value),
        },
      ];
    }
    const isKnown =
      !cell || toKey(text) === 'content' || formTexts.some((one) => toKey(one) === toKey(text));
    if (isKnown || cells.every((other) => getText(other) === '')) return [];
    const meant = findMeant(text, known);
    return [
      {
        rule: 'unknown-row',
        range: getInnerRange(first),
        found: `a row "${shorten(text)}", which ${owner} doesn’t have`,
        expected: meant ? `"${meant}"` : known.join(', ') || 'rows with one column',
        correction: formatRow(meant ?? known[0] ?? '', getText(cell)),
      },
    ];
  });
  const isExplained = findings.some(({ rule }) => rule === 'unknown-row' || rule === 'row-columns');
  const missingParts = parts
    .filter((part) => part.required && !usedParts.has(part))
    .map((part): Finding => {
      const samples = listPartSettings(part).filter(({ isRequired }) => isRequired);
      return {
        rule: 'missing-row',
        range: locate(block),
        found: `${owner} without a row "${part.label ?? ''}"`,
        expected: `at least one: ${part.purpose.charAt(0).toLowerCase()}${part.purpose.slice(1)}`,
        correction: formatRow(
          part.label ?? '',
          samples.map(({ label, sample }) => `${label}: ${sample}`).join('<br>'),
          '…',
        ),
      };
    });
  return [
    ...findings,
    ...(isExplained
      ? []
      : [...lintMissing(locate(block), owner, settings, written), ...missingParts]),
  ];
};

/** Finds the name of a placeholder that a block's unknown name was probably meant to be. */
const lintBlockName = (page: Page, block: Element, name: string): Finding[] => {
  const byTitle = page.manifest.find(({ author }) => toKey(author?.title ?? '') === name);
  const meant =
    byTitle?.name ??
    findBlockName(
      name,
      page.manifest.map((one) => one.name),
    );
  if (meant === undefined) return [];
  return [
    {
      rule: 'unknown-block',
      range: locate(block, 'class'),
      found: `a block "${toBlockHeading(name)}", which doesn’t exist`,
      expected: `"${toBlockHeading(meant)}"`,
      correction: formatRow(toBlockHeading(meant)),
    },
  ];
};

/** Finds a sheet that the block couldn't load. */
const lintSheets = (page: Page): Finding[] =>
  page.elements.flatMap((element): Finding[] => {
    const problem = getAttribute(element, 'data-sheet-problem');
    return problem === undefined
      ? []
      : [
          {
            rule: 'sheet',
            range: locate(element, 'data-sheet-problem'),
            found: `a sheet without effect: ${problem}`,
            expected: 'a published sheet, whose URL ends in .json',
            correction: '',
          },
        ];
  });

/** Finds mistakes in the tables of blocks on Edge Delivery Services. */
export const lintBlocks = (page: Page): Finding[] => {
  if (!page.elements.some(isBlockCode)) return [];
  const seen = new Set<AnyPlaceholder>();
  return [
    ...lintSheets(page),
    ...page.elements
      .filter((element) => !page.placeholders.has(element) && matches(element, BLOCKS))
      .flatMap((block): Finding[] => {
        const [name = ''] = getClasses(block);
        const placeholder = page.manifest.find((one) => one.name === name);
        if (!placeholder) return lintBlockName(page, block, name);
        const isRepeated = seen.has(placeholder) && placeholder.author?.isUnique === true;
        seen.add(placeholder);
        return isRepeated
          ? [
              {
                rule: 'duplicate-placeholder',
                range: locate(block, 'class'),
                found: `another block "${toBlockHeading(name)}"`,
                expected: 'one on the page, with the rows of both',
                correction: formatRow(toBlockHeading(name)),
              },
            ]
          : lintTable(page, block, placeholder);
      }),
  ];
};
