import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@babel/core';
import { foldStatics, UNUSED_SLIDER_FUNCTIONS, withoutBodies } from './unused-parts';

const fold = (code: string): string =>
  transformSync(code, { babelrc: false, configFile: false, plugins: [foldStatics] })?.code ?? '';

test('build takes a static behind a pure declaration into it, and keeps it', () => {
  const code = fold('var A = /*#__PURE__*/make();\nA.defaults = { on: true };\nresult = A;');
  expect(code).not.toContain('A.defaults');
  expect(code).toMatch(/var A = \/\*#__PURE__\*\/Object\.assign\(\/\*#__PURE__\*\/make\(\)/);
  const page = { make: () => ({}), result: undefined };
  runInNewContext(code, page);
  expect(page.result).toEqual({ defaults: { on: true } });
});

test.each([
  ['a call with side effects', 'var A = make();\nA.defaults = {};'],
  ['a value with side effects', 'var A = /*#__PURE__*/make();\nA.defaults = { on: f() };'],
  ['another variable', 'var A = /*#__PURE__*/make();\nB.defaults = {};'],
  ['something in between', 'var A = /*#__PURE__*/make();\nuse(A);\nA.defaults = {};'],
])('build leaves a static alone behind %s', (_name, code) => {
  expect(fold(code)).toMatch(/[AB]\.defaults/);
});

test('build empties the functions it is told to, and no other', () => {
  const code =
    'function gone(a = b()) { return a; }\nfunction kept() { return gone(); }\nresult = kept();';
  const plugins = [() => withoutBodies(['gone'])];
  const page = { result: 'nothing ran' };
  runInNewContext(
    transformSync(code, { babelrc: false, configFile: false, plugins })?.code ?? '',
    page,
  );
  expect(page.result).toBeUndefined();
});

test('build finds every function of the slider that it means to empty', () => {
  const swiper = path.dirname(createRequire(__filename).resolve('swiper/package.json'));
  const code = readFileSync(path.join(swiper, 'shared/swiper-core.mjs'), 'utf8');
  for (const name of UNUSED_SLIDER_FUNCTIONS) expect(code).toContain(`function ${name}(`);
});
