/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from '@babel/parser';
import { manifest } from '../../../src/mounts/manifest';
import { checkCode } from '../../browsers/check-code';
import { checkStyles } from '../../browsers/check-styles';
import type { ComponentField, ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import { writeRelease } from '../testing/write-release';

const ROOT = path.join(__dirname, '../../..');

/** Writes a project in a separate process, because Jest can't load the formatter. */
const WRITE = `
const { writeProject } = require('./scripts/deliver/eds/write-project');
const [dist, folder] = process.argv.slice(1);
writeProject(dist, folder).catch((error) => { console.error(error); process.exitCode = 1; });
`;

let root = '';
let folder = '';
let dist = '';

const write = (project: string): void => {
  execFileSync(process.execPath, ['--import', 'tsx', '-e', WRITE, dist, project], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-eds-'));
  folder = path.join(root, 'project');
  dist = writeRelease(root, 'aaaa');
  write(folder);
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

const MODELS = manifest.map(createComponentModel);
const EACH_MODEL = MODELS.map((model) => [model.name, model] as const);

const getModel = (name: string): ComponentModel => {
  const model = MODELS.find((candidate) => candidate.name === name);
  if (!model) throw new Error(`No component ${name}`);
  return model;
};

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  errors.mockRestore();
  document.body.replaceChildren();
});

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Normalizes HTML as a browser parses it. */
const parseHtml = (html: string): string => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.innerHTML;
};

const createRow = (...cells: readonly string[]): string =>
  `<div>${cells.map((cell) => `<div>${cell}</div>`).join('')}</div>`;

/** Decorates a block with these rows and options; returns what is in its wrapper afterwards. */
const decorate = (name: string, rows: readonly string[], options = ''): HTMLElement => {
  // As the loader has set it.
  document.documentElement.dataset['siteName'] = 'fcac';
  const section = document.createElement('div');
  section.className = 'section';
  section.innerHTML = `<div class="${name}-wrapper"><div class="${name} block${options}" data-block-name="${name}">${rows.join('')}</div></div>`;
  document.body.append(section);
  const block = section.querySelector<HTMLElement>('.block');
  const wrapper = block?.parentElement;
  if (!block || !wrapper) throw new Error('No block');
  const module = jest.requireActual<{ default: (block: HTMLElement) => Promise<void> }>(
    path.join(folder, 'blocks', name, `${name}.js`),
  );
  void module.default(block);
  return wrapper;
};

/** Returns the messages in the console, but those about parts that a test's block doesn't need. */
const getMessages = (): string[] =>
  errors.mock.calls
    .map(([message]) => String(message))
    .filter((message) => !message.includes(' needs '));

const createExpected = (
  { className, fields }: ComponentModel,
  toValue: (field: ComponentField) => string | undefined,
  content: string,
): string => {
  const attributes = fields.flatMap((field) => {
    const value = toValue(field);
    return value === undefined ? [] : ` ${field.attribute}="${escapeHtml(value)}"`;
  });
  return parseHtml(`<div class="${className}"${attributes.join('')}>${content}</div>`);
};

/** Returns the attribute's value for a sample; a flag that is on has no value. */
const getAttributeText = ({ kind, sample }: ComponentField): string =>
  kind === 'flag' ? '' : sample;

