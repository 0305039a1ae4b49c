import type { Node } from 'jsonc-parser';
import { JSON_START } from '../../src/mounts/schema/bare-json';
import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import { blankAdded } from '../../src/browser/parse-cms-json';
import { TEXTS_CLASS } from '../../src/language/page-texts';
import { checkObject, listProperties } from './json-fields';
import type { JsonProblem } from './json-fields';
import { findJsonError, isJson, parseJsonTree, repairJson } from './json-text';
import { createJsonAttributes } from '../json-attributes';
import { lintElementAttributes, lintUrl } from './attributes';
import {
  getAncestors,
  getAttribute,
  getClasses,
  getEndTag,
  getText,
  getTextRanges,
  decodeReferences,
} from '../markup';
import type { Element, Range } from '../markup';
import {
  addAttribute,
  isInPlaceholder,
  locate,
  formatStartTag,
  replaceAttribute,
  shorten,
  showHiddenCharacters,
  slice,
} from './page';
import type { Page } from './page';
import type { Finding } from './problem';

const JSON_TYPE = 'application/json';

const SCRIPT_TAG = `<script type="${JSON_TYPE}">`;

const formatScript = (json: string, startTag = SCRIPT_TAG): string =>
  `${startTag}${json.trim().replaceAll('</', '<\\/')}</script>`;

/** Checks whether an element has texts that authors have changed, which aren't a placeholder's. */
export const isTextsSlot = (element: Element): boolean =>
  ['script', 'meta'].includes(element.name) && getClasses(element).includes(TEXTS_CLASS);

const getType = (script: Element): string =>
  (getAttribute(script, 'type') ?? '').trim().toLowerCase();

/** Matches numeric references, which editors add. Authors write named ones, such as `&amp;`. */
const NUMERIC_REFERENCE = /&#(\d+|x[\da-f]+);/i;

/** Decodes the numeric references in valid JSON so that it stays valid. */
const decodeInJson = (text: string): string =>
  text.replace(/&#(\d+|x[\da-f]+);/gi, (reference) =>
    JSON.stringify(decodeReferences(reference)).slice(1, -1).replaceAll('<', '\\u003c'),
  );

const REFERENCES_EXPECTED =
  'the character itself; keep the JSON in a place where the editor does not change it';

