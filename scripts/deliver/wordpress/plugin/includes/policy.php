<?php
/**
 * The content security policy of pages.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/**
 * The default policy. It allows inline styles and doesn't require Trusted Types, because WordPress
 * prints styles into the page and assigns HTML from strings. WordPress's emoji script starts a worker from a blob.
 */
const DEFAULT_POLICY = "script-src 'self' {assets} {scripts}; style-src 'self' 'unsafe-inline' {assets}; img-src 'self' data: {assets}; "
	. "font-src 'self' data: {assets}; connect-src 'self' {assets}; worker-src 'self' blob:; base-uri 'none'; object-src 'none'";

/** Checks whether this response has the policy. */
function has_policy(): bool {
	return 'off' !== get_settings()['policy_mode'] && ! is_admin() && ! is_admin_bar_showing() && ! is_customize_preview();
}

/** Returns the origin of the asset folder, or an empty string if it is the page's own. */
function get_asset_origin(): string {
	$base = wp_parse_url( get_asset_base() );
	$host = ( $base['host'] ?? '' ) . ( isset( $base['port'] ) ? ":{$base['port']}" : '' );
	$home = wp_parse_url( home_url() );
	$own  = ( $home['host'] ?? '' ) . ( isset( $home['port'] ) ? ":{$home['port']}" : '' );
	return '' === $host || $host === $own ? '' : ( $base['scheme'] ?? 'https' ) . "://$host";
}

/**
 * Allows the inline scripts that WordPress, the theme, and other plugins print in the head and the footer,
 * by their hashes. An inline script in the content of a page stays blocked.
 */
final class Policy {
	/**
	 * The hashes of inline scripts, which are the keys.
	 *
	 * @var array<string, true>
	 */
	private static array $hashes = array();

	/**
	 * Collects the hashes of the inline scripts in a part of the page.
	 *
	 * @param string $html The part.
	 */
	public static function collect( string $html ): string {
		preg_match_all( '#<script\b([^>]*)>(.*?)</script>#is', $html, $scripts, PREG_SET_ORDER );
		foreach ( $scripts as list( , $attributes, $code ) ) {
			if ( ! preg_match( '#\ssrc\s*=|\stype\s*=\s*.?[\w/+-]*json#i', $attributes ) ) {
				// Browsers read each line break as a line feed.
				$code                  = str_replace( array( "\r\n", "\r" ), "\n", $code );
				$hash                  = base64_encode( hash( 'sha256', $code, true ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions.obfuscation_base64_encode -- the form of a hash.
				self::$hashes[ $hash ] = true;
			}
		}
		return $html;
	}

	/** Returns the policy with the hashes that were collected. */
	public static function get_text(): string {
		$saved  = get_settings()['policy'];
		$hashes = array_map( fn( string $hash ): string => "'sha256-$hash'", array_keys( self::$hashes ) );
		$policy = str_replace(
			array( '{assets}', '{scripts}' ),
			array( get_asset_origin(), implode( ' ', $hashes ) ),
			'' === $saved ? DEFAULT_POLICY : $saved
		);
		return trim( (string) preg_replace( array( '/\s+/', '/ ;/' ), array( ' ', ';' ), $policy ) );
	}

	/**
	 * Sends the header as soon as the page is complete.
	 *
	 * @param string $html The page.
	 */
	public static function send( string $html ): string {
		if ( ! headers_sent() ) {
			$name = 'enforce' === get_settings()['policy_mode'] ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
			header( "$name: " . self::get_text() );
		}
		return $html;
	}
}

add_action(
	'template_redirect',
	function () {
		if ( ! has_policy() ) {
			return;
		}
		ob_start( array( Policy::class, 'send' ) );
		foreach ( array( 'wp_head', 'wp_body_open', 'wp_footer' ) as $hook ) {
			add_action( $hook, fn() => ob_start( array( Policy::class, 'collect' ) ), PHP_INT_MIN );
			add_action( $hook, fn() => ob_end_flush(), PHP_INT_MAX );
		}
	},
	PHP_INT_MAX
);