describe.each(EACH_MODEL)('the block %s', (name, model) => {
  const { fields, parts, sampleContent, initialContent } = model;

  test('becomes the placeholder, with all attributes and the content', () => {
    const rows = fields.map(({ label, sample }) =>
      createRow(escapeHtml(label), escapeHtml(sample)),
    );
    const { innerHTML } = decorate(name, [...rows, createRow(sampleContent)]);
    expect(innerHTML).toBe(createExpected(model, getAttributeText, sampleContent));
    expect(getMessages()).toEqual([]);
  });

  test('accepts attribute names instead of labels, and keeps its form below the content', () => {
    const rows = fields.map(({ attribute, sample }, index) =>
      createRow(index % 2 > 0 ? attribute : attribute.slice('data-'.length), escapeHtml(sample)),
    );
    const { innerHTML } = decorate(name, [...rows, createRow('<p>Content</p>')]);
    const form = initialContent.replace(/\s+/g, ' ');
    expect(innerHTML).toBe(createExpected(model, getAttributeText, `<p>Content</p>${form}`));
    expect(getMessages()).toEqual([]);
  });

  test('has its form if an author has written no content', () => {
    const { innerHTML } = decorate(name, []);
    const withoutBreaks = initialContent.replace(/\s+/g, ' ');
    expect(innerHTML).toBe(createExpected(model, () => undefined, withoutBreaks));
  });

  test('reports an unknown row, and lists the names of the known rows', () => {
    const [first] = fields;
    const rows = first ? [createRow(escapeHtml(first.label), escapeHtml(first.sample))] : [];
    decorate(name, [createRow('Paint', 'sky blue'), ...rows, createRow('<p>Content</p>')]);
    const [message = ''] = getMessages();
    expect(message).toContain(`bsro-ui: the block ${name} has no "Paint"; it has `);
    for (const { label } of fields) expect(message).toContain(label);
    expect(document.body.innerHTML).not.toContain('sky blue');
    const elements = document.querySelectorAll(first ? `[${first.attribute}]` : '[data-x]');
    expect(elements).toHaveLength(first ? 1 : 0);
  });

  test('has a unique name for each row', () => {
    const names = fields.flatMap(({ attribute, label }) => [
      ...new Set([
        attribute.slice('data-'.length),
        label.toLowerCase().replace(/[^a-z0-9]+/g, '-'),
      ]),
    ]);
    names.push(...parts.flatMap(({ label }) => label?.toLowerCase() ?? []));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has a script and a stylesheet that the supported browsers run', () => {
    for (const extension of ['js', 'css']) {
      const file = path.join(folder, 'blocks', name, `${name}.${extension}`);
      const text = readFileSync(file, 'utf8');
      const check = extension === 'js' ? checkCode : checkStyles;
      expect(check(file, text)).toEqual([]);
    }
  });
});

const TEXT = 'product-price';

test.each([
  '"><img src=x onerror=alert(1)>',
  `' onclick='alert(1)`,
  '<script>alert(1)</script>',
  'javascript:alert(1)',
])('writes the hostile value %s as text', (hostile) => {
  const wrapper = decorate(TEXT, [createRow('Tire brand', escapeHtml(hostile))]);
  const [placeholder] = wrapper.children;
  expect(wrapper.querySelectorAll('*')).toHaveLength(1);
  expect(placeholder?.getAttributeNames()).toEqual(['class', 'data-brand']);
  expect(placeholder?.getAttribute('data-brand')).toBe(hostile);
});

test('takes only the text of a value that contains elements', () => {
  const wrapper = decorate(TEXT, [createRow('Tire brand', '<b onclick="alert(1)">Acme</b>')]);
  expect(wrapper.innerHTML).toBe('<div class="bsro-product-price" data-brand="Acme"></div>');
});

test.each(
  MODELS.flatMap(({ name, fields }) =>
    fields
      .filter(({ kind }) => kind === 'url')
      .map(({ label, attribute }) => [name, label, attribute] as const),
  ),
)(
  'reads the URL of a link or picture, but no script URL, for %s "%s"',
  (name, label, attribute) => {
    const read = (cell: string): string | null | undefined =>
      decorate(name, [createRow(label, cell)]).firstElementChild?.getAttribute(attribute);
    expect(read('<a href="https://example.com/a?b=1">Example</a>')).toBe(
      'https://example.com/a?b=1',
    );
    expect(read('<picture><img src="./media_1.png" alt=""></picture>')).toBe('./media_1.png');
    expect(read('/tires/')).toBe('/tires/');
    expect(getMessages()).toEqual([]);
    expect(read('<a href="javascript:alert(1)">x</a>')).toBeNull();
    expect(read('data:text/html,x')).toBeNull();
    expect(read('http://[')).toBeNull();
    expect(getMessages()).toEqual([
      `bsro-ui: the block ${name} ignores the URL "javascript:alert(1)" of "${label}"`,
      `bsro-ui: the block ${name} ignores the URL "data:text/html,x" of "${label}"`,
      `bsro-ui: the block ${name} ignores the URL "http://[" of "${label}"`,
    ]);
  },
);

