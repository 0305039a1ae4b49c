import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { ASSETS_FILE } from './assets-manifest';
import { LATER_CHUNK, REST_CHUNK, TABLE_CHUNK } from './chunk-loader-runtime';
import { hashOf, integrityOf } from './content-hash';
import { parseAssetsManifest } from './parse-assets-manifest';
import { getNameHash } from './runtime/name-hash';

const DIST = path.join(__dirname, '../../dist');

const read = (file: string): Buffer => readFileSync(path.join(DIST, file));

const built = () => {
  if (!existsSync(path.join(DIST, ASSETS_FILE))) throw new Error('First run: npm run build');
  return parseAssetsManifest(read(ASSETS_FILE).toString());
};

const chunkFiles = (): string[] => [...new Set(Object.values(built().chunks).flat())];

/** Every text for authors that the placeholders declare. */
const authorTexts = (): string[] =>
  placeholders.flatMap(({ author, attributes }) => [
    ...(author ? [author.title, author.description] : []),
    ...Object.values(attributes).flatMap(({ author: texts }) =>
      [texts?.label, texts?.help].filter((text) => text !== undefined),
    ),
  ]);

test('build keeps the texts for authors out of the entry', () => {
  const entry = read(built().entry.file).toString();
  const texts = authorTexts().filter((text) => text.includes(' '));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => entry.includes(text))).toEqual([]);
});

test('build has the integrity of the table of chunks in the entry, and of all others in the table', () => {
  const [table = ''] = built().chunks[TABLE_CHUNK] ?? [];
  expect(read(built().entry.file).toString()).toContain(hashOf(read(table)));
  const [rest = ''] = built().chunks[REST_CHUNK] ?? [];
  const others = chunkFiles().filter((file) => file !== table);
  expect(others.some((file) => file.endsWith('.css'))).toBe(true);
  expect(read(table).toString()).toContain(hashOf(read(rest)));
  const [later = ''] = built().chunks[LATER_CHUNK] ?? [];
  expect(read(rest).toString()).toContain(hashOf(read(later)));
  const hashes = [table, rest, later].map((file) => read(file).toString()).join('');
  expect(others.filter((file) => !hashes.includes(hashOf(read(file))))).toEqual([]);
});

test('build has the declarations of the content wait for no other file', () => {
  expect(built().chunks[REST_CHUNK]).toHaveLength(1);
});

test('build names the integrity of the entry in its manifest', () => {
  const { entry } = built();
  expect(entry.integrity).toBe(integrityOf(read(entry.file)));
});

test('build tells the running bundle its own build, to compare with a later manifest', () => {
  const { buildId, entry } = built();
  expect(buildId).toMatch(/^[0-9a-f]{10}$/);
  expect(read(entry.file).toString()).toContain(`"${buildId}"`);
});

test('build names every file by its content and puts compressed twins beside it', () => {
  for (const file of [built().entry.file, ...chunkFiles()]) {
    expect(file).toMatch(new RegExp(`\\.${getNameHash(hashOf(read(file)))}\\.(js|css)$`));
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
  }
});

test('build shows no source map to visitors', () => {
  const files = [built().entry.file, ...chunkFiles()];
  expect(files.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
});
