import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Runtime } from '@adobe/htlengine';
import type { Template } from '@adobe/htlengine';
import { lintHtml } from '../../../authoring/lint-html';
import { getAttribute, parseMarkup } from '../../../authoring/markup';
import { SITES } from '../../../fixtures/html/content/brands';
import { RENDERED_AT } from '../../../fixtures/html/data/rendered-at';
import { sampleData } from '../../../fixtures/html/data/sample-data';
import { getPagePaths } from '../../../fixtures/html/pages';
import { renderPage } from '../../../fixtures/html/render';
import { manifest } from '../../../src/mounts/manifest';
import { url } from '../../../src/mounts/schema/attributes';
import type { ComponentModel } from '../component-model';
import { createComponentModel, createSampleValues } from '../component-model';
import { findPlaceholders } from '../found-placeholder';
import type { FoundPlaceholder } from '../found-placeholder';
import { compileHtl } from './testing/compile-htl';
import { CONTENT_FILE, createComponentTemplate, createContentTemplate } from './component-template';

const MODELS = manifest.map(createComponentModel);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-htl-'));
  // The engine requires that an included file exists; `withIncludeHandler` renders the component's own instead.
  writeFileSync(path.join(folder, CONTENT_FILE), '');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const compiled = new Map<string, Promise<Template>>();

const compile = (source: string): Promise<Template> => {
  const template = compiled.get(source) ?? compileHtl(source, folder);
  compiled.set(source, template);
  return template;
};

interface Rendering {
  /** The values that an author has entered in the dialog. */
  readonly properties: Readonly<Record<string, string | boolean | undefined>>;
  /** The HTML of the content area, if an author has put components into it. */
  readonly content?: string;
  /** The HTML of the containers of slots that an author has filled, by the names of their nodes. */
  readonly slots?: Readonly<Record<string, string>>;
  readonly isEditor?: boolean;
  /** The other child nodes: the list that an author has entered in the dialog. */
  readonly children?: readonly TestResource[];
}

interface TestResource {
  readonly name: string;
  readonly valueMap?: Readonly<Record<string, string>>;
  readonly children?: readonly TestResource[];
}

/** Renders a component as AEM would: with the globals that AEM provides to a component's template. */
const render = async (
  model: ComponentModel,
  { properties, content, slots, isEditor = false, children = [] }: Rendering,
): Promise<string> => {
  const containers: Readonly<Record<string, string>> = {
    ...(content === undefined ? {} : { content }),
    ...slots,
  };
  const renderTemplate = async (source: string): Promise<string> => {
    const template = await compile(source);
    const runtime = new Runtime()
      .setGlobal({
        properties: {
          ...properties,
          ...Object.fromEntries(
            Object.keys(containers).map((name) => [`${name}/jcr:primaryType`, 'nt:unstructured']),
          ),
        },
        resource: { children },
        wcmmode: { edit: isEditor },
      })
      .withResourceLoader((_runtime, name) => containers[name] ?? '')
      .withIncludeHandler((_runtime, name) =>
        path.basename(name) === CONTENT_FILE ? renderTemplate(createContentTemplate(model)) : '',
      );
    return template(runtime);
  };
  return (await renderTemplate(createComponentTemplate(model))).trim();
};

const getModel = (name: string): ComponentModel => {
  const model = MODELS.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`No component ${name}`);
  return model;
};

/** Reads the placeholders of a brand's fixture pages, except those with intended mistakes. */
const readFixtures = async (site: (typeof SITES)[number]): Promise<FoundPlaceholder[]> => {
  const found: FoundPlaceholder[] = [];
  for (const { page, path } of await getPagePaths(site, sampleData)) {
    if (page === 'mistakes') continue;
    const rendered = await renderPage(path, {
      site,
      base: 'short',
      nonce: 'abc',
      paymentOrigin: 'https://payments.example',
      data: sampleData,
      now: RENDERED_AT,
    });
    found.push(...findPlaceholders(rendered?.html ?? '', MODELS));
  }
  return found;
};

test('renders each placeholder exactly as the fixture pages do', async () => {
  const names = new Set<string>();
  for (const site of SITES) {
    for (const { model, properties, expected, content } of await readFixtures(site)) {
      names.add(model.name);
      expect(await render(model, { properties, content })).toBe(expected);
    }
  }
  const missing = MODELS.map(({ name }) => name).filter((name) => !names.has(name));
  expect(missing).toEqual([]);
});

