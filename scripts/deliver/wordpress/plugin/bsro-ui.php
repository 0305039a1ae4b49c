<?php
/**
 * Plugin Name:       bsro-ui
 * Description:       Tire and auto-service features as blocks and shortcodes, with the bundle that mounts them.
 * Version:           {{version}}
 * Requires at least: 6.1
 * Requires PHP:      8.1
 * License:           Proprietary
 * Text Domain:       bsro-ui
 * Domain Path:       /languages
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

const VERSION = '{{version}}';

/** The plugin's main file, from which WordPress computes paths and URLs. */
const PLUGIN_FILE = __FILE__;

/** The folder of the translations. */
const LANGUAGES = __DIR__ . '/languages';

require __DIR__ . '/includes/data.php';
require __DIR__ . '/includes/settings.php';
require __DIR__ . '/includes/texts.php';
require __DIR__ . '/includes/pages.php';
require __DIR__ . '/includes/settings-page.php';
require __DIR__ . '/includes/policy.php';
require __DIR__ . '/includes/page.php';
require __DIR__ . '/includes/page-query.php';
require __DIR__ . '/includes/profile-cookie.php';
require __DIR__ . '/includes/services-proxy.php';
require __DIR__ . '/includes/placeholder.php';
require __DIR__ . '/includes/json-content.php';
require __DIR__ . '/includes/saved-html.php';
require __DIR__ . '/includes/blocks.php';
require __DIR__ . '/includes/preview.php';
require __DIR__ . '/includes/shortcodes.php';
require __DIR__ . '/includes/classic-editor.php';
