import { createBrotliSizeReader, budgets, measureBudgets } from '../scripts/build/budgets';
import { readBuiltManifest } from './built-manifest';
import type { Line } from './table';
import { createBytesLine } from './table';
import type { BenchEnvironment } from './environment';
import { DIST } from './environment';

/** Measures line 1 of docs/performance.md. */
export const measureEntry = async ({ ensureBundle }: BenchEnvironment): Promise<Line[]> => {
  await ensureBundle();
  const budget = budgets.filter(({ line }) => line === 1);
  return measureBudgets(readBuiltManifest(), createBrotliSizeReader(DIST), budget).map(
    ({ page, bytes: size, limit }) => createBytesLine(1, page, size, limit),
  );
};
