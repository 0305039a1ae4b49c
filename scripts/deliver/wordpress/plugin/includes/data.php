<?php
/**
 * Reads the data files that `npm run deliver` generates.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/**
 * Returns the data of a generated file, which is read only once.
 *
 * @param string $name The file's name without its extension.
 */
function get_data( string $name ): array {
	static $data    = array();
	$data[ $name ] ??= require __DIR__ . "/../data/$name.php";
	return $data[ $name ];
}

/** Returns the release: its entry and integrity hash, its sites with their default zip codes, and what the settings offer. */
function get_release(): array {
	return get_data( 'release' );
}

/** Returns the placeholders by their names. */
function get_placeholders(): array {
	return get_data( 'placeholders' );
}

/**
 * Translates a text of the data, which languages/bsro-ui.pot contains too.
 *
 * @param string $text The text; may be empty.
 */
function translate_data( string $text ): string {
	return '' === $text ? '' : translate( $text, 'bsro-ui' ); // phpcs:ignore WordPress.WP.I18n
}
