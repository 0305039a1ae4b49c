import type { Node } from 'jsonc-parser';
import { blankAdded } from '../../src/browser/parse-cms-json';
import { findOverrideProblem } from '../../src/language/find-override-problem';
import type { OverrideProblem } from '../../src/language/find-override-problem';
import { isSpanishLanguage } from '../../src/language/page-texts';
import { getAttribute, getTextRanges } from '../markup';
import type { Element } from '../markup';
import { findNearMisses } from '../near-miss';
import { isTextsSlot, lintJsonScript, toFinding } from './json';
import { listProperties } from './json-fields';
import type { JsonProblem } from './json-fields';
import { isJson, parseJsonTree } from './json-text';
import { addAttribute, formatStartTag, locate, replaceAttribute, slice } from './page';
import type { KnownTexts, Page } from './page';
import type { Finding } from './problem';

type Mistake = Pick<JsonProblem, 'rule' | 'found' | 'expected'>;

const formatNames = (names: readonly string[]): string =>
  names.map((name) => `{${name}}`).join(' and ');

const describeParameters = (missing: readonly string[], unknown: readonly string[]): string =>
  [
    ...(missing.length > 0 ? [`without ${formatNames(missing)}`] : []),
    ...(unknown.length > 0 ? [`with the unknown ${formatNames(unknown)}`] : []),
  ].join(' and ');

const describeProblem = (key: string, problem: OverrideProblem): Mistake => {
  switch (problem.kind) {
    case 'parameters':
      return {
        rule: 'text-parameters',
        found: `the text ${key} ${describeParameters(problem.missing, problem.unknown)}`,
        expected: 'the parameters of the text that it replaces',
      };
    case 'length':
      return {
        rule: 'text-length',
        found: `the text ${key} with ${problem.length} characters`,
        expected: `at most ${problem.max}`,
      };
    case 'syntax':
      return {
        rule: 'text-braces',
        found: `the text ${key}, whose braces are wrong`,
        expected: 'a } for each {, and a case "other" in each plural',
      };
    case 'html':
      return {
        rule: 'text-html',
        found: `HTML in the text ${key}`,
        expected: 'plain text',
      };
    case 'empty':
      return {
        rule: 'empty-text',
        found: `an empty text ${key}`,
        expected: 'a text, or no entry with this key',
      };
  }
};

const getScope = (key: string): string => key.slice(0, key.lastIndexOf('.'));

/** A mistake in the key or the text of a changed text. */
interface TextMistake extends Mistake {
  readonly part: 'key' | 'text';
  /** The key or the text to write instead; empty if that isn't clear. */
  readonly correction: string;
}

/** Checks the key of a changed text. If some features are unknown, only keys of the known ones are checked. */
const checkKey = (key: string, texts: KnownTexts): TextMistake[] => {
  const known = [...texts.defaults.keys()];
  if (!texts.isComplete && !known.some((each) => getScope(each) === getScope(key))) return [];
  const meant = findNearMisses(key, known);
  const [first] = meant;
  return [
    {
      rule: 'unknown-text',
      part: 'key',
      found: `the key ${key}, which no text has`,
      expected: first === undefined ? 'a key of bsro-ui' : meant.join(' or '),
      correction: first ?? '',
    },
  ];
};

const isSpanishPage = (page: Page): boolean => {
  const root = page.elements.find(({ name }) => name === 'html');
  return isSpanishLanguage((root && getAttribute(root, 'lang')) ?? '');
};

/** Checks a changed text. */
const checkText = (page: Page, texts: KnownTexts, key: string, text: unknown): TextMistake[] => {
  const english = texts.defaults.get(key);
  if (english === undefined) return checkKey(key, texts);
  const standard = (isSpanishPage(page) ? texts.spanish[key] : undefined) ?? english;
  const problem = typeof text === 'string' ? findOverrideProblem(standard, text) : undefined;
  if (typeof text === 'string' && !problem) return [];
  const mistake: Mistake = problem
    ? describeProblem(key, problem)
    : { rule: 'texts-object', found: `${key} without a text`, expected: 'a text in quotes' };
  return [{ ...mistake, part: 'text', correction: standard }];
};

const checkTree = (page: Page, texts: KnownTexts, root: Node): JsonProblem[] => {
  if (root.type !== 'object') {
    return [
      {
        rule: 'texts-object',
        node: root,
        found: root.type === 'array' ? 'a list' : 'a single value',
        expected: 'an object with a text for each key',
        correction: '',
        isUnambiguous: false,
      },
    ];
  }
  return listProperties(root).flatMap(({ key, name, value }) =>
    checkText(page, texts, name, value.value).map(({ part, correction, ...mistake }) => ({
      ...mistake,
      node: part === 'key' ? key : value,
      correction: correction && JSON.stringify(correction),
      isUnambiguous: false,
    })),
  );
};

const lintTextsScript = (page: Page, script: Element): Finding[] => {
  const { texts } = page;
  const [range] = getTextRanges(script);
  const json = range ? blankAdded(slice(page, range)) : '';
  const tree = isJson(json) ? parseJsonTree(json) : undefined;
  return [
    ...lintJsonScript(page, script),
    ...(texts && range && tree
      ? checkTree(page, texts, tree).map((problem) => toFinding(page, range.start, problem))
      : []),
  ];
};

const lintTextMeta = (page: Page, meta: Element): Finding[] => {
  const { texts } = page;
  const [key = '', text = ''] = ['name', 'content'].map((name) => getAttribute(meta, name));
  const mistakes = texts ? checkText(page, texts, key, text) : [];
  return mistakes.map(({ part, correction, ...mistake }) => {
    const attribute = part === 'key' ? 'name' : 'content';
    const edit =
      getAttribute(meta, attribute) === undefined
        ? addAttribute(page, meta, attribute, correction)
        : replaceAttribute(meta, attribute, attribute, correction);
    return {
      ...mistake,
      range: locate(meta, attribute),
      correction: correction && formatStartTag(page, meta, [edit]),
    };
  });
};

/** Finds mistakes in the texts that authors have changed (docs/texts.md). */
export const lintTexts = (page: Page): Finding[] =>
  page.elements.flatMap((element) => {
    if (!isTextsSlot(element)) return [];
    return element.name === 'meta' ? lintTextMeta(page, element) : lintTextsScript(page, element);
  });
