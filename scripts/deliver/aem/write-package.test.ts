import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { strFromU8, unzipSync } from 'fflate';
import { writeRelease } from '../testing/write-release';
import { getSample } from '../../../authoring/attribute-facts';
import { manifest } from '../../../src/mounts/manifest';
import { getAttributeTexts } from '../../../src/mounts/schema/attribute-texts';
import { COMPONENTS } from './component-files';
import { VALIDATED_KINDS, getValidatorName } from './editor/names';
import { ARCHIVE, CLIENT_LIBRARY, ROOT, createPackageFiles } from './package-files';
import { createSampleSite, SAMPLE_ARCHIVE } from './sample-site';
import { writePackage } from './write-package';

const PARTS = path.join('jcr_root', COMPONENTS);

let root = '';
let folder = '';
let count = 0;

const readArchive = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(unzipSync(readFileSync(path.join(folder, ARCHIVE)))).map(([file, bytes]) => [
      file,
      strFromU8(bytes),
    ]),
  );

beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-package-'));
  folder = path.join(root, 'package');
  count = writePackage(writeRelease(root, 'aaaa'), folder);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test('archives the metadata first, and every file below the only root of the filter', () => {
  const archive = readArchive();
  const files = Object.keys(archive);
  expect(files).toHaveLength(count);
  expect(files.slice(0, 3)).toEqual([
    'META-INF/MANIFEST.MF',
    'META-INF/vault/filter.xml',
    'META-INF/vault/properties.xml',
  ]);
  const filters = [...(archive['META-INF/vault/filter.xml'] ?? '').matchAll(/root="([^"]+)"/g)];
  expect(filters.map(([, filter]) => filter)).toEqual([ROOT]);
  const content = files.slice(3);
  expect(content.filter((file) => !file.startsWith(`jcr_root${ROOT}/`))).toEqual([]);
  expect(content.length).toBeGreaterThan(manifest.length * 4);
  expect(files.filter((file) => file.includes('\\') || file.endsWith('.map'))).toEqual([]);
});

test('writes what an integrator needs beside the package', () => {
  expect(readdirSync(folder).sort()).toEqual(
    [
      ARCHIVE,
      'META-INF',
      'README.md',
      'check-pages.yml',
      'dispatcher',
      'jcr_root',
      'pom.xml',
    ].sort(),
  );
  expect(readdirSync(path.join(folder, 'dispatcher'))).toEqual(['bsro-ui.any', 'bsro-ui.conf']);
});

test('archives every file as it is in the folder', () => {
  for (const [file, text] of Object.entries(readArchive())) {
    expect(text).toBe(readFileSync(path.join(folder, file), 'utf8'));
  }
});

test('writes an archive that unzip accepts, if unzip is installed', () => {
  const { error, status } = spawnSync('unzip', ['-tqq', path.join(folder, ARCHIVE)]);
  const result = error?.message.includes('ENOENT') ? 'missing' : status;
  expect(['missing', 0]).toContain(result);
});

test('writes the properties of an application package, each with a value', () => {
  const properties = readArchive()['META-INF/vault/properties.xml'] ?? '';
  const entries = new Map(
    [...properties.matchAll(/<entry key="([^"]+)">([^<]*)<\/entry>/g)].map(
      ([, key = '', value = '']) => [key, value],
    ),
  );
  expect(Object.fromEntries(entries)).toMatchObject({
    group: 'bsro',
    name: 'bsro-ui.ui.apps',
    packageType: 'application',
  });
  expect([...entries.values()]).not.toContain('');
  expect(ARCHIVE).toBe(`${entries.get('name')}-${entries.get('version')}.zip`);
  expect(readArchive()['META-INF/MANIFEST.MF']).toContain(
    `Content-Package-Id: bsro:bsro-ui.ui.apps:${entries.get('version')}\r\n`,
  );
});

test('has a component for each placeholder, and the bundle as a client library', () => {
  expect(readdirSync(path.join(folder, PARTS)).sort()).toEqual(
    ['.content.xml', ...manifest.map(({ name }) => name)].sort(),
  );
  expect(readFileSync(path.join(folder, CLIENT_LIBRARY, 'js/bsro-ui.js'), 'utf8')).toBe(
    'entry(aaaa)',
  );
});

test("writes the bundle's URL in this package into its README", () => {
  expect(readFileSync(path.join(folder, CLIENT_LIBRARY, 'README.md'), 'utf8')).toContain(
    '<script src="/etc.clientlibs/bsro-ui/clientlibs/clientlib-bsro-ui/resources/bsro-ui.aaaa.js"',
  );
});

test('lists only existing files in the client libraries', () => {
  const libraries = path.join(folder, 'jcr_root', ROOT, 'clientlibs');
  let listed = 0;
  for (const library of readdirSync(libraries)) {
    if (library.startsWith('.')) continue;
    for (const list of ['js.txt', 'css.txt']) {
      const text = readFileSync(path.join(libraries, library, list), 'utf8');
      const [base = '', ...files] = text.trim().split('\n');
      for (const file of files) {
        expect(existsSync(path.join(libraries, library, base.replace('#base=', ''), file))).toBe(
          true,
        );
        listed += 1;
      }
    }
  }
  expect(listed).toBe(2);
});

