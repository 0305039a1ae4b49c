import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { object, optional, parse, record, string } from 'valibot';
import type { Chunk, Configuration, Module } from 'webpack';
import { DECLARATIONS_CHUNK, FEATURES_CHUNK, HEADER_CHUNKS } from './chunk-names';

/** The files with packages, each with its purpose for the inventory of the checkout's scripts. */
export const packageFiles: Readonly<
  Record<string, { readonly packages: readonly string[]; readonly purpose: string }>
> = {
  react: {
    packages: ['react', 'react-dom', 'react-redux'],
    purpose: 'React, which renders the interface.',
  },
  redux: { packages: ['@reduxjs/toolkit'], purpose: 'Redux Toolkit, which holds the state.' },
  validation: { packages: ['valibot'], purpose: "valibot, which checks the services' responses." },
  forms: {
    packages: ['formik', 'yup'],
    purpose: 'Formik and yup, which hold and validate the fields of a form.',
  },
};

/** The file with the modules that the header's chunks load. */
export const HEADER_FILE = 'header';

/** The beginning of the names of files whose modules webpack finds by their use. */
export const SHARED_PREFIX = 'shared-';

/** Gets the name of the package that a module belongs to; undefined for a module of our own. */
export const getPackageName = (module: Module): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/
    .exec(module.nameForCondition() ?? '')?.[1]
    ?.replaceAll('\\', '/');

const packageSchema = object({ dependencies: optional(record(string(), string()), {}) });

/** Lists packages and those that they depend on. */
const withDependencies = (names: readonly string[]): string[] =>
  names.flatMap((name) => {
    const file = path.join(__dirname, '../../node_modules', name, 'package.json');
    const { dependencies } = parse(packageSchema, JSON.parse(readFileSync(file, 'utf8')));
    return [name, ...withDependencies(Object.keys(dependencies))];
  });

const createPackageGroup = ([name, { packages }]: [string, (typeof packageFiles)[string]]) => {
  const all = withDependencies(packages);
  const test = (module: Module): boolean => all.includes(getPackageName(module) ?? '');
  return [name, { name, test, priority: 30, enforce: true }] as const;
};

/** They load alone: the first has the hashes of all files, and a page without a header must not load the header's file. */
const SINGLE_FILES = [DECLARATIONS_CHUNK, FEATURES_CHUNK];

const nameSharedFile = (_module: Module, chunks: Chunk[]): string => {
  const users = chunks.map(({ name, id }) => name ?? String(id)).sort();
  const hash = createHash('sha256').update(users.join()).digest('hex').slice(0, 6);
  return `${SHARED_PREFIX}${hash}`;
};

/**
 * Splits the chunks into files by package and by use: one file per group of packages, one for the header, and one for
 * each set of modules that the same chunks share if it is large enough. Smaller sets are copied into their chunks,
 * because a small module costs less than a request and its hash.
 */
export const splitChunks: NonNullable<NonNullable<Configuration['optimization']>['splitChunks']> = {
  chunks: (chunk) => !chunk.canBeInitial() && !SINGLE_FILES.includes(chunk.name ?? ''),
  cacheGroups: {
    defaultVendors: false,
    ...Object.fromEntries(Object.entries(packageFiles).map(createPackageGroup)),
    header: {
      name: HEADER_FILE,
      test: (module, { chunkGraph }) =>
        [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) =>
          HEADER_CHUNKS.includes(name ?? ''),
        ),
      priority: 20,
      enforce: true,
    },
    default: {
      name: nameSharedFile,
      // A file of styles alone would have no script, which the pages would request.
      type: /^javascript\//,
      minChunks: 2,
      priority: 10,
      reuseExistingChunk: true,
    },
  },
};
