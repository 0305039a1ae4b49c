import { SITES } from '../../fixtures/html/content/brands';
import type { AssetsManifest } from '../build/assets-manifest';
import { createTokenFile } from '../tokens/token-file';
import { TYPES_FILE, createPageScriptTypes } from './page-script-types';

/** The category by which the pages' templates include the library. */
export const CATEGORY = 'bsro-ui';

/** The folder of everything that the entry loads; the CMS serves only this folder's files one by one. */
export const RESOURCES = 'resources';

/** Returns the name of the file with a brand's design tokens. */
const getTokenFileName = (brand: string): string => `tokens.${brand}.css`;

/** The entry's constant name in the library; the CMS adds its own cache key to the URL. */
const SCRIPT = 'bsro-ui.js';

// No processor: AEM's minifier supports neither the syntax nor the Trusted Types of the build.
const CONTENT_XML = `<?xml version="1.0" encoding="UTF-8"?>
<jcr:root xmlns:cq="http://www.day.com/jcr/cq/1.0" xmlns:jcr="http://www.jcp.org/jcr/1.0"
    jcr:primaryType="cq:ClientLibraryFolder"
    allowProxy="{Boolean}true"
    categories="[${CATEGORY}]"
    cssProcessor="[default:none,min:none]"
    jsProcessor="[default:none,min:none]"/>
`;

/** The URL from which AEM serves a client library, by the folder in a content package; an example for another folder. */
const getProxyUrl = (folder: string): string => {
  const [, library = 'bsro/clientlibs/clientlib-bsro-ui'] =
    /jcr_root\/apps\/(.+?)\/?$/.exec(folder.replaceAll('\\', '/')) ?? [];
  return `/etc.clientlibs/${library}`;
};

const createReadme = (
  { buildId, entry }: AssetsManifest,
  url: string,
): string => `# The client library of bsro-ui

Build ${buildId}, written by \`npm run deliver\`, which overwrites changes made here.

| File | Contents |
|---|---|
| \`.content.xml\` | the client library: category \`${CATEGORY}\`, served through \`/etc.clientlibs\`, with no processor |
| \`js.txt\`, \`js/\` | the entry, a page's only script |
| \`css.txt\` | no stylesheet: each chunk loads its own |
| \`releases.json\` | the files of the last releases, for the next delivery |
| \`${RESOURCES}/\` | the release: chunks, stylesheets, \`assets.json\`, the entry under its hashed name |
| \`${RESOURCES}/${getTokenFileName('*')}\` | the design tokens of each brand, with their uses and minimum contrasts |
| \`${TYPES_FILE}\` | the types of \`window.bsro\` for the page's own scripts |

This file explains the library alone. What a page must provide (tokens, headers, cookies, switches) is in
\`docs/integration.md\` of bsro-ui; its \`npm run check:page -- URL\` checks a live page.

1. Deliver into a folder whose name begins with \`clientlib\`, such as
   \`ui.apps/src/main/content/jcr_root/apps/bsro/clientlibs/clientlib-bsro-ui\`: the entry then finds
   \`${RESOURCES}/\` by its own URL. With another name, or embedded in another library, set that folder's URL on the page:
   \`<html data-asset-base="${url}/${RESOURCES}/">\`.
2. Include the script once, in the head of the page template:

   \`\`\`html
   <sly data-sly-use.libraries="\${'com.adobe.cq.wcm.core.components.models.ClientLibraries'
     @ categories='${CATEGORY}', defer=true}">\${libraries.jsIncludes @ context='unsafe'}</sly>
   \`\`\`

   The tag needs the page's nonce if its content security policy requires one. To let the browser check the
   entry's integrity, render this tag instead:

   \`\`\`html
   <script src="${url}/${RESOURCES}/${entry.file}"
     integrity="${entry.integrity}" defer></script>
   \`\`\`

3. Never list a file of \`${RESOURCES}/\` in \`js.txt\` or \`css.txt\`: the entry loads chunks itself. A release's
   files remain for four more releases, for pages that are still open. A missing file must respond with 404.
4. Let the dispatcher serve \`/etc.clientlibs/**/${RESOURCES}/**\` with \`Cache-Control: public, max-age=31536000, immutable\`,
   but \`assets.json\` and \`tokens.*.css\`, whose names have no hash, with \`no-cache\`.
`;

/**
 * Creates the files of a client library, by path, without the release itself in `resources`.
 * @param entry text of the entry's script
 * @param folder the folder of the library
 */
export const createClientLibrary = (
  manifest: AssetsManifest,
  entry: string,
  folder: string,
): Readonly<Record<string, string>> => ({
  '.content.xml': CONTENT_XML,
  'js.txt': `#base=js\n${SCRIPT}\n`,
  'css.txt': '#base=css\n',
  [`js/${SCRIPT}`]: entry,
  'README.md': createReadme(manifest, getProxyUrl(folder)),
  [TYPES_FILE]: createPageScriptTypes(),
  ...Object.fromEntries(
    SITES.map((site) => [`${RESOURCES}/${getTokenFileName(site)}`, createTokenFile(site)]),
  ),
});
