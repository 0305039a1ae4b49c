import type { PlantedMistake } from './planted-mistake';

type Row = readonly string[];

/** Creates a page of Edge Delivery Services with a block. */
const createPage = (name: string, ...rows: readonly Row[]): string => {
  const cells = rows.map((row) => `<div>${row.map((cell) => `<div>${cell}</div>`).join('')}</div>`);
  return `<head><link rel="modulepreload" href="/scripts/bsro-ui/placeholder.js"></head><main><div><div ${name}>${cells.join('')}</div></div></main>`;
};

const NUMBER: Row = ['Store number', '310001'];
const OFFER: Row = ['Friendly ID', 'spring-sale'];
const TIRE: Row = ['Tire', 'Tire brand: A<br>Tire name: B<br>Article codes: 1', 'A tire'];

/** Mistakes in the tables of blocks on Edge Delivery Services. */
export const blockMistakes: readonly PlantedMistake[] = [
  {
    title: 'misspells the name of a block',
    html: createPage('§class="store-carosel"', NUMBER, TIRE),
    rule: 'unknown-block',
    correction: '| Store carousel |',
  },
  {
    title: 'writes the title of a block instead of its name',
    html: createPage('§class="tires-near-you"', NUMBER, TIRE),
    rule: 'unknown-block',
    correction: '| Store carousel |',
  },
  {
    title: 'adds a block a second time that a page may have only once',
    html: createPage('class="interrupt-slot"', ['Interrupt', 'ID: a<br>Type: none']).replace(
      '</main>',
      '<div><div §class="interrupt-slot"><div><div>Interrupt</div><div>ID: b<br>Type: none</div></div></div></div></main>',
    ),
    rule: 'duplicate-placeholder',
    correction: '| Interrupt slot |',
  },
  {
    title: 'misspells the name of a row',
    html: createPage('class="store-carousel"', ['§Stor number', '310001'], TIRE),
    rule: 'unknown-row',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'adds a row that a block does not have',
    html: createPage('class="store-carousel"', NUMBER, TIRE, ['§Color', 'red']),
    rule: 'unknown-row',
    correction: '| Store number |',
  },
  {
    title: 'misspells the name of a part',
    html: createPage('class="store-carousel"', NUMBER, ['§Tires', ...TIRE.slice(1)]),
    rule: 'unknown-row',
    correction: '| Tire |',
  },
  {
    title: 'misspells the text of a form that a row replaces',
    html: createPage('class="store-finder"', ['§Find store', 'Go']),
    rule: 'unknown-row',
    correction: '| Find stores | Go |',
  },
  {
    title: 'forgets a required row',
    html: createPage('class="store-carousel"', TIRE).replace('<div class', '§<div class'),
    rule: 'missing-row',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'leaves the value of a required row empty',
    html: createPage('class="store-carousel"', ['Store number', ''], TIRE).replace(
      '<div class',
      '§<div class',
    ),
    rule: 'missing-row',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'forgets the parts of a block',
    html: createPage('class="store-carousel"', NUMBER).replace('<div class', '§<div class'),
    rule: 'missing-row',
    correction: '| Tire | Tire brand: Summitline<br>',
  },
  {
    title: 'writes a name and its value into one column',
    html: createPage('class="store-carousel"', ['Store number: 310001'], TIRE).replace(
      '<div><div>Store',
      '§<div><div>Store',
    ),
    rule: 'row-columns',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'writes a row twice',
    html: createPage('class="store-carousel"', NUMBER, TIRE, NUMBER).replace(
      /(.*)<div><div>Store/,
      '$1§<div><div>Store',
    ),
    rule: 'duplicate-row',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'writes the name of a store instead of its number',
    html: createPage('class="store-carousel"', ['Store number', '§Littleton'], TIRE),
    rule: 'invalid-value',
    correction: '| Store number | 310001 |',
  },
  {
    title: 'writes a value that is not among the choices of a row',
    html: createPage('class="reviews"', ['What to show', '§stars'], ['Product ID', '200046']),
    rule: 'invalid-value',
    correction: '| What to show |',
  },
  {
    title: 'writes another word than yes or no',
    html: createPage('class="cart-icon"', ['Hide the cart for tax reasons', '§maybe']),
    rule: 'invalid-value',
    correction: '| Hide the cart for tax reasons |',
  },
  {
    title: 'writes a date as in conversation',
    html: createPage('class="offer-card"', OFFER, ['Last day', '§11/26/2026']),
    rule: 'invalid-value',
    correction: '| Last day | 2026-11-26 |',
  },
  {
    title: 'links to a page without https in a row',
    html: createPage('class="offer-card"', OFFER, [
      'URL of the printable offer',
      '§<a href="http://example.com/print">Print</a>',
    ]),
    rule: 'insecure-url',
    correction: '| https://example.com/print |',
  },
  {
    title: 'writes a URL that depends on the page in a row',
    html: createPage('class="offer-card"', OFFER, ['URL of the printable offer', '§print/spring']),
    rule: 'relative-url',
    correction: '| /print/spring |',
  },
  {
    title: 'misspells a setting of a tire',
    html: createPage('class="store-carousel"', NUMBER, [
      'Tire',
      'Tire brand: A<br>§Tire nam: B<br>Article codes: 1',
      'A tire',
    ]),
    rule: 'unknown-row',
    correction: 'Tire name: B',
  },
  {
    title: 'forgets a setting of a tire',
    html: createPage('class="store-carousel"', NUMBER, [
      'Tire',
      'Tire brand: A<br>Tire name: B',
      'A tire',
    ]).replace('<div><div>Tire</div>', '§<div><div>Tire</div>'),
    rule: 'missing-row',
    correction: 'Article codes: 200046,200053',
  },
  {
    title: 'invents an action of an offer',
    html: createPage('class="offer-card"', OFFER, ['Action', '§email', 'Send']),
    rule: 'invalid-value',
    correction: 'Action: details',
  },
  {
    title: 'forgets the ID of an interrupt',
    html: createPage('class="interrupt-slot"', ['Interrupt', 'Type: none', 'Text']).replace(
      '<div><div>Interrupt',
      '§<div><div>Interrupt',
    ),
    rule: 'missing-row',
    correction: 'ID: spring-sale',
  },
  {
    title: 'invents a type of interrupt',
    html: createPage('class="interrupt-slot"', ['Interrupt', 'ID: a<br>§Type: popup', 'Text']),
    rule: 'invalid-value',
    correction: 'Type: interrupt-modal',
  },
  {
    title: 'restricts an interrupt to a known and an unknown device',
    html: createPage('class="interrupt-slot"', [
      'Interrupt',
      'ID: a<br>Type: none<br>§Restrictions: mobile, tablet',
      'Text',
    ]),
    rule: 'invalid-value',
    correction: 'Restrictions: mobile',
  },
  {
    title: 'writes a word as the priority of an interrupt',
    html: createPage('class="interrupt-slot"', [
      'Interrupt',
      'ID: a<br>Type: none<br>§Priority: high',
    ]),
    rule: 'invalid-value',
    correction: 'Priority: 1',
  },
  {
    title: 'writes the URL of an interrupt’s picture relative to the page',
    html: createPage('class="interrupt-slot"', [
      'Interrupt',
      'ID: a<br>Type: none<br>§Image: sale.webp',
    ]),
    rule: 'relative-url',
    correction: 'Image: /sale.webp',
  },
  {
    title: 'writes a page rule of an interrupt that takes too long to match',
    html: createPage('class="interrupt-slot"', [
      'Interrupt',
      'ID: a<br>Type: none<br>§Include pages: (a+)+$',
    ]),
    rule: 'invalid-value',
    correction: 'Include pages: ^/tires/$',
  },
  {
    title: 'forgets the URL of an interrupt’s link',
    html: createPage('class="interrupt-slot"', [
      'Interrupt',
      'ID: a<br>Type: none<br>§Ctas: Tires',
    ]),
    rule: 'invalid-value',
    correction: 'Ctas: Find my tires: /tires/',
  },
  {
    title: 'links to a page instead of a sheet',
    html: createPage('class="interrupt-slot"', ['Interrupt', '§<a href="/interrupts">Sheet</a>']),
    rule: 'sheet',
    correction: '<a href="/interrupts.json">',
  },
  {
    title: 'forgets to publish a sheet',
    html: createPage('class="hero"').replace(
      '</main>',
      '<div class="bsro-interrupt-slot" §data-sheet-problem="/interrupts.json does not load"><script type="application/json">[{"id":"a","type":"none"}]</script></div></main>',
    ),
    rule: 'sheet',
    correction: '',
  },
];
