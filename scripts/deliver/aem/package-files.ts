import { buildSync } from 'esbuild';
import path from 'node:path';
import { manifest } from '../../../src/mounts/manifest';
import { UI_VERSION } from '../../../src/site/version';
import type { Files } from '../files';
import { COMPONENTS, createComponentFiles, createHelpPage } from './component-files';
import { getHelpPath } from './dialog';
import { createTextFiles } from './dictionary';
import { createMetadata, createProject, getArchiveName } from './content-package';
import type { ContentPackage } from './content-package';
import { createContentXml } from './docview';
import { EDITOR_CATEGORY } from './editor/names';

/** The only root of the package. Installing the package replaces everything below this path. */
export const ROOT = '/apps/bsro-ui';

/** The client library with the bundle, which `deliver` writes. */
export const CLIENT_LIBRARY = `jcr_root${ROOT}/clientlibs/clientlib-bsro-ui`;

const EDITOR_LIBRARY = `jcr_root${ROOT}/clientlibs/clientlib-editor`;

/** The package as Maven and AEM know it. */
export const PACKAGE_ID = { group: 'bsro', name: 'bsro-ui.ui.apps', version: UI_VERSION };

/** The name of the archive that AEM installs. */
export const ARCHIVE = getArchiveName(PACKAGE_ID);

const createFolder = (title: string): string =>
  createContentXml({ properties: { 'jcr:primaryType': 'sling:Folder', 'jcr:title': title } });

/** Bundles the dialogs' script, which validates values with the bundle's own functions. */
const bundleEditorScript = (): string => {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(__dirname, 'editor/validators.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    charset: 'utf8',
    legalComments: 'none',
  });
  return outputFiles.map(({ text }) => text).join('');
};

/** Creates the client library that the components' dialogs load. Pages never load it. */
const createEditorLibrary = (): Files => ({
  [`${EDITOR_LIBRARY}/.content.xml`]: createContentXml({
    properties: {
      'jcr:primaryType': 'cq:ClientLibraryFolder',
      categories: [EDITOR_CATEGORY],
      // They define Granite's jQuery and the registry of validators.
      dependencies: ['granite.jquery', 'granite.ui.coral.foundation'],
      cssProcessor: ['default:none', 'min:none'],
      jsProcessor: ['default:none', 'min:none'],
    },
  }),
  [`${EDITOR_LIBRARY}/js.txt`]: '#base=js\nvalidators.js\n',
  [`${EDITOR_LIBRARY}/css.txt`]: '#base=css\n',
  [`${EDITOR_LIBRARY}/js/validators.js`]: bundleEditorScript(),
});

const APPLICATION_PACKAGE: ContentPackage = {
  ...PACKAGE_ID,
  type: 'application',
  description: 'The components and client libraries of bsro-ui',
  roots: [ROOT],
};

/** Creates the Maven project of the delivered folder, a module that builds the same package in the site's project. */
export const createMavenProject = (): string => createProject(APPLICATION_PACKAGE);

/** Creates the generated files of the package: all but the client library with the bundle. */
export const createPackageFiles = (): Files => ({
  ...createMetadata(APPLICATION_PACKAGE),
  [`jcr_root${ROOT}/.content.xml`]: createFolder('bsro-ui'),
  [`jcr_root${ROOT}/clientlibs/.content.xml`]: createFolder('Client libraries'),
  [`jcr_root${ROOT}/components/.content.xml`]: createFolder('Components'),
  [`jcr_root${COMPONENTS}/.content.xml`]: createFolder('Placeholders'),
  [`jcr_root${ROOT}/help/.content.xml`]: createFolder('Help for authors'),
  ...createEditorLibrary(),
  ...Object.fromEntries(
    Object.entries(createTextFiles()).map(([file, text]) => [`jcr_root${ROOT}/${file}`, text]),
  ),
  ...Object.fromEntries(
    manifest.flatMap((placeholder): [string, string][] => [
      ...Object.entries(createComponentFiles(placeholder)).map(([file, text]): [string, string] => [
        `jcr_root${COMPONENTS}/${placeholder.name}/${file}`,
        text,
      ]),
      [`jcr_root${getHelpPath(placeholder.name)}`, createHelpPage(placeholder)],
    ]),
  ),
});
