import { createBrotliSizeReader, budgets, measureBudgets } from '../scripts/build/budgets';
import { readBuiltManifest } from './built-manifest';
import type { Line } from './table';
import { createBytesLine } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Measures line 1 of docs/performance.md. */
export const measureEntry = async ({ bundle }: Workbench): Promise<Line[]> => {
  await bundle();
  const budget = budgets.filter(({ line }) => line === 1);
  return measureBudgets(readBuiltManifest(), createBrotliSizeReader(DIST), budget).map(
    ({ page, bytes: size, limit }) => createBytesLine(1, page, size, limit),
  );
};
