import { UI_VERSION } from '../../../src/site/version';
import type { AssetsManifest } from '../../build/assets-manifest';

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
