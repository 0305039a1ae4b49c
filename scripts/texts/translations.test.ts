import spanish from '../../src/language/es.json';
import { findOverrideProblem } from '../../src/language/find-override-problem';
import { collectTexts } from './collect-texts';
import record from './translation-record.json';
import { listOutdated, updateRecord } from './translation-record';

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

test('no text has changed without its translation', () => {
  expect(listOutdated(english, translations, record)).toEqual([]);
});

test('the record has the current texts; `npm run translations` writes it', () => {
  expect(updateRecord(english, translations, record)).toEqual(record);
});

describe('the record of translations', () => {
  const before = new Map([['cart.title', 'Your cart']]);
  const after = new Map([
    ['cart.title', 'Your tires'],
    ['cart.new', 'New'],
  ]);
  const old = new Map([['cart.title', 'Su carrito']]);
  const recorded = updateRecord(before, old, {});

  test('names a text that has changed without its translation, until one is written or the old one checked', () => {
    expect(listOutdated(before, old, recorded)).toEqual([]);
    expect(listOutdated(after, old, recorded)).toEqual(['cart.title']);
    expect(listOutdated(after, new Map([['cart.title', 'Sus llantas']]), recorded)).toEqual([]);
    const checked = updateRecord(after, old, recorded, ['cart.title']);
    expect(listOutdated(after, old, checked)).toEqual([]);
  });

  test('keeps the entry of an outdated translation, and adds new ones', () => {
    const updated = updateRecord(after, old, recorded);
    expect(updated['cart.title']).toBe(recorded['cart.title']);
    expect(Object.keys(updated)).toEqual(['cart.new', 'cart.title']);
    expect(listOutdated(after, old, updated)).toEqual(['cart.title']);
  });
});
