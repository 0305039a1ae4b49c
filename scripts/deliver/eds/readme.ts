import { SITES } from '../../../fixtures/html/content/brands';
import { manifest } from '../../../src/mounts/manifest';
import type { AssetsManifest } from '../../build/assets-manifest';
import { PAGE_WORKFLOW_FILE } from '../page-workflow';
import { SAMPLE_PAGES } from '../sample-pages';
import { KIT } from './kit-files';

const listNames = (wanted: 'sells' | 'isHeader'): string =>
  Object.entries(SAMPLE_PAGES)
    .flatMap(([name, page]) => (page[wanted] ? `\`${name}\`` : []))
    .join(', ');

/** Creates the README of a delivery, with the steps to install it. */
export const createReadme = ({
  buildId,
}: AssetsManifest): string => `# bsro-ui for Edge Delivery Services

Build ${buildId}, written by \`npm run deliver -- --eds FOLDER\` of bsro-ui into the project's root. Each delivery
overwrites its files, but this folder keeps the chunks of the last five releases.

| path | contents |
|---|---|
| \`blocks/NAME\` | a block for each placeholder; its README begins with the table that an author writes |
| \`scripts/bsro-ui\` | the loader, and the code that all blocks share |
| \`styles/bsro-ui\`, \`fonts/bsro-ui\` | the design tokens of each brand, and the fonts of the headings |
| \`bsro-ui\` | the bundle, and \`texts.csv\`, which lists its texts |
| \`${KIT}\` | the CDN's worker, a server for development, a document for each page, and a workflow that checks pages |

## Install

1. Add the metadata \`site-name\` to all pages, in the sheet \`metadata\`: ${SITES.join(', ')}. The metadata \`switches\`,
   \`analytics-consent\`, \`review-provider\`, and \`error-endpoint\` are optional.

   | URL | site-name |
   |---|---|
   | \`/**\` | ${SITES[0] ?? ''} |

2. Add these lines to the end of \`head.html\`, with the brand of the site. Without the first one, as in a repository of
   several brands, the loader requests the design tokens of the page's brand, which then arrive later.

   \`\`\`html
   <link rel="stylesheet" href="/styles/bsro-ui/tokens.${SITES[0] ?? ''}.css" />
   <link rel="modulepreload" nonce="aem" as="script" fetchpriority="low" href="/scripts/bsro-ui/placeholder.js" />
   \`\`\`

3. Add the two lines with \`bsro\` to \`scripts/scripts.js\`:

   \`\`\`js
   async function loadLazy(doc) {
     // …
     await loadSections(main);
     import('./bsro-ui/loader.js').then((bsro) => bsro.loadLazy()); // after all sections
     // …
   }

   function loadDelayed() {
     window.setTimeout(() => {
       import('./bsro-ui/loader.js').then((bsro) => bsro.loadDelayed());
       // …
     }, 3000);
   }
   \`\`\`

4. Create the pages: open the documents in \`${KIT}/pages\` in a browser, copy everything, paste it into a document at the
   path that the title names, and replace the sample values, such as the store's number. A shop begins with
   ${listNames('sells')}.
   The content of ${listNames('isHeader')} belongs in the fragment that your header block loads (\`/nav\`). Each tire has
   a page of its own, at the path in lowercase letters and digits that the sample shows. Without my store, which is in the header, no page has a price.
5. Open the site on your computer. \`aem up\` serves pages and code, but it can't forward calls that change a cart. So
   start a server in front of it (Node.js 20 or later), which runs the CDN's worker. The services must compare \`Origin\` with
   \`X-Forwarded-Host\`: start the reference services with \`PORT=8080 TRUSTED_PROXIES=loopback npm start\`.

   \`\`\`sh
   aem up --no-open
   PAGES_ORIGIN=http://localhost:3000 SERVICES_ORIGIN=http://localhost:8080 SITE_NAME=${SITES[0] ?? ''} node ${KIT}/serve.js
   \`\`\`

   It prints the URL to open. On a page with \`?bsro-explain\`, a panel lists what is wrong with its blocks.
6. Deploy the CDN's worker: enter the origins and the brand in \`${KIT}/wrangler.toml\`, and run \`npx wrangler deploy\`
   there. It forwards calls to the services, which must trust it (\`TRUSTED_PROXIES\`), sets the headers of pages and the
   profile cookie, and lets browsers keep the files of a release. For another CDN, write the same rules
   (\`docs/integration.md\` of bsro-ui).
7. Copy \`${KIT}/${PAGE_WORKFLOW_FILE}\` to \`.github/workflows\`; it says which variables it needs. It lints all
   pages of the sitemap, and checks the home page. Once, without it:
   \`npm run check:page -- --rendered https://www.example.com/\` in the repository of bsro-ui.
8. Exclude the delivered code from the project's lint and, in \`.hlxignore\`, \`${KIT}\` from publishing:

   \`\`\`gitignore
   # .eslintignore, .stylelintignore
   blocks/{${manifest.map(({ name }) => name).join(',')}}
   scripts/bsro-ui
   styles/bsro-ui
   bsro-ui
   ${KIT}
   \`\`\`

## More

- **Texts.** To change texts, write them into a sheet named \`placeholders\`, and publish it. \`bsro-ui/texts.csv\` lists
  every text with its key, which must match exactly; copy the rows to change:

  | Key | Text |
  |---|---|
  | \`buttons.tryAgain\` | Reload |

  Then add the metadata \`bsro-texts\` with the URL of the sheet, \`/placeholders.json\`, in the bulk metadata. Pages
  without this metadata don't load the sheet. The bundle ignores a text with HTML, with other \`{parameters}\` than the
  English one, or of more than twice its length.
- **Policy.** The worker's policy allows scripts of the site's own host. A stricter one in \`headers.json\` needs
  \`script-src 'nonce-aem' 'strict-dynamic'\`. Edge Delivery Services replaces \`aem\` in the policy and in \`head.html\` with
  the nonce of each response, and the loader passes it on to the bundle.
- **Library.** For a library of the blocks in the Sidekick or in Document Authoring, publish the documents of
  \`bsro-ui/library\` at \`/bsro-ui/library/\`; \`bsro-ui/library.json\` lists them.
- **Universal Editor.** \`npm run build:json\` of Adobe's boilerplate merges the definitions, models, and filters of all
  blocks (\`_NAME.json\`). Add the IDs of the blocks that authors may use to \`components\` of the filter \`section\`. An
  author adds a tire, an action, or an interrupt to a block as an item of it, and sees interrupts as labels.
`;
