import type { Node } from 'jsonc-parser';
import { blankAdded } from '../../src/browser/parse-cms-json';
import { findOverrideProblem } from '../../src/language/find-override-problem';
import type { OverrideProblem } from '../../src/language/find-override-problem';
import { isSpanishLanguage } from '../../src/language/page-texts';
import { getAttribute, getTextRanges } from '../markup';
import type { Element } from '../markup';
import { findNearMisses } from '../near-miss';
import { isTextsScript, lintJsonScript, toFinding } from './json';
import { listProperties } from './json-fields';
import type { JsonProblem } from './json-fields';
import { isJson, parseJsonTree } from './json-text';
import { slice } from './page';
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

/** Checks the key of a changed text. If some features are unknown, only keys of the known ones are checked. */
const checkKey = (key: Node, name: string, texts: KnownTexts): JsonProblem[] => {
  const known = [...texts.defaults.keys()];
  if (!texts.isComplete && !known.some((each) => getScope(each) === getScope(name))) return [];
  const meant = findNearMisses(name, known);
  const [first] = meant;
  return [
    {
      rule: 'unknown-text',
      node: key,
      found: `the key ${name}, which no text has`,
      expected: first === undefined ? 'a key of bsro-ui' : meant.join(' or '),
      correction: first === undefined ? '' : JSON.stringify(first),
      isUnambiguous: false,
    },
  ];
};

const checkTexts = (root: Node, texts: KnownTexts, isSpanish: boolean): JsonProblem[] => {
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
  return listProperties(root).flatMap(({ key, name, value }): JsonProblem[] => {
    const english = texts.defaults.get(name);
    if (english === undefined) return checkKey(key, name, texts);
    const standard = (isSpanish ? texts.spanish[name] : undefined) ?? english;
    const text: unknown = value.value;
    const problem = typeof text === 'string' ? findOverrideProblem(standard, text) : undefined;
    if (typeof text === 'string' && !problem) return [];
    const mistake: Mistake = problem
      ? describeProblem(name, problem)
      : { rule: 'texts-object', found: `${name} without a text`, expected: 'a text in quotes' };
    return [
      { ...mistake, node: value, correction: JSON.stringify(standard), isUnambiguous: false },
    ];
  });
};

const lintTextsScript = (page: Page, script: Element, texts: KnownTexts): Finding[] => {
  const [range] = getTextRanges(script);
  const json = range ? blankAdded(slice(page, range)) : '';
  const tree = isJson(json) ? parseJsonTree(json) : undefined;
  if (!range || !tree) return [];
  const root = page.elements.find(({ name }) => name === 'html');
  const isSpanish = isSpanishLanguage((root && getAttribute(root, 'lang')) ?? '');
  return checkTexts(tree, texts, isSpanish).map((problem) => toFinding(page, range.start, problem));
};

/** Finds mistakes in the texts that authors have changed (docs/texts.md). */
export const lintTexts = (page: Page): Finding[] => {
  const { texts } = page;
  return page.elements
    .filter(isTextsScript)
    .flatMap((script) => [
      ...lintJsonScript(page, script),
      ...(texts ? lintTextsScript(page, script, texts) : []),
    ]);
};
