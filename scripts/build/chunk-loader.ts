import type { Chunk, ChunkGroup, Compilation, Compiler } from 'webpack';
import { RuntimeGlobals, javascript, sources } from 'webpack';
import {
  ChunkLoaderModule,
  findChunk,
  FileLoaderModule,
  createHashPlaceholder,
  ChunkHashesModule,
  findDeclarationsChunk,
} from './chunk-loader-runtime';
import {
  DECLARATIONS_CHUNK,
  FEATURES_CHUNK,
  LATER_CHUNK,
  PAGE_FEATURES_CHUNK,
} from './chunk-names';
import { computeHash } from './content-hash';
import { getNameHash } from './runtime/name-hash';
import {
  DECLARATIONS_TABLE_CHUNKS,
  FEATURES_TABLE_CHUNKS,
  LATER_TABLE_CHUNKS,
} from './shared-chunks';

/** The value for `output.chunkLoading` that selects this plugin. */
export const CHUNK_LOADING = 'bsro-hashed';

const NAME = 'chunk-loader';

/** The parts of webpack's runtime that the loader uses. */
const REQUIREMENTS = [
  RuntimeGlobals.publicPath,
  RuntimeGlobals.moduleFactoriesAddOnly,
  RuntimeGlobals.scriptNonce,
];

const KINDS = ['js', 'css'] as const;

const findFile = (chunk: Chunk, extension: string): string | undefined =>
  [...chunk.files].find((file) => file.endsWith(`.${extension}`));

const addHash = (file: string, hash: string): string =>
  file.replace(/\.(js|css)$/, `.${getNameHash(hash)}.$1`);

