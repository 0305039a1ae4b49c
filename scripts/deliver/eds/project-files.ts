import path from 'node:path';
import { buildSync } from 'esbuild';
import { SITES } from '../../../fixtures/html/content/brands';
import { createFontStyles, getHeadingFont } from '../../../fixtures/html/design/heading-fonts';
import { manifest } from '../../../src/mounts/manifest';
import type { AssetsManifest } from '../../build/assets-manifest';
import { collectTexts } from '../../texts/collect-texts';
import { createTokenFile } from '../../tokens/token-file';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import { createBlockFiles, formatCode } from './block-files';
import type { Release } from './browser/release';
import { createLibrary } from './editor-files';
import { createKitFiles } from './kit-files';
import { createReadme } from './readme';

/** Bundles a browser module with what it imports, so that a page requests one file. */
const bundleModule = (name: string, release?: Release): Promise<string> => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'browser', `${name}.ts`)],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    ...(release ? { define: { RELEASE: JSON.stringify(release) } } : {}),
  });
  return formatCode(outputFiles.map(({ text }) => text).join(''), 'babel');
};

const createRelease = ({ entry }: AssetsManifest): Release => ({
  entry: entry.file,
  integrity: entry.integrity,
  sites: SITES,
  placeholders: manifest.map(({ match }) => `.${match.className}`).join(', '),
});

const createFontSheet = (): string =>
  SITES.map((site) =>
    createFontStyles(site, `../../fonts/bsro-ui/${getHeadingFont(site).name}`),
  ).join('\n');

/** Lists the texts as a table for spreadsheets. */
const createTextTable = (texts: ReadonlyMap<string, string>): string =>
  [
    'Key,Text',
    ...[...texts].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')),
    '',
  ].join('\n');

/** Creates the generated files of an Edge Delivery project by their paths in it. */
export const createProjectFiles = async (assets: AssetsManifest): Promise<Files> => {
  const blocks = await Promise.all(manifest.map(createBlockFiles));
  return {
    'bsro-ui/README.md': createReadme(assets),
    'bsro-ui/texts.csv': createTextTable(collectTexts()),
    ...createLibrary(manifest.map(createComponentModel)),
    ...(await createKitFiles()),
    'scripts/bsro-ui/placeholder.js': await bundleModule('placeholder'),
    'scripts/bsro-ui/loader.js': await bundleModule('loader', createRelease(assets)),
    'styles/bsro-ui/fonts.css': createFontSheet(),
    ...Object.fromEntries(
      SITES.map((site) => [`styles/bsro-ui/tokens.${site}.css`, createTokenFile(site)]),
    ),
    ...Object.fromEntries(blocks.flatMap((files) => Object.entries(files))),
  };
};
