import type { PlantedMistake } from './planted-mistake';

const ENTRY = '/wp-content/plugins/bsro-ui/assets/bsro-ui.1a2b3c4d.js';

const HTML = '<html lang="en-US" data-site-name="fcac">';
const HEAD = `<head><script src="${ENTRY}" id="bsro-ui-js" defer></script></head>`;

/** Renders a page as WordPress does, with the content of the editor. */
const createPage = (
  content: string,
  { html = HTML, head = HEAD }: { html?: string; head?: string } = {},
): string => `<!DOCTYPE html>\n${html}${head}<body class="wp-singular page"><div class="wp-site-blocks">
<main><div class="entry-content wp-block-post-content is-layout-constrained">
${content}
</div></main></div></body></html>\n`;

const CARD = '<div class="tire-card" data-brand="A" data-tire-name="B" data-article-ids="1"></div>';

/** Mistakes of an author in the editors, and of an administrator in the settings, the theme, and other plugins. */
export const wordpressMistakes: readonly PlantedMistake[] = [
  {
    title: 'misspells a shortcode',
    html: createPage('<p>§[bsro-cartapp]</p>'),
    rule: 'raw-shortcode',
    correction: '[bsro-cart-app]',
  },
  {
    title: 'writes a shortcode where WordPress runs none, or deactivates the plugin',
    html: createPage(
      '<div class="excerpt">§[bsro-product-price brand="A" tire-name="B"][/bsro-product-price]</div>',
    ),
    rule: 'raw-shortcode',
    correction: 'class="bsro-product-price"',
  },
  {
    title: 'pastes HTML into a Paragraph block',
    html: createPage('<p>§&lt;div class=&quot;bsro-cart-icon&quot;&gt;&lt;/div&gt;</p>'),
    rule: 'escaped-html',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'pastes HTML into the visual tab of the classic editor, which changes its quotes',
    html: createPage('<p>§&lt;div class=&#8221;bsro-cart-icon&#8221;&gt;&lt;/div&gt;</p>'),
    rule: 'escaped-html',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'saves a Custom HTML block without the right to save forms',
    html: createPage('§<div class="bsro-zip-form">Zip code <br />\nFind my store</div>'),
    rule: 'missing-part',
    correction: '<form action="/locate/display-map/">',
  },
  {
    title: 'saves a Custom HTML block without the right to save scripts',
    html: createPage('<div class="bsro-interrupt-slot">§[{"id": "a", "type": "none"}]</div>'),
    rule: 'bare-json',
    correction: '<script type="application/json">[{"id": "a", "type": "none"}]</script>',
    isFixed: true,
  },
  {
    title: 'writes JSON into a module whose line breaks WordPress changes',
    html: createPage(
      '<div class="bsro-interrupt-slot"><script type="application/json">[§<br />\n{"id": "a", "type": "none"}]</script></div>',
    ),
    rule: 'json',
    correction: '[\n{"id": "a", "type": "none"}]',
    isFixed: true,
  },
  {
    title: 'misspells the additional CSS class of a Group block',
    html: createPage('<div §class="wp-block-group bsro-cart-icn is-layout-flow"></div>'),
    rule: 'unknown-class',
    correction: 'bsro-cart-icon',
    isFixed: true,
  },
  {
    title: 'enters the class as the HTML anchor of a Group block',
    html: createPage('<div §id="bsro-cart-icon" class="wp-block-group"></div>'),
    rule: 'unknown-class',
    correction: 'class="wp-block-group bsro-cart-icon"',
    isFixed: true,
  },
  {
    title: 'forgets an attribute of a shortcode',
    html: createPage('§<div class="bsro-product-price" data-brand="A"></div>'),
    rule: 'missing-attribute',
    correction: 'data-tire-name="',
  },
  {
    title: 'writes a value of a shortcode that its attribute does not have',
    html: createPage('<div class="reviews-app-v2" data-id="200046" §data-type="rating"></div>'),
    rule: 'invalid-value',
    correction: 'data-type="inline-rating"',
  },
  {
    title: 'copies a block with its anchor',
    html: createPage(
      '<div class="bsro-cart-icon" id="cart"></div>\n<div class="bsro-cart-icon" §id="cart"></div>',
    ),
    rule: 'duplicate-id',
    correction: 'id="cart-2"',
  },
  {
    title: 'inserts a block that a template part has, too',
    html: createPage(
      '<div class="bsro-chat-slot" data-src="https://chat.example/w.js"><a href="/help/">Help</a></div>\n§<div class="bsro-chat-slot" data-src="https://chat.example/w.js"><a href="/help/">Help</a></div>',
    ),
    rule: 'duplicate-placeholder',
    correction: '',
  },
  {
    title: 'drops a block into another one that replaces it',
    html: createPage('<div class="bsro-cart-app">§<div class="bsro-cart-icon"></div></div>'),
    rule: 'nested',
    correction: '',
  },
  {
    title: 'removes the block around a Custom HTML block, and leaves the cards',
    html: createPage(`<div class="tires-carousel">\n§${CARD}\n</div>`),
    rule: 'misplaced-part',
    correction: 'class="store-container"',
  },
  {
    title: 'links to a heading without an HTML anchor',
    html: createPage(
      '<div class="bsro-jump-links"><p><a §href="#services">Services</a></p></div><h2 class="wp-block-heading">Services</h2>',
    ),
    rule: 'missing-target',
    correction: 'id="services"',
  },
  {
    title: 'moves the site to https, and leaves a link with http',
    html: createPage(
      '<div class="bsro-find-store"><p><a §href="http://www.example.com/book/">Book</a></p></div>',
    ),
    rule: 'insecure-url',
    correction: 'href="https://www.example.com/book/"',
    isFixed: true,
  },
  {
    title: 'enters a URL that depends on the permalink of the page',
    html: createPage('<div class="bsro-find-store" §data-link="book/"><button>Book</button></div>'),
    rule: 'relative-url',
    correction: 'data-link="/book/"',
  },
  {
    title: 'uses a theme that does not call language_attributes()',
    html: createPage('<div class="bsro-cart-icon"></div>', { html: '§<html lang="en-US">' }),
    rule: 'missing-attribute',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'enters the title of the site as its name',
    html: createPage('<div class="bsro-cart-icon"></div>', {
      html: '<html lang="en-US" §data-site-name="Tires">',
    }),
    rule: 'invalid-value',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'uses a theme with a base URL',
    html: createPage('<div class="bsro-cart-icon"></div>', {
      head: HEAD.replace('<head>', '<head><base §href="https://www.example.com/">'),
    }),
    rule: 'base-url',
    correction: '<base>',
  },
  {
    title: 'keeps the code of the theme after installing the plugin',
    html: createPage('<div class="bsro-cart-icon"></div>', {
      head: HEAD.replace(
        '</head>',
        '§<script src="/bsro-ui/bsro-ui.5e6f7a8b.js" defer></script></head>',
      ),
    }),
    rule: 'duplicate-script',
    correction: '',
  },
  {
    title: 'lets a consent plugin block the script of the bundle',
    html: createPage('§<div class="bsro-cart-icon"></div>', {
      head: `<head><script type="text/plain" data-category="marketing" src="${ENTRY}"></script></head>`,
    }),
    rule: 'missing-script',
    correction: '',
  },
  {
    title: 'lets a plugin that loads images late put a block into noscript',
    html: createPage('<noscript>§<div class="bsro-cart-icon"></div></noscript>'),
    rule: 'inert',
    correction: '<div class="bsro-cart-icon"></div>',
  },
];
