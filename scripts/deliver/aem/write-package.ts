import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createArchive, listFolder } from '../archive';
import { deliver } from '../deliver';
import { createPageWorkflow, PAGE_WORKFLOW_FILE } from '../page-workflow';
import { COMPONENTS } from './component-files';
import { TEXTS_TAG } from './dictionary';
import {
  ARCHIVE,
  CLIENT_LIBRARY,
  createMavenProject,
  createPackageFiles,
  createPolicy,
  PACKAGE_ID,
  ROOT,
} from './package-files';

const README = `# bsro-ui for AEM

\`npm run deliver -- --aem FOLDER\` of bsro-ui writes this folder; each delivery overwrites it, but keeps the chunks
of the last five releases.

1. AEM 6.5: install \`${ARCHIVE}\` in the package manager. It replaces \`${ROOT}\` and nothing else.
   AEM as a Cloud Service: deliver into a folder of your Maven project, and add the folder to the \`modules\` of the
   project, before \`all\`. In \`all/pom.xml\`, add the dependency and embed it:

   \`\`\`xml
   <dependency>
       <groupId>${PACKAGE_ID.group}</groupId>
       <artifactId>${PACKAGE_ID.name}</artifactId>
       <version>${PACKAGE_ID.version}</version>
       <type>zip</type>
   </dependency>

   <embedded>
       <groupId>${PACKAGE_ID.group}</groupId>
       <artifactId>${PACKAGE_ID.name}</artifactId>
       <type>zip</type>
       <target>/apps/SITE-packages/application/install</target>
   </embedded>
   \`\`\`

   The target must be below a filter root of \`all\`, such as the archetype's \`/apps/SITE-packages\`, or AEM ignores the
   package. \`${ROOT}\` isn't in that filter, because the package has its own.
2. Include the client library in the head of your page component, as its \`README.md\` in
   \`${CLIENT_LIBRARY}\` explains.
3. To let authors change the texts of the bundle, print the site's dictionary in the head of your page component, before
   the client library:

   \`\`\`html
   ${TEXTS_TAG}
   \`\`\`

   The dictionary has a folder for each language (\`sling:Folder\`, \`mix:language\`, \`jcr:language\`), and in it a
   \`sling:MessageEntry\` for each changed text. \`${ROOT}/i18n\` lists all texts with their keys, also in AEM's translator.
4. Allow the components: put the node of \`policy.xml\` into your policies, and select it for the container of your
   templates. Policies are below \`/conf/SITE/settings/wcm/policies\`, each below the resource type of its container:
   \`SITE/components/container\` in a project of the archetype, otherwise \`wcm/foundation/components/responsivegrid\`. Or
   select the groups whose names begin with "bsro-ui" in the template editor.
5. Authors find the components in the editor. Each has a \`README.md\` in
   \`jcr_root${COMPONENTS}\`.
6. Put \`${PAGE_WORKFLOW_FILE}\` into \`.github/workflows\` of the site's repository on GitHub: it lints and checks the site's
   pages every day. The file says which variables it needs.

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
  write(path.join(folder, PAGE_WORKFLOW_FILE), createPageWorkflow({ sitemap: '/sitemap.xml' }));
  write(path.join(folder, 'README.md'), README);
  const files = listPackage(folder);
  writeFileSync(path.join(folder, ARCHIVE), createArchive(folder, files));
  return files.length;
};
