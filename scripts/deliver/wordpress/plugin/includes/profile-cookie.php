<?php
/**
 * The profile cookie, which the bundle reads and changes but never creates.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** Returns the brand's default zip code, which applies without a setting. */
function get_default_zip(): string {
	return get_release()['default_zips'][ get_site_name() ] ?? '11111';
}

/** Returns the profile of a new visitor. */
function create_profile(): array {
	$zip = get_settings()['zip'];
	return array(
		'vid'      => wp_generate_uuid4(),
		'location' => array(
			'myZip'       => '' === $zip ? get_default_zip() : $zip,
			'locationLvl' => 0,
		),
	);
}

add_action(
	'send_headers',
	function () {
		$site = get_site_name();
		// PHP replaces the dot in the name of a cookie with an underscore.
		if ( '' === $site || ! get_settings()['sets_profile'] || is_admin() || isset( $_COOKIE[ "bsro_cp-$site" ] ) ) {
			return;
		}
		setrawcookie(
			"bsro.cp-$site",
			rawurlencode( (string) wp_json_encode( create_profile() ) ),
			array(
				'expires'  => time() + 360 * DAY_IN_SECONDS,
				'path'     => '/',
				'samesite' => 'Lax',
				'secure'   => is_ssl(),
			)
		);
		// No cache may give this visitor's cookie to another; caching plugins respect the constant.
		nocache_headers();
		header( 'Cache-Control: private, no-cache' );
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- shared by caching plugins.
		}
	}
);
