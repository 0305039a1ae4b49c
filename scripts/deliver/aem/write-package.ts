import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Zippable } from 'fflate';
import { zipSync } from 'fflate';
import { deliver } from '../deliver';
import { COMPONENTS } from './component-files';
import { ARCHIVE, CLIENT_LIBRARY, createPackageFiles, createPolicy } from './package-files';

/** The time of each file in the archive, so that the same release gives the same archive. */
const TIME = new Date(2000, 0, 1);

const README = `# bsro-ui for AEM

\`npm run deliver -- --aem FOLDER\` of bsro-ui writes this folder; each delivery overwrites it, but keeps the chunks
of the last five releases.

1. Install \`${ARCHIVE}\` in the package manager of AEM 6.5, or embed it in the \`all\` package of your AEM as a Cloud
   Service project (\`/apps/bsro-packages/application/install\`). It replaces \`/apps/bsro-ui\` and nothing else.
2. Include the client library in the head of your page component, as its \`README.md\` in
   \`${CLIENT_LIBRARY}\` explains.
3. Allow the components: put the node of \`policy.xml\` into your policies, below
   \`/conf/SITE/settings/wcm/policies/wcm/foundation/components/responsivegrid\`, and select it for the layout container
   of your templates. Or select the groups whose names begin with "bsro-ui" in the template editor.
4. Authors find the components in the editor. Each has a \`README.md\` in
   \`jcr_root${COMPONENTS}\`.

To change a component's title, group, or content, create a proxy component in your own package; don't edit
\`/apps/bsro-ui\`.
`;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

const listFiles = (folder: string, subfolder: string): string[] =>
  readdirSync(path.join(folder, subfolder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();

/** Creates the archive of a package's folder. The metadata is first, as FileVault expects. */
const createArchive = (folder: string): Uint8Array => {
  const files: Zippable = {};
  for (const file of [...listFiles(folder, 'META-INF'), ...listFiles(folder, 'jcr_root')]) {
    const level = /\.(br|gz|woff2)$/.test(file) ? 0 : 9;
    files[file] = [readFileSync(path.join(folder, file)), { level, mtime: TIME }];
  }
  return zipSync(files);
};

/**
 * Writes a built release as a content package for AEM: a folder in the layout of FileVault, and its
 * archive.
 * @returns the number of files in the archive
 */
export const writePackage = (dist: string, folder: string): number => {
  rmSync(path.join(folder, `jcr_root${COMPONENTS}`), { recursive: true, force: true });
  deliver(dist, path.join(folder, CLIENT_LIBRARY));
  for (const [file, text] of Object.entries(createPackageFiles())) {
    write(path.join(folder, file), text);
  }
  write(path.join(folder, 'policy.xml'), createPolicy());
  write(path.join(folder, 'README.md'), README);
  writeFileSync(path.join(folder, ARCHIVE), createArchive(folder));
  return listFiles(folder, 'META-INF').length + listFiles(folder, 'jcr_root').length;
};
