import { brotliSizeIn, budgets, measure } from '../scripts/build/budgets';
import { builtManifest } from './built-manifest';
import type { Line } from './table';
import { bytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Line 1. */
export const entryLine = async ({ bundle }: Workbench): Promise<Line[]> => {
  await bundle();
  const budget = budgets.filter(({ line }) => line === 1);
  return measure(builtManifest(), brotliSizeIn(DIST), budget).map(({ page, bytes: size, limit }) =>
    bytes(1, page, size, limit),
  );
};
