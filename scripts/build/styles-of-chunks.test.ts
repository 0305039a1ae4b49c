import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { manifest as placeholders } from '../../src/mounts/manifest';
import { ASSETS_FILE, parseAssetsManifest } from './assets-manifest';

const SOURCES = path.join(__dirname, '../../src');
const DIST = path.join(__dirname, '../../dist');

/** Class names that code contains without rendering the class. */
const NOT_RENDERED = new Set([
  // Also the name of a cookie.
  'bsro-sign-in-tooltip',
  // Also the name of an item in local storage.
  'bsro-booking',
  // Also the name of an item in session storage.
  'bsro-checkout',
  // The mount runtime only checks whether a dialog is open.
  'bsro-dialog',
  // My store's root only looks for the panels, which are in a chunk of their own.
  'bsro-my-store__panel',
  // The comparison only moves the focus to the number of results.
  'bsro-tire-results__count',
  // The CMS's HTML carries the class of a placeholder.
  ...placeholders.map(({ match }) => match.className),
]);

const findClasses = (css: string): string[] =>
  [...css.matchAll(/\.(bsro-[\w-]+)/g)].flatMap(([, name]) => name ?? []);

/** The classes in the stylesheets of the sources. */
const styled = new Set(
  readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => findClasses(readFileSync(path.join(SOURCES, file), 'utf8'))),
);

/** Finds the styled classes that code names, completely or by a prefix. */
const findNamedClasses = (code: string): string[] =>
  [...code.matchAll(/(?<![\w-])bsro-[\w-]+/g)].flatMap(([name]) =>
    /[-_]$/.test(name)
      ? [...styled].filter((candidate) => candidate.startsWith(name))
      : styled.has(name)
        ? [name]
        : [],
  );

/** Finds the chunks that code loads. */
const findLoadedChunks = (code: string): string[] =>
  [...code.matchAll(/\.e\("([\w-]+)"\)/g)].flatMap(([, name]) => name ?? []);

interface Chunk {
  readonly name: string;
  readonly code: string;
  /** The classes in its stylesheets, and in those of the root if it renders by React. */
  readonly classes: readonly string[];
}

/** The chunk with the module that creates each React root, whose styles are loaded before a root renders. */
const ROOT_CHUNK = 'mount-root';

const readChunks = (): Chunk[] => {
  const manifest = path.join(DIST, ASSETS_FILE);
  if (!existsSync(manifest)) throw new Error('Run npm run build first');
  const { chunks } = parseAssetsManifest(readFileSync(manifest, 'utf8'));
  const readText = (files: readonly string[], extension: string): string =>
    files
      .filter((file) => file.endsWith(extension))
      .map((file) => readFileSync(path.join(DIST, file), 'utf8'))
      .join('\n');
  const rootClasses = findClasses(readText(chunks[ROOT_CHUNK] ?? [], '.css'));
  return Object.entries(chunks).map(([name, files]) => {
    const hasReact = files.some((file) => file.startsWith('chunks/react.'));
    // The components in this file render in roots only.
    const rendering = files.filter((file) => hasReact || !file.startsWith('chunks/header.'));
    return {
      name,
      code: readText(rendering, '.js'),
      classes: [...findClasses(readText(files, '.css')), ...(hasReact ? rootClasses : [])],
    };
  });
};

/**
 * Computes the classes that are styled when a chunk renders, by chunk name: its own, and those that
 * all chunks that load it have. Starts with all classes and narrows them until nothing changes.
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
    const previous = styles.get(name) ?? styled;
    const others = loaders.get(name) ?? [];
    const narrowed = new Set(
      [...previous].filter(
        (className) =>
          classes.includes(className) ||
          (others.length > 0 && others.every((loader) => styles.get(loader.name)?.has(className))),
      ),
    );
    styles.set(name, narrowed);
    return narrowed.size < previous.size;
  };
  while (chunks.filter(isNarrowed).length > 0);
  return styles;
};

test('loads each chunk together with the styles for all classes that the chunk renders', () => {
  const chunks = readChunks();
  const styles = computeStyles(chunks);
  const named = chunks.map(({ name, code }) => ({
    name,
    classes: new Set(findNamedClasses(code)),
  }));
  const unstyled = named.flatMap(({ name, classes }) =>
    [...classes]
      .filter((className) => !styles.get(name)?.has(className) && !NOT_RENDERED.has(className))
      .map((className) => `${name}: ${className}`),
  );
  expect(unstyled).toEqual([]);
  expect(new Set(named.flatMap(({ classes }) => [...classes])).size).toBeGreaterThan(100);
});
