import type { Node } from 'jsonc-parser';
import { JSON_START } from '../../src/mounts/schema/bare-json';
import type { AuthoredPart } from '../../src/mounts/schema/author-facts';
import { blankAdded } from '../../src/browser/parse-cms-json';
import { TEXTS_CLASS } from '../../src/language/page-texts';
import { checkObject, listProperties } from './json-fields';
import type { JsonProblem } from './json-fields';
import { findJsonError, isJson, parseJsonTree, repairJson } from './json-text';
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

/** Finds entries with the same ID as an earlier one on the page. */
const lintIds = (page: Page): Finding[] => {
  const seen = new Set<string>();
  return page.elements
    .filter(
      (script) =>
        script.name === 'script' && getType(script) === JSON_TYPE && getPart(page, script),
    )
    .flatMap((script) => {
      const [range] = getTextRanges(script);
      const text = range ? blankAdded(slice(page, range)) : '';
      const tree = isJson(text) ? parseJsonTree(text) : undefined;
      return (tree?.children ?? []).flatMap((entry): Finding[] => {
        const id =
          entry.type === 'object'
            ? listProperties(entry).find(({ name }) => name === 'id')
            : undefined;
        const value: unknown = id?.value.value;
        if (!range || !id || typeof value !== 'string') return [];
        const isDuplicate = seen.has(value.trim());
        seen.add(value.trim());
        const start = range.start + id.value.offset;
        return isDuplicate
          ? [
              {
                rule: 'duplicate-entry',
                range: { start, end: start + id.value.length },
                found: `the ID ${value} again`,
                expected: 'a different ID for each interrupt',
                correction: JSON.stringify(`${value}-2`),
              },
            ]
          : [];
      });
    });
};

/** Finds mistakes in the JSON of placeholders. */
export const lintJson = (page: Page): Finding[] => [
  ...page.elements
    .filter((element) => isInPlaceholder(page, element) && !isTextsSlot(element))
    .flatMap((element) => {
      if (element.name !== 'script') return lintText(page, element);
      const part = getPart(page, element);
      return part || getType(element) === JSON_TYPE ? lintJsonScript(page, element, part) : [];
    }),
  ...lintIds(page),
];
