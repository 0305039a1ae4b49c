<?php
/**
 * Removes what the plugin has stored: its option on each site, and the profile cookie of the
 * administrator who deletes it. WordPress itself removes the plugin's files.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes the option of the current site. */
function remove_settings(): void {
	delete_option( 'bsro_ui' );
}

if ( is_multisite() ) {
	foreach ( get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	) as $bsro_ui_site ) {
		switch_to_blog( $bsro_ui_site );
		remove_settings();
		restore_current_blog();
	}
} else {
	remove_settings();
}

$bsro_ui_data = require __DIR__ . '/data/release.php';
foreach ( $bsro_ui_data['site_names'] as $bsro_ui_name ) {
	// PHP replaces the dot in the name of a cookie with an underscore.
	if ( isset( $_COOKIE[ "bsro_cp-$bsro_ui_name" ] ) && ! headers_sent() ) {
		setcookie( "bsro.cp-$bsro_ui_name", '', 1, '/' );
	}
}
