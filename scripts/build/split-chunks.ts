import { createHash } from 'node:crypto';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import {
  DECLARATIONS_CHUNK,
  FEATURES_CHUNK,
  HEADER_CHUNKS,
  PAGE_FEATURES_CHUNK,
} from './chunk-names';
import { getPackageName } from './package-name';

type SplitChunks = Exclude<
  NonNullable<NonNullable<Configuration['optimization']>['splitChunks']>,
  false
>;

/** A file with packages, which changes only when one of them does. */
interface PackageFile {
  readonly packages: readonly string[];
  /** Why a page loads it, for the inventory of the checkout's scripts. */
  readonly purpose: string;
}

/** The files with packages, by their names. Webpack copies other packages like modules of our own. */
export const packageFiles: Readonly<Record<string, PackageFile>> = {
  react: {
    packages: ['react', 'react-dom', 'scheduler', 'react-redux', 'use-sync-external-store'],
    purpose: 'React, which renders the interface.',
  },
  redux: {
    packages: ['@reduxjs/toolkit', 'redux', 'redux-thunk', 'immer', 'reselect'],
    purpose: 'Redux Toolkit, which holds the state.',
  },
  validation: { packages: ['valibot'], purpose: "valibot, which checks the services' responses." },
  forms: {
    packages: [
      'formik',
      'deepmerge',
      'lodash-es',
      'react-fast-compare',
      'tiny-warning',
      'yup',
      'property-expr',
      'tiny-case',
      'toposort',
    ],
    purpose: 'Formik and yup, which hold and validate the fields of a form.',
  },
  swiper: { packages: ['swiper'], purpose: 'Swiper, which moves the slides of a carousel.' },
  calendar: {
    packages: ['react-day-picker', 'date-fns', '@date-fns/tz'],
    purpose: 'react-day-picker, which shows a calendar.',
  },
  sanitizer: {
    packages: ['dompurify'],
    purpose: 'DOMPurify, which removes scripts from HTML of the services.',
  },
};

/** The file with the modules that the header's chunks load. */
export const HEADER_FILE = 'header';

const SHARED_PREFIX = 'shared-';

/** Checks whether a chunk's name is that of a file whose modules webpack found by their use. */
export const isSharedFile = (name: string): boolean => name.startsWith(SHARED_PREFIX);

/**
 * The chunks that load alone: the first contains the hashes of the other files, and a page without a header must not
 * load the header's file for the declarations of its content.
 */
const SINGLE_FILES: readonly (string | undefined)[] = [
  DECLARATIONS_CHUNK,
  FEATURES_CHUNK,
  PAGE_FEATURES_CHUNK,
];

/** Checks whether modules of a chunk may move to a shared file. */
const canShare = (chunk: Chunk): boolean =>
  !chunk.canBeInitial() && !SINGLE_FILES.includes(chunk.name ?? undefined);

const isInHeader = (module: Module, { chunkGraph }: { readonly chunkGraph: ChunkGraph }): boolean =>
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) =>
    HEADER_CHUNKS.includes(name ?? ''),
  );

/** Creates a short name for the modules that the same chunks share. */
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
export const splitChunks: SplitChunks = {
  chunks: canShare,
  cacheGroups: {
    defaultVendors: false,
    ...Object.fromEntries(
      Object.entries(packageFiles).map(([name, { packages }]) => [
        name,
        {
          name,
          test: (module: Module) => packages.includes(getPackageName(module) ?? ''),
          priority: 30,
          enforce: true,
        },
      ]),
    ),
    header: { name: HEADER_FILE, test: isInHeader, priority: 20, enforce: true },
    default: { name: nameSharedFile, minChunks: 2, priority: 10, reuseExistingChunk: true },
  },
};