test.each([
  ['cart-icon', 'Hide the cart for tax reasons', 'Yes', 'data-tax-flag', ''],
  ['cart-icon', 'Hide the cart for tax reasons', 'no', 'data-tax-flag', 'false'],
  ['cart-icon', 'Hide the cart for tax reasons', 'maybe', 'data-tax-flag', 'maybe'],
  ['reviews', 'What to show', 'Inline rating', 'data-type', 'inline-rating'],
  ['reviews', 'what to SHOW', 'stars', 'data-type', 'stars'],
  ['expedited-booking', 'Services', '<ul><li>a</li><li> b </li></ul>', 'data-services', 'a,b'],
  ['expedited-booking', 'Services', 'a, b', 'data-services', 'a, b'],
  ['reviews', 'Product ID', '  ', 'data-id', undefined],
])('reads %s: %s is %s', (name, label, cell, attribute, value) => {
  const placeholder = decorate(name, [createRow(label, cell)]).firstElementChild;
  expect(placeholder?.getAttribute(attribute) ?? undefined).toBe(value);
});

describe('a row that begins with the name of a part', () => {
  const CARD = createRow(
    'Tire',
    '<p>Tire brand: Calder<br>tire-name: Apex</p><p>Article codes: 1,2</p>',
    '<p><a href="/a/">Calder Apex</a></p>',
  );

  test('adds a card with its settings, in the element around all cards', () => {
    const { innerHTML } = decorate('store-carousel', [
      createRow('Store number', '310001'),
      CARD,
      CARD,
    ]);
    const card =
      '<div class="tire-card" data-brand="Calder" data-tire-name="Apex" data-article-ids="1,2"><p><a href="/a/">Calder Apex</a></p>' +
      '<div class="bsro-product-price" data-brand="Calder" data-tire-name="Apex"></div></div>';
    expect(innerHTML).toBe(
      `<div class="store-container" data-store-id="310001"><div class="tires-carousel" role="group" aria-label="Tires near you" tabindex="0">${card}${card}</div></div>`,
    );
    expect(getMessages()).toEqual([]);
  });

  test('adds a slot with its place and its content', () => {
    const { innerHTML } = decorate('cart-app', [createRow('Slot', 'Above total', '<p>Hi</p>')]);
    expect(innerHTML).toBe(
      '<div class="bsro-cart-app"><template class="bsro-slot" data-slot="above-total"><p>Hi</p></template></div>',
    );
    expect(getMessages()).toEqual([]);
  });

  test.each([
    [
      'details',
      '<p class="button-container"><a href="/o/" class="button">More</a></p>',
      '<a href="/o/" class="button" data-offer-action="details">More</a>',
    ],
    ['Share', '', '<button type="button" data-offer-action="share">Share</button>'],
    [
      'print',
      '<p>Print this</p>',
      '<button type="button" data-offer-action="print">Print this</button>',
    ],
  ])('adds the action %s as a link or a button', (action, content, html) => {
    expect(decorate('offer-card', [createRow('Action', action, content)]).innerHTML).toBe(
      `<div class="bsro-offer-card">${html}</div>`,
    );
  });

  test('puts the first paragraph into a summary, and the rest below it', () => {
    const row = createRow('Store', '310001', '<p>Centennial</p><p>303-555-0142</p>');
    expect(decorate('city-stores', [row]).innerHTML).toContain(
      '<details class="city-store" name="city-stores" data-store-number="310001"><summary>Centennial <span class="open-state"></span></summary><p>303-555-0142</p></details>',
    );
  });

  test('adds an object to the JSON list, with the content in the fields for it', () => {
    const row = createRow(
      'Interrupt',
      'ID: spring<br>Type: Interrupt modal<br>Include pages: ^/offers/$',
      '<p><picture><img src="/a.png" alt="A tire"></picture></p><p>Buy <b>four</b>.</p><p><strong><a href="/tires/">Find</a></strong></p>',
    );
    const { textContent } = decorate('interrupt-slot', [row]);
    expect(JSON.parse(textContent)).toEqual([
      {
        id: 'spring',
        type: 'interrupt-modal',
        includePages: '^/offers/$',
        image: { src: new URL('/a.png', document.baseURI).href, alt: 'A tire' },
        ctas: [{ label: 'Find', href: '/tires/' }],
        copy: '<p>Buy <b>four</b>.</p>',
      },
    ]);
  });

  test('reports a setting that the part does not have', () => {
    decorate('store-carousel', [createRow('Tire', '<p>Calder</p><p>Color: black</p>')]);
    expect(getMessages()).toEqual([
      'bsro-ui: the block store-carousel has a row "Tire" with "Color: black"; its settings are Tire brand, Tire name, Article codes, Stars, 0 to 5, Number of reviews',
    ]);
  });
});

