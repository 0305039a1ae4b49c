import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { AssetsManifest } from '../scripts/build/assets-manifest';
import { ASSETS_FILE, parseAssetsManifest } from '../scripts/build/assets-manifest';
import { DIST } from './environment';

/** Reads the assets manifest of the bundle in `dist/`. */
export const readBuiltManifest = (): AssetsManifest =>
  parseAssetsManifest(readFileSync(path.join(DIST, ASSETS_FILE), 'utf8'));
