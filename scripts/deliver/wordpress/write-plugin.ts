import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UI_VERSION } from '../../../src/site/version';
import { ASSETS_FILE, parseAssetsManifest } from '../../build/assets-manifest';
import { createArchive, listFolder } from '../archive';
import { RELEASES_FILE, addRelease } from '../deliver';
import { PAGE_WORKFLOW_FILE, createPageWorkflow } from '../page-workflow';
import { createPluginFiles } from './plugin-files';
import { createFolderReadme } from './readme';

/** The plugin's folder in the output of `npm run deliver`, and in a site's `wp-content/plugins`. */
export const PLUGIN = 'bsro-ui';

/** The name of the archive that an administrator uploads. */
export const PLUGIN_ARCHIVE = `${PLUGIN}-${UI_VERSION}.zip`;

/** The folder of the configuration for nginx, beside the plugin's. */
export const NGINX_FOLDER = 'nginx';

/** The generated folders, whose files of an earlier delivery may no longer exist. */
const GENERATED = ['blocks', 'data', 'editor', 'includes', 'languages'];

/**
 * Writes a built release as a plugin for WordPress: its folder, and the archive. The archive leaves
 * out the compressed copies, so that it stays below the usual limit of an upload. Beside them are a README for the
 * integrator, the configuration for nginx, and the workflow that checks the site.
 * @returns the number of files in the archive
 */
export const writePlugin = (dist: string, folder: string): number => {
  const plugin = path.join(folder, PLUGIN);
  for (const name of GENERATED) rmSync(path.join(plugin, name), { recursive: true, force: true });
  addRelease(dist, path.join(plugin, 'assets'), path.join(plugin, RELEASES_FILE));
  const assets = parseAssetsManifest(readFileSync(path.join(dist, ASSETS_FILE), 'utf8'));
  for (const [file, contents] of Object.entries(createPluginFiles(assets))) {
    mkdirSync(path.dirname(path.join(plugin, file)), { recursive: true });
    writeFileSync(path.join(plugin, file), contents);
  }
  cpSync(path.join(__dirname, NGINX_FOLDER), path.join(folder, NGINX_FOLDER), { recursive: true });
  writeFileSync(
    path.join(folder, PAGE_WORKFLOW_FILE),
    createPageWorkflow({ sitemap: '/wp-sitemap.xml' }),
  );
  writeFileSync(path.join(folder, 'README.md'), createFolderReadme(PLUGIN_ARCHIVE));
  const files = listFolder(folder, PLUGIN).filter((file) => !/\.(br|gz)$/.test(file));
  writeFileSync(path.join(folder, PLUGIN_ARCHIVE), createArchive(folder, files));
  return files.length;
};
