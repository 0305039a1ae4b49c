import path from 'node:path';
import type { Module, RuleSetRule } from 'webpack';

const TOOLKIT = path.join(
  path.dirname(require.resolve('@reduxjs/toolkit/package.json')),
  'dist/redux-toolkit.modern.mjs',
);
const COPY = '?slices';

/**
 * Gives src/store/slice-toolkit.ts its own copy of Redux Toolkit. The package is a single module, so
 * that sharing it would load `createSlice`, `createAsyncThunk`, and immer on every page. The copy
 * contains only what slices use. Both copies work with the same store, because actions and reducers
 * are plain values.
 */
export const sliceToolkitRule: RuleSetRule = {
  test: /[\\/]src[\\/]store[\\/]slice-toolkit\.ts$/,
  resolve: { alias: { '@reduxjs/toolkit$': TOOLKIT + COPY } },
};

/** The copy's name in the chunk groups. */
export const SLICE_TOOLKIT = `@reduxjs/toolkit${COPY}`;

/** Checks whether a module is the copy that only slices use. */
export const isSliceToolkitCopy = (module: Module): boolean =>
  module.identifier().includes(TOOLKIT + COPY);
