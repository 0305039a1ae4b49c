import { brotliSizeIn, scriptsOf } from '../scripts/build/budgets';
import { builtManifest } from './built-manifest';
import type { Line } from './table';
import { bytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Line 1. */
export const entryLine = async ({ bundle }: Workbench): Promise<Line[]> => {
  await bundle();
  const size = scriptsOf(builtManifest(), []).reduce(
    (sum, file) => sum + brotliSizeIn(DIST)(file),
    0,
  );
  return [bytes(1, 'the entry, all in', size, 4_000)];
};
