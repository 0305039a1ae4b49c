import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse as parseCode } from '@babel/parser';
import { unzipSync } from 'fflate';
import { po } from 'gettext-parser';
import { parse, record, string, unknown } from 'valibot';
import { SITES } from '../../../fixtures/html/content/brands';
import { manifest } from '../../../src/mounts/manifest';
import { UI_VERSION } from '../../../src/site/version';
import type { ComponentModel } from '../component-model';
import { createComponentModel } from '../component-model';
import { listEditorTexts } from '../aem/editor-texts';
import { listFolder } from '../archive';
import spanishForAuthors from '../author-texts-es.json';
import { writeRelease } from '../testing/write-release';
import { getCategories } from './block-files';
import { getBlockName } from './block-name';
import { PATTERNS } from './patterns';
import { PLUGIN_ARCHIVE, writePlugin } from './write-plugin';

const EDITOR_SOURCE = readFileSync(path.join(__dirname, 'editor/blocks.ts'), 'utf8');

const MODELS = manifest.map(createComponentModel);
const EACH_MODEL = MODELS.map((model) => [model.name, model] as const);

let root = '';
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-wordpress-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

let delivery = '';
let count = 0;
beforeAll(() => {
  delivery = path.join(root, 'delivery');
  count = writePlugin(writeRelease(root, 'aaaa'), delivery);
});

const read = (file: string): string => readFileSync(path.join(delivery, 'bsro-ui', file), 'utf8');

test('writes the plugin with its version, the release, and the tokens of each brand', () => {
  expect(read('bsro-ui.php')).toContain(` * Version:           ${UI_VERSION}\n`);
  expect(read('readme.txt')).toContain(`Stable tag: ${UI_VERSION}\n`);
  expect(read('data/release.php')).toContain("'entry' => 'bsro-ui.aaaa.js',");
  expect(read('data/release.php')).toContain("'integrity' => 'sha256-aaaa',");
  expect(read('assets/chunks/reviews.aaaa.js')).toBe('chunk(aaaa)');
  expect(read('bsro-ui.d.ts')).toContain('interface Topics');
  expect(read('assets/.htaccess')).toContain('immutable');
  for (const site of SITES) expect(read(`assets/tokens.${site}.css`)).toContain('--brand:');
});

test("translates every text of the authors' screens into Spanish, with its parameters", () => {
  const { translations } = po.parse(Buffer.from(read('languages/bsro-ui-es_ES.po')));
  const messages = ['', 'block title', 'block description']
    .flatMap((context) => Object.values(translations[context] ?? {}))
    .filter(({ msgid }) => msgid !== '');
  const listParameters = (text: string): string[] =>
    (text.match(/%(\d\$)?[sd]|\{(assets|scripts)\}|`[^`]+`|\bdata-[\w-]+/g) ?? []).sort();
  const problems = messages.filter(
    ({ msgid, msgstr: [text = ''] }) =>
      text === '' || String(listParameters(text)) !== String(listParameters(msgid)),
  );
  expect(problems.map(({ msgid }) => msgid)).toEqual([]);
  const shown = [...messages.map(({ msgid }) => msgid), ...MODELS.flatMap(listEditorTexts)];
  // The others would be texts that no screen of WordPress or AEM has any longer.
  expect(Object.keys(spanishForAuthors).sort()).toEqual([...new Set(shown)].sort());
});

test("writes a readme in WordPress's format", () => {
  const [head = '', ...sections] = read('readme.txt').split(/^== (?=.* ==$)/m);
  const [title, ...lines] = head.trim().split('\n');
  const fields = Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z][\w ]+): (.+)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
  expect(title).toBe('=== bsro-ui ===');
  expect(Object.keys(fields)).toEqual([
    'Contributors',
    'Tags',
    'Requires at least',
    'Tested up to',
    'Requires PHP',
    'Stable tag',
    'License',
  ]);
  expect(fields['Tags']?.split(', ').length).toBeLessThanOrEqual(5);
  for (const name of ['Requires at least', 'Requires PHP', 'License']) {
    expect(read('bsro-ui.php')).toMatch(new RegExp(` ${name}: +${fields[name]}\n`));
  }
  // WordPress shows the first 150 characters.
  expect(lines.at(-1)?.length).toBeLessThanOrEqual(150);
  expect(sections.map((section) => section.split(' ==')[0])).toEqual([
    'Description',
    'Installation',
    'Frequently Asked Questions',
    'Changelog',
    'Upgrade Notice',
  ]);
  expect(sections[3]).toContain(`= ${UI_VERSION} =`);
});

test('writes a README for the integrator, the configuration for nginx, and a workflow beside the plugin', () => {
  const readBeside = (file: string): string => readFileSync(path.join(delivery, file), 'utf8');
  const readme = readBeside('README.md');
  expect(readme).toContain(`select \`${PLUGIN_ARCHIVE}\``);
  expect(readBeside('nginx/site.conf')).toContain('fastcgi_cache pages;');
  expect(readBeside('nginx/assets.conf')).toContain('immutable');
  expect(readBeside('check-pages.yml')).toContain('"${SITE_URL%/}/wp-sitemap.xml"');
});

