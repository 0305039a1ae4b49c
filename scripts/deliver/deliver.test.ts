import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { deliver } from './deliver';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'bsro-ui-deliver-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A built release: an entry and a chunk, each named by its content. */
const build = (hash: string): string => {
  const dist = path.join(root, `dist-${hash}`);
  mkdirSync(path.join(dist, 'chunks'), { recursive: true });
  const entry = { file: `bsro-ui.${hash}.js`, integrity: `sha256-${hash}` };
  const chunks = { reviews: [`chunks/reviews.${hash}.js`] };
  const manifest = { buildId: hash, mode: 'production', entry, css: [], chunks };
  writeFileSync(path.join(dist, 'assets.json'), JSON.stringify(manifest));
  writeFileSync(path.join(dist, entry.file), `entry(${hash})`);
  writeFileSync(path.join(dist, `${entry.file}.map`), '{}');
  writeFileSync(path.join(dist, 'chunks', `reviews.${hash}.js`), `chunk(${hash})`);
  return dist;
};

const library = () => path.join(root, 'clientlib-bsro-ui');
const read = (file: string): string => readFileSync(path.join(library(), file), 'utf8');

/** The scripts that a library's list names, by their path in the library. */
const listed = (list: string): string[] => {
  const [base = '', ...files] = read(list).trim().split('\n');
  return files.map((file) => path.posix.join(base.replace('#base=', ''), file));
};

test('build delivers a client library: category, proxy, no processor', () => {
  deliver(build('aaaa'), library());
  const attributes = [...read('.content.xml').matchAll(/([\w:]+)="([^"]*)"/g)];
  expect(Object.fromEntries(attributes.map(([, name, value]) => [name, value]))).toMatchObject({
    'jcr:primaryType': 'cq:ClientLibraryFolder',
    allowProxy: '{Boolean}true',
    categories: '[bsro-ui]',
    cssProcessor: '[default:none,min:none]',
    jsProcessor: '[default:none,min:none]',
  });
});

test('build delivers the entry alone as a script of the library, all else as resources', () => {
  deliver(build('aaaa'), library());
  expect(listed('js.txt')).toEqual(['js/bsro-ui.js']);
  expect(read('js/bsro-ui.js')).toBe('entry(aaaa)');
  expect(listed('css.txt')).toEqual([]);
  expect(readdirSync(path.join(library(), 'resources')).sort()).toEqual([
    'assets.json',
    'bsro-ui.aaaa.js',
    'chunks',
  ]);
  expect(read('resources/chunks/reviews.aaaa.js')).toBe('chunk(aaaa)');
});

test('build says in the library how a page includes it, and what the browser checks', () => {
  deliver(build('aaaa'), library());
  expect(read('README.md')).toContain("@ categories='bsro-ui', defer=true");
  expect(read('README.md')).toContain('resources/bsro-ui.aaaa.js');
  expect(read('README.md')).toContain('integrity="sha256-aaaa"');
});

test('build delivers over an older release: a new entry, the chunks of both, the sixth goes', () => {
  const hashes = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff'];
  const counts = hashes.map((hash) => deliver(build(hash), library()));
  expect(read('js/bsro-ui.js')).toBe('entry(ffff)');
  expect(listed('js.txt')).toHaveLength(1);
  const there = hashes.filter((hash) =>
    existsSync(path.join(library(), `resources/chunks/reviews.${hash}.js`)),
  );
  expect(there).toEqual(hashes.slice(1));
  expect(counts.at(-1)).toEqual({ added: 3, removed: 2 });
});
