import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { ASSETS_FILE, computeIntegrity, parseAssetsManifest } from './assets-manifest';
import { DECLARATIONS_CHUNK, FEATURES_CHUNK, HEADER_CHUNKS, RENDERER_CHUNK } from './chunk-names';

const DIST = path.join(__dirname, '../../dist');

const read = (file: string): Buffer => readFileSync(path.join(DIST, file));

const readManifest = () => {
  if (!existsSync(path.join(DIST, ASSETS_FILE))) throw new Error('Run npm run build first');
  return parseAssetsManifest(read(ASSETS_FILE).toString());
};

/** Computes the SHA-256 of a file as its name contains it. */
const computeHash = (file: string): string =>
  createHash('sha256').update(read(file)).digest('base64url');

const listChunkFiles = (): string[] => [...new Set(Object.values(readManifest().chunks).flat())];

/** Lists the texts for authors that the placeholders declare. */
const listAuthorTexts = (): string[] =>
  placeholders.flatMap(({ author, attributes }) => [
    ...(author ? [author.title, author.description] : []),
    ...Object.values(attributes).flatMap(({ author: texts }) =>
      [texts?.label, texts?.help].filter((text) => text !== undefined),
    ),
  ]);

/** The features that the requirements name, each with its placeholder and its chunk. */
const FEATURES = [
  { feature: 'schedule-appointment', placeholder: 'schedule-appointment', chunk: 'booking' },
  { feature: 'expedited-booking', placeholder: 'expedited-booking', chunk: 'booking' },
  { feature: 'offers-refresh', placeholder: 'offers-refresh', chunk: 'offers-refresh' },
  { feature: 'offers-signup', placeholder: 'offers-signup', chunk: 'offers-signup' },
  { feature: 'offer-card', placeholder: 'offer-card', chunk: 'offer-card' },
  { feature: 'offer-details', placeholder: 'offer-details', chunk: 'offer-details' },
  { feature: 'account', placeholder: 'account-menu', chunk: 'account-menu' },
  { feature: 'checkout', placeholder: 'checkout-app', chunk: 'checkout' },
  { feature: 'my-garage', placeholder: 'my-garage', chunk: 'my-garage' },
  { feature: 'my-store', placeholder: 'my-store', chunk: 'my-store' },
  { feature: 'interrupt-appointment', placeholder: 'interrupt-slot', chunk: 'interrupt' },
  { feature: 'reviews', placeholder: 'reviews', chunk: 'reviews' },
  { feature: 'store-carousel', placeholder: 'store-carousel', chunk: 'store-carousel' },
  { feature: 'product-price', placeholder: 'product-price', chunk: 'product-price' },
  { feature: 'tire-search', placeholder: 'tire-search', chunk: 'tire-search' },
  { feature: 'comparison', placeholder: 'tire-comparison', chunk: 'tire-comparison' },
  { feature: 'decision-guide', placeholder: 'tire-decision-guide', chunk: 'tire-decision-guide' },
  { feature: 'tire-detail', placeholder: 'tire-detail', chunk: 'tire-detail' },
] as const;

/** Finds the chunk that a placeholder's declaration loads. */
const findDeclaredChunk = (placeholder: string): string | undefined => {
  const file = path.join(__dirname, '../../src/mounts/placeholders', `${placeholder}.ts`);
  return /webpackChunkName: "([\w-]+)"/.exec(readFileSync(file, 'utf8'))?.[1];
};

test.each(FEATURES)(
  'has a chunk for the feature $feature, outside the entry and the declarations [MOUNT-2/$feature]',
  ({ placeholder, chunk }) => {
    expect(placeholders.map(({ name }) => name)).toContain(placeholder);
    expect(findDeclaredChunk(placeholder)).toBe(chunk);
    const { chunks, entry } = readManifest();
    const files = chunks[chunk] ?? [];
    expect(files.some((file) => file.endsWith('.js'))).toBe(true);
    const others = [DECLARATIONS_CHUNK, FEATURES_CHUNK].flatMap((name) => chunks[name] ?? []);
    expect([entry.file, ...others]).not.toEqual(expect.arrayContaining(files));
  },
);

