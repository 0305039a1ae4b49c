import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { transformSync } from '@babel/core';
import {
  ABSENT_SLIDER_MODULES,
  FIXED_RENDERER_VARIABLES,
  FIXED_SLIDER_OPTIONS,
  foldStatics,
  HYDRATING_FUNCTIONS,
  UNUSED_RULE_METHODS,
  UNUSED_SLIDER_FUNCTIONS,
  withFixedOptions,
  withFixedVariables,
  withoutBodies,
  withoutMethods,
  withoutStacks,
} from './unused-parts';

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

test('build puts a fixed variable where it is read, and evaluates what it was set to', () => {
  const code = `
    var on = f(1), other = 2;
    function set() { return (on = f(3)); }
    function shadow(on) { return (on += 1); }
    result = [on, set(), on, other, shadow(4)];`;
  const plugins = [() => withFixedVariables({ on: false })];
  const called: number[] = [];
  const page = {
    result: undefined,
    f: (n: number) => {
      called.push(n);
      return n;
    },
  };
  runInNewContext(
    transformSync(code, { babelrc: false, configFile: false, plugins })?.code ?? '',
    page,
  );
  expect(page.result).toEqual([false, 3, false, 2, 5]);
  expect(called).toEqual([3]);
});

test('build makes the errors that a module keeps as signs without their stacks, and no others', () => {
  const code = `
    var Sign = Error(say(1)), other = say(2);
    function fail() { var local = Error('local'); return local; }
    result = [Sign instanceof Error, Sign.message, 'stack' in Sign, typeof fail().stack, other];`;
  const page = { result: undefined, say: (n: number) => `say ${n}` };
  runInNewContext(
    transformSync(code, { babelrc: false, configFile: false, plugins: [withoutStacks] })?.code ??
      '',
    page,
  );
  expect(page.result).toEqual([true, 'say 1', false, 'string', 'say 2']);
});

test('build fixes what the renderer keeps of hydration, which no root here begins', () => {
  const renderer = createRequire(createRequire(__filename).resolve('react-dom/package.json'));
  const code = readFileSync(renderer.resolve('./cjs/react-dom-client.production.js'), 'utf8');
  for (const name of Object.keys(FIXED_RENDERER_VARIABLES)) {
    expect(code).toMatch(new RegExp(`^  ${name} = (!1|Error\\(.*\\)),?;?$`, 'm'));
  }
  for (const name of HYDRATING_FUNCTIONS) {
    expect(code).toMatch(
      new RegExp(
        `function ${name}\\(fiber\\) \\{\\s+if \\(fiber !== hydrationParentFiber\\) return !1;`,
      ),
    );
  }
  const sources = path.join(__dirname, '../../src');
  const hydrating = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.tsx?$/.test(file) &&
      readFileSync(path.join(sources, file), 'utf8').includes('hydrateRoot'),
  );
  expect(hydrating).toEqual([]);
});

const swiper = path.dirname(createRequire(__filename).resolve('swiper/package.json'));
const core = path.join(swiper, 'shared/swiper-core.mjs');

test('build puts a fixed option where it is read, and leaves what sets it', () => {
  const plugins = [() => withFixedOptions({ loop: false, grid: undefined }, ['grid'])];
  const run = (code: string): unknown => {
    const result = transformSync(code, { babelrc: false, configFile: false, plugins });
    return runInNewContext(result?.code ?? '');
  };
  const given =
    'const params = { loop: 1, grid: { rows: 2 } }; const swiper = { params, grid: 1 };';
  expect(run(`${given} [params.loop, swiper.params.loop, swiper.params.grid?.rows]`)).toEqual([
    false,
    false,
    undefined,
  ]);
  expect(run(`${given} swiper.grid`)).toBeUndefined();
  expect(run(`${given} params.loop = 5; const { loop } = params; loop`)).toBe(5);
  expect(run(`${given} const other = { loop: 1 }; other.loop`)).toBe(1);
});

test('build fixes those options of the slider alone that a carousel leaves at their default', () => {
  const code = readFileSync(core, 'utf8');
  const slider = readFileSync(
    path.join(__dirname, '../../src/chunks/store-carousel/slider.ts'),
    'utf8',
  );
  for (const [name, value] of Object.entries(FIXED_SLIDER_OPTIONS)) {
    const inDefaults = new RegExp(`^    ${name}: (.*),$`, 'm').exec(code)?.[1];
    const text = typeof value === 'string' ? `'${value}'` : String(value);
    // The options of modules have no default here.
    expect([name, inDefaults]).toEqual([name, value === undefined ? undefined : text]);
    const set = new RegExp(`\\b${name}: (.*),`).exec(slider)?.[1] ?? text;
    expect([name, set]).toEqual([name, text]);
  }
  for (const name of ABSENT_SLIDER_MODULES) expect(code).toContain(`swiper.${name}`);
});

test('build drops the methods it is told to, and what hides that a class is unused', () => {
  const code =
    "class A { gone() {} 'odd-gone'() {} kept() { return 1; } }\nfunction create$1() {}\ncreate$1.prototype = A.prototype;\nresult = [typeof A.prototype.gone, typeof A.prototype['odd-gone'], new A().kept()];";
  const plugins = [() => withoutMethods(['gone', 'odd-gone'])];
  const dropped = transformSync(code, { babelrc: false, configFile: false, plugins })?.code ?? '';
  expect(dropped).not.toContain('create$1.prototype');
  const page: { result: unknown } = { result: undefined };
  runInNewContext(dropped, page);
  expect(page.result).toEqual(['undefined', 'undefined', 1]);
});

test('build finds every method of the rules that it means to drop, and no form uses one', () => {
  const library = createRequire(__filename).resolve('yup/index.esm.js');
  const code = readFileSync(library, 'utf8');
  const folder = path.join(__dirname, '../../src/validation');
  const rules = readdirSync(folder)
    .filter((file) => file.endsWith('-schema.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
  for (const name of UNUSED_RULE_METHODS) {
    expect(code).toMatch(new RegExp(`^  (get )?(\\[')?${name}('\\])?\\(`, 'm'));
    expect(rules).not.toMatch(new RegExp(`\\.${name}\\(`));
  }
});

test('build finds every function of the slider that it means to empty', () => {
  const code = readFileSync(core, 'utf8');
  for (const name of UNUSED_SLIDER_FUNCTIONS) expect(code).toContain(`function ${name}(`);
});
