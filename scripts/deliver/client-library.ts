import type { AssetsManifest } from '../build/assets-manifest';

/** The category by which the pages' templates include the library. */
export const CATEGORY = 'bsro-ui';

/** Everything that the entry loads lies here, the only part of a library served file by file. */
export const RESOURCES = 'resources';

/** The entry in the library, by a name that stays: the CMS puts a key of its own into the address. */
const SCRIPT = 'bsro-ui.js';

// Nothing is processed: a second minifier knows neither the syntax nor the Trusted Types of the first.
const CONTENT = `<?xml version="1.0" encoding="UTF-8"?>
<jcr:root xmlns:cq="http://www.day.com/jcr/cq/1.0" xmlns:jcr="http://www.jcp.org/jcr/1.0"
    jcr:primaryType="cq:ClientLibraryFolder"
    allowProxy="{Boolean}true"
    categories="[${CATEGORY}]"
    cssProcessor="[default:none,min:none]"
    jsProcessor="[default:none,min:none]"/>
`;

const createReadme = ({
  buildId,
  entry,
}: AssetsManifest): string => `# The client library of bsro-ui

Build ${buildId}, written by \`npm run deliver\`; a change made here is lost with the next delivery.

| file | what it is |
|---|---|
| \`.content.xml\` | the folder as the repository knows it: category \`${CATEGORY}\`, served through \`/etc.clientlibs\`, left as it is by every processor |
| \`js.txt\`, \`js/\` | the entry, the only script of a page |
| \`css.txt\` | no stylesheet: each chunk brings its own |
| \`releases.json\` | which files belong to the last releases, for the next delivery |
| \`${RESOURCES}/\` | the release: chunks, stylesheets, \`assets.json\`, the entry by its hashed name |

1. Deliver into a folder whose name begins with \`clientlib\`, such as
   \`ui.apps/src/main/content/jcr_root/apps/bsro/clientlibs/clientlib-bsro-ui\`: the entry then finds
   \`${RESOURCES}/\` by its own address. By any other name, or embedded in another library, the page says where:
   \`<html data-asset-base="/etc.clientlibs/bsro/clientlibs/clientlib-bsro-ui/${RESOURCES}/">\`.
2. Include the script once, in the head of the page's template:

   \`\`\`html
   <sly data-sly-use.libraries="\${'com.adobe.cq.wcm.core.components.models.ClientLibraries'
     @ categories='${CATEGORY}', defer=true}">\${libraries.jsIncludes @ context='unsafe'}</sly>
   \`\`\`

   The tag must carry the page's nonce where its policy asks for one. To have the browser check the entry,
   print this tag in place of the category's:

   \`\`\`html
   <script src="/etc.clientlibs/bsro/clientlibs/clientlib-bsro-ui/${RESOURCES}/${entry.file}"
     integrity="${entry.integrity}" defer></script>
   \`\`\`

3. Never name a file of \`${RESOURCES}/\` in \`js.txt\` or \`css.txt\`: chunks load by themselves, and a release's
   files stay for the four after it, for pages that are open meanwhile. A missing one must be a real 404.
4. Let the dispatcher serve \`/etc.clientlibs/**/${RESOURCES}/**\` with \`Cache-Control: public, max-age=31536000, immutable\`,
   but \`assets.json\` with \`no-cache\`.
`;

/**
 * The files that make a delivery's folder a client library of the CMS, beside the release in
 * `resources`, by their path in it.
 * @param entry text of the entry's script
 */
export const createClientLibrary = (
  manifest: AssetsManifest,
  entry: string,
): Readonly<Record<string, string>> => ({
  '.content.xml': CONTENT,
  'js.txt': `#base=js\n${SCRIPT}\n`,
  'css.txt': '#base=css\n',
  [`js/${SCRIPT}`]: entry,
  'README.md': createReadme(manifest),
});
