import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { ASSETS_FILE } from '../../../scripts/build/assets-manifest';
import { compile } from '../../../scripts/build/build-bundle';
import { getLastModified, SOURCES } from '../../../scripts/build/freshness';
import { createBundleConfiguration } from '../../../webpack.config';

const ROOT = path.join(__dirname, '../../..');

/** Returns the folder of the probes' bundle, which is built once per version of its sources. */
export const buildProbe = async (): Promise<string> => {
  const version = Math.max(
    ...[...SOURCES, 'e2e/support/probe'].map((source) => getLastModified(path.join(ROOT, source))),
  );
  const folder = path.join(ROOT, `.cache/probe/${Math.round(version)}`);
  if (existsSync(path.join(folder, ASSETS_FILE))) return folder;
  const draft = `${folder}.${process.pid}`;
  await compile(
    createBundleConfiguration('production', {
      entry: './e2e/support/probe/index.ts',
      folder: draft,
    }),
  );
  // Another worker may have finished first.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  return folder;
};
