import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ASSETS_FILE, parseAssetsManifest } from '../../build/assets-manifest';
import { RELEASES_FILE, addRelease } from '../deliver';
import { FONT_FILE, createProjectFiles } from './project-files';

const FONT =
  require.resolve('@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2');

/**
 * Writes a built release into an Edge Delivery project: blocks, the loader, styles, fonts, and the
 * bundle as a static folder.
 * @returns the numbers of generated files and of files in the release
 */
export const writeProject = async (
  dist: string,
  folder: string,
): Promise<{ generated: number; released: number }> => {
  const bundle = path.join(folder, 'bsro-ui');
  const { added } = addRelease(dist, bundle, path.join(bundle, RELEASES_FILE));
  const assets = parseAssetsManifest(readFileSync(path.join(dist, ASSETS_FILE), 'utf8'));
  const files = await createProjectFiles(assets);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  cpSync(FONT, path.join(folder, 'fonts/bsro-ui', FONT_FILE));
  return { generated: Object.keys(files).length + 1, released: added };
};