test.each(MODELS.map((model) => [model.name, model] as const))(
  'renders %s with sample values and its initial content',
  async (_name, model) => {
    const properties = createSampleValues(model);
    const html = await render(model, { properties });
    const element = parseMarkup(html).elements.find(({ name }) => name === 'div');
    expect(Object.entries(element?.attribs ?? {})).toEqual([
      ['class', model.className],
      ...model.fields.flatMap(({ name, attribute }) =>
        properties[name] === undefined ? [] : [[attribute, properties[name]]],
      ),
    ]);
    expect(html).toMatch(/^<div [^>]*>[^]*<\/div>$/);
    // The engine escapes the slashes of a URL as character references.
    const inside = html.slice(html.indexOf('>') + 1, -'</div>'.length).replaceAll('&#x2f;', '/');
    expect(inside).toBe(model.initialContent);
  },
);

const HOSTILE = [
  `"><script>alert(1)</script>`,
  `' onclick='alert(1)`,
  `" onfocus="alert(1)" autofocus="`,
  '${properties.secret}',
  '</div><img src=x onerror=alert(1)>',
];

test.each(MODELS.flatMap(({ name, fields }) => fields.map((field) => [name, field.name] as const)))(
  'escapes hostile values of %s %s',
  async (name, field) => {
    const model = getModel(name);
    const attribute = model.fields.find((candidate) => candidate.name === field)?.attribute ?? '';
    for (const hostile of HOSTILE) {
      const html = await render(model, { properties: { [field]: hostile }, content: '' });
      const [element, ...others] = parseMarkup(html).elements.filter(
        ({ name }) => !['html', 'head', 'body'].includes(name),
      );
      expect(others).toEqual([]);
      const names = Object.keys(element?.attribs ?? {}).filter((each) => each !== 'class');
      expect(names).toEqual(names.length > 0 ? [attribute] : []);
    }
  },
);

test.each(
  MODELS.flatMap(({ name, fields }) =>
    fields.filter(({ kind }) => kind === 'url').map((field) => [name, field.name] as const),
  ),
)('renders script URLs of %s %s so that the bundle rejects them', async (name, field) => {
  const model = getModel(name);
  const { attribute = '' } = model.fields.find((candidate) => candidate.name === field) ?? {};
  const readUrl = async (value: string): Promise<unknown> => {
    const html = await render(model, { properties: { [field]: value }, content: '' });
    const text = parseMarkup(html).elements.flatMap((each) => getAttribute(each, attribute) ?? []);
    return text[0] === undefined ? undefined : url({}).parse(text[0]);
  };
  for (const hostile of ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x']) {
    expect(await readUrl(hostile)).toBeUndefined();
  }
  expect(await readUrl('https://example.com/a?b=1&c=2')).toBe('https://example.com/a?b=1&c=2');
  expect(await readUrl('/tires/')).toBe('/tires/');
  expect(await readUrl('/content/site/en/tires')).toBe('/content/site/en/tires.html');
  expect(await readUrl('/content/site/en/tires#all')).toBe('/content/site/en/tires.html#all');
  expect(await readUrl('/content/dam/tires.pdf')).toBe('/content/dam/tires.pdf');
});

test('renders a filled slot as a template, and every slot as a container in the editor', async () => {
  const model = getModel('checkout-app');
  const slots = { 'slot-above-total': '<p>Hi</p>' };
  const properties = createSampleValues(model);
  expect(await render(model, { properties, content: '', slots })).toMatch(
    />\s*<template class="bsro-slot" data-slot="above-total"><p>Hi<\/p><\/template><\/div>$/,
  );
  const edited = await render(model, { properties, content: '', slots, isEditor: true });
  expect(edited).toContain(
    '<div class="bsro-slot" data-slot="above-total"><p>above-total</p><p>Hi</p></div>' +
      '<div class="bsro-slot" data-slot="below-summary"><p>below-summary</p></div>',
  );
  expect(edited).not.toContain('<template');
});

test('lists the empty required fields in the editor only', async () => {
  const model = getModel('tire-detail');
  const html = await render(model, { properties: {}, isEditor: true });
  const hints = parseMarkup(html).elements.flatMap(
    (each) => getAttribute(each, 'data-emptytext') ?? [],
  );
  expect(hints).toEqual(['Tire detail: enter Article code, Tire brand, Tire name']);
  expect(await render(model, { properties: {} })).not.toContain('cq-placeholder');
  const properties = createSampleValues(model);
  expect(await render(model, { properties, isEditor: true })).not.toContain('cq-placeholder');
});

test('renders a flag without a value if it is true, and leaves it out if it is false', async () => {
  const model = getModel('cart-icon');
  expect(await render(model, { properties: { taxFlag: true } })).toContain(' data-tax-flag>');
  expect(await render(model, { properties: { taxFlag: false } })).not.toContain('data-tax-flag');
});

