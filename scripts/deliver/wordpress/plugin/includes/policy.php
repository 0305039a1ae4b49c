<?php
/**
 * The content security policy of pages.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** A policy that works with a page cache; WordPress prints styles into the page. */
const DEFAULT_POLICY = "script-src 'self' {assets}; style-src 'self' 'unsafe-inline' {assets}; img-src 'self' data: {assets}; "
	. "font-src 'self' data: {assets}; connect-src 'self' {assets}; base-uri 'none'; object-src 'none'; "
	. "require-trusted-types-for 'script'; trusted-types bsro-ui dompurify";

/** Returns the nonce of this response, for a theme that prints scripts itself. */
function get_nonce(): string {
	static $nonce = '';
	if ( '' === $nonce ) {
		$nonce = base64_encode( random_bytes( 18 ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the form of a nonce.
	}
	return $nonce;
}

/** Returns the text of the policy before its names are replaced. */
function get_policy_text(): string {
	$policy = get_settings()['policy'];
	return '' === $policy ? DEFAULT_POLICY : $policy;
}

/** Checks whether this response has the policy. */
function has_policy(): bool {
	return 'off' !== get_settings()['policy_mode'] && ! is_admin() && ! is_admin_bar_showing() && ! is_customize_preview();
}

/** Checks whether scripts of this response need the nonce. */
function needs_nonce(): bool {
	return has_policy() && str_contains( get_policy_text(), '{nonce}' );
}

/** Returns the origin of the asset folder, or an empty text if it is the page's own. */
function get_asset_origin(): string {
	$base = wp_parse_url( get_asset_base() );
	$host = ( $base['host'] ?? '' ) . ( isset( $base['port'] ) ? ":{$base['port']}" : '' );
	$home = wp_parse_url( home_url() );
	$own  = ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' );
	return '' === $host || $host === $own ? '' : ( $base['scheme'] ?? 'https' ) . "://$host";
}

/** Returns the policy of this response. */
function get_policy(): string {
	$policy = str_replace(
		array( '{assets}', '{nonce}' ),
		array( get_asset_origin(), "'nonce-" . get_nonce() . "'" ),
		get_policy_text()
	);
	return trim( (string) preg_replace( array( '/\s+/', '/ ;/' ), array( ' ', ';' ), $policy ) );
}

add_action(
	'send_headers',
	function () {
		if ( has_policy() ) {
			$name = 'enforce' === get_settings()['policy_mode'] ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
			header( "$name: " . get_policy() );
		}
	}
);

foreach ( array( 'wp_script_attributes', 'wp_inline_script_attributes' ) as $bsro_ui_filter ) {
	add_filter(
		$bsro_ui_filter,
		function ( array $attributes ): array {
			return needs_nonce() ? array_merge( $attributes, array( 'nonce' => get_nonce() ) ) : $attributes;
		}
	);
}

// Older versions of WordPress print the tags of scripts without these filters.
add_filter(
	'script_loader_tag',
	function ( string $tag ): string {
		return needs_nonce()
			? (string) preg_replace( '/^<script(?![^>]*\snonce=)/m', '<script nonce="' . esc_attr( get_nonce() ) . '"', $tag )
			: $tag;
	},
	20
);

// The script that replaces emoji by pictures is inline, and the policy refuses it.
add_action(
	'template_redirect',
	function () {
		if ( has_policy() ) {
			remove_action( 'wp_head', 'print_emoji_detection_script', 7 );
		}
	}
);
