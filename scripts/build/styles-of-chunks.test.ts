import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { ASSETS_FILE } from './assets-manifest';
import { parseAssetsManifest } from './parse-assets-manifest';

const SOURCES = path.join(__dirname, '../../src');
const DIST = path.join(__dirname, '../../dist');

/** Names that a class and something else share. */
const NOT_ONLY_CLASSES = new Set([
  // The cookie that remembers the tooltip.
  'bsro-sign-in-tooltip',
  // The mount runtime only checks whether a dialog is open.
  'bsro-dialog',
  // The CMS's HTML carries the class of a placeholder.
  ...placeholders.map(({ match }) => match.className),
]);

const findClasses = (css: string): string[] =>
  [...css.matchAll(/\.(bsro-[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** Every class that a stylesheet of the sources gives a look. */
const styled = new Set(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => findClasses(readFileSync(path.join(SOURCES, file), 'utf8'))),
);

/** The styled classes that code names, whole or by their beginning. */
const findNamedClasses = (code: string): string[] =>
  [...code.matchAll(/(?<![\w-])bsro-[\w-]+/g)].flatMap(([name]) =>
    /[-_]$/.test(name)
      ? [...styled].filter((candidate) => candidate.startsWith(name))
      : styled.has(name)
        ? [name]
        : [],
  );

/** The chunks that code loads. */
const findLoadedChunks = (code: string): string[] =>
  [...code.matchAll(/\.e\("([\w-]+)"\)/g)].flatMap(([, name]) => name ?? []);

interface Chunk {
  readonly name: string;
  readonly code: string;
  /** The classes of the stylesheets that come with it. */
  readonly classes: readonly string[];
}

const readChunks = (): Chunk[] => {
  const manifest = path.join(DIST, ASSETS_FILE);
  if (!existsSync(manifest)) throw new Error('First run: npm run build');
  const { chunks } = parseAssetsManifest(readFileSync(manifest, 'utf8'));
  return Object.entries(chunks).map(([name, files]) => {
    const readText = (ending: string): string =>
      files
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
        .join('\n');
    return { name, code: readText('.js'), classes: findClasses(readText('.css')) };
  });
};

/**
 * The styles that are there when a chunk renders, by its name: its own, and those that every chunk
 * which loads it comes with. Narrowed from all until nothing changes.
 */
const computeStyles = (chunks: readonly Chunk[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const loads = new Map(chunks.map(({ name, code }) => [name, new Set(findLoadedChunks(code))]));
  const loaders = new Map(
    chunks.map(({ name }) => [
      name,
      chunks.filter((other) => other.name !== name && loads.get(other.name)?.has(name)),
    ]),
  );
  const styles = new Map<string, ReadonlySet<string>>(chunks.map(({ name }) => [name, styled]));
  const isNarrowed = ({ name, classes }: Chunk): boolean => {
    const before = styles.get(name) ?? styled;
    const others = loaders.get(name) ?? [];
    const after = new Set(
      [...before].filter(
        (known) =>
          classes.includes(known) ||
          (others.length > 0 && others.every((loader) => styles.get(loader.name)?.has(known))),
      ),
    );
    styles.set(name, after);
    return after.size < before.size;
  };
  while (chunks.filter(isNarrowed).length > 0);
  return styles;
};

test('build brings with every chunk the styles of what it renders', () => {
  const chunks = readChunks();
  const styles = computeStyles(chunks);
  const named = chunks.map(({ name, code }) => ({
    name,
    classes: new Set(findNamedClasses(code)),
  }));
  const bare = named.flatMap(({ name, classes }) =>
    [...classes]
      .filter((known) => !styles.get(name)?.has(known) && !NOT_ONLY_CLASSES.has(known))
      .map((known) => `${name}: ${known}`),
  );
  expect(bare).toEqual([]);
  expect(new Set(named.flatMap(({ classes }) => [...classes])).size).toBeGreaterThan(100);
});
