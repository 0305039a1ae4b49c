import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { createThemeProofStyles } from './theme-proof-styles';

const SOURCES = path.join(__dirname, '../../src');

const OURS =
  ":where([class^='bsro-']:not([data-mount],html,body),:is([data-bsro-root],.bsro-dialog) :not([class],.bsro-cms-content *))";

const raise = (css: string): string => createThemeProofStyles(css, 'raised');

test.each([
  ['a class', '@layer bsro{.a{b:c}}', '.a:not(#_#_#_){b:c}'],
  ['the weaker layer', '@layer bsro.ui{.a{b:c}}', '.a:not(#_#_){b:c}'],
  ['each selector of a list', '@layer bsro{.a,.b{c:d}}', '.a:not(#_#_#_),.b:not(#_#_#_){c:d}'],
  ['descendants, once', '@layer bsro{.a > .b .c{d:e}}', '.a:not(#_#_#_) > .b .c{d:e}'],
  ['states', '@layer bsro{.a:hover{b:c}}', '.a:hover:not(#_#_#_){b:c}'],
  ['pseudo-elements', '@layer bsro{.a::before{b:c}}', '.a:not(#_#_#_)::before{b:c}'],
  ['functions', '@layer bsro{:is(.a,.b) .c::after{d:e}}', ':is(.a,.b):not(#_#_#_) .c::after{d:e}'],
  ['media queries', '@layer bsro{@media print{.a{b:c}}}', '@media print{.a:not(#_#_#_){b:c}}'],
])('raises the specificity of %s', (_, css, raised) => {
  expect(raise(css).replaceAll(/\s*([{}])\s*/g, '$1')).toBe(raised);
});

test.each(['raised', 'layered'] as const)(
  'bases sizes on the own token and expands breakpoints if styles are %s [SITE-7/one-module]',
  (styles) => {
    const css = '@layer bsro{@media (--tablet){.a{margin:-0.5rem calc(1rem + 2px);b:url(x1rem)}}}';
    const rem = 'var(--bsro-rem, 1rem)';
    expect(createThemeProofStyles(css, styles)).toContain(
      '@media (min-width:768px) and (max-width:1024.98px){',
    );
    expect(createThemeProofStyles(css, styles)).toContain(
      `margin:calc(-0.5 * ${rem}) calc(calc(1 * ${rem}) + 2px);b:url(x1rem)`,
    );
  },
);

test('writes the sizes of container queries in pixels', () => {
  const css = '@layer bsro{@container (width >= 46.5rem){.a{b:c}}}';
  expect(createThemeProofStyles(css, 'layered')).toContain('@container (width >= 744px){');
});

test('refuses an unknown breakpoint [SITE-7/one-module]', () => {
  expect(() => raise('@layer bsro{@media (--tablets){.a{b:c}}}')).toThrow('--tablets is not a');
});

test('does not raise the steps of an animation', () => {
  expect(raise('@layer bsro{@keyframes a{from,to{b:c}}}')).toBe('@keyframes a{from,to{b:c}}');
});

test("limits the guard's rules to elements that the bundle renders, with the specificity of one ID", () => {
  expect(raise('@layer bsro.guard{ul,*::after{a:b}}')).toBe(
    `:where(ul)${OURS}:not(#_),${OURS}:not(#_)::after{a:b}`,
  );
});

test('keeps the layers for a theme that uses layers, limits the base, and leaves out the guard', () => {
  const css = '@layer bsro.ui{.a{b:c}}@layer bsro{.a{b:c}}';
  expect(createThemeProofStyles(css, 'layered')).toBe(css);
  expect(createThemeProofStyles(`@layer bsro.guard{ul{a:b}}${css}`, 'layered')).toBe(css);
  expect(createThemeProofStyles('@layer bsro.base{ul{a:b}}', 'layered')).toBe(
    `@layer bsro.base{:where(ul)${OURS}{a:b}}`,
  );
});

test.each([
  '.a{b:c}',
  '@media print{.a{b:c}}',
  '@layer page{.a{b:c}}',
  '@import "a.css";',
  '@layer bsro;',
])('refuses %s, which is in no layer of the bundle', (css) => {
  expect(() => raise(css)).toThrow(/layer of bsro\.guard, bsro\.base, bsro\.ui, bsro/);
});

test('takes the rules of every stylesheet of the bundle out of their layers', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const styles = files.filter((file) => file.endsWith('.css'));
  for (const file of styles) {
    expect(raise(readFileSync(path.join(SOURCES, file), 'utf8'))).not.toContain('@layer');
  }
  expect(styles.length).toBeGreaterThan(40);
});
