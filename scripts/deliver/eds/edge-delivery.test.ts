/** @jest-environment jsdom */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
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
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-eds-'));
  folder = path.join(root, 'project');
  const dist = writeRelease(root, 'aaaa');
  execFileSync(process.execPath, ['--import', 'tsx', '-e', WRITE, dist, folder], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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

/** Decorates a block with these rows; returns what is in its wrapper afterwards. */
const decorate = (name: string, rows: readonly string[]): HTMLElement => {
  const section = document.createElement('div');
  section.className = 'section';
  section.innerHTML = `<div class="${name}-wrapper"><div class="${name} block" data-block-name="${name}">${rows.join('')}</div></div>`;
  document.body.append(section);
  const block = section.querySelector<HTMLElement>('.block');
  const wrapper = block?.parentElement;
  if (!block || !wrapper) throw new Error('No block');
  const module = jest.requireActual<{ default: (block: HTMLElement) => void }>(
    path.join(folder, 'blocks', name, `${name}.js`),
  );
  module.default(block);
  return wrapper;
};

const getMessages = (): string[] => errors.mock.calls.map(([message]) => String(message));

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
  const { fields, sampleContent, initialContent } = model;

  test('becomes the placeholder, with all attributes and the content', () => {
    const rows = fields.map(({ label, sample }) =>
      createRow(escapeHtml(label), escapeHtml(sample)),
    );
    const { innerHTML } = decorate(name, [...rows, createRow(sampleContent)]);
    expect(innerHTML).toBe(createExpected(model, getAttributeText, sampleContent));
    expect(getMessages()).toEqual([]);
  });

  test('accepts attribute names instead of labels', () => {
    const rows = fields.map(({ attribute, sample }, index) =>
      createRow(index % 2 > 0 ? attribute : attribute.slice('data-'.length), escapeHtml(sample)),
    );
    const { innerHTML } = decorate(name, [...rows, createRow('<p>Content</p>')]);
    expect(innerHTML).toBe(createExpected(model, getAttributeText, '<p>Content</p>'));
    expect(getMessages()).toEqual([]);
  });

  test('has the initial content if an author has written no content', () => {
    const { innerHTML } = decorate(name, []);
    const withoutBreaks = initialContent.replace(/\s+/g, ' ');
    expect(innerHTML).toBe(createExpected(model, () => undefined, withoutBreaks));
  });

  test('reports an unknown row, and lists the names of the known rows', () => {
    const [first] = fields;
    const rows = first ? [createRow(escapeHtml(first.label), escapeHtml(first.sample))] : [];
    decorate(name, [createRow('Paint', 'sky blue'), ...rows, createRow('<p>Content</p>')]);
    const known = fields.map(({ label }) => label).join(', ') || 'no rows with two columns';
    expect(getMessages()).toEqual([`bsro-ui: the block ${name} has no "Paint"; it has ${known}`]);
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
    loadEager(): Promise<void>;
    loadLazy(): Promise<void>;
    loadDelayed(): Promise<void>;
  }

  /** Loads the loader's module again, as a new page does. */
  const openPage = (metadata: Readonly<Record<string, string>> = {}): Loader => {
    const { documentElement, head } = document;
    for (const name of documentElement.getAttributeNames()) documentElement.removeAttribute(name);
    head.replaceChildren(
      ...Object.entries(metadata).map(([name, content]) =>
        Object.assign(document.createElement('meta'), { name, content }),
      ),
    );
    jest.resetModules();
    return jest.requireActual<Loader>(path.join(folder, 'scripts/bsro-ui/loader.js'));
  };

  const findAdded = (): (HTMLLinkElement | HTMLScriptElement)[] => [
    ...document.head.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link, script'),
  ];

  /** Ends the loading of all files; returns their paths in the project. */
  const finish = (type: 'load' | 'error'): string[] =>
    findAdded().map((element) => {
      const url = element instanceof HTMLScriptElement ? element.src : element.href;
      element.dispatchEvent(new Event(type));
      return url.replace(/^.*\/project\//, '');
    });

  test('sets the site, the switches, and the URL of the bundle, and loads the tokens of the brand', async () => {
    const { loadEager } = openPage({ 'site-name': 'tiresplus', switches: 'bsro-ui-tdp' });
    const loading = loadEager();
    expect(finish('load')).toEqual(['styles/bsro-ui/tokens.tiresplus.css']);
    await loading;
    const { siteName, switches, assetBase, analyticsConsent } = document.documentElement.dataset;
    expect([siteName, switches, analyticsConsent]).toEqual(['tiresplus', 'bsro-ui-tdp', undefined]);
    expect(assetBase).toMatch(/^file:.*\/project\/bsro-ui\/$/);
    expect(getMessages()).toEqual([]);
  });

  test('keeps the value of an attribute that the page already has', async () => {
    const { loadEager } = openPage({ 'site-name': 'tiresplus' });
    document.documentElement.dataset['siteName'] = 'fcac';
    const loading = loadEager();
    expect(finish('load')).toEqual(['styles/bsro-ui/tokens.fcac.css']);
    await loading;
  });

  test.each([[{}], [{ 'site-name': 'acme' }]])(
    'reports a page without a known site: %j',
    async (metadata) => {
      await openPage(metadata).loadEager();
      expect(getMessages()).toEqual([
        `bsro-ui: the metadata site-name is "${'site-name' in metadata ? 'acme' : ''}"; it must be fcac, tiresplus, hibdontire, wheelworks`,
      ]);
      expect(findAdded()).toEqual([]);
    },
  );

  test('reports tokens that do not load, and still shows the page', async () => {
    const loading = openPage({ 'site-name': 'fcac' }).loadEager();
    finish('error');
    await loading;
    expect(getMessages()).toEqual([expect.stringContaining('tokens.fcac.css does not load')]);
  });

  test('loads the bundle with its integrity and nonce on a page with a placeholder', async () => {
    const { loadLazy } = openPage();
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
    const { loadLazy, loadDelayed } = openPage();
    const lazy = loadLazy();
    expect(finish('load')).toEqual(['styles/bsro-ui/fonts.css']);
    await lazy;
    const delayed = Promise.all([loadDelayed(), loadDelayed()]);
    expect(document.head.querySelectorAll('script')).toHaveLength(1);
    finish('load');
    await delayed;
  });

  test('reports files that do not load, and requests the bundle again in the delayed phase', async () => {
    const { loadLazy, loadDelayed } = openPage();
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

    const METADATA = { 'site-name': 'fcac', 'bsro-texts': '/placeholders.json' };

    /** Opens a page with a placeholder; returns when its first section is shown. */
    const openPageWithTexts = async (): Promise<Loader> => {
      const loader = openPage(METADATA);
      decorate(TEXT, []);
      const eager = loader.loadEager();
      finish('load');
      await eager;
      return loader;
    };

    test('adds the changed texts to the head before it loads the bundle [TEXT-1/edge-delivery]', async () => {
      let respond: (sheet: object) => void = () => {};
      request.mockReturnValue(new Promise((done) => (respond = done)));
      const { loadLazy } = await openPageWithTexts();
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
      const { loadLazy } = await openPageWithTexts();
      const lazy = loadLazy();
      while (document.head.querySelector('script') === null) await Promise.resolve();
      expect(finish('load')).toContain('bsro-ui/bsro-ui.aaaa.js');
      await lazy;
      expect(getMessages()).toEqual([expect.stringContaining(message)]);
    });
  });

  test('reports a bundle that does not load in the delayed phase', async () => {
    const delayed = openPage().loadDelayed();
    finish('error');
    await delayed;
    expect(getMessages()).toEqual([expect.stringContaining('bsro-ui.aaaa.js does not load')]);
  });
});

test('writes plain modules without types', () => {
  const scripts = path.join(folder, 'scripts/bsro-ui');
  const files = readdirSync(scripts);
  expect(files.sort()).toEqual(['loader.js', 'placeholder.js', 'release.js']);
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
    'bsro-ui.aaaa.js.br',
    'bsro-ui.aaaa.js.gz',
    'chunks',
    'releases.json',
    'texts.csv',
  ]);
  const texts = readFileSync(path.join(folder, 'bsro-ui/texts.csv'), 'utf8');
  expect(texts).toMatch(/^Key,Text\n/);
  expect(texts).toContain('\n"buttons.tryAgain","Try again"\n');
});

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