test('has a script that only one chunk uses for each part of the offers [OFFR-6/chunks]', () => {
  const { chunks } = readManifest();
  const parts = ['offers-refresh', 'offers-signup', 'offer-card', 'offer-details'];
  const files = parts.flatMap((name) => {
    const others = Object.entries(chunks).filter(([other]) => other !== name);
    const shared = new Set(others.flatMap(([, used]) => used));
    return (chunks[name] ?? []).filter((file) => file.endsWith('.js') && !shared.has(file));
  });
  expect(files).toHaveLength(parts.length);
});

test('leaves the texts for authors out of the entry', () => {
  const entry = read(readManifest().entry.file).toString();
  const texts = listAuthorTexts().filter((text) => text.includes(' '));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => entry.includes(text))).toEqual([]);
});

test("describes authors' mistakes in a separate chunk", () => {
  const files = readManifest().chunks['page-tools'] ?? [];
  const tools = files.map((file) => read(file).toString()).join('\n');
  const texts = ['is not read', 'is missing', 'a date such as'];
  const others = [DECLARATIONS_CHUNK, FEATURES_CHUNK].flatMap(
    (name) => readManifest().chunks[name] ?? [],
  );
  for (const text of texts) {
    expect(tools.includes(text)).toBe(true);
    expect(others.filter((file) => read(file).toString().includes(text))).toEqual([]);
  }
});

test('has the hash of the declarations chunk in the entry, and all other hashes in the declarations chunk', () => {
  const [declarations = ''] = readManifest().chunks[DECLARATIONS_CHUNK] ?? [];
  expect(read(readManifest().entry.file).toString()).toContain(computeHash(declarations));
  const others = listChunkFiles().filter((file) => file !== declarations);
  expect(others.some((file) => file.endsWith('.css'))).toBe(true);
  const table = read(declarations).toString();
  expect(others.filter((file) => !table.includes(computeHash(file)))).toEqual([]);
});

test('has one file with the declarations of content placeholders', () => {
  expect(readManifest().chunks[FEATURES_CHUNK]).toHaveLength(1);
});

test('writes the integrity of the entry into the manifest', () => {
  const { entry } = readManifest();
  expect(entry.integrity).toBe(computeIntegrity(read(entry.file)));
});

test('writes the build ID into the entry, to compare it with a later manifest', () => {
  const { buildId, entry } = readManifest();
  expect(buildId).toMatch(/^[\w-]{43}$/);
  expect(read(entry.file).toString()).toContain(`"${buildId}"`);
});

test('names each file by its content and writes compressed versions next to it', () => {
  for (const file of [readManifest().entry.file, ...listChunkFiles()]) {
    expect(file).toMatch(new RegExp(`\\.${computeHash(file)}\\.(js|css)$`));
    expect(brotliDecompressSync(read(`${file}.br`)).equals(read(file))).toBe(true);
    expect(gunzipSync(read(`${file}.gz`)).equals(read(file))).toBe(true);
  }
});

test('references no source map', () => {
  const files = [readManifest().entry.file, ...listChunkFiles()];
  expect(files.filter((file) => read(file).includes('sourceMappingURL'))).toEqual([]);
});

test("tells V8 to compile all functions of the header's files", () => {
  const { entry, chunks } = readManifest();
  const names = [DECLARATIONS_CHUNK, RENDERER_CHUNK, ...HEADER_CHUNKS];
  const scripts = names
    .flatMap((name) => chunks[name] ?? [])
    .filter((file) => file.endsWith('.js'));
  for (const file of [entry.file, ...scripts]) {
    expect(read(file).toString()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    // The source map knows that the code begins in the second line.
    expect(JSON.parse(read(`${file}.map`).toString())).toMatchObject({
      mappings: expect.stringMatching(/^;/),
    });
  }
});
