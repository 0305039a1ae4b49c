import spanish from '../../src/language/es.json';
import { findOverrideProblem } from '../../src/language/find-override-problem';
import { collectTexts } from './collect-texts';

const english = collectTexts();
const translations = new Map<string, string>(Object.entries(spanish));

test('every text has a Spanish translation [TEXT-3/complete]', () => {
  expect([...english.keys()].filter((key) => !translations.has(key))).toEqual([]);
});

test('every Spanish translation has a text', () => {
  expect([...translations.keys()].filter((key) => !english.has(key))).toEqual([]);
});

test('the Spanish translations are in the order of their keys', () => {
  const keys = [...translations.keys()];
  expect(keys).toEqual(keys.toSorted());
});

test('a translation has the parameters of its text, and fits in its place [TEXT-3/parameters]', () => {
  const problems = [...english].flatMap(([key, text]) => {
    const problem = findOverrideProblem(text, translations.get(key) ?? text);
    return problem ? [{ key, ...problem }] : [];
  });
  expect(problems).toEqual([]);
});