const createReferenceFinding = (
  range: Range,
  startTag: string,
  text: string,
  decoded: string,
): Finding => {
  const { index = 0, 0: first = '' } = /&(#\d+|#x[\da-f]+|\w+);/i.exec(text) ?? {};
  const start = range.start + index;
  return {
    rule: 'json-references',
    range: { start, end: start + first.length },
    found: `the character reference ${first}`,
    expected: REFERENCES_EXPECTED,
    correction: formatScript(decoded, startTag),
    edits: [{ ...range, text: decoded }],
  };
};

/** Formats a whole field with its corrected name or value. */
const formatProperty = (page: Page, start: number, node: Node, correction: string): string => {
  const [key, value] = node.parent?.type === 'property' ? (node.parent.children ?? []) : [];
  if (!key || !value || correction === '') return correction;
  const getSource = ({ offset, length }: Node): string =>
    slice(page, { start: start + offset, end: start + offset + length });
  return node === key ? `${correction}: ${getSource(value)}` : `${getSource(key)}: ${correction}`;
};

/** Converts a mistake in JSON to a finding with a range in the file. */
export const toFinding = (
  page: Page,
  start: number,
  { node, correction, isUnambiguous, ...problem }: JsonProblem,
): Finding => {
  const range = { start: start + node.offset, end: start + node.offset + node.length };
  return {
    ...problem,
    range,
    correction: formatProperty(page, start, node, correction),
    ...(isUnambiguous ? { edits: [{ ...range, text: correction }] } : {}),
  };
};

const lintList = (
  page: Page,
  range: Range,
  tree: Node,
  { json, sample }: AuthoredPart,
): Finding[] => {
  if (!json) return [];
  if (tree.type !== 'array') {
    const text = slice(page, range).trim();
    const list = `[${text}]`;
    const start = range.start + tree.offset;
    const isObject = tree.type === 'object';
    return [
      {
        rule: 'json-list',
        range: { start, end: start + tree.length },
        found: isObject ? 'an object' : 'a single value',
        expected: 'a list of objects, in square brackets',
        correction: isObject ? formatScript(list) : sample,
        ...(isObject ? { edits: [{ ...range, text: list }] } : {}),
      },
    ];
  }
  return (tree.children ?? [])
    .flatMap((entry) => checkObject(entry, json, 'the list', page.isSlowPattern))
    .map((problem) => toFinding(page, range.start, problem));
};

/** Checks the JSON of a script, in which the HTML parser decodes no references. */
const lintScript = (page: Page, script: Element, part: AuthoredPart | undefined): Finding[] => {
  const [range] = getTextRanges(script);
  const startTag = formatStartTag(page, script, []);
  const text = range && blankAdded(slice(page, range));
  // An empty script counts as an empty list.
  if (!range || !text?.trim() || !getEndTag(script)) return [];
  const repaired = isJson(text) ? undefined : repairJson(text);
  if (repaired !== undefined && repaired === decodeReferences(text)) {
    return [createReferenceFinding(range, startTag, text, repaired)];
  }
  if (!isJson(text)) {
    const { offset, length, found, expected } = findJsonError(text);
    const start = range.start + offset;
    return [
      {
        rule: 'json',
        range: { start, end: Math.min(start + length, range.end) },
        found: shorten(showHiddenCharacters(found)),
        expected,
        correction:
          repaired === undefined
            ? (part?.sample ?? formatScript(isTextsSlot(script) ? '{}' : '[]', startTag))
            : formatScript(repaired, startTag),
        ...(repaired === undefined ? {} : { edits: [{ ...range, text: repaired }] }),
      },
    ];
  }
  const tree = parseJsonTree(text);
  return [
    ...(NUMERIC_REFERENCE.test(text)
      ? [createReferenceFinding(range, startTag, text, decodeInJson(text))]
      : []),
    ...(tree && part ? lintList(page, range, tree, part) : []),
  ];
};

/** Reports a script that should be a JSON script: its type is almost right, or its text is JSON. */
const lintType = (page: Page, script: Element): Finding[] => {
  const type = getType(script);
  const shouldBeJson = /json/.test(type)
    ? type !== 'application/ld+json'
    : JSON_START.test(getText(script));
  if (!shouldBeJson) return [];
  const edits = [
    getAttribute(script, 'type') === undefined
      ? addAttribute(page, script, 'type', JSON_TYPE)
      : replaceAttribute(script, 'type', 'type', JSON_TYPE),
  ];
  return [
    {
      rule: 'script-type',
      range: locate(script, 'type'),
      found: type === '' ? 'a JSON script without a type' : `the type ${type}`,
      expected: `type="${JSON_TYPE}"`,
      correction: formatStartTag(page, script, edits),
      edits,
    },
  ];
};

/** Checks a JSON script, which may lack its type. */
export const lintJsonScript = (page: Page, script: Element, part?: AuthoredPart): Finding[] =>
  getType(script) === JSON_TYPE ? lintScript(page, script, part) : lintType(page, script);

/** Reports JSON outside of a script, which visitors see as text. */
const lintText = (page: Page, element: Element): Finding[] => {
  if (element.name === 'style' || !JSON_START.test(getText(element))) return [];
  const ranges = getTextRanges(element).filter((range) => slice(page, range).trim() !== '');
  const [range] = ranges;
  if (!range) return [];
  const text = slice(page, range);
  const start = range.start + (text.length - text.trimStart().length);
  const end = range.start + text.trimEnd().length;
  const decoded = blankAdded(decodeReferences(text)).trim();
  const json = isJson(decoded) ? decoded : repairJson(decoded);
  const canReplaceText = ranges.length === 1 && !['p', 'span'].includes(element.name);
  const correction = formatScript(json ?? decoded);
  return [
    {
      rule: 'bare-json',
      range: { start, end },
      found: `JSON as text, which visitors see: ${shorten(text)}`,
      expected: `JSON in ${SCRIPT_TAG}`,
      correction,
      ...(json !== undefined && canReplaceText
        ? { edits: [{ start, end, text: correction }] }
        : {}),
    },
  ];
};

/** Returns the part of a placeholder that describes the JSON inside an element. */
const getPart = (page: Page, element: Element): AuthoredPart | undefined =>
  getAncestors(element)
    .flatMap((ancestor) => page.placeholders.get(ancestor)?.author?.parts ?? [])
    .find(({ json }) => json);

/** The ID of an entry on the page: the text, and what to write instead of it. */
interface EntryId {
  readonly text: string;
  readonly range: Range;
  readonly createCorrection: (text: string) => string;
}

/** Lists the IDs of the entries in a JSON script, or of a template that takes the place of an entry. */
const listIds = (page: Page, element: Element): EntryId[] => {
  if (element.name === 'template') {
    const text = getAttribute(element, 'data-id');
    if (text === undefined) return [];
    const createCorrection = (other: string): string =>
      formatStartTag(page, element, [replaceAttribute(element, 'data-id', 'data-id', other)]);
    return [{ text, range: locate(element, 'data-id'), createCorrection }];
  }
  const [range] = getTextRanges(element);
  const source = range ? blankAdded(slice(page, range)) : '';
  const tree = isJson(source) ? parseJsonTree(source) : undefined;
  return (tree?.children ?? []).flatMap((entry): EntryId[] => {
    const id =
      entry.type === 'object' ? listProperties(entry).find(({ name }) => name === 'id') : undefined;
    const value: unknown = id?.value.value;
    if (!range || !id || typeof value !== 'string') return [];
    const start = range.start + id.value.offset;
    return [
      {
        text: value,
        range: { start, end: start + id.value.length },
        createCorrection: JSON.stringify,
      },
    ];
  });
};

/** Finds entries with the same ID as an earlier one on the page. */
const lintIds = (page: Page): Finding[] => {
  const seen = new Set<string>();
  return page.elements
    .filter(
      (element) =>
        (element.name === 'template' ||
          (element.name === 'script' && getType(element) === JSON_TYPE)) &&
        getPart(page, element),
    )
    .flatMap((element) => listIds(page, element))
    .flatMap(({ text, range, createCorrection }): Finding[] => {
      const isDuplicate = seen.has(text.trim());
      seen.add(text.trim());
      return isDuplicate
        ? [
            {
              rule: 'duplicate-entry',
              range,
              found: `the ID ${text} again`,
              expected: 'a different ID for each interrupt',
              correction: createCorrection(`${text}-2`),
            },
          ]
        : [];
    });
};

/** Checks a template that takes the place of an entry: its attributes are the fields, and its links a list of objects. */
const lintTemplate = (page: Page, template: Element, { json = {} }: AuthoredPart): Finding[] => [
  ...lintElementAttributes({
    page,
    element: template,
    name: 'the template',
    attributes: createJsonAttributes(json, page.isSlowPattern),
  }),
  ...page.elements
    .filter((element) => element.name === 'a' && getAncestors(element).includes(template))
    .flatMap((element) => lintUrl({ page, element }, 'href')),
];

/** Finds mistakes in the JSON of placeholders, and in templates that take the place of its objects. */
export const lintJson = (page: Page): Finding[] => [
  ...page.elements
    .filter((element) => isInPlaceholder(page, element) && !isTextsSlot(element))
    .flatMap((element) => {
      const part = getPart(page, element);
      if (element.name === 'template' && part) return lintTemplate(page, element, part);
      if (element.name !== 'script') return lintText(page, element);
      return part || getType(element) === JSON_TYPE ? lintJsonScript(page, element, part) : [];
    }),
  ...lintIds(page),
];
