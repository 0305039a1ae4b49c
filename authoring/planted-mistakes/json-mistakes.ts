import type { PlantedMistake } from './planted-mistake';

const createSlot = (json: string): string =>
  `<div class="bsro-interrupt-slot"><script type="application/json">${json}</script></div>`;

const createTemplateSlot = (templates: string): string =>
  `<div class="bsro-interrupt-slot">${templates}</div>`;

const ENTRY = '"id": "spring", "type": "interrupt-modal"';

/** Mistakes in the JSON of placeholders. */
export const jsonMistakes: readonly PlantedMistake[] = [
  {
    title: 'writes the wrong type of script',
    html: '<div class="bsro-interrupt-slot"><script §type="text/json">[]</script></div>',
    rule: 'script-type',
    correction: '<script type="application/json">',
    isFixed: true,
  },
  {
    title: 'forgets the type of the script',
    html: '<div class="bsro-interrupt-slot">§<script>[{"id": "a", "type": "none"}]</script></div>',
    rule: 'script-type',
    correction: '<script type="application/json">',
    isFixed: true,
  },
  {
    title: 'writes JSON as text',
    html: `<div class="bsro-interrupt-slot">\n§[{${ENTRY}}]\n</div>`,
    rule: 'bare-json',
    correction: `<script type="application/json">[{${ENTRY}}]</script>`,
    isFixed: true,
  },
  {
    title: 'writes JSON into a paragraph',
    html: `<div class="bsro-interrupt-slot"><p>§[{“id”: “a”}]</p></div>`,
    rule: 'bare-json',
    correction: '[{"id": "a"}]</script>',
  },
  {
    title: 'forgets a comma',
    html: createSlot('[\n  {"id": "spring"\n   §"type": "interrupt-modal"}\n]'),
    rule: 'json',
    correction: '"spring",',
    isFixed: true,
  },
  {
    title: 'writes a comma after the last field',
    html: createSlot(`[\n  {${ENTRY}§,}\n]`),
    rule: 'json',
    correction: `{${ENTRY}}`,
    isFixed: true,
  },
  {
    title: 'writes typographic quotes',
    html: createSlot('[{§“id”: "spring", "type": “none”}]'),
    rule: 'json',
    correction: '[{"id": "spring", "type": "none"}]',
    isFixed: true,
  },
  {
    title: 'forgets a quote',
    html: createSlot('[{"id": "spring", "type": §"none}]'),
    rule: 'json',
    correction: '<script type="application/json">',
  },
  {
    title: 'forgets the end of the list',
    html: createSlot(`[{${ENTRY}}§`),
    rule: 'json',
    correction: '<script type="application/json">',
  },
  {
    title: 'writes a comment',
    html: createSlot(`[§/* spring */ {${ENTRY}}]`),
    rule: 'json',
    correction: `{${ENTRY}}`,
    isFixed: true,
  },
  {
    title: 'lets an editor break lines',
    html: createSlot(`[§<br />\n{${ENTRY}}]`),
    rule: 'json',
    correction: `{${ENTRY}}`,
    isFixed: true,
  },
  {
    title: 'writes an object instead of a list',
    html: createSlot(`§{${ENTRY}}`),
    rule: 'json-list',
    correction: `[{${ENTRY}}]`,
    isFixed: true,
  },
  {
    title: 'lets a CMS add character references',
    html: createSlot(`[{${ENTRY}, "heading": "Tires §&#038; wheels"}]`),
    rule: 'json-references',
    correction: 'Tires & wheels',
    isFixed: true,
  },
  {
    title: 'lets a CMS escape the quotes',
    html: createSlot('[{§&quot;id&quot;: &quot;a&quot;, &quot;type&quot;: &quot;none&quot;}]'),
    rule: 'json-references',
    correction: '[{"id": "a", "type": "none"}]',
    isFixed: true,
  },
  {
    title: 'misspells a field',
    html: createSlot(`[{${ENTRY}, §"subHeading": "Installed today"}]`),
    rule: 'unknown-field',
    correction: '"subheading"',
    isFixed: true,
  },
  {
    title: 'invents a field',
    html: createSlot(`[{${ENTRY}, §"color": "red"}]`),
    rule: 'unknown-field',
    correction: '',
  },
  {
    title: 'forgets the ID of an interrupt',
    html: createSlot('[§{"type": "interrupt-modal"}]'),
    rule: 'missing-field',
    correction: '"id": "spring-sale"',
  },
  {
    title: 'forgets the URL of a link',
    html: createSlot(`[{${ENTRY}, "ctas": [§{"label": "Tires"}]}]`),
    rule: 'missing-field',
    correction: '"href": "/tires/"',
  },
  {
    title: 'writes a field twice',
    html: createSlot(`[{${ENTRY}, §"id": "summer"}]`),
    rule: 'duplicate-field',
    correction: '',
  },
  {
    title: 'uses the ID of an interrupt twice',
    html: createSlot(`[{${ENTRY}},\n{"type": "none", "id": §"spring"}]`),
    rule: 'duplicate-entry',
    correction: '"spring-2"',
  },
  {
    title: 'writes an unknown type of interrupt',
    html: createSlot('[{"id": "a", "type": §"popup"}]'),
    rule: 'invalid-field',
    correction: '"type": "interrupt-modal"',
  },
  {
    title: 'misspells a type of interrupt',
    html: createSlot('[{"id": "a", "type": §"Interrupt_Modal"}]'),
    rule: 'invalid-field',
    correction: '"type": "interrupt-modal"',
    isFixed: true,
  },
  {
    title: 'writes a negative number',
    html: createSlot(`[{${ENTRY}, "expiration": §-1}]`),
    rule: 'invalid-field',
    correction: '30',
  },
  {
    title: 'writes one link instead of a list',
    html: createSlot(`[{${ENTRY}, "ctas": §{"label": "Tires", "href": "/tires/"}}]`),
    rule: 'invalid-field',
    correction: '[{"label":"Find my tires","href":"/tires/"}]',
  },
  {
    title: 'restricts an interrupt to an unknown device',
    html: createSlot(`[{${ENTRY}, "restrictions": ["mobile", §"tablet"]}]`),
    rule: 'invalid-field',
    correction: '["mobile"]',
  },
  {
    title: 'writes a text instead of an interrupt',
    html: createSlot('[§"spring"]'),
    rule: 'invalid-field',
    correction: '{"id":"spring-sale","type":"interrupt-modal"}',
  },
  {
    title: 'writes http: into JSON',
    html: createSlot(`[{${ENTRY}, "image": §"http://shop.example/a.webp"}]`),
    rule: 'insecure-url',
    correction: '"https://shop.example/a.webp"',
    isFixed: true,
  },
  {
    title: 'writes a relative URL into JSON',
    html: createSlot(`[{${ENTRY}, "ctas": [{"label": "Tires", "href": §"tires/"}]}]`),
    rule: 'relative-url',
    correction: '"/tires/"',
  },
  {
    title: 'writes a page rule that is not a regular expression',
    html: createSlot(`[{${ENTRY}, "includePages": [§"("]}]`),
    rule: 'page-rule',
    correction: '"^/tires/$"',
  },
  {
    title: 'writes a page rule that could take too long',
    html: createSlot(`[{${ENTRY}, "excludePages": ["^/cart/", §"^(a+)+$"]}]`),
    rule: 'page-rule',
    correction: '"^/tires/$"',
  },
  {
    title: 'forgets the ID of an interrupt that is a template',
    html: createTemplateSlot('§<template data-type="interrupt-modal"></template>'),
    rule: 'missing-attribute',
    correction: 'data-id="spring-sale"',
  },
  {
    title: 'misspells the type of an interrupt that is a template',
    html: createTemplateSlot('<template data-id="a" §data-type="interrupt-modl"></template>'),
    rule: 'invalid-value',
    correction: 'data-type="interrupt-modal"',
    isFixed: true,
  },
  {
    title: 'restricts an interrupt that is a template to an unknown device',
    html: createTemplateSlot(
      '<template data-id="a" data-type="none" §data-restrictions="tablet"></template>',
    ),
    rule: 'invalid-value',
    correction: 'data-restrictions="mobile"',
  },
  {
    title: 'writes a page rule into a template that is not a regular expression',
    html: createTemplateSlot(
      '<template data-id="a" data-type="none" §data-include-pages="("></template>',
    ),
    rule: 'invalid-value',
    correction: 'data-include-pages="^/tires/$"',
  },
  {
    title: 'invents an attribute of a template',
    html: createTemplateSlot(
      '<template data-id="a" data-type="none" §data-sub-heading="Today"></template>',
    ),
    rule: 'unknown-attribute',
    correction: 'data-subheading="Today"',
    isFixed: true,
  },
  {
    title: 'writes a relative URL into the link of a template',
    html: createTemplateSlot(
      '<template data-id="a" data-type="none"><a §href="tires/">Tires</a></template>',
    ),
    rule: 'relative-url',
    correction: 'href="/tires/"',
  },
  {
    title: 'uses the ID of a template twice',
    html: createTemplateSlot(
      '<template data-id="a" data-type="none"></template><template §data-id="a" data-type="none"></template>',
    ),
    rule: 'duplicate-entry',
    correction: 'data-id="a-2"',
  },
];