const readAsset = (compilation: Compilation, file: string): Buffer => {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} is not in the build`);
  return asset.source.buffer();
};

const renameByHash = (compilation: Compilation, file: string): string => {
  const hash = computeHash(readAsset(compilation, file));
  compilation.renameAsset(file, addHash(file, hash));
  return hash;
};

const replaceHashes = (source: sources.Source, hashes: ReadonlyMap<string, string>) => {
  const text = source.source().toString();
  const result = new sources.ReplaceSource(source);
  for (const [placeholder, hash] of hashes) {
    const start = text.indexOf(placeholder);
    if (start >= 0) result.replace(start, start + placeholder.length - 1, hash);
  }
  return result;
};

/** Finds the chunks that a chunk's own code loads. */
const findChildChunks = (chunk: Chunk): Set<Chunk> =>
  new Set(
    [...chunk.groupsIterable].flatMap(({ childrenIterable }) =>
      [...childrenIterable].flatMap(({ chunks }) => chunks),
    ),
  );

/** Finds the chunks that a chunk loads, and those that they load, except through another chunk. */
const findReachable = (start: Chunk | undefined, ...except: readonly Chunk[]): Set<Chunk> => {
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup): void => {
    for (const child of group.childrenIterable) {
      if (found.has(child) || except.some((chunk) => child.chunks.includes(chunk))) continue;
      found.add(child);
      visit(child);
    }
  };
  for (const group of start?.groupsIterable ?? []) visit(group);
  return new Set([...found].flatMap(({ chunks }) => chunks));
};

/** Throws if an entry loads a chunk other than its declarations directly. */
const checkEntry = (entry: Chunk, declarations: Chunk): void => {
  const others = [...findChildChunks(entry)].filter((chunk) => chunk !== declarations);
  if (others.length > 0) {
    const names = others.map(({ name }) => name).join(', ');
    throw new Error(`The entry may load only ${DECLARATIONS_CHUNK}, not ${names}`);
  }
};

/**
 * Adds content hashes to the names of the lazy files, writes the hashes into the tables and the entry,
 * and then renames the tables and the entry.
 */
const addHashesToFileNames = (compilation: Compilation): void => {
  const chunks = [...compilation.chunks];
  const hashes = new Map<string, string>();
  const lazy = chunks.filter((candidate) => !candidate.hasRuntime());
  const tables = [LATER_CHUNK, PAGE_FEATURES_CHUNK, FEATURES_CHUNK, DECLARATIONS_CHUNK];
  const isTable = ({ id }: Chunk): boolean => tables.includes(String(id));
  const renameFiles = (chunk: Chunk): void => {
    for (const kind of KINDS) {
      const file = findFile(chunk, kind);
      if (file) hashes.set(createHashPlaceholder(chunk, kind), renameByHash(compilation, file));
    }
  };
  for (const chunk of lazy.filter((candidate) => !isTable(candidate))) renameFiles(chunk);
  // The order matters: a table may contain the hashes of the tables before it.
  for (const chunk of tables.flatMap((table) => lazy.filter(({ id }) => id === table))) {
    const file = findFile(chunk, 'js');
    if (file) compilation.updateAsset(file, (source) => replaceHashes(source, hashes));
    renameFiles(chunk);
  }
  for (const chunk of chunks.filter((candidate) => candidate.hasRuntime())) {
    const entry = findFile(chunk, 'js');
    if (entry) compilation.updateAsset(entry, (source) => replaceHashes(source, hashes));
    for (const kind of KINDS) {
      const file = findFile(chunk, kind);
      if (file) renameByHash(compilation, file);
    }
  }
};

/**
 * Writes the hashes that the declarations chunk lacks into the tables of the other chunks. A hash is in
 * two tables if a page may have loaded either of them.
 */
const addFurtherTables = (
  compilation: Compilation,
  declarations: Chunk,
  features: Chunk,
  pages: readonly Chunk[],
  chunks: readonly Chunk[],
): void => {
  const direct = findChildChunks(features);
  const isInFeaturesTable = (chunk: Chunk): boolean =>
    FEATURES_TABLE_CHUNKS.has(chunk.name ?? '') ||
    (direct.has(chunk) && !LATER_TABLE_CHUNKS.has(chunk.name ?? ''));
  const headerChunks = findReachable(declarations, features, ...pages);
  const featureChunks = findReachable(features, ...pages);
  const pageChunks = new Set(pages.flatMap((chunk) => [...findReachable(chunk)]));
  const isLater = (chunk: Chunk): boolean =>
    headerChunks.has(chunk) || (featureChunks.has(chunk) && !isInFeaturesTable(chunk));
  const add = (chunk: Chunk, hashed: readonly Chunk[]): void =>
    compilation.addRuntimeModule(chunk, new ChunkHashesModule(hashed));
  add(features, chunks.filter(isInFeaturesTable));
  for (const page of pages)
    add(
      page,
      chunks.filter((chunk) => pageChunks.has(chunk)),
    );
  for (const later of findChildChunks(declarations)) {
    if (later.id === LATER_CHUNK) add(later, chunks.filter(isLater));
  }
};

/**
 * Makes the bundle load the scripts and stylesheets of chunks with subresource integrity. Replaces the loaders of
 * webpack, mini-css-extract-plugin, and webpack-subresource-integrity, which together take a quarter
 * of the entry's budget and leave stylesheets without integrity.
 */
export class ChunkLoaderPlugin {
  apply(compiler: Compiler): void {
    javascript.EnableChunkLoadingPlugin.setEnabled(compiler, CHUNK_LOADING);
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.ensureChunk)
        .tap(NAME, (entry, requirements) => {
          for (const requirement of REQUIREMENTS) requirements.add(requirement);
          const declarations = findDeclarationsChunk(entry);
          if (declarations) checkEntry(entry, declarations);
          const others = [...entry.getAllAsyncChunks()].filter((chunk) => chunk !== declarations);
          const features = declarations && findChunk(entry, FEATURES_CHUNK);
          const isInDeclarationsTable = (chunk: Chunk): boolean =>
            !features ||
            [FEATURES_CHUNK, PAGE_FEATURES_CHUNK, LATER_CHUNK].includes(String(chunk.id)) ||
            DECLARATIONS_TABLE_CHUNKS.has(chunk.name ?? '');
          compilation.addRuntimeModule(entry, new FileLoaderModule());
          compilation.addRuntimeModule(
            declarations ?? entry,
            new ChunkLoaderModule(others.filter(isInDeclarationsTable)),
          );
          if (features) {
            addFurtherTables(
              compilation,
              declarations,
              features,
              others.filter(({ id }) => id === PAGE_FEATURES_CHUNK),
              others.filter((chunk) => !isInDeclarationsTable(chunk)),
            );
          }
          // Keeps webpack's own loader out of the runtime.
          return true;
        });
      // Keeps webpack's own code out here, too: src/public-path.ts sets both values before they are read.
      for (const name of [RuntimeGlobals.publicPath, RuntimeGlobals.scriptNonce]) {
        compilation.hooks.runtimeRequirementInTree.for(name).tap(NAME, () => true);
      }
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH },
        () => addHashesToFileNames(compilation),
      );
    });
  }
}
