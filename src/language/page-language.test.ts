/** @jest-environment jsdom */
import { defineTexts } from './define-texts';
import { setLanguage } from './language';
import { setPageLanguage } from './page-language';
import { hasOwnTexts } from './page-texts';

jest.mock('./es.json', () => ({ 'sample.title': 'Su carrito' }));

const TEXTS = defineTexts('sample', { title: 'Your cart', checkOut: 'Check out – {total}' });

const addSlot = (texts: string): void => {
  document.head.insertAdjacentHTML(
    'beforeend',
    `<script type="application/json" class="bsro-texts">${texts}</script>`,
  );
};

beforeEach(() => {
  document.documentElement.lang = 'en-US';
  document.head.innerHTML = '';
});

afterEach(() => {
  setLanguage();
  history.replaceState(null, '', '/');
});

test('an English page without changed texts loads nothing [TEXT-3/english]', () => {
  expect(hasOwnTexts()).toBe(false);
});

test.each(['es', 'es-US', 'ES-mx'])(
  'a page in the language %s is Spanish [TEXT-3/language]',
  async (lang) => {
    document.documentElement.lang = lang;
    expect(hasOwnTexts()).toBe(true);
    await setPageLanguage();
    expect(TEXTS.title).toBe('Su carrito');
  },
);

test('a page that a browser has translated to Spanish keeps the English texts, which it translates', () => {
  document.documentElement.lang = 'es';
  document.documentElement.className = 'translated-ltr';
  expect(hasOwnTexts()).toBe(false);
  document.documentElement.className = '';
});

test('authors replace texts; a later slot counts more than an earlier one [TEXT-1/override]', async () => {
  addSlot('{"sample.title": "Site cart", "sample.checkOut": "Pay {total}"}');
  addSlot('{"sample.title": "Page cart"}');
  expect(hasOwnTexts()).toBe(true);
  await setPageLanguage();
  expect(TEXTS.title).toBe('Page cart');
  expect(TEXTS.checkOut({ total: '$1' })).toBe('Pay $1');
});

test('authors replace a text by a meta element [TEXT-1/override]', async () => {
  document.head.innerHTML =
    '<meta class="bsro-texts" name="sample.checkOut" content="&quot;Pay&quot; {total} \\ now">' +
    '<meta class="bsro-texts" name="sample.title">';
  expect(hasOwnTexts()).toBe(true);
  await setPageLanguage();
  expect(TEXTS.checkOut({ total: '$1' })).toBe('"Pay" $1 \\ now');
  expect(TEXTS.title).toBe('Your cart');
});

test.each([
  ['without a parameter', 'Pay now'],
  ['with an unknown parameter', 'Pay {total} to {name}'],
  ['with HTML', 'Pay <b>{total}</b>'],
  ['with broken braces', 'Pay {total'],
  ['that is far too long', `Pay ${'now '.repeat(30)}{total}`],
  ['that is empty', ' '],
])('ignores a text %s, and shows the others [TEXT-1/ignored]', async (_what, text) => {
  addSlot(JSON.stringify({ 'sample.checkOut': text, 'sample.title': 'My cart', unknown: 'x' }));
  await setPageLanguage();
  expect(TEXTS.checkOut({ total: '$1' })).toBe('Check out – $1');
  expect(TEXTS.title).toBe('My cart');
});

test('reports a slot that is no JSON, and reads the others [TEXT-1/json]', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  addSlot('{"sample.title": ');
  addSlot('{“sample.title”: "Quotes"}');
  addSlot('{"sample.title": "My cart"}');
  await setPageLanguage();
  expect(TEXTS.title).toBe('My cart');
  expect(error).toHaveBeenCalledTimes(2);
});