test('guards every PHP file with code against direct requests', () => {
  const files = listFolder(path.join(delivery, 'bsro-ui'), '.').filter((file) =>
    file.endsWith('.php'),
  );
  const open = files.filter(
    (file) => !/defined\( '(ABSPATH|WP_UNINSTALL_PLUGIN)' \) \|\| exit;/.test(read(file)),
  );
  expect(open).toEqual(['index.php']);
});

test('replaces every {{…}} of the sources with a value', () => {
  const files = listFolder(path.join(delivery, 'bsro-ui'), '.').filter((file) =>
    file.endsWith('.php'),
  );
  expect(files.length).toBeGreaterThan(MODELS.length + 15);
  for (const file of files) {
    const text = read(file);
    expect(text).toMatch(/^<\?php\n/);
    expect(text).not.toMatch(/\{\{\w+\}\}/);
    expect(text).not.toMatch(/\?>\s*$/);
  }
});

test('loads every file of the folder includes once', () => {
  const required = [
    ...read('bsro-ui.php').matchAll(/require __DIR__ \. '\/includes\/([\w-]+\.php)'/g),
  ];
  const names = required.map(([, file]) => file);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(names)).toEqual(new Set(readdirSync(path.join(delivery, 'bsro-ui/includes'))));
});

test('writes an archive without source maps and compressed copies, and the same one for the same release', () => {
  const archive = readFileSync(path.join(delivery, PLUGIN_ARCHIVE));
  const files = Object.keys(unzipSync(archive));
  expect(files).toHaveLength(count);
  expect(files.every((file) => file.startsWith('bsro-ui/'))).toBe(true);
  expect(files.filter((file) => /\.(map|br|gz)$/.test(file))).toEqual([]);
  expect(files).toEqual(listFolder(delivery, 'bsro-ui').filter((file) => !/\.(br|gz)$/.test(file)));
  expect(existsSync(path.join(delivery, 'bsro-ui/assets/bsro-ui.aaaa.js.br'))).toBe(true);
  const again = path.join(root, 'again');
  writePlugin(writeRelease(root, 'aaaa'), again);
  expect(readFileSync(path.join(again, PLUGIN_ARCHIVE)).equals(archive)).toBe(true);
});

test('removes blocks that no longer exist, and keeps the chunks of an earlier release', () => {
  const folder = path.join(root, 'updated');
  writePlugin(writeRelease(root, 'aaaa'), folder);
  const removed = path.join(folder, 'bsro-ui/blocks/removed');
  mkdirSync(removed);
  writePlugin(writeRelease(root, 'bbbb'), folder);
  expect(existsSync(removed)).toBe(false);
  expect(
    readdirSync(path.join(folder, 'bsro-ui/assets/chunks')).filter((file) => file.endsWith('.js')),
  ).toEqual(['reviews.aaaa.js', 'reviews.bbbb.js']);
});

test('writes editor scripts that need no build, with the scripts that they depend on', () => {
  for (const name of ['blocks', 'classic']) {
    const code = read(`editor/${name}.js`);
    expect(() => parseCode(code, { sourceType: 'script' })).not.toThrow();
    for (const { name: component } of MODELS) {
      expect(code).toContain(`"${getBlockName(component)}"`);
    }
  }
  const dependencies = [...read('editor/blocks.asset.php').matchAll(/'wp-([\w-]+)'/g)].map(
    ([, name = '']) => name.replace(/-\w/g, (letters) => letters.slice(1).toUpperCase()),
  );
  const [, used = ''] = /const \{([^}]+)\} = getWordPress\(\);/.exec(EDITOR_SOURCE) ?? [];
  const names = used.split(',').map((name) => name.trim().replace(/:.*/, ''));
  expect(names.filter((name) => !dependencies.includes(name))).toEqual([]);
  expect(dependencies).toContain('htmlEntities');
});

/** The properties of a block.json that WordPress 6.1 knows and the blocks use. */
const PROPERTIES = [
  'ancestor',
  '$schema',
  'apiVersion',
  'name',
  'version',
  'title',
  'category',
  'icon',
  'description',
  'keywords',
  'textdomain',
  'attributes',
  'supports',
  'example',
  'editorScript',
  'editorStyle',
  'render',
];

const readBlock = (name: string): Record<string, unknown> =>
  parse(record(string(), unknown()), JSON.parse(read(`blocks/${name}/block.json`)));

