import type { KnownTexts } from '../lint/page';
import type { PlantedMistake } from './planted-mistake';

/** The texts that the planted mistakes change. */
export const plantedTexts: KnownTexts = {
  defaults: new Map([
    ['sample.title', 'Your cart'],
    ['sample.checkOut', 'Check out – {total}'],
    ['sample.tires', '{count, plural, one {# tire} other {# tires}}'],
  ]),
  spanish: { 'sample.title': 'Tu carrito de la compra' },
  isComplete: true,
};

const createScript = (json: string): string =>
  `<head><script type="application/json" class="bsro-texts">${json}</script></head>`;

/** Mistakes in changed texts. */
export const textMistakes: readonly PlantedMistake[] = [
  {
    title: 'writes a list of texts',
    html: createScript('§["Your basket"]'),
    rule: 'texts-object',
    correction: '',
  },
  {
    title: 'writes no text for a key',
    html: createScript('{ "sample.title": §null }'),
    rule: 'texts-object',
    correction: '"sample.title": "Your cart"',
  },
  {
    title: 'forgets a comma between texts',
    html: createScript('{ "sample.title": "Your basket"\n §"sample.checkOut": "Pay {total}" }'),
    rule: 'json',
    correction:
      '<script type="application/json" class="bsro-texts">{ "sample.title": "Your basket",',
    isFixed: true,
  },
  {
    title: 'forgets the type of the script with texts',
    html: '<head>§<script class="bsro-texts">{ "sample.title": "Your basket" }</script></head>',
    rule: 'script-type',
    correction: '<script class="bsro-texts" type="application/json">',
    isFixed: true,
  },
  {
    title: 'misspells the key of a text',
    html: createScript('{ §"sample.checkout": "Pay {total}" }'),
    rule: 'unknown-text',
    correction: '"sample.checkOut": "Pay {total}"',
  },
  {
    title: 'invents the key of a text',
    html: createScript('{ §"sample.footer": "Tires for less" }'),
    rule: 'unknown-text',
    correction: '',
  },
  {
    title: 'forgets a parameter',
    html: createScript('{ "sample.checkOut": §"Pay now" }'),
    rule: 'text-parameters',
    correction: '"Check out – {total}"',
  },
  {
    title: 'misspells a parameter',
    html: createScript('{ "sample.checkOut": §"Pay {sum}" }'),
    rule: 'text-parameters',
    correction: '"Check out – {total}"',
  },
  {
    title: 'forgets a brace',
    html: createScript('{ "sample.checkOut": §"Pay {total" }'),
    rule: 'text-braces',
    correction: '"Check out – {total}"',
  },
  {
    title: 'writes HTML into a text',
    html: createScript('{ "sample.title": §"Your <b>basket</b>" }'),
    rule: 'text-html',
    correction: '"Your cart"',
  },
  {
    title: 'empties a text',
    html: createScript('{ "sample.title": §"" }'),
    rule: 'empty-text',
    correction: '"Your cart"',
  },
  {
    title: 'writes a text that is too long',
    html: createScript('{ "sample.title": §"Everything that is in your shopping cart" }'),
    rule: 'text-length',
    correction: '"Your cart"',
  },
  {
    title: 'misspells the key of a text in a meta element',
    html: '<head><meta class="bsro-texts" §name="sample.titel" content="Basket"></head>',
    rule: 'unknown-text',
    correction: '<meta class="bsro-texts" name="sample.title" content="Basket">',
  },
  {
    title: 'forgets the text of a meta element',
    html: '<head>§<meta class="bsro-texts" name="sample.title"></head>',
    rule: 'empty-text',
    correction: '<meta class="bsro-texts" name="sample.title" content="Your cart">',
  },
  {
    title: 'forgets a parameter in a meta element',
    html: '<head><meta class="bsro-texts" name="sample.checkOut" §content="Pay"></head>',
    rule: 'text-parameters',
    correction: 'content="Check out – {total}"',
  },
];
