import { UI_VERSION } from '../../../src/site/version';
import type { AssetsManifest } from '../../build/assets-manifest';
import { PAGE_WORKFLOW_FILE } from '../page-workflow';

/** Creates the plugin's `readme.txt`, in the format of WordPress. */
export const createReadme = ({ buildId }: AssetsManifest): string => `=== bsro-ui ===
Contributors: bsro
Tags: blocks, store locator, ecommerce, appointments, reviews
Requires at least: 6.1
Tested up to: 7.1
Requires PHP: 8.1
Stable tag: ${UI_VERSION}
License: Proprietary

Tire and auto-service features as blocks and shortcodes, with the bundle that mounts them.

== Description ==

Each feature of the site is a block and a shortcode: finding a store, searching for tires by vehicle or size, reviews, the
cart and the checkout, booking an appointment, the garage, and what marketing shows above a page.

The plugin renders the attributes of the html element, the entry with its integrity, the brand's design tokens, the
profile cookie of a new visitor, and a content security policy, and forwards calls to the services.

Build ${buildId}, written by \`npm run deliver -- --wordpress FOLDER\` of bsro-ui. Each update overwrites the files, so
change nothing here. Each folder of \`blocks\` has a README for authors.

== Installation ==

1. Upload the archive under Plugins, Add New, and activate the plugin.
2. Under Settings, Permalinks, select any structure but Plain.
3. Under Settings, bsro-ui, select the name of the site, and enter the URL of the services.
4. Create pages from the patterns "bsro-ui pages". Each title names the page's path.

== Frequently Asked Questions ==

= How do I change a text that visitors read? =

Search for it under Settings, bsro-ui, Texts, and write another one.

= How do I translate the plugin? =

\`languages/bsro-ui.pot\` has every text; the context of a text that visitors read is its key. Save translations in
\`wp-content/languages/plugins\`, which updates keep. On pages in their language, the plugin prints the texts that differ from
the bundle's own. The bundle itself is in English and, on a Spanish site, in Spanish.

= Why does a feature say that it can't load? =

It gets no response from the services. Check their URL under Settings, bsro-ui, and that permalinks aren't Plain. If the web
server forwards the calls, the URL in the settings is empty.

= May a caching plugin combine and defer scripts? =

Yes. But the profile cookie of a new visitor keeps a page out of caches; let the web server set it on a busy site.

= What remains after I delete the plugin? =

Nothing in the database or the folder. The blocks in pages show only the HTML inside them, and the shortcodes their text.
The profile cookies of visitors expire after 360 days.

== Changelog ==

= ${UI_VERSION} =

* Build ${buildId}.

== Upgrade Notice ==

= ${UI_VERSION} =

Pages that are open or cached still work: the files of the last five releases stay.
`;

/**
 * Creates the README of the folder, from the delivery to a page that sells a tire.
 * @param archive the name of the plugin's archive
 */
export const createFolderReadme = (
  archive: string,
): string => `# bsro-ui ${UI_VERSION} for WordPress

| file | use |
|---|---|
| \`${archive}\` | the plugin; works on WordPress 6.1 with PHP 8.1, or later |
| \`bsro-ui\` | the same files, with compressed copies, to copy into \`wp-content/plugins\` |
| \`nginx\` | the configuration of the web server, with and without a page cache |
| \`${PAGE_WORKFLOW_FILE}\` | a workflow of GitHub Actions that lints and checks the site's pages every day |

You need the name of the site (\`data-site-name\`), the URL of its services, the URL of its payment provider, and the article
code, brand, and name of a tire. For a trial, \`npm start\` in the repository of bsro-ui runs services at
http://localhost:3000, and \`fcac\` sells the tire 200046, Summitline Long Road. Their payment provider shows its card fields
only on pages at its own port: let the web server forward http://payments.localhost, with \`Host\`, to the services.

## Sell a tire

1. **Plugin.** Under *Plugins, Add New, Upload Plugin*, select \`${archive}\`, click *Install Now*, then *Activate Plugin*.
2. **Permalinks.** Under *Settings, Permalinks*, select *Post name*, and save.
3. **Settings.** Under *Settings, bsro-ui*, select the name of the site, enter the URL of the services, and save.
4. **Pages.** Under *Settings, bsro-ui*, at the end, click *Create these pages*: each path that features link to, such as the
   cart's, gets its page. *Checkout* is a draft: open it, enter the URL of the payment provider in the settings of the block,
   and publish it.
5. **Tire.** The page of a tire is below its brand, at \`/tires/brands/BRAND/TIRE/\` in lowercase letters and digits. One is a
   draft for the tire of the trial: open *Tire page*, enter what the blocks ask for, such as the article code, and
   publish it. For another tire, give a new page these parents, and insert the pattern "Tire page".
6. **Header.** Under *Appearance, Editor, Patterns, Header*, open the header of the theme, click *+*, search for the pattern
   "Header with store", insert it, and save. Without it, visitors have no store, and therefore no prices. In a classic theme,
   put \`<?php echo do_shortcode( '[bsro-my-store]<a href="/locate/display-map/">Find a store</a>[/bsro-my-store]' ); ?>\`
   into \`header.php\`.
7. **Try it.** Open the page of the tire, with the article code at the end of its URL, in a private window, and click *Add to Cart*. A visitor whose location is unknown,
   such as on your own machine, chooses a store first: click *Find a store* in the header, and enter a zip, such as 80122.

The other patterns, such as the home page and the page of a store, are in the category *bsro-ui pages*. The README of each block is in \`bsro-ui/blocks/NAME\`.

## Before visitors come

1. **nginx.** Include \`nginx/assets.conf\` in the server of the site. Or use \`nginx/site.conf\`, which also caches pages and
   forwards the calls to the services; its first lines say what to change. Apache needs nothing: the plugin has an
   \`.htaccess\`.
2. **Brotli** makes files at least 10% smaller. On Debian, if you copied the folder, install
   \`libnginx-mod-http-brotli-static\`, and add \`brotli_static on;\` below \`gzip_static on;\`. If you uploaded the archive,
   install \`libnginx-mod-http-brotli-filter\`, and add \`brotli on;\` and \`brotli_types\` with the types of
   \`gzip_types\`.
3. **Policy.** Under *Settings, bsro-ui*, select *Report in the console only*; once the console of each kind of page is
   empty, select *Enforce*.
4. **Check.** In the repository of bsro-ui, run \`npm run check:page -- https://www.example.com/\`, and
   \`npm run lint:html -- https://www.example.com/wp-sitemap.xml\`. \`${PAGE_WORKFLOW_FILE}\` does so every day.

If a feature doesn't appear, open its page with \`?bsro-explain\`: it says why.

To update, deliver into the same folder, so that the chunks of earlier releases stay, upload the new archive, and confirm
that it replaces the plugin.
`;