test('writes a block for slots, which authors find in the blocks of features with places', () => {
  const metadata = readBlock('slot');
  expect(Object.keys(metadata).filter((key) => !PROPERTIES.includes(key))).toEqual([]);
  expect(metadata).toMatchObject({
    name: 'bsro-ui/slot',
    title: 'Slot',
    attributes: { slot: { type: 'string' } },
    render: 'file:./render.php',
  });
  expect(metadata['ancestor']).toEqual(
    expect.arrayContaining(['bsro-ui/cart-app', 'bsro-ui/checkout-app', 'bsro-ui/order']),
  );
  expect(metadata['ancestor']).not.toContain('bsro-ui/zip-form');
  expect(read('blocks/slot/render.php')).toContain('Bsro_UI\\render_slot(');
  expect(read('blocks/cart-app/README.md')).toContain('a block "Slot" inside it');
});

describe.each(EACH_MODEL)('%s', (name, model) => {
  const readMetadata = (): Record<string, unknown> => readBlock(name);

  test('has the metadata of a block', () => {
    const metadata = readMetadata();
    expect(Object.keys(metadata).filter((key) => !PROPERTIES.includes(key))).toEqual([]);
    expect(metadata).toMatchObject({
      apiVersion: 3,
      title: model.title,
      description: model.description,
      textdomain: 'bsro-ui',
      editorScript: 'bsro-ui-editor',
      render: 'file:./render.php',
    });
    expect(metadata['name']).toMatch(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/);
    expect(getCategories(MODELS).map(({ slug }) => slug)).toContain(metadata['category']);
  });

  test('has an attribute for each field, and an example of the required ones', () => {
    const { attributes, example, supports } = readMetadata();
    const expected = model.fields.map(({ name: field, kind }) => [
      field,
      { type: kind === 'flag' ? 'boolean' : 'string' },
    ]);
    expect(attributes).toEqual({
      ...Object.fromEntries(expected),
      anchor: { type: 'string' },
      ...(model.jsonFields ? { items: { type: 'array', default: [] } } : {}),
    });
    const required = model.fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
    expect(example).toMatchObject({ attributes: expect.anything() });
    expect(JSON.stringify(example)).toBe(
      JSON.stringify({
        attributes: Object.fromEntries(
          model.fields
            .filter((field) => required.includes(field.name))
            .map(({ name: field, kind, sample }) => [field, kind === 'flag' ? true : sample]),
        ),
      }),
    );
    expect(supports).toMatchObject(model.isUnique ? { multiple: false } : { html: false });
  });

  test('has a template that renders it, and a README for authors', () => {
    expect(read(`blocks/${name}/render.php`)).toContain(
      `echo Bsro_UI\\render_block_placeholder( '${name}', $attributes, $content );`,
    );
    expect(read(`blocks/${name}/README.md`)).toContain(`[bsro-${name}`);
  });
});

/** Parses the comments by which WordPress stores blocks; fails on one that isn't closed. */
const parseBlocks = (content: string): { name: string; attributes: Record<string, unknown> }[] => {
  const open: string[] = [];
  const found: { name: string; attributes: Record<string, unknown> }[] = [];
  for (const match of content.matchAll(/<!-- (\/)?wp:([\w/-]+) (\{.*?\} )?(\/)?-->/g)) {
    const [, isEnd, name = '', json = '{}', isEmpty] = match;
    if (isEnd) {
      expect(open.pop()).toBe(name);
      continue;
    }
    found.push({ name, attributes: parse(record(string(), unknown()), JSON.parse(json)) });
    if (!isEmpty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(found).toHaveLength(content.split('<!-- wp:').length - 1);
  return found;
};

test.each(Object.entries(PATTERNS))(
  'the pattern %s has only known blocks and values',
  (_name, { content }) => {
    const blocks = parseBlocks(content);
    const own = blocks.filter(({ name }) => name.startsWith('bsro-ui/'));
    expect(own.length).toBeGreaterThan(0);
    for (const { name, attributes } of own) {
      const model: ComponentModel | undefined = MODELS.find(
        (each) => `bsro-ui/${each.name}` === name,
      );
      const { align, ...values } = attributes;
      expect([undefined, 'wide']).toContain(align);
      for (const [field, value] of Object.entries(values)) {
        const declared = model?.fields.find((each) => each.name === field);
        expect(declared?.kind === 'choice' ? declared.choices : []).toContain(value);
      }
      expect(model).toBeDefined();
    }
    const others = blocks.filter(({ name }) => !name.startsWith('bsro-ui/'));
    expect(others.filter(({ name }) => !['heading', 'paragraph', 'group'].includes(name))).toEqual(
      [],
    );
  },
);

test('knows which patterns lack a store, a tire, or the payment provider', () => {
  const incomplete = Object.entries(PATTERNS).filter(([, { isComplete }]) => !isComplete);
  expect(incomplete.map(([name]) => name)).toEqual(['store', 'tire', 'checkout']);
});

test('has at most one pattern per path', () => {
  const patterns = Object.values(PATTERNS);
  const paths = patterns.flatMap((pattern) => pattern.path ?? []);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toContain('/cart/');
  expect(paths).toContain('/checkout/');
});
