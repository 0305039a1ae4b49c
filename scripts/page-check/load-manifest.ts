import { ASSETS_FILE, parseAssetsManifest } from '../build/assets-manifest';
import type { AssetsManifest } from '../build/assets-manifest';
import type { LoadFile } from '../../authoring/sources/load-file';
import type { Page } from './parse-page';

/** Loads the manifest of the bundle that a page includes; undefined if it is missing or malformed. */
export const loadManifest = async (
  { assetBase }: Page,
  load: LoadFile,
): Promise<AssetsManifest | undefined> => {
  if (!assetBase) return undefined;
  const file = await load(new URL(ASSETS_FILE, assetBase));
  try {
    return file.status === 200 ? parseAssetsManifest(file.body.toString('utf8')) : undefined;
  } catch {
    return undefined;
  }
};