test('renders a flag that is on by default if an author has turned it off', async () => {
  const icon = getModel('cart-icon');
  const model = { ...icon, fields: icon.fields.map((field) => ({ ...field, fallback: 'true' })) };
  expect(await render(model, { properties: { taxFlag: false } })).toContain('="false"');
  expect(await render(model, { properties: {} })).toContain('="true"');
});

test('replaces the initial content as soon as an author has filled the content area', async () => {
  const model = getModel('zip-form');
  expect(model.initialContent).toContain('<form');
  expect(await render(model, { properties: {} })).toContain('<form');
  expect(await render(model, { properties: {}, content: '<p>Filled</p>' })).toBe(
    '<div class="bsro-zip-form"><p>Filled</p></div>',
  );
});

/** Creates the node of a list as the dialog saves it. */
const createList = (
  name: string,
  items: readonly Readonly<Record<string, string>>[],
  nested: readonly TestResource[] = [],
): TestResource => ({
  name,
  children: items.map((valueMap, index) => ({ name: `item${index}`, valueMap, children: nested })),
});

test('renders the interrupts of the dialog as templates with links', async () => {
  const ctas = createList('ctas', [{ text: 'Find "my" tires', href: '/content/site/en/tires' }]);
  const item = { id: 'spring', type: 'interrupt-modal', copy: '<p>4 & more</p>', priority: '1' };
  const html = await render(getModel('interrupt-slot'), {
    properties: {},
    children: [{ name: 'cq:responsive', children: [] }, createList('interrupts', [item], [ctas])],
  });
  expect(html).toBe(
    '<div class="bsro-interrupt-slot"><template data-id="spring" data-type="interrupt-modal"' +
      ' data-copy="&lt;p&gt;4 &amp; more&lt;&#x2f;p&gt;" data-priority="1">' +
      '<a href="/content/site/en/tires.html">Find &quot;my&quot; tires</a></template></div>',
  );
});

test('renders the tires of the dialog as the cards of a carousel, each with its price', async () => {
  const tire = { brand: 'A & B', tireName: 'Circuit', articleIds: '1,2', href: '/tires/circuit' };
  const html = await render(getModel('store-carousel'), {
    properties: { storeId: '310001' },
    children: [createList('tires', [tire, { ...tire, tireName: 'Comfort' }])],
  });
  const { elements } = parseMarkup(html);
  const [slide] = elements.filter((each) => getAttribute(each, 'class') === 'tire-card');
  expect(slide?.attribs).toEqual({
    class: 'tire-card',
    'data-brand': 'A & B',
    'data-tire-name': 'Circuit',
    'data-article-ids': '1,2',
  });
  expect(
    findPlaceholders(html, MODELS).map(({ model, properties }) => [model.name, properties]),
  ).toEqual([
    ['store-carousel', { storeId: '310001' }],
    ['product-price', { article: undefined, brand: 'A & B', tireName: 'Circuit' }],
    ['product-price', { article: undefined, brand: 'A & B', tireName: 'Comfort' }],
  ]);
  expect(lintHtml(html, manifest).map(({ message }) => message)).toEqual([]);
});

test('renders the links of an offer with their actions', async () => {
  const html = await render(getModel('offer-card'), {
    properties: { friendlyId: 'spring' },
    children: [createList('actions', [{ text: 'Print', href: '#print', offerAction: 'print' }])],
  });
  expect(html).toBe(
    '<div class="bsro-offer-card" data-friendly-id="spring"><a href="#print" data-offer-action="print">Print</a></div>',
  );
});

test('renders the dates of a promotion only if the author has entered some', async () => {
  const model = getModel('promotion-detail');
  expect(await render(model, { properties: { dates: 'Ask & see' } })).toContain(
    '><span data-promotion-dates>Ask &amp; see</span></div>',
  );
  expect(await render(model, { properties: {} })).not.toContain('<span');
});

test('renders the hours of the dialog, each in the element that the feature fills', async () => {
  const html = await render(getModel('store-hours'), {
    properties: { storeNumber: '310001' },
    children: [createList('hours', [{ hours: 'MON', title: 'A & B', text: 'Closed' }])],
  });
  expect(html).toBe(
    '<div class="bsro-store-hours" data-store-number="310001">' +
      '<p>A &amp; B <span data-hours="MON">Closed</span></p></div>',
  );
});

test("renders an element that marks a feature's place if the author has checked it", async () => {
  const model = getModel('store-hours');
  expect(await render(model, { properties: { storeNumber: '1', openOrClosed: true } })).toBe(
    '<div class="bsro-store-hours" data-store-number="1"><p class="open-state"></p></div>',
  );
});
