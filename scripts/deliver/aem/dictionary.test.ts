/** @jest-environment jsdom */
import spanish from '../../../src/language/es.json';
import { defineTexts } from '../../../src/language/define-texts';
import { setLanguage } from '../../../src/language/language';
import { setPageLanguage } from '../../../src/language/page-language';
import { collectTexts } from '../../texts/collect-texts';
import { createTextFiles } from './dictionary';
import { renderTexts } from './testing/render-texts';

const TEXTS = defineTexts('sample', { title: 'Your cart', checkOut: 'Check out – {total}' });

afterEach(() => setLanguage());

test.each([
  ['en', collectTexts()],
  ['es', new Map(Object.entries(spanish))],
])('lists every text in the dictionary %s, by its key', (language, texts) => {
  const xml = createTextFiles()[`i18n/${language}.xml`] ?? '';
  const { documentElement } = new DOMParser().parseFromString(xml, 'application/xml');
  expect(documentElement.getAttribute('jcr:language')).toBe(language);
  const read = (entry: Element, name: string): string =>
    // FileVault reads a backslash before a type or a list as part of neither.
    (entry.getAttribute(name) ?? '').replace(/^\\(?=[[{\\])/, '');
  const entries = [...documentElement.children].map(
    (entry) => [read(entry, 'sling:key'), read(entry, 'sling:message')] as const,
  );
  expect(new Map(entries)).toEqual(texts);
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