test('replaces the components of the previous delivery, and keeps its chunks', () => {
  const stale = path.join(folder, PARTS, 'removed-placeholder');
  mkdirSync(stale);
  writePackage(writeRelease(root, 'bbbb'), folder);
  expect(existsSync(stale)).toBe(false);
  const files = Object.keys(readArchive());
  expect(files).toContain(`${CLIENT_LIBRARY}/resources/bsro-ui.aaaa.js`);
  expect(files).toContain(`${CLIENT_LIBRARY}/resources/bsro-ui.bbbb.js`);
});

test('writes the same archive for the same release', () => {
  const read = (): string => readFileSync(path.join(folder, ARCHIVE)).toString('base64');
  const previous = read();
  writePackage(path.join(root, 'dist-bbbb'), folder);
  expect(read()).toBe(previous);
});

test('allows all component groups in the policy', () => {
  const policy =
    createSampleSite('mysite')[
      'jcr_root/conf/mysite/settings/wcm/policies/mysite/components/container/bsro-ui/.content.xml'
    ] ?? '';
  const files = createPackageFiles();
  const groups = manifest.map(({ name }) => {
    const file = files[`jcr_root${COMPONENTS}/${name}/.content.xml`] ?? '';
    return /componentGroup="([^"]+)"/.exec(file)?.[1] ?? '';
  });
  const allowed = /components="\[([^"]*)\]"/.exec(policy)?.[1]?.split(',');
  expect(allowed).toEqual([
    ...[...new Set(groups)].sort().map((group) => `group:${group}`),
    '/apps/mysite/components/container',
    '/apps/mysite/components/text',
  ]);
});

test('writes the samples only for a named site, and replaces those of another one', () => {
  expect(existsSync(path.join(folder, SAMPLE_ARCHIVE))).toBe(false);
  const dist = path.join(root, 'dist-bbbb');
  for (const site of ['first', 'second']) writePackage(dist, folder, site);
  expect(readdirSync(path.join(folder, 'samples/jcr_root/content'))).toEqual(['second']);
  const files = Object.keys(unzipSync(readFileSync(path.join(folder, SAMPLE_ARCHIVE))));
  expect(files).toContain('jcr_root/content/second/bsro-ui/cart-app/.content.xml');
  expect(() => writePackage(dist, folder, '../x')).toThrow('expected the appId');
});

test('gives the template the policy that allows the components', () => {
  const files = createSampleSite('mysite');
  const template = '/conf/mysite/settings/wcm/templates/bsro-ui';
  const mapping = files[`jcr_root${template}/policies/.content.xml`] ?? '';
  const [, policy = ''] = /cq:policy="([^"]+)"/.exec(mapping) ?? [];
  expect(Object.keys(files)).toContain(
    `jcr_root/conf/mysite/settings/wcm/policies/${policy}/.content.xml`,
  );
});

describe("the dialogs' validation script", () => {
  interface Validator {
    readonly selector: string;
    readonly validate: (field: { value?: string | null }) => string | undefined;
  }

  const validators = new Map<string, Validator>();
  beforeAll(() => {
    const registry = {
      register: (_name: string, validator: Validator) =>
        validators.set(validator.selector, validator),
    };
    const script = Object.entries(createPackageFiles()).find(([file]) =>
      file.endsWith('/js/validators.js'),
    );
    vm.runInNewContext(script?.[1] ?? '', {
      URL,
      window: {},
      Granite: { $: () => ({ adaptTo: () => registry }) },
    });
  });

  const getValidator = (kind: (typeof VALIDATED_KINDS)[number]): Validator | undefined =>
    validators.get(`[data-foundation-validation~="${getValidatorName(kind)}"]`);

  test('has a validator for each kind that a dialog checks', () => {
    expect(validators.size).toBe(VALIDATED_KINDS.length);
    expect(VALIDATED_KINDS.filter((kind) => !getValidator(kind))).toEqual([]);
  });

  const ATTRIBUTES = manifest.flatMap(({ attributes }) =>
    Object.values(attributes).filter(({ kind }) => VALIDATED_KINDS.includes(kind)),
  );

  test.each(ATTRIBUTES.map((attribute) => [attribute.kind, attribute] as const))(
    'accepts and rejects the same values as the bundle: %s',
    (kind, attribute) => {
      const validate = getValidator(kind)?.validate;
      const { expected } = getAttributeTexts(attribute);
      expect(validate?.({ value: getSample(attribute) })).toBeUndefined();
      for (const value of [
        'a,,b',
        'not valid',
        '-1',
        '2026-02-30',
        'javascript:alert(1)',
        '1.234',
      ]) {
        expect(validate?.({ value })).toBe(
          attribute.parse(value) === undefined ? `Enter ${expected}.` : undefined,
        );
      }
    },
  );

  test('accepts an empty field, because the dialog itself checks required fields', () => {
    for (const kind of VALIDATED_KINDS) {
      for (const value of ['', '  ', null, undefined]) {
        expect(getValidator(kind)?.validate(value === undefined ? {} : { value })).toBeUndefined();
      }
    }
  });
});
