/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest } from '../src/mounts/manifest';
import { lintHtml } from './lint-html';
import { plantedTexts } from './planted-mistakes/text-mistakes';

const lint = (html: string): string[] =>
  lintHtml(html, manifest).map(
    ({ line, column, rule, message }) => `${line}:${column} ${rule} ${message}`,
  );

const getCorrection = (html: string): string => lintHtml(html, manifest)[0]?.correction ?? '';

const createSlot = (json: string): string =>
  `<div class="bsro-interrupt-slot"><script type="application/json">${json}</script></div>`;

test('names an invisible character in JSON, and its position', () => {
  expect(lint(createSlot('\uFEFF[{"id": "a", "type": \u001F"none"}]'))).toEqual([
    expect.stringMatching(/^1:88 json found \[U\+001F\].*; expected /),
  ]);
});

test.each(['aem-edit.html', 'wordpress-block-theme.html', 'edge-delivery.html'])(
  'finds no mistakes in the output of a CMS: %s',
  (file) => {
    expect(lint(readFileSync(path.join(__dirname, 'cms-pages', file), 'utf8'))).toEqual([]);
  },
);

test.each([
  [
    'a list around offer cards',
    '<div class="offer-cards"><div class="bsro-offer-card" data-friendly-id="a"></div></div>',
  ],
  ['a list without our prefix', '<ul class="offer-cards tire-details store-containers"></ul>'],
  [
    'classes of a theme',
    '<div class="product-price navigation cart-icon store-hours order orders Order appointment my-store"></div>',
  ],
  [
    'a page without explain mode',
    '<html data-site-name="fcac" data-switches="bsro-ui-explain:off"><body></body></html>',
  ],
  [
    'JSON with invisible characters between its parts',
    createSlot('\uFEFF[{"id": "a",\u202F"type":\u200B "none"}]\u00A0'),
  ],
  ['JSON in a CDATA section', createSlot('\n//<![CDATA[\n[{"id": "a", "type": "none"}]\n//]]>\n')],
  ['JSON in an HTML comment', createSlot('<!--\n[{"id": "a", "type": "none"}]\n-->')],
  [
    'a comment that explains a placeholder',
    '<!-- Write <div class="bsro-cart-icon"></div> into the header -->',
  ],
  [
    'an earlier version of a placeholder in a comment',
    '<!-- <div class="bsro-my-store"></div> --><div class="bsro-my-store"><a href="/">Find a store</a></div>',
  ],
  [
    'a comment of a theme',
    '<!--[if IE]><p>Old</p><![endif]--><!-- <div class="appointment"></div> -->',
  ],
  ['wrappers of components', '<div class="carticon"><div class="bsro-cart-icon"></div></div>'],
  [
    'a wrapper with a former class',
    '<div class="cart-app"><div class="bsro-cart-app"></div></div>',
  ],
  [
    'the table of a block with a former class',
    '<div class="tire-search"><div><div>Search type</div><div>size</div></div></div>',
  ],
  [
    'parts and modifiers',
    '<div class="bsro-cart-icon__bubble bsro-tire-results--wide city-store tire-card"></div>',
  ],
  [
    'attributes of scripts and editors',
    '<div class="bsro-cart-icon" data-gtm-id="1" data-analytics="a" data-color="red" data-aos="fade" data-mount="mounted" data-wp-on--click="a" data-id="4"></div>',
  ],
  [
    'a blank optional attribute',
    '<div class="reviews-app-v2" data-type="reviews" data-id="1" data-locale="" data-can-review></div>',
  ],
  [
    'elements without end tags that need none',
    '<ul><li>1<li>2</ul><p>3<p>4<table><tr><td>5</table><br><img alt=""><svg><path d=""/></svg>',
  ],
  ['stray ends of paragraphs', '<div class="bsro-cart-icon"></p></div></p>'],
  [
    'end tags in scripts and comments',
    '<script>"</div>"</script><!-- </div> --><textarea></div></textarea>',
  ],
  ['tags that are closed in the wrong order', '<p><b><i>Tires</b></i></p>'],
  [
    'a URL on the local machine',
    '<div class="bsro-checkout-app" data-payment-origin="http://payments.localhost:3001"></div>',
  ],
  ['a phone link', '<div class="bsro-find-store"><a href="tel:+13035550142">Call</a></div>'],
  [
    'several parameters in a URL',
    '<div class="bsro-find-store"><a href="/stores/?a=1&b=2">Store</a></div>',
  ],
  [
    'a form that keeps the page',
    '<div class="bsro-store-finder"><form action=""><input name="q"></form></div>',
  ],
  [
    'a form around the placeholder',
    '<form action="/map/"><input name="zip"><div class="bsro-store-finder"><input name="q"></div></form>',
  ],
  [
    'a link that is the placeholder',
    '<a class="bsro-find-store" href="/appointment/">Schedule</a>',
  ],
  [
    'a button with a URL',
    '<button class="bsro-find-store" data-link="/appointment/">Schedule</button>',
  ],
  [
    'a placeholder in a cell',
    '<table><tr><td><div class="bsro-cart-icon"></div></td></tr></table>',
  ],
  [
    'two account menus',
    '<div class="bsro-account-menu" data-variant="desktop"></div><div class="bsro-account-menu" data-variant="mobile"></div>',
  ],
  ['an empty JSON script', createSlot(' ')],
  [
    'fields that a CMS leaves empty',
    createSlot(
      '[{"id":"a","type":"none","heading":"","image":null,"priority":"","customModule":"","jcr:created":"x"}]',
    ),
  ],
  [
    'JSON for search engines',
    '<div class="bsro-tire-search" data-search-type="size"><script type="application/ld+json">{"@type":"Product"}</script></div>',
  ],
  [
    'an anchor with the name of a placeholder that the page has',
    '<a id="bsro-cart-icon"></a><div class="bsro-cart-icon"></div>',
  ],
  [
    'a non-breaking space in a title',
    '<div class="bsro-offer-card" data-friendly-id="a" data-modal-title="$15\u00a0off"></div>',
  ],
  [
    'a store around a price',
    '<div data-store-id="1"><div class="bsro-product-price" data-store-id="1" data-brand="A" data-tire-name="B"></div></div>',
  ],
  ['a shortcode that is shown as code', '<p><code>[bsro-cart-icon]</code></p>'],
  [
    'the HTML of a placeholder in an article about it',
    '<pre>&lt;div class="bsro-cart-icon"&gt;</pre><p><code>&lt;div class="bsro-cart-icon"&gt;</code></p>',
  ],
  [
    'a jump link in a fragment of a page',
    '<nav class="bsro-jump-links"><a href="#offers">Offers</a></nav>',
  ],
  [
    'a button whose URL is an attribute of the placeholder around it',
    '<div class="bsro-find-store" data-link="/book/"><p><button>Book</button></p></div>',
  ],
  [
    'an interrupt that a CMS has rendered as a template',
    '<div class="bsro-interrupt-slot"><template data-id="a" data-type="interrupt-modal" data-copy="&lt;p&gt;4&lt;/p&gt;" data-priority="1" data-restrictions="mobile, desktop"><a href="/tires/">Tires</a></template></div>',
  ],
  [
    'a page of a site without the bundle',
    '<html lang="en"><body><p>Brakes & tires</p></body></html>',
  ],
])('finds no mistake in %s', (_title, html) => {
  expect(lint(html)).toEqual([]);
});

