/** @jest-environment node */
import { manifest } from '../src/mounts/manifest';
import { lintHtml } from './lint-html';

const lint = (html: string): string[] =>
  lintHtml(html, manifest).map(
    ({ line, column, code, message }) => `${line}:${column} ${code} ${message}`,
  );

const createPage = (body: string): string =>
  `<!doctype html><html lang="en-US"><body>${body}</body></html>`;

test('finds no mistakes on a correct page', () => {
  const html = createPage(`
    <p class="price carousel city-store">Brakes & tires</p>
    <div class="reviews-app-v2 wide" id="r" data-type="reviews" data-id="T1" data-can-review
      data-locale="" data-cmp-is="reviews"></div>
    <div class="store-container" data-store-id="910011"><div class="tires-carousel">
      <div class="bsro-product-price" data-brand="A &amp; B" data-tire-name="Road"></div></div></div>
    <div class="carticon"><div class="bsro-cart-icon"></div></div>
    <div class="bsro-interrupt-slot"><script type="application/json">[{"copy":"a < b"}]</script></div>`);
  expect(lint(html)).toEqual([]);
});

test('reports a missing and an invalid attribute with their place and the expected value', () => {
  expect(lint('<div\n  class="reviews-app-v2" data-type="stars"></div>')).toEqual([
    '1:1 missing-attribute reviews-app-v2 needs data-id, text',
    '2:26 invalid-value data-type is "stars", expected one of inline-rating, reviews',
  ]);
});

test.each([
  ['<div class="review-app-v2"></div>', 'reviews-app-v2'],
  ['<div class="Reviews-App-V2"></div>', 'reviews-app-v2'],
  ['<div class="store_container" data-store-id="1"></div>', 'store-container'],
  ['<span class="carticon-v2"></span>', 'bsro-cart-icon'],
  ['<div class="cart-icon"></div>', 'bsro-cart-icon'],
])('reports a misspelled class: %s', (html, meant) => {
  expect(lint(html)).toEqual([expect.stringContaining(`did you mean ${meant}?`)]);
});

test.each([
  ['<div class="store-container" data-store-id="1" data-storeid="2"></div>', 'data-store-id'],
  ['<div class="bsro-cart-icon" tax-flag></div>', 'data-tax-flag'],
  ['<div class="bsro-cart-icon" data-taxflag></div>', 'data-tax-flag'],
])('reports a misspelled attribute: %s', (html, meant) => {
  expect(lint(html)).toEqual([
    expect.stringMatching(`unknown-attribute .* did you mean ${meant}\\?`),
  ]);
});

test('reports an unknown attribute with the known ones', () => {
  expect(lint('<div class="bsro-cart-icon" data-color="red"></div>')).toEqual([
    '1:29 unknown-attribute bsro-cart-icon has no attribute data-color; it has data-tax-flag',
  ]);
});

test('reports a placeholder inside another or inside noscript', () => {
  const nested = '<div class="bsro-store-results"><div class="bsro-cart-icon"></div></div>';
  expect(lint(nested)).toEqual([expect.stringContaining('1:33 nested bsro-cart-icon')]);
  const inert = createPage('<noscript><div class="bsro-cart-icon"></div></noscript>');
  expect(lint(inert)).toEqual([expect.stringContaining('inert bsro-cart-icon')]);
});

test('reports two placeholders on one element and a duplicate ID', () => {
  const both = '<div class="bsro-cart-icon bsro-interrupt-slot"></div>';
  expect(lint(both)).toEqual([expect.stringContaining('two-on-one')]);
  expect(lint('<p id="a"></p><p id="a"></p>')).toEqual([
    '1:18 duplicate-id an earlier element already has the ID a',
  ]);
});

test('reports invalid JSON and JSON with character references', () => {
  const createSlot = (json: string): string =>
    `<div class="bsro-interrupt-slot"><script type="application/json">${json}</script></div>`;
  expect(lint(createSlot('[{'))).toEqual([expect.stringContaining('json this JSON')]);
  expect(lint(createSlot('["a &#038; b"]'))).toEqual([expect.stringContaining('json-references')]);
  expect(lint(createSlot('[&quot;a&quot;]'))).toEqual([expect.stringContaining('json-references')]);
});

test.each([
  '<div class="bsro-interrupt-slot">[{"id":"a"}]</div>',
  '<div class="bsro-interrupt-slot"><p>{“id”: “a”}</p></div>',
  '<div class="bsro-interrupt-slot"><script type="text/json">[]</script></div>',
])('reports JSON outside a JSON script: %s [MOUNT-8]', (html) => {
  expect(lint(html)).toEqual([expect.stringContaining('bare-json')]);
});

test('reports a bare ampersand, a bare bracket, and a duplicate attribute', () => {
  const html = '<div class="bsro-product-price" data-brand="A & B" data-tire-name="<b>"></div>';
  expect(lint(html)).toEqual([
    expect.stringMatching(/^1:47 bare-ampersand/),
    expect.stringMatching(/^1:68 angle-bracket/),
  ]);
  expect(lint('<div class="bsro-cart-icon" data-tax-flag="false" data-tax-flag></div>')).toEqual([
    expect.stringContaining('duplicate-attribute'),
  ]);
});
