import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createArchive, listFolder } from '../archive';
import { deliver } from '../deliver';
import { COMPONENTS } from './component-files';
import { TEXTS_TAG } from './dictionary';
import {
  ARCHIVE,
  CLIENT_LIBRARY,
  createMavenProject,
  createPackageFiles,
  createPolicy,
  ROOT,
} from './package-files';

const README = `# bsro-ui for AEM

\`npm run deliver -- --aem FOLDER\` of bsro-ui writes this folder; each delivery overwrites it, but keeps the chunks
of the last five releases.

1. Install \`${ARCHIVE}\` in the package manager of AEM 6.5, or embed it in the \`all\` package of your AEM as a Cloud
   Service project (\`/apps/bsro-packages/application/install\`). It replaces \`/apps/bsro-ui\` and nothing else.
2. Include the client library in the head of your page component, as its \`README.md\` in
   \`${CLIENT_LIBRARY}\` explains.
3. To let authors change the texts of the bundle, print the site's dictionary in the head of your page component, before
   the client library:

   \`\`\`html
   ${TEXTS_TAG}
   \`\`\`

   The dictionary has a folder for each language (\`sling:Folder\`, \`mix:language\`, \`jcr:language\`), and in it a
   \`sling:MessageEntry\` for each changed text. \`${ROOT}/i18n\` lists all texts with their keys, also in AEM's translator.
4. Allow the components: put the node of \`policy.xml\` into your policies, below
   \`/conf/SITE/settings/wcm/policies/wcm/foundation/components/responsivegrid\`, and select it for the layout container
   of your templates. Or select the groups whose names begin with "bsro-ui" in the template editor.
5. Authors find the components in the editor. Each has a \`README.md\` in
   \`jcr_root${COMPONENTS}\`.

To change a component's title, group, or content, create a proxy component in your own package; don't edit
\`/apps/bsro-ui\`.
`;

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};

/** Lists the package's files. The metadata is first, as FileVault expects. */
const listPackage = (folder: string): string[] => [
  ...listFolder(folder, 'META-INF'),
  ...listFolder(folder, 'jcr_root'),
];

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
  write(path.join(folder, 'pom.xml'), createMavenProject());
  write(path.join(folder, 'README.md'), README);
  const files = listPackage(folder);
  writeFileSync(path.join(folder, ARCHIVE), createArchive(folder, files));
  return files.length;
};
