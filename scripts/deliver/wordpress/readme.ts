import { UI_VERSION } from '../../../src/site/version';
import type { AssetsManifest } from '../../build/assets-manifest';

/** Creates the plugin's `readme.txt`, in the format of WordPress. */
export const createReadme = ({ buildId }: AssetsManifest): string => `=== bsro-ui ===
Requires at least: 6.1
Requires PHP: 8.1
Stable tag: ${UI_VERSION}

Tire and auto-service features as blocks and shortcodes, with the bundle that mounts them.

== Description ==

Build ${buildId}, written by \`npm run deliver -- --wordpress FOLDER\` of bsro-ui. Each update overwrites the files, so
change nothing here. Each folder of \`blocks\` has a README for authors.

The plugin renders the attributes of the html element, the entry with its integrity, the brand's design tokens, the
profile cookie of a new visitor, and a content security policy, and forwards calls to the services.

== Installation ==

1. Upload the archive under Plugins, Add New, and activate the plugin.
2. Under Settings, Permalinks, select any structure but Plain.
3. Under Settings, bsro-ui, select the name of the site, and enter the URL of the services.
4. Create pages from the patterns "bsro-ui pages". Each title names the page's path.
5. To change a text that visitors read, search for it under Settings, bsro-ui, Texts.

== Translations ==

\`languages/bsro-ui.pot\` has every text, with its key as context. Save translations in \`wp-content/languages/plugins\`, which
updates keep. On pages in their language, the plugin prints the texts that differ from the bundle's own.

== Uninstallation ==

Delete the plugin. Its option and files are removed. The blocks in pages no longer show anything but the HTML inside
them, and the shortcodes show their text. The profile cookies of visitors expire after 360 days.
`;
