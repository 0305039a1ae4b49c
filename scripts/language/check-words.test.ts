import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkWords } from './check-words';
import { EXCEPTIONS } from './retired-words';

const ROOT = path.join(__dirname, '../..');

test('names the file, the line, and the replacement of a retired word', () => {
  expect(checkWords('src/bus/bus.ts', 'first line\n// begins anew\n')).toEqual([
    'src/bus/bus.ts:2 has the retired words "anew"; write again',
  ]);
});

test.each([
  'The page is told of it.',
  'Nobody is asked.',
  'The ID stands on two elements.',
  'What may stand in a header.',
  'There is one schema a form.',
  'The offer is not to be had.',
  'const sizeOf = 1;',
  'See (wire: Sessions).',
  'The colours of a skin.',
  ' * @returns what cancels it',
])('reports the sentence %j', (line) => {
  expect(checkWords('src/page.ts', line)).toHaveLength(1);
});

test.each([
  'A zip stands for its center.',
  'A stand-in of the chat provider.',
  "fill('nobody@example.com')",
  'const proof = 1;',
  'const stores = of(1);',
])('accepts the line %j', (line) => {
  expect(checkWords('src/page.ts', line)).toEqual([]);
});

test('reports a title that begins with a requirement ID or a prefix, but only in test files', () => {
  const titles = "test('CART-1 keeps the guid', () => {});\ntest('build keeps it', () => {});";
  expect(checkWords('src/cart.test.ts', titles)).toHaveLength(2);
  expect(checkWords('src/cart.ts', titles)).toEqual([]);
});

test.each([
  "test('keeps the page’s text', () => {",
  "  'keeps the page’s text [CART-1]',",
  '// The page’s text stays.',
])('reports the typographic apostrophe of the title or comment %j', (line) => {
  expect(checkWords('src/page.test.ts', line)).toHaveLength(1);
});

test('accepts the typographic apostrophe of a text on the screen', () => {
  expect(checkWords('src/page.ts', "const text = 'The page’s text';")).toEqual([]);
});

test('checks no names in documents', () => {
  expect(checkWords('docs/tests.md', 'const sizeOf = 1;')).toEqual([]);
});

test('excepts only paths that exist, each with a reason', () => {
  for (const exception of EXCEPTIONS) {
    expect(existsSync(path.join(ROOT, exception.path))).toBe(true);
    expect(exception.reason).not.toBe('');
  }
  const phrases = 'fixtures/services/seed/review-phrases.ts';
  expect(checkWords(phrases, readFileSync(path.join(ROOT, phrases), 'utf8'))).toEqual([]);
});
