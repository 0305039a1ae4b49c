import { checkStyles } from './check-styles';

const check = (css: string): string[] => checkStyles('page.css', css);

test.each([
  ['a selector', '.a:has(b) { color: red }', 'css.selectors.has'],
  ['a pseudo-element', 'details::details-content { color: red }', 'css.selectors.details-content'],
  ['a function', '.a { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
  ['a unit', '.a { block-size: 1lh }', 'css.types.length.lh'],
  ['a property', '.a { field-sizing: content }', 'css.properties.field-sizing'],
  ['a value', '.a { float: inline-start }', 'css.properties.float.inline-start'],
  ['an at-rule', '@starting-style { .a { color: red } }', 'css.at-rules.starting-style'],
  ['a media feature', '@media (scripting) { .a { color: red } }', 'css.at-rules.media.scripting'],
  ['a nested rule', '.a { &:hover { color: red } }', 'css.selectors.nesting'],
])('reports %s that a supported browser lacks', (_what, css, feature) => {
  expect(check(css)).toEqual(
    expect.arrayContaining([expect.stringContaining(`page.css:1 uses ${feature}, `)]),
  );
});

test.each([
  ['all browsers have', '.a:focus-visible { inset-block: 0 }'],
  ['@supports guards', '@supports selector(:has(a)) { .a:has(b) { color: red } }'],
  ['@supports not guards', '@supports not selector(:popover-open) { .a { color: red } }'],
  ['has a fallback', '.a { color: red; color: color-mix(in srgb, red, blue) }'],
  ['a comment declares an enhancement', '/* enhancement: it is red. */ .a:has(b) { color: red }'],
])('accepts a feature that %s', (_what, css) => {
  expect(check(css)).toEqual([]);
});

test('reports a feature inside a guard for another feature', () => {
  expect(check('@supports (display: grid) { .a:has(b) { color: red } }')).toHaveLength(1);
});