test.each([
  ['store-carousel', 'a row "Tire": one tire'],
  ['interrupt-slot', 'a row "Interrupt": the list of interrupts, each with these fields'],
  ['city-stores', 'a row "Store": one store, as a details element'],
  ['my-store', 'becomes the button that opens the panel'],
])('reports a block %s without a part that it needs', (name, description) => {
  decorate(name, [createRow('<p>Text</p>')]);
  expect(errors).toHaveBeenCalledWith(
    `bsro-ui: the block ${name} needs ${description}`,
    expect.anything(),
  );
});

test('replaces the texts of a form, and the URLs of its button and links', () => {
  const { firstElementChild: finder } = decorate('store-finder', [
    createRow('Find stores', '<a href="/stores/">Go</a>'),
    createRow('zip code or city and state', 'Place'),
    createRow('Use my location', '<a href="/map/">Near me</a>'),
  ]);
  expect(finder?.querySelector('form')?.getAttribute('action')).toBe('/stores/');
  expect(finder?.querySelector('button')?.textContent).toBe('Go');
  expect(finder?.querySelector('label')?.textContent).toBe('Place');
  expect(finder?.querySelector('a')?.outerHTML).toBe(
    '<a class="use-my-location" href="/map/">Near me</a>',
  );
});

test('reads the rows by which the Universal Editor stores values and content', () => {
  const wrapper = decorate(TEXT, [
    createRow('tire-name', 'Long Road'),
    createRow('content', '<p>One</p><p>Two</p>'),
  ]);
  expect(wrapper.innerHTML).toBe(
    '<div class="bsro-product-price" data-tire-name="Long Road"><p>One</p><p>Two</p></div>',
  );
});

test.each(['<a href="/interrupts.json">Sheet</a>', '/interrupts.json'])(
  'reads the interrupts of the sheet %s',
  async (cell) => {
    const before = globalThis.fetch;
    const data = [
      { ID: 'a', Type: 'Interrupt modal', Ctas: 'Find: /tires/\nCall us: tel:1', Copy: '' },
    ];
    const request = jest.fn(async () => ({ ok: true, json: async () => ({ data }) }));
    Object.assign(globalThis, { fetch: request });
    const wrapper = decorate('interrupt-slot', [createRow('Interrupt', cell)]);
    while (!wrapper.querySelector('script')) await Promise.resolve();
    Object.assign(globalThis, { fetch: before });
    expect(request).toHaveBeenCalledWith('/interrupts.json', expect.anything());
    expect(JSON.parse(wrapper.textContent)).toEqual([
      {
        id: 'a',
        type: 'interrupt-modal',
        ctas: [
          { label: 'Find', href: '/tires/' },
          { label: 'Call us', href: 'tel:1' },
        ],
      },
    ]);
  },
);

