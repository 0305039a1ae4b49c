import { getSwitchVersions, isUnknownVersion } from '../../src/site/switches';
import { toAttributeName } from '../../src/mounts/schema/attribute-name';
import { findNearMisses } from '../near-miss';
import { PAGE_SWITCHES, pageAttributes } from '../page-attributes';
import { lintElementAttributes } from './attributes';
import { applyEdits } from './edit';
import type { Edit } from './edit';
import { isEntry } from './entry';
import { getAttribute, getAttributeRange } from '../markup';
import { formatStartTag, locate, removeAttribute, slice } from './page';
import type { Page } from './page';
import type { Finding } from './problem';

const { siteName, ...optionalAttributes } = pageAttributes;

const SWITCH_ENTRY = /[^\s"']+/g;

const lintSwitches = (page: Page): Finding[] => {
  const html = page.elements.find(({ name }) => name === 'html');
  const range = html && getAttributeRange(html, 'data-switches');
  if (!html || !range) return [];
  const text = slice(page, range);
  const begin = text.indexOf('=') + 1;
  return [...text.slice(begin).matchAll(SWITCH_ENTRY)].flatMap(({ index, 0: entry }): Finding[] => {
    const [name = '', value] = entry.split(/[:=]/);
    const corrected = value === undefined ? name : `${name}:${value}`;
    if (PAGE_SWITCHES.includes(name) && entry !== corrected) {
      const start = range.start + begin + index;
      const switchRange = { start, end: start + entry.length };
      const edits: Edit[] = [{ ...switchRange, text: corrected }];
      return [
        {
          rule: 'unknown-switch',
          range: switchRange,
          found: `the switch ${entry}`,
          expected: `${corrected}, with a colon before its value`,
          correction: applyEdits(text, edits, range.start),
          edits,
        },
      ];
    }
    if (isUnknownVersion(name, value)) {
      const entries = getSwitchVersions(name).map((version) => `${name}:${version}`);
      const start = range.start + begin + index;
      const switchRange = { start, end: start + entry.length };
      const edits: Edit[] = [{ ...switchRange, text: entries[0] ?? name }];
      return [
        {
          rule: 'unknown-switch',
          range: switchRange,
          found: `the switch ${entry}, which leaves it off`,
          expected: entries.join(' or '),
          correction: applyEdits(text, edits, range.start),
        },
      ];
    }
    if (PAGE_SWITCHES.includes(name)) return [];
    const meant = findNearMisses(name, PAGE_SWITCHES);
    const start = range.start + begin + index;
    const switchRange = { start, end: start + name.length };
    const edits: Edit[] = [{ ...switchRange, text: meant[0] ?? PAGE_SWITCHES[0] ?? '' }];
    return [
      {
        rule: 'unknown-switch',
        range: switchRange,
        found: `the switch ${name}`,
        expected: meant.length > 0 ? meant.join(' or ') : `one of ${PAGE_SWITCHES.join(', ')}`,
        correction: applyEdits(text, edits, range.start),
        ...(meant.length === 1 ? { edits } : {}),
      },
    ];
  });
};

/** Finds a base URL: browsers resolve every link that is only a hash or a path against it, and every call. */
const lintBase = (page: Page): Finding[] =>
  page.elements
    .filter(
      (element) =>
        element.name === 'base' &&
        getAttribute(element, 'href') !== undefined &&
        (page.placeholders.size > 0 || page.elements.some(isEntry)),
    )
    .map((element) => ({
      rule: 'base-url',
      range: locate(element, 'href'),
      found: 'a <base> with href, so links to a hash or a path lead to other pages',
      expected: 'no href, so that they stay on this page and this site',
      correction: formatStartTag(page, element, [removeAttribute(page, element, 'href')]),
    }));

/**
 * Checks the attributes of `<html>`. The site's name is required only if the page includes the bundle or has
 * another of the bundle's attributes; otherwise, the CMS may still add them.
 */
export const lintDocument = (page: Page): Finding[] => {
  const html = page.elements.find(
    ({ name, sourceCodeLocation }) => name === 'html' && sourceCodeLocation,
  );
  if (!html) return lintBase(page);
  const hasBundle =
    page.elements.some(isEntry) ||
    Object.keys(pageAttributes).some(
      (key) =>
        key !== 'siteName' &&
        key !== 'cmpDataLayerName' &&
        key !== 'gtmDataLayerName' &&
        getAttribute(html, toAttributeName(key)) !== undefined,
    );
  return [
    ...lintElementAttributes({
      page,
      element: html,
      name: 'html',
      attributes: {
        ...optionalAttributes,
        siteName: hasBundle ? siteName : { ...siteName, required: false },
      },
    }),
    ...lintSwitches(page),
    ...lintBase(page),
  ];
};
