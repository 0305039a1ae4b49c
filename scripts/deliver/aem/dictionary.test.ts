/** @jest-environment jsdom */
import spanish from '../../../src/language/es.json';
import { defineTexts } from '../../../src/language/define-texts';
import { setLanguage } from '../../../src/language/language';
import { setPageLanguage } from '../../../src/language/page-language';
import { collectTexts } from '../../texts/collect-texts';
import { manifest } from '../../../src/mounts/manifest';
import { createComponentModel } from '../component-model';
import spanishForAuthors from '../author-texts-es.json';
import { createTextFiles } from './dictionary';
import { listEditorTexts } from './editor-texts';
import { renderTexts } from './testing/render-texts';

const TEXTS = defineTexts('sample', { title: 'Your cart', checkOut: 'Check out – {total}' });

afterEach(() => setLanguage());

/** Reads the entries of a dictionary by their keys. */
const readDictionary = (file: string, language: string): Map<string, string> => {
  const xml = createTextFiles()[file] ?? '';
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  expect(documentElement.getAttribute('jcr:language')).toBe(language);
  const read = (entry: Element, name: string): string =>
    // FileVault reads a backslash before a type or a list as part of neither.
    (entry.getAttribute(name) ?? '').replace(/^\\(?=[[{\\])/, '');
  const entries = [...documentElement.children].map(
    (entry) => [read(entry, 'sling:key'), read(entry, 'sling:message')] as const,
  );
  return new Map(entries);
};

test.each([
  ['en', collectTexts()],
  ['es', new Map(Object.entries(spanish))],
])('lists every text in the dictionary %s, by its key', (language, texts) => {
  expect(readDictionary(`i18n/${language}.xml`, language)).toEqual(texts);
});

test('has a Spanish translation of every text that the editor shows', () => {
  const shown = manifest.map(createComponentModel).flatMap(listEditorTexts);
  expect(Object.keys(spanishForAuthors)).toEqual(expect.arrayContaining(shown));
  const dictionary = readDictionary('i18n/editor/es.xml', 'es');
  expect(dictionary.get('Store number')).toBe('Número de tienda');
  // The descriptions in the list of components, too.
  expect(dictionary.get('A form that finds a store.')).toBe('Un formulario que busca una tienda.');
});

test("doesn't translate a word that AEM's own interface uses with another meaning", () => {
  const dictionary = readDictionary('i18n/editor/es.xml', 'es');
  expect([dictionary.has('Cart'), dictionary.has('Checkout')]).toEqual([true, false]);
});

test.each([
  '"Quotes" & \'apostrophes\' for {total}',
  'C:\\{total}\\u0022\\',
  'año – ✓ {total}',
  '{total}\nin two lines',
])('prints the text %j of a site so that the bundle shows it [TEXT-1/aem]', async (text) => {
  document.head.innerHTML = await renderTexts({
    'sample.checkOut': text,
    'sample.title': undefined,
  });
  await setPageLanguage();
  expect(TEXTS.checkOut({ total: '$1' })).toBe(text.replace('{total}', '$1'));
  expect(TEXTS.title).toBe('Your cart');
});

test.each([
  '</title></script><script>alert(1)</script> {total}',
  "${resource.path @ context='unsafe'} {total}",
])('prints the text %j of a site as text, which the bundle refuses', async (text) => {
  document.head.innerHTML = await renderTexts({ 'sample.checkOut': text });
  expect([...document.head.querySelectorAll('*')].map((each) => each.outerHTML)).toHaveLength(1);
  expect(document.head.querySelector('meta')?.content).toBe(text);
  await setPageLanguage();
  expect(TEXTS.checkOut({ total: '$1' })).toBe('Check out – $1');
});