test('lists each block in the library', () => {
  const library: unknown = JSON.parse(
    readFileSync(path.join(folder, 'bsro-ui/library.json'), 'utf8'),
  );
  expect(library).toEqual(
    expect.objectContaining({
      total: MODELS.length,
      data: MODELS.map(({ name, title }) => ({ name: title, path: `/bsro-ui/library/${name}` })),
    }),
  );
});

test('keeps the options of a block as classes, and the attributes of an editor', () => {
  const wrapper = decorate(TEXT, [], ' dark wide" data-aue-resource="urn:1');
  expect(wrapper.innerHTML).toBe(
    '<div class="bsro-product-price dark wide block" data-aue-resource="urn:1"></div>',
  );
});

test('moves the nodes of the content and keeps their order', () => {
  const wrapper = decorate(TEXT, [
    '<div></div>',
    createRow('<p>One</p><p>Two</p>'),
    createRow('Tire name', 'Turanza'),
    createRow('<p>Three</p>'),
  ]);
  expect(wrapper.innerHTML).toBe(
    '<div class="bsro-product-price" data-tire-name="Turanza"><p>One</p><p>Two</p><p>Three</p></div>',
  );
});

test('gives the fields of a second block of the same kind unique IDs', () => {
  decorate('store-finder', []);
  const { innerHTML } = decorate('store-finder', []);
  expect(getModel('store-finder').initialContent).toContain('id="finder-place"');
  expect(innerHTML).toContain('<label for="finder-place-2">');
  expect(innerHTML).toContain('id="finder-place-2"');
  expect(document.querySelectorAll('#finder-place')).toHaveLength(1);
});

