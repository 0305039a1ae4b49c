import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { ASSETS_FILE } from './assets-manifest';
import { LATER_CHUNK, FEATURES_CHUNK, TABLE_CHUNK } from './chunk-loader-runtime';
import { computeHash, computeIntegrity } from './content-hash';
import { parseAssetsManifest } from './parse-assets-manifest';
import { getNameHash } from './runtime/name-hash';

const DIST = path.join(__dirname, '../../dist');

const read = (file: string): Buffer => readFileSync(path.join(DIST, file));

const readManifest = () => {
  if (!existsSync(path.join(DIST, ASSETS_FILE))) throw new Error('First run: npm run build');
  return parseAssetsManifest(read(ASSETS_FILE).toString());
};

const listChunkFiles = (): string[] => [...new Set(Object.values(readManifest().chunks).flat())];

/** Every text for authors that the placeholders declare. */
const listAuthorTexts = (): string[] =>
  placeholders.flatMap(({ author, attributes }) => [
    ...(author ? [author.title, author.description] : []),
    ...Object.values(attributes).flatMap(({ author: texts }) =>
      [texts?.label, texts?.help].filter((text) => text !== undefined),
    ),
  ]);

test('build keeps the texts for authors out of the entry', () => {
  const entry = read(readManifest().entry.file).toString();
  const texts = listAuthorTexts().filter((text) => text.includes(' '));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => entry.includes(text))).toEqual([]);
});

test('build has the integrity of the table of chunks in the entry, and of all others in the table', () => {
  const [table = ''] = readManifest().chunks[TABLE_CHUNK] ?? [];
  expect(read(readManifest().entry.file).toString()).toContain(computeHash(read(table)));
  const [rest = ''] = readManifest().chunks[FEATURES_CHUNK] ?? [];
  const others = listChunkFiles().filter((file) => file !== table);
  expect(others.some((file) => file.endsWith('.css'))).toBe(true);
  expect(read(table).toString()).toContain(computeHash(read(rest)));
  const [later = ''] = readManifest().chunks[LATER_CHUNK] ?? [];
  expect(read(rest).toString()).toContain(computeHash(read(later)));
  const hashes = [table, rest, later].map((file) => read(file).toString()).join('');
  expect(others.filter((file) => !hashes.includes(computeHash(read(file))))).toEqual([]);
});

test('build has the declarations of the content wait for no other file', () => {
  expect(readManifest().chunks[FEATURES_CHUNK]).toHaveLength(1);
});

test('build names the integrity of the entry in its manifest', () => {
  const { entry } = readManifest();
  expect(entry.integrity).toBe(computeIntegrity(read(entry.file)));
});

test('build tells the running bundle its own build, to compare with a later manifest', () => {
  const { buildId, entry } = readManifest();
  expect(buildId).toMatch(/^[0-9a-f]{10}$/);
  expect(read(entry.file).toString()).toContain(`"${buildId}"`);
});

test('build names every file by its content and puts compressed twins beside it', () => {
  for (const file of [readManifest().entry.file, ...listChunkFiles()]) {
    expect(file).toMatch(new RegExp(`\\.${getNameHash(computeHash(read(file)))}\\.(js|css)$`));
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
  }
});

test('build shows no source map to visitors', () => {
  const files = [readManifest().entry.file, ...listChunkFiles()];
  expect(files.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
});
