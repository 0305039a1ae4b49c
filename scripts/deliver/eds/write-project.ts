import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HEADING_FONTS } from '../../../fixtures/html/design/heading-fonts';
import { manifest } from '../../../src/mounts/manifest';
import { ASSETS_FILE, parseAssetsManifest } from '../../build/assets-manifest';
import { RELEASES_FILE, addRelease } from '../deliver';
import { SHARED } from './block-files';
import { createProjectFiles } from './project-files';

/** Finds the project's own blocks among those of a delivery: their scripts don't import the delivered code. */
const findOwnBlocks = (folder: string): string[] =>
  manifest
    .map(({ name }) => name)
    .filter((name) => {
      const block = path.join(folder, 'blocks', name);
      const script = path.join(block, `${name}.js`);
      if (!existsSync(block)) return false;
      return !existsSync(script) || !readFileSync(script, 'utf8').includes(`/${SHARED}/`);
    });

/** Edge Delivery Services compresses files itself. */
const isDelivered = (file: string): boolean => !/\.(br|gz)$/.test(file);

/**
 * Writes a built release into an Edge Delivery project: blocks, the loader, styles, fonts, and the
 * bundle as a static folder. A block of the same name that is the project's own stays as it is.
 * @returns the numbers of generated files and of files in the release, and the names of the project's own blocks
 */
export const writeProject = async (
  dist: string,
  folder: string,
): Promise<{ generated: number; released: number; ownBlocks: readonly string[] }> => {
  const ownBlocks = findOwnBlocks(folder);
  const bundle = path.join(folder, 'bsro-ui');
  const { added } = addRelease(dist, bundle, path.join(bundle, RELEASES_FILE), isDelivered);
  const assets = parseAssetsManifest(readFileSync(path.join(dist, ASSETS_FILE), 'utf8'));
  const files = Object.entries(await createProjectFiles(assets)).filter(
    ([file]) => !ownBlocks.some((name) => file.startsWith(`blocks/${name}/`)),
  );
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  for (const { name, file } of HEADING_FONTS)
    cpSync(file, path.join(folder, 'fonts/bsro-ui', name));
  return { generated: files.length + HEADING_FONTS.length, released: added, ownBlocks };
};