describe('the loader', () => {
  interface Loader {
    loadLazy(): Promise<void>;
    loadDelayed(): Promise<void>;
  }

  /** A page that has the tokens of its brand. */
  const openSite = (metadata: Readonly<Record<string, string>> = {}): Loader =>
    openPage({ 'site-name': 'fcac', ...metadata }, '/styles/bsro-ui/tokens.fcac.css');

  /** Loads the loader's module again, as a new page does. */
  const openPage = (
    metadata: Readonly<Record<string, string>>,
    styles = '',
    siteName = '',
  ): Loader => {
    const { documentElement, head } = document;
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
    if (siteName) documentElement.dataset['siteName'] = siteName;
    const sheet = Object.assign(document.createElement('link'), {
      rel: 'stylesheet',
      href: styles,
    });
    head.replaceChildren(
      ...Object.entries(metadata).map(([name, content]) =>
        Object.assign(document.createElement('meta'), { name, content }),
      ),
      ...(styles ? [sheet] : []),
    );
    jest.resetModules();
    return jest.requireActual<Loader>(path.join(folder, 'scripts/bsro-ui/loader.js'));
  };

  const findAdded = (): (HTMLLinkElement | HTMLScriptElement)[] => [
    ...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
      'link:not([href^="/"]), script',
    ),
  ];

  /** Ends the loading of all files; returns their paths in the project. */
  const finish = (type: 'load' | 'error'): string[] =>
    findAdded().map((element) => {
      const url = element instanceof HTMLScriptElement ? element.src : element.href;
      element.dispatchEvent(new Event(type));
      return url.replace(/^.*\/project\//, '');
    });

  test('sets the site, the switches, and the URL of the bundle, and loads the tokens of the brand', () => {
    openPage({ 'site-name': 'tiresplus', switches: 'bsro-ui-tdp' });
    expect(finish('load')).toEqual(['styles/bsro-ui/tokens.tiresplus.css']);
    const { siteName, switches, assetBase, analyticsConsent } = document.documentElement.dataset;
    expect([siteName, switches, analyticsConsent]).toEqual(['tiresplus', 'bsro-ui-tdp', undefined]);
    expect(assetBase).toMatch(/^file:.*\/project\/bsro-ui\/$/);
    expect(getMessages()).toEqual([]);
  });

  test('leaves the tokens to a head that has them', () => {
    openSite();
    expect(findAdded()).toEqual([]);
  });

  test('keeps the value of an attribute that the page already has', () => {
    openPage({ 'site-name': 'tiresplus' }, '', 'fcac');
    expect(finish('load')).toEqual(['styles/bsro-ui/tokens.fcac.css']);
  });

  test.each([[{}], [{ 'site-name': 'acme' }]])(
    'reports a page without a known site: %j',
    (metadata) => {
      openPage(metadata);
      expect(getMessages()).toEqual([
        `bsro-ui: the metadata site-name is "${'site-name' in metadata ? 'acme' : ''}"; it must be fcac, tiresplus, hibdontire, wheelworks`,
      ]);
      expect(findAdded()).toEqual([]);
    },
  );

  test('reports tokens that do not load', async () => {
    openPage({ 'site-name': 'fcac' });
    finish('error');
    await Promise.resolve();
    await Promise.resolve();
    expect(getMessages()).toEqual([expect.stringContaining('tokens.fcac.css does not load')]);
  });

  test('loads the bundle with its integrity and nonce on a page with a placeholder', async () => {
    const { loadLazy } = openSite();
    const other = document.createElement('script');
    other.nonce = 'abc';
    other.setAttribute('nonce', 'abc');
    document.body.append(other);
    decorate(TEXT, []);
    const loading = loadLazy();
    const script = document.head.querySelector('script');
    expect(script?.integrity).toBe('sha256-aaaa');
    expect(script?.crossOrigin).toBe('anonymous');
    expect(script?.nonce).toBe('abc');
    expect(finish('load')).toEqual(['styles/bsro-ui/fonts.css', 'bsro-ui/bsro-ui.aaaa.js']);
    await loading;
  });

  test('loads the bundle only in the delayed phase on a page without a placeholder, and only once', async () => {
    const { loadLazy, loadDelayed } = openSite();
    const lazy = loadLazy();
    expect(finish('load')).toEqual(['styles/bsro-ui/fonts.css']);
    await lazy;
    const delayed = Promise.all([loadDelayed(), loadDelayed()]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    finish('load');
    await delayed;
  });

  test('reports files that do not load, and requests the bundle again in the delayed phase', async () => {
    const { loadLazy, loadDelayed } = openSite();
    decorate(TEXT, []);
    const lazy = loadLazy();
    finish('error');
    await lazy;
    expect(getMessages()).toEqual([
      expect.stringContaining('fonts.css does not load'),
      expect.stringContaining('bsro-ui.aaaa.js does not load'),
    ]);
    expect(findAdded()).toEqual([]);
    const delayed = loadDelayed();
    expect(finish('load')).toEqual(['bsro-ui/bsro-ui.aaaa.js']);
    await delayed;
    expect(errors).toHaveBeenCalledTimes(2);
  });

  describe('on a page whose metadata names a sheet with texts', () => {
    const request = jest.fn<Promise<object>, [string]>();
    const before = globalThis.fetch;
    beforeEach(() => Object.assign(globalThis, { fetch: request.mockReset() }));
    afterAll(() => Object.assign(globalThis, { fetch: before }));

    const METADATA = { 'bsro-texts': '/placeholders.json' };

    /** Opens a page with a placeholder. */
    const openPageWithTexts = (): Loader => {
      const loader = openSite(METADATA);
      decorate(TEXT, []);
      return loader;
    };

    test('adds the changed texts to the head before it loads the bundle [TEXT-1/edge-delivery]', async () => {
      let respond: (sheet: object) => void = () => {};
      request.mockReturnValue(new Promise((done) => (respond = done)));
      const { loadLazy } = openPageWithTexts();
      expect(request.mock.calls.map(([url]) => url)).toEqual(['/placeholders.json']);
      const lazy = loadLazy();
      expect(document.head.querySelector('script')).toBeNull();
      const data = [
        { Key: 'cart.checkOut', Text: 'Pay </script>now' },
        { Key: ' cart.title ', Text: 'Your basket' },
        { Key: 'cart.remove', Text: '' },
        { Key: 'footer', Text: 'A text of the site itself' },
      ];
      respond({ ok: true, json: async () => ({ total: 4, data, ':type': 'sheet' }) });
      while (document.head.querySelector('script[src]') === null) await Promise.resolve();
      const [slot, bundle] = document.head.querySelectorAll('script');
      expect([slot?.type, slot?.className]).toEqual(['application/json', 'bsro-texts']);
      expect(JSON.parse(slot?.textContent ?? '')).toEqual({
        'cart.checkOut': 'Pay </script>now',
        'cart.title': 'Your basket',
      });
      expect(bundle?.integrity).toBe('sha256-aaaa');
      finish('load');
      await lazy;
      expect(getMessages()).toEqual([]);
    });

    test.each([
      ['is missing', { ok: false }, '/placeholders.json does not load'],
      [
        'is something else',
        { ok: true, json: async () => ({}) },
        '/placeholders.json is not a sheet',
      ],
    ])('loads the bundle even if the sheet %s', async (_problem, response, message) => {
      request.mockResolvedValue(response);
      const { loadLazy } = openPageWithTexts();
      const lazy = loadLazy();
      while (document.head.querySelector('script') === null) await Promise.resolve();
      expect(finish('load')).toContain('bsro-ui/bsro-ui.aaaa.js');
      await lazy;
      expect(getMessages()).toEqual([expect.stringContaining(message)]);
    });
  });

  test('reports a bundle that does not load in the delayed phase', async () => {
    const delayed = openSite().loadDelayed();
    finish('error');
    await delayed;
    expect(getMessages()).toEqual([expect.stringContaining('bsro-ui.aaaa.js does not load')]);
  });
});

test('writes plain modules without types', () => {
  const scripts = path.join(folder, 'scripts/bsro-ui');
  const files = readdirSync(scripts);
  expect(files.sort()).toEqual(['loader.js', 'placeholder.js']);
  for (const file of files) {
    const text = readFileSync(path.join(scripts, file), 'utf8');
    expect(() => parse(text, { sourceType: 'module' })).not.toThrow();
    expect(checkCode(file, text)).toEqual([]);
  }
});

test('writes a block for each placeholder, and the bundle with the files of its release', () => {
  expect(readdirSync(path.join(folder, 'blocks')).sort()).toEqual(
    manifest.map(({ name }) => name).sort(),
  );
  expect(readdirSync(path.join(folder, 'bsro-ui')).sort()).toEqual([
    'README.md',
    'assets.json',
    'bsro-ui.aaaa.js',
    'chunks',
    'library',
    'library.json',
    'releases.json',
    'texts.csv',
  ]);
  const texts = readFileSync(path.join(folder, 'bsro-ui/texts.csv'), 'utf8');
  expect(texts).toMatch(/^Key,Text\n/);
  expect(texts).toContain('\n"buttons.tryAgain","Try again"\n');
});

test('never overwrites a block of the project that has the same name', () => {
  const project = path.join(root, 'other');
  const own = path.join(project, 'blocks/reviews/reviews.js');
  mkdirSync(path.dirname(own), { recursive: true });
  writeFileSync(own, 'export default () => {};');
  write(project);
  write(project);
  expect(readFileSync(own, 'utf8')).toBe('export default () => {};');
  expect(readdirSync(path.dirname(own))).toEqual(['reviews.js']);
  expect(readdirSync(path.join(project, 'blocks/order'))).toContain('order.js');
}, 60_000);

test('writes fonts and tokens that its stylesheets find', () => {
  const styles = path.join(folder, 'styles/bsro-ui');
  const css = readFileSync(path.join(styles, 'fonts.css'), 'utf8');
  const [, fontFile = ''] = /url\('([^']+)'\)/.exec(css) ?? [];
  expect(readFileSync(path.join(styles, fontFile)).subarray(0, 4).toString()).toBe('wOF2');
  for (const file of readdirSync(styles)) {
    expect(checkStyles(file, readFileSync(path.join(styles, file), 'utf8'))).toEqual([]);
  }
  expect(readdirSync(styles)).toHaveLength(5);
});
