import type { PlantedMistake } from './planted-mistake';

const createSlot = (json: string): string =>
  `<div class="bsro-interrupt-slot"><script type="application/json">${json}</script></div>`;

/** Mistakes in tags, in the positions of placeholders, and in characters. */
export const markupMistakes: readonly PlantedMistake[] = [
  {
    title: 'leaves a placeholder open',
    html: '<main>\n  §<div class="bsro-cart-icon">\n  <p>Text</p>\n</main>',
    rule: 'unclosed-tag',
    correction: '</div>',
  },
  {
    title: 'leaves a script open',
    html: '<div class="bsro-interrupt-slot">§<script type="application/json">[]</div>',
    rule: 'unclosed-tag',
    correction: '</script>',
  },
  {
    title: 'closes a div twice',
    html: '<main>\n<div class="bsro-cart-icon"></div>§</div>\n</main>',
    rule: 'stray-end-tag',
    correction: '<div>…</div>',
  },
  {
    title: 'closes a placeholder with a slash',
    html: '<main>\n  §<div class="bsro-cart-icon" />\n</main>',
    rule: 'self-closing',
    correction: '<div class="bsro-cart-icon"></div>',
    isFixed: true,
  },
  {
    title: 'writes a placeholder into the head',
    html: '<html>\n<head><title>Tires</title>\n§<div class="bsro-cart-icon"></div>\n</head>\n<body></body></html>',
    rule: 'in-head',
    correction: '<body>\n<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'writes a placeholder between the rows of a table',
    html: '<table>\n§<div class="bsro-cart-icon"></div>\n<tr><td>1</td></tr></table>',
    rule: 'in-table',
    correction: '<td><div class="bsro-cart-icon"></div></td>',
  },
  {
    title: 'writes a placeholder into noscript',
    html: '<noscript>§<div class="bsro-cart-icon"></div></noscript>',
    rule: 'inert',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'writes a placeholder into a comment',
    html: '<main>\n  §<!-- <div class="bsro-cart-icon"></div> -->\n</main>',
    rule: 'commented-out',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'nests a placeholder',
    html: '<div class="bsro-store-results">\n  <p>Stores</p>\n  §<div class="bsro-cart-icon"></div>\n</div>',
    rule: 'nested',
    correction: '<div class="bsro-store-results">…</div>\n<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'writes two placeholders on one element',
    html: '<div §class="bsro-cart-icon bsro-store-results"></div>',
    rule: 'two-on-one',
    correction: '<div class="bsro-cart-icon"></div>\n<div class="bsro-store-results"></div>',
  },
  {
    title: 'writes a second slot for interrupts',
    html: `${createSlot('[]')}\n§${createSlot('[]')}`,
    rule: 'duplicate-placeholder',
    correction: 'only the first bsro-interrupt-slot',
  },
  {
    title: 'uses a page template without the bundle',
    html: '<html data-site-name="fcac"><body>§<div class="bsro-cart-icon"></div></body></html>',
    rule: 'missing-script',
    correction: '',
  },
  {
    title: 'includes the bundle twice',
    html: '<html data-site-name="fcac"><head>\n<script src="/bsro-ui/bsro-ui.4f2a.js" defer></script>\n§<script src="/bsro-ui/bsro-ui.4f2a.js" defer></script></head></html>',
    rule: 'duplicate-script',
    correction: 'only the first script',
  },
  {
    title: 'uses an ID twice',
    html: '<p id="offers"></p>\n<p §id="offers"></p>',
    rule: 'duplicate-id',
    correction: '<p id="offers-2">',
  },
  {
    title: 'writes an attribute twice',
    html: '<div class="bsro-cart-icon" data-tax-flag="false" §data-tax-flag="false"></div>',
    rule: 'duplicate-attribute',
    correction: 'data-tax-flag="false"',
    isFixed: true,
  },
  {
    title: 'writes a bare ampersand into an attribute',
    html: '<div class="bsro-product-price" data-brand="A §& B" data-tire-name="C"></div>',
    rule: 'bare-ampersand',
    correction: 'A &amp; B',
    isFixed: true,
  },
  {
    title: 'writes a bare ampersand into the text',
    html: '<div class="bsro-my-garage"><p>Vehicles §& service</p></div>',
    rule: 'bare-ampersand',
    correction: 'Vehicles &amp; service',
    isFixed: true,
  },
  {
    title: 'writes a bracket into an attribute',
    html: '<div class="bsro-product-price" data-brand="A" data-tire-name="§<b>"></div>',
    rule: 'angle-bracket',
    correction: '&lt;b>',
    isFixed: true,
  },
];
