import path from 'node:path';
import { buildSync } from 'esbuild';
import { SITES } from '../../../fixtures/html/content/brands';
import { getHeadingFont, readFontStyles } from '../../../fixtures/html/design/heading-fonts';
import { manifest } from '../../../src/mounts/manifest';
import type { AssetsManifest } from '../../build/assets-manifest';
import { collectTexts } from '../../texts/collect-texts';
import { createTokenFile } from '../../tokens/token-file';
import { createComponentModel } from '../component-model';
import type { Files } from '../files';
import { createBlockFiles, formatCode } from './block-files';
import type { Release } from './browser/release';
import { createLibrary } from './editor-files';

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

const createFontStyles = (): string =>
  SITES.map((site) =>
    readFontStyles(site, `../../fonts/bsro-ui/${getHeadingFont(site).name}`),
  ).join('\n');

const createReadme = ({ buildId }: AssetsManifest): string => `# bsro-ui for Edge Delivery Services

Build ${buildId}, written by \`npm run deliver -- --eds FOLDER\` of bsro-ui into the project's root. Each delivery
overwrites its files, but this folder keeps the chunks of the last five releases.

| path | contents |
|---|---|
| \`blocks/NAME\` | a block for each placeholder; its README begins with the table that an author writes |
| \`scripts/bsro-ui\` | the loader, and the code that all blocks share |
| \`styles/bsro-ui\`, \`fonts/bsro-ui\` | the design tokens of each brand, and the fonts of the headings |
| \`bsro-ui\` | the bundle, and \`texts.csv\`, which lists its texts |

1. Add the metadata \`site-name\` to all pages, in the bulk metadata: ${SITES.join(', ')}. The metadata \`switches\`,
   \`analytics-consent\`, \`review-provider\`, and \`error-endpoint\` are optional.
2. Add these lines to \`head.html\`, with the brand of the site. Without the first one, as in a repository of
   several brands, the loader requests the design tokens of the page's brand, which then arrive later.

   \`\`\`html
   <link rel="stylesheet" href="/styles/bsro-ui/tokens.${SITES[0] ?? ''}.css" />
   <link rel="modulepreload" nonce="aem" as="script" fetchpriority="low" href="/scripts/bsro-ui/placeholder.js" />
   \`\`\`

3. Call the loader in \`scripts/scripts.js\`:

   \`\`\`js
   async function loadLazy(doc) {
     // …
     await loadSections(main);
     import('./bsro-ui/loader.js').then((bsro) => bsro.loadLazy()); // after all sections
   }

   function loadDelayed() {
     window.setTimeout(() => {
       import('./bsro-ui/loader.js').then((bsro) => bsro.loadDelayed());
     }, 3000);
   }
   \`\`\`

4. To change texts, write them into a sheet named \`placeholders\`, and publish it. \`bsro-ui/texts.csv\` lists every
   text with its key, which must match exactly; copy the rows to change:

   | Key | Text |
   |---|---|
   | \`buttons.tryAgain\` | Reload |

   Then add the metadata \`bsro-texts\` with the URL of the sheet, \`/placeholders.json\`, in the bulk metadata. Pages
   without this metadata don't load the sheet. The bundle ignores a text with HTML, with other \`{parameters}\` than the
   English one, or of more than twice its length.
5. Let the CDN route \`/bsro/services/\` to the services, and set the profile cookie (\`docs/integration.md\` of bsro-ui).
6. A content security policy needs \`script-src 'nonce-aem' 'strict-dynamic'\`. Edge Delivery Services replaces \`aem\` in
   the policy and in \`head.html\` with the nonce of each response, and the loader passes it on to the bundle.
7. For a library of the blocks in the Sidekick or in Document Authoring, publish the documents of \`bsro-ui/library\` at
   \`/bsro-ui/library/\`; \`bsro-ui/library.json\` lists them. For the Universal Editor, \`npm run build:json\` of Adobe's
   boilerplate merges the definitions, models, and filters of all blocks (\`_NAME.json\`). Add the IDs of the blocks that
   authors may use to \`components\` of the filter \`section\`. An author adds a tire, an action, or an interrupt to a
   block as an item of it, and sees the interrupts as labels.
8. For \`aem up\`, start the services so that they compare \`Origin\` with \`X-Forwarded-Host\`, because \`aem up\` replaces
   \`Host\`: the reference services with \`TRUSTED_PROXIES=loopback\`. Run \`aem up --url SITE --cookies\`, with the URL of a
   server that forwards \`/bsro/services/\`. It forwards no \`PUT\` or \`DELETE\`, with which the bundle changes a cart.
9. Exclude the delivered code from the project's lint, and source maps from publishing:

   \`\`\`gitignore
   # .eslintignore, .stylelintignore
   blocks/{${manifest.map(({ name }) => name).join(',')}}
   scripts/bsro-ui
   styles/bsro-ui
   bsro-ui
   \`\`\`
`;

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
    'scripts/bsro-ui/placeholder.js': await bundleModule('placeholder'),
    'scripts/bsro-ui/loader.js': await bundleModule('loader', createRelease(assets)),
    'styles/bsro-ui/fonts.css': createFontStyles(),
    ...Object.fromEntries(
      SITES.map((site) => [`styles/bsro-ui/tokens.${site}.css`, createTokenFile(site)]),
    ),
    ...Object.fromEntries(blocks.flatMap((files) => Object.entries(files))),
  };
};
