<?php
/**
 * Adds what a page needs: the attributes of its html element, the entry, and the design tokens.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The handle of the entry. */
const ENTRY = 'bsro-ui';

/** Returns the URL of the plugin's own files. */
function get_own_asset_base(): string {
	return plugins_url( 'assets/', PLUGIN_FILE );
}

/** Returns the URL of the folder with the bundle. */
function get_asset_base(): string {
	$configured = get_settings()['attributes']['data-asset-base'] ?? '';
	return trailingslashit( '' === $configured ? get_own_asset_base() : $configured );
}

/** Returns the attributes of the html element by their names. */
function get_page_attributes(): array {
	$settings   = get_settings();
	$attributes = $settings['attributes'];
	$switches   = array();
	foreach ( $settings['switches'] as $name => $value ) {
		$switches[] = "$name:$value";
	}
	if ( array() !== $switches ) {
		$attributes['data-switches'] = implode( ' ', $switches );
	}
	$attributes['data-asset-base'] = get_asset_base();
	return $attributes;
}

add_filter(
	'language_attributes',
	function ( string $output, string $doctype ): string {
		// The admin and login screens aren't pages of the site.
		if ( 'html' !== $doctype || is_admin() || 0 === did_action( 'template_redirect' ) ) {
			return $output;
		}
		foreach ( get_page_attributes() as $name => $value ) {
			$output .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return $output;
	},
	10,
	2
);

// Runs before the theme enqueues its stylesheets, so that the theme can change a token.
add_action(
	'wp_enqueue_scripts',
	function () {
		$release = get_release();
		$base    = get_asset_base();
		$site    = get_site_name();
		// The entry's name has a hash. phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		wp_enqueue_script( ENTRY, $base . $release['entry'], array(), null, false );
		if ( get_settings()['has_tokens'] && in_array( $site, $release['brands'], true ) ) {
			wp_enqueue_style( 'bsro-ui-tokens', "{$base}tokens.$site.css", array(), $release['build'] );
		}
	},
	1
);

add_filter(
	'script_loader_tag',
	function ( string $tag, string $handle, string $src ): string {
		return ENTRY === $handle
			? wp_get_script_tag(
				array(
					'id'          => 'bsro-ui-js',
					'src'         => $src,
					'integrity'   => get_release()['integrity'],
					'crossorigin' => 'anonymous',
					'defer'       => true,
				)
			)
			: $tag;
	},
	10,
	3
);

// Responds to a missing chunk with a plain 404, so that the bundle can detect that a release is gone.
add_action(
	'init',
	function () {
		$path = (string) wp_parse_url( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ), PHP_URL_PATH ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- only compared.
		$base = (string) wp_parse_url( get_own_asset_base(), PHP_URL_PATH );
		if ( str_starts_with( $path, $base ) ) {
			status_header( 404 );
			nocache_headers();
			header( 'Content-Type: text/plain; charset=utf-8' );
			exit( 'Not found' );
		}
	},
	0
);
