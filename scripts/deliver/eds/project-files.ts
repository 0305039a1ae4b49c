import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from '@swc/core';
import { SITES } from '../../../fixtures/html/content/brands';
import { manifest } from '../../../src/mounts/manifest';
import type { AssetsManifest } from '../../build/assets-manifest';
import { collectTexts } from '../../texts/collect-texts';
import { createTokenFile } from '../../tokens/token-file';
import type { Files } from '../files';
import { createBlockFiles, formatCode } from './block-files';
import type { Release } from './browser/release';

const FONT_STYLES = path.join(__dirname, '../../../fixtures/html/design/page/10-fonts.css');

/** The font of the headings, which the fonts' stylesheet names without a folder. */
export const FONT_FILE = 'barlow-condensed-600.woff2';

/** Compiles a browser module: removes its types, and keeps its comments. */
const compileModule = (name: string): Promise<string> => {
  const source = readFileSync(path.join(__dirname, 'browser', `${name}.ts`), 'utf8');
  const { code } = transformSync(source, {
    configFile: false,
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript' },
      preserveAllComments: true,
    },
    module: { type: 'es6' },
  });
  // The compiler puts a comment and the statement after it on one line.
  return formatCode(code.replace(/(?<=\*\/) (?=\S)/g, '\n'), 'babel');
};

const createRelease = ({ entry }: AssetsManifest): Promise<string> => {
  const release: Release = {
    entry: entry.file,
    integrity: entry.integrity,
    sites: SITES,
    placeholders: manifest.map(({ match }) => `.${match.className}`).join(', '),
  };
  return formatCode(`export const release = ${JSON.stringify(release)};`, 'babel');
};

const createFontStyles = (): string =>
  readFileSync(FONT_STYLES, 'utf8').replaceAll(FONT_FILE, `../../fonts/bsro-ui/${FONT_FILE}`);

const createReadme = ({ buildId }: AssetsManifest): string => `# bsro-ui for Edge Delivery Services

Build ${buildId}, written by \`npm run deliver -- --eds FOLDER\` of bsro-ui into the project's root. Each delivery
overwrites its files, but this folder keeps the chunks of the last five releases.

| path | contents |
|---|---|
| \`blocks/NAME\` | a block for each placeholder, with a README for authors |
| \`scripts/bsro-ui/loader.js\` | what the project's \`scripts.js\` calls |
| \`styles/bsro-ui\`, \`fonts/bsro-ui\` | the design tokens of each brand, and the font of the headings |
| \`bsro-ui\` | the bundle, and \`texts.csv\`, which lists its texts |

1. Add the metadata \`site-name\` to all pages, in the bulk metadata: ${SITES.join(', ')}. The metadata \`switches\`,
   \`analytics-consent\`, \`review-provider\`, and \`error-endpoint\` are optional.
2. Call the loader in each phase of \`scripts/scripts.js\`:

   \`\`\`js
   import * as bsro from './bsro-ui/loader.js';

   async function loadEager(doc) {
     await bsro.loadEager(doc); // before the first section
     // …
   }

   async function loadLazy(doc) {
     // …
     await loadSections(main);
     bsro.loadLazy(doc); // after all sections
   }

   function loadDelayed() {
     window.setTimeout(() => bsro.loadDelayed(), 3000);
   }
   \`\`\`

3. Ignore \`blocks/NAME\`, \`scripts/bsro-ui\`, and \`bsro-ui\` in the project's own lint.
4. To change texts, write them into a sheet named \`placeholders\`, and publish it. \`bsro-ui/texts.csv\` lists every
   text with its key, which must match exactly; copy the rows to change:

   | Key | Text |
   |---|---|
   | \`buttons.tryAgain\` | Reload |

   Then add the metadata \`bsro-texts\` with the URL of the sheet, \`/placeholders.json\`, in the bulk metadata. Pages
   without this metadata don't load the sheet. The bundle ignores a text with HTML, with other \`{parameters}\` than the
   English one, or of more than twice its length.
5. A page's content security policy needs \`script-src 'nonce-…' 'strict-dynamic'\` and
   \`trusted-types bsro-ui dompurify\` if it restricts these.
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
    'scripts/bsro-ui/placeholder.js': await compileModule('placeholder'),
    'scripts/bsro-ui/loader.js': await compileModule('loader'),
    'scripts/bsro-ui/release.js': await createRelease(assets),
    'styles/bsro-ui/fonts.css': createFontStyles(),
    ...Object.fromEntries(
      SITES.map((site) => [`styles/bsro-ui/tokens.${site}.css`, createTokenFile(site)]),
    ),
    ...Object.fromEntries(blocks.flatMap((files) => Object.entries(files))),
  };
};
