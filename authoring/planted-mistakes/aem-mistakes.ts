import type { PlantedMistake } from './planted-mistake';

const ENTRY = '/etc.clientlibs/bsro-ui/clientlibs/clientlib-bsro-ui/resources/bsro-ui.1a2b3c4d.js';

const HTML = '<html lang="en-US" data-site-name="fcac">';
const HEAD = `<head><script src="${ENTRY}" defer></script></head>`;

/** Renders a page as AEM does, with its elements around each component. */
const createPage = (
  components: Readonly<Record<string, string>>,
  { html = HTML, head = HEAD }: { html?: string; head?: string } = {},
): string => {
  const columns = Object.entries(components).map(
    ([name, rendered]) =>
      `<div class="${name} aem-GridColumn aem-GridColumn--default--12">\n${rendered}\n</div>`,
  );
  return `<!doctype html>\n${html}${head}<body><main class="root container responsivegrid">
<div class="aem-Grid aem-Grid--12 aem-Grid--default--12">
${columns.join('\n')}
</div></main></body></html>\n`;
};

/** Mistakes of an author in the dialogs and the page editor, and of an integrator in the project. */
export const aemMistakes: readonly PlantedMistake[] = [
  {
    title: 'leaves the store number of an AEM component empty',
    html: createPage({ 'store-hours': '§<div class="bsro-store-hours"></div>' }),
    rule: 'missing-attribute',
    correction: 'data-store-number="310001"',
  },
  {
    title: 'deletes the form from the content area',
    html: createPage({
      'zip-form':
        '§<div class="bsro-zip-form"><div class="text aem-GridColumn"><p>Zip</p></div></div>',
    }),
    rule: 'missing-part',
    correction: '<form action="/locate/display-map/">',
  },
  {
    title: 'enters a path without a slash at its beginning',
    html: createPage({
      'find-store':
        '<div class="bsro-find-store" §data-link="content/site/en/book.html"><button>Book</button></div>',
    }),
    rule: 'relative-url',
    correction: 'data-link="/content/site/en/book.html"',
  },
  {
    title: 'links to a page by its URL on the author instance',
    html: createPage({
      'find-store':
        '<div class="bsro-find-store"><a §href="http://author.site.example/content/site/en/book.html">Book</a></div>',
    }),
    rule: 'insecure-url',
    correction: 'href="https://author.site.example/content/site/en/book.html"',
    isFixed: true,
  },
  {
    title: 'copies the HTL of a component into a static file',
    html: createPage({
      'store-hours':
        '<div class="bsro-store-hours" §data-store-number="${properties.storeNumber}"></div>',
    }),
    rule: 'template-expression',
    correction: 'data-store-number="310001"',
  },
  {
    title: 'forgets the client library in the page component',
    html: createPage(
      { 'cart-icon': '§<div class="bsro-cart-icon"></div>' },
      { head: '<head></head>' },
    ),
    rule: 'missing-script',
    correction: '',
  },
  {
    title: 'includes the client library in the page component and in the page policy',
    html: createPage(
      { 'cart-icon': '<div class="bsro-cart-icon"></div>' },
      { head: HEAD.replace('</head>', `§<script src="${ENTRY}" defer></script></head>`) },
    ),
    rule: 'duplicate-script',
    correction: '',
  },
  {
    title: 'forgets the site name in the page component',
    html: createPage(
      { 'cart-icon': '<div class="bsro-cart-icon"></div>' },
      { html: '§<html lang="en-US">' },
    ),
    rule: 'missing-attribute',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'writes the name of the AEM site instead of the site name',
    html: createPage(
      { 'cart-icon': '<div class="bsro-cart-icon"></div>' },
      { html: '<html lang="en-US" §data-site-name="mysite">' },
    ),
    rule: 'invalid-value',
    correction: 'data-site-name="fcac"',
  },
  {
    title: 'misspells a switch in the page properties',
    html: createPage(
      { 'cart-icon': '<div class="bsro-cart-icon"></div>' },
      { html: '<html lang="en-US" data-site-name="fcac" data-switches="§bsro-ui-tpd:v1">' },
    ),
    rule: 'unknown-switch',
    correction: 'bsro-ui-tdp:v1',
    isFixed: true,
  },
  {
    title: 'pastes HTML into a text component',
    html: createPage({
      text: '<div class="cmp-text"><p>§&lt;div class=&quot;bsro-cart-icon&quot;&gt;&lt;/div&gt;</p></div>',
    }),
    rule: 'escaped-html',
    correction: '<div class="bsro-cart-icon"></div>',
  },
  {
    title: 'pastes the JSON of interrupts into a text component',
    html: createPage({
      'interrupt-slot':
        '<div class="bsro-interrupt-slot"><div class="text"><p>§[{"id": "a", "type": "none"}]</p></div></div>',
    }),
    rule: 'bare-json',
    correction: '<script type="application/json">[{"id": "a", "type": "none"}]</script>',
  },
  {
    title: 'leaves the ID of an interrupt in the dialog empty',
    html: createPage({
      'interrupt-slot':
        '<div class="bsro-interrupt-slot">§<template data-type="interrupt-modal" data-heading="Sale"></template></div>',
    }),
    rule: 'missing-attribute',
    correction: 'data-id="spring-sale"',
  },
  {
    title: 'copies an interrupt in the dialog without a new ID',
    html: createPage({
      'interrupt-slot':
        '<div class="bsro-interrupt-slot"><template data-id="sale" data-type="interrupt-modal"></template><template §data-id="sale" data-type="interrupt-modal"></template></div>',
    }),
    rule: 'duplicate-entry',
    correction: 'data-id="sale-2"',
  },
  {
    title: 'drops a component into the content area of another one that replaces it',
    html: createPage({
      'cart-app':
        '<div class="bsro-cart-app"><div class="cart-icon aem-GridColumn">§<div class="bsro-cart-icon"></div></div></div>',
    }),
    rule: 'nested',
    correction: '',
  },
  {
    title: 'adds a component to the page that the experience fragment of the header has',
    html: createPage({
      experiencefragment:
        '<div class="xf-content-height"><div class="bsro-chat-slot" data-src="https://chat.example/w.js"><a href="/help/">Help</a></div></div>',
      chat: '§<div class="bsro-chat-slot" data-src="https://chat.example/w.js"><a href="/help/">Help</a></div>',
    }),
    rule: 'duplicate-placeholder',
    correction: '',
  },
  {
    title: 'links to a section that no component has as its ID',
    html: createPage({
      'jump-links': '<div class="bsro-jump-links"><p><a §href="#services">Services</a></p></div>',
      container: '<div id="container-1a2b" class="cmp-container"><h2>Services</h2></div>',
    }),
    rule: 'missing-target',
    correction: 'id="services"',
  },
  {
    title: 'keeps a value of an old version of a component',
    html: createPage({
      reviews: '<div class="reviews-app-v2" data-id="200046" §data-type="stars-only"></div>',
    }),
    rule: 'invalid-value',
    correction: 'data-type="inline-rating"',
  },
  {
    title: 'imports dates as Americans write them',
    html: createPage({
      'offer-card':
        '<div class="bsro-offer-card" data-friendly-id="a" §data-end-date="5/31/2027"></div>',
    }),
    rule: 'invalid-value',
    correction: 'data-end-date="2027-05-31"',
    isFixed: true,
  },
  {
    title: 'pastes a tire name with a non-breaking space into a dialog',
    html: createPage({
      'product-price':
        '<div class="bsro-product-price" data-brand="Summitline" §data-tire-name="Long\u00a0Road"></div>',
    }),
    rule: 'invalid-value',
    correction: 'data-tire-name="Long Road"',
    isFixed: true,
  },
  {
    title: 'moves the links of an offer out of its component',
    html: createPage({
      'offer-card': '<div class="bsro-offer-card" data-friendly-id="a"><h3>$80 off</h3></div>',
      text: '<p>§<a href="/offers/" data-offer-action="share">Share</a></p>',
    }),
    rule: 'misplaced-part',
    correction: 'class="bsro-offer-card"',
  },
];