test('names the placeholder inside an unclosed element, because the missing end tag may belong to the placeholder', () => {
  const html =
    '<div class="band">\n<div class="bsro-store-results">\n<p>Stores</p>\n<h1>Text</h1>\n</div>\n';
  expect(lint(`${html}<p>More</p>`)).toEqual([
    expect.stringMatching(
      /^1:1 unclosed-tag .*, or after the contents of an element in it, such as bsro-store-results$/,
    ),
  ]);
});

test.each([
  ['[<br>{"id": "a", "type": "none"}]', 'found <br>; expected JSON without the tags'],
  ['[{“id”: "a", "type": "none"}]', 'found “id”; expected straight double quotes'],
])('reports tags and quotes that a rich-text editor has put into the JSON %s', (json, message) => {
  expect(lint(createSlot(json))).toEqual([expect.stringContaining(message)]);
});

test("suggests no field if an unknown field's name resembles no known name", () => {
  expect(getCorrection(createSlot('[{"id": "a", "type": "none", "color": "red"}]'))).toBe('');
});

test('shows the code of an invisible character in a message', () => {
  expect(lint('<div class="bsro-store-hours" data-store-number="5\u200b"></div>')).toEqual([
    expect.stringContaining('found data-store-number is "5[U+200B]"'),
  ]);
});

test('keeps all contents of a placeholder in its correction, so that an author can copy the correction', () => {
  const text = 'Find tires, brakes, and more. '.repeat(8).trim();
  expect(getCorrection(`<div class="bsro-my-store"><p>${text}</p></div>`)).toBe(
    '<div class="bsro-my-store">\n  <a href="/locate/display-map/">Find a store</a>\n' +
      `  <p>${text}</p>\n</div>`,
  );
});

test('writes a missing form around the fields of a placeholder', () => {
  const fields = '<input name="email" type="email"><button>Sign up</button>';
  expect(getCorrection(`<div class="bsro-offers-signup">${fields}</div>`)).toBe(
    `<div class="bsro-offers-signup">\n  <form action="/email-signup/">${fields}</form>\n</div>`,
  );
});

test('writes a missing part around the contents of a placeholder', () => {
  const correction = getCorrection(
    '<div class="store-container" data-store-id="1"><ul><li>A B</li></ul></div>',
  );
  expect(correction).toMatch(/<div class="tires-carousel"[^>]*><ul><li>A B<\/li><\/ul><\/div>/);
});

test("corrects a tire card outside its store container with the page's own card and store ID, not with the sample's", () => {
  const card =
    '<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1">A B</div>';
  const correction = getCorrection(
    `${card}<div class="store-container" data-store-id="310001"><div class="tires-carousel">${card}</div></div>`,
  );
  expect(correction).toMatch(
    /^<div class="store-container" data-store-id="310001">\s+<div class="tires-/,
  );
  expect(correction).toContain(card);
  expect(correction).not.toContain('Summitline');
});

