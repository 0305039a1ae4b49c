import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deliver } from './deliver';
import { writeRelease } from './testing/write-release';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-deliver-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const getLibrary = () => path.join(root, 'clientlib-bsro-ui');
const read = (file: string): string => readFileSync(path.join(getLibrary(), file), 'utf8');

/** Reads the files that a list of the library names, as paths in the library. */
const readList = (list: string): string[] => {
  const [base = '', ...files] = read(list).trim().split('\n');
  return files.map((file) => path.posix.join(base.replace('#base=', ''), file));
};

test('delivers a client library with a category, a proxy, and no processor', () => {
  deliver(writeRelease(root, 'aaaa'), getLibrary());
  const attributes = [...read('.content.xml').matchAll(/([\w:]+)="([^"]*)"/g)];
  expect(Object.fromEntries(attributes.map(([, name, value]) => [name, value]))).toMatchObject({
    'jcr:primaryType': 'cq:ClientLibraryFolder',
    allowProxy: '{Boolean}true',
    categories: '[bsro-ui]',
    cssProcessor: '[default:none,min:none]',
    jsProcessor: '[default:none,min:none]',
  });
});

test('delivers the entry as the only script of the library, and everything else as resources', () => {
  deliver(writeRelease(root, 'aaaa'), getLibrary());
  expect(readList('js.txt')).toEqual(['js/bsro-ui.js']);
  expect(read('js/bsro-ui.js')).toBe('entry(aaaa)');
  expect(readList('css.txt')).toEqual([]);
  expect(readdirSync(path.join(getLibrary(), 'resources')).sort()).toEqual([
    'assets.json',
    'bsro-ui.aaaa.js',
    'bsro-ui.aaaa.js.br',
    'bsro-ui.aaaa.js.gz',
    'chunks',
    'tokens.fcac.css',
    'tokens.hibdontire.css',
    'tokens.tiresplus.css',
    'tokens.wheelworks.css',
  ]);
  expect(read('resources/chunks/reviews.aaaa.js')).toBe('chunk(aaaa)');
});

test("delivers each brand's design tokens and the types for page scripts", () => {
  deliver(writeRelease(root, 'aaaa'), getLibrary());
  expect(read('resources/tokens.tiresplus.css')).toContain('--brand: #ffd100;');
  expect(read('bsro-ui.d.ts')).toContain('interface Topics');
});

test("writes into the library's README how a page includes it with integrity", () => {
  deliver(writeRelease(root, 'aaaa'), getLibrary());
  expect(read('README.md')).toContain("@ categories='bsro-ui', defer=true");
  expect(read('README.md')).toContain('resources/bsro-ui.aaaa.js');
  expect(read('README.md')).toContain('integrity="sha256-aaaa"');
});

test('replaces the entry, keeps the chunks of the last five releases, and removes older ones', () => {
  const hashes = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff'];
  const counts = hashes.map((hash) => deliver(writeRelease(root, hash), getLibrary()));
  expect(read('js/bsro-ui.js')).toBe('entry(ffff)');
  expect(readList('js.txt')).toHaveLength(1);
  const remaining = hashes.filter((hash) =>
    existsSync(path.join(getLibrary(), `resources/chunks/reviews.${hash}.js`)),
  );
  expect(remaining).toEqual(hashes.slice(1));
  expect(counts.at(-1)).toEqual({ added: 7, removed: 6 });
});
