import path from 'node:path';
import type { Module, RuleSetRule } from 'webpack';

const TOOLKIT = path.join(
  path.dirname(require.resolve('@reduxjs/toolkit/package.json')),
  'dist/redux-toolkit.modern.mjs',
);
const COPY = '?slices';

/**
 * Gives src/store/slice-toolkit.ts its own copy of Redux Toolkit. The package is one module, so that
 * a second user of it would put `createSlice`, `createAsyncThunk`, and immer into the file of every
 * page. The copy keeps only what slices use; both copies work on the same store, because actions and
 * reducers are plain values.
 */
export const sliceToolkitRule: RuleSetRule = {
  test: /[\\/]src[\\/]store[\\/]slice-toolkit\.ts$/,
  resolve: { alias: { '@reduxjs/toolkit$': TOOLKIT + COPY } },
};

/** The copy's name in the lists of chunk groups. */
export const SLICE_TOOLKIT = `@reduxjs/toolkit${COPY}`;

/** Checks whether a module is the copy that only slices use. */
export const isSliceToolkitCopy = (module: Module): boolean =>
  module.identifier().includes(TOOLKIT + COPY);