test('locates the character in JSON of a file with Windows line breaks and a byte order mark', () => {
  const html = `\uFEFF<main>\r\n${createSlot('\r\n[\r\n  {"id": "a",, "type": "none"}\r\n]')}\r\n</main>`;
  expect(lint(html)).toEqual([expect.stringMatching(/^4:14 json /)]);
});

test('locates a field after non-ASCII characters', () => {
  const html = createSlot('[{"id": "é😀", "type": "none",\n"Heading": "x"}]');
  expect(lint(html)).toEqual([expect.stringMatching(/^2:1 unknown-field .*heading$/)]);
});

test('names every required attribute that is missing', () => {
  expect(lint('<div class="bsro-tire-detail"></div>')).toEqual([
    expect.stringContaining('missing-attribute found bsro-tire-detail without data-article'),
    expect.stringContaining('missing-attribute found bsro-tire-detail without data-brand'),
    expect.stringContaining('missing-attribute found bsro-tire-detail without data-tire-name'),
  ]);
});

test.each([
  ['<div class="bsro-cart-icons"></div>', 'bsro-cart-icon'],
  ['<div class="BSRO-Cart-Icon"></div>', 'bsro-cart-icon'],
  ['<div class="store_container"></div>', 'store-container'],
  ['<div class="storecontaner" data-store-id="1"></div>', 'store-container'],
  ['<div class="bsro-tires-search"></div>', 'bsro-tire-search'],
  ['<div class="tires-search" data-search-type="size"></div>', 'bsro-tire-search'],
  ['<div class="bsro-shedule-appointment"></div>', 'bsro-schedule-appointment'],
])('finds the misspelled class in %s', (html, meant) => {
  expect(lint(html)).toEqual([expect.stringMatching(`unknown-class .*expected ${meant}$`)]);
});

test.each([
  ['<div class="cart-app"></div>', 'bsro-cart-app'],
  ['<div class="tire-search" data-search-type="size"></div>', 'bsro-tire-search'],
  ['<div class="order" data-order="500731"></div>', 'bsro-order'],
  ['<div class="appointment" data-appointment=""></div>', 'bsro-appointment'],
])('finds the former class in %s [MOUNT-1]', (html, meant) => {
  expect(lint(html)).toEqual([expect.stringMatching(`unknown-class .*expected ${meant}$`)]);
});

test('accepts the type of a script in capital letters', () => {
  const html = '<div class="bsro-interrupt-slot"><script type="Application/JSON">[]</script></div>';
  expect(lint(html)).toEqual([]);
});

test('reports an unknown name even if every JavaScript object inherits a property with the same name', () => {
  expect(lint('<div class="bsro-cart-icon" data-tax-flag="constructor"></div>')).toEqual([
    expect.stringContaining('invalid-value found data-tax-flag is "constructor"'),
  ]);
  const slot = createSlot('[{"id": "a", "type": "none", "constructor": 1}]');
  expect(lint(slot)).toEqual([
    expect.stringContaining('unknown-field found the field constructor'),
  ]);
});

test('lints broken and huge files without an error', () => {
  expect(lint('')).toEqual([]);
  expect(lint('<<<>>> &&& <!-- ')).toEqual([]);
  expect(lint('<div>'.repeat(300))).toHaveLength(300);
});

describe('a page with changed texts', () => {
  const lintTexts = (html: string, texts = plantedTexts): string[] =>
    lintHtml(html, manifest, { texts }).map(({ rule, message }) => `${rule}: ${message}`);

  const createPage = (json: string, language = 'en'): string =>
    `<html lang="${language}"><head><script type="application/json" class="bsro-texts">${json}</script></head></html>`;

  test('has no mistakes if its texts have the parameters of those that they replace', () => {
    const json = {
      'sample.title': 'Your basket',
      'sample.checkOut': 'Pay {total}',
      'sample.tires': '{count, plural, one {one tire} other {all # tires}}',
    };
    expect(lintTexts(createPage(JSON.stringify(json)).repeat(2))).toEqual([]);
  });

  test('may have a Spanish text of twice the length of the Spanish one', () => {
    const json = '{ "sample.title": "Todo lo que está ahora en su carrito" }';
    expect(lintTexts(createPage(json, 'es-US'))).toEqual([]);
    expect(lintTexts(createPage(json))).toEqual([
      expect.stringMatching(/^text-length: .*; expected at most 30$/),
    ]);
  });

  test('names the missing and the unknown parameters', () => {
    expect(lintTexts(createPage('{ "sample.checkOut": "Pay {sum}" }'))).toEqual([
      'text-parameters: found the text sample.checkOut without {total} and with the unknown {sum}; expected the parameters of the text that it replaces',
    ]);
  });

  test('may have keys of features that are unknown, but not of known ones', () => {
    const json = '{ "other.title": "Your basket", "sample.name": "Name" }';
    expect(lintTexts(createPage(json), { ...plantedTexts, isComplete: false })).toEqual([
      'unknown-text: found the key sample.name, which no text has; expected a key of bsro-ui',
    ]);
  });
});
