import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import type { AnyPlaceholder } from '../../src/mounts/schema/placeholder';
import { findField, toBlockHeading, toKey } from '../block-names';
import { findInside, getAttribute } from '../markup';
import type { Element, Range } from '../markup';
import { findMeant } from '../near-miss';
import {
  formatRow,
  formatSetting,
  getCells,
  getInnerRange,
  getText,
  lintMissing,
  lintWritten,
  listPartSettings,
  readUrl,
  toSettings,
} from './block-settings';
import type { Written } from './block-settings';
import { locate, shorten } from './page';
import type { Page } from './page';
import type { Finding } from './problem';

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
  const settings = listPartSettings(part, page.isSlowPattern);
  const [first] = settings;
  const { label = '', json } = part;
  const [cell] = cells;
  if (!first) return [];
  const owner = `the row "${label}"`;
  if (!cell) return lintMissing(locate(row), owner, settings, [], formatSetting);
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
    const setting = findField(settings, name);
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
        correction: formatSetting(meant ?? first.label, value || first.sample),
      });
    }
  }
  return [
    ...unknown,
    ...written.flatMap((one) => lintWritten(one, formatSetting)),
    // A misspelled name explains what is missing.
    ...(unknown.length > 0
      ? []
      : lintMissing(locate(row), owner, settings, written, formatSetting)),
  ];
};

/** Lists the texts of a form, by which an author changes them. */
const listFormTexts = (sample: string): string[] =>
  sample.includes('<form')
    ? [...sample.matchAll(/>([^<>]+)</g)].flatMap(([, text = '']) => text.trim() || [])
    : [];

/** Checks the table of a block. */
export const lintTable = (page: Page, block: Element, placeholder: AnyPlaceholder): Finding[] => {
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
    const setting = findField(settings, text);
    if (setting && cell) {
      const isUrl = setting.rule.author?.isUrl || setting.rule.kind === 'url';
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
      return one.value === '' ? [] : lintWritten(one, formatRow);
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
    const joined = cell ? undefined : findField(settings, label);
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
          samples.map(({ label, sample }) => formatSetting(label, sample)).join('<br>'),
          '…',
        ),
      };
    });
  return [
    ...findings,
    ...(isExplained
      ? []
      : [...lintMissing(locate(block), owner, settings, written, formatRow), ...missingParts]),
  ];
};
