import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE } from '../scripts/build/assets-manifest';
import { brotliSizeIn, scriptsOf } from '../scripts/build/budgets';
import { parseAssetsManifest } from '../scripts/build/parse-assets-manifest';
import type { Line } from './table';
import { bytes } from './table';
import type { Workbench } from './workbench';
import { DIST } from './workbench';

/** Line 1. */
export const entryLine = async ({ bundle }: Workbench): Promise<Line[]> => {
  await bundle();
  const manifest = parseAssetsManifest(readFileSync(path.join(DIST, ASSETS_FILE), 'utf8'));
  const size = scriptsOf(manifest, []).reduce((sum, file) => sum + brotliSizeIn(DIST)(file), 0);
  return [bytes(1, 'the entry, all in', size, 4_000)];
};
