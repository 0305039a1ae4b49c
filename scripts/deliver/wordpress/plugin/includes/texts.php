<?php
/**
 * The texts of the bundle that this site replaces: those of the settings, and those that a translation of this plugin
 * contains. The bundle reads them from a JSON script in the head.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** Matches a parameter of a text in ICU message syntax, with its cases; the second group is what is inside the braces. */
const PARAMETER = '/(?<block>\{((?:[^{}]++|(?&block))*+)\})/';

/** Returns the bundle's texts by their keys, in the language that the bundle shows on the site's pages. */
function get_standard_texts(): array {
	$language = preg_match( '/^es\b/i', str_replace( '_', '-', get_locale() ) ) ? 'es' : 'en';
	return array_column( get_data( 'texts' ), $language, 'key' );
}

/**
 * Reads a text in ICU message syntax, with all of its cases.
 *
 * @param string $text The text.
 * @return array The names of its parameters, and the text with its longest cases and without its parameters.
 */
function read_text( string $text ): array {
	$names = array();
	$plain = (string) preg_replace_callback(
		PARAMETER,
		function ( array $parameter ) use ( &$names ): string {
			$parts   = (array) preg_split( '/\s*,\s*/', $parameter[2], 3 );
			$names[] = isset( $parts[1] ) ? trim( $parts[0] ) : $parts[0];
			if ( ! isset( $parts[2] ) || ! in_array( $parts[1], array( 'plural', 'select' ), true ) ) {
				return '';
			}
			$longest = '';
			preg_match_all( PARAMETER, $parts[2], $cases );
			foreach ( $cases[2] as $case ) {
				list( $inner, $shown ) = read_text( $case );
				$names                 = array_merge( $names, $inner );
				$longest               = mb_strlen( $shown ) > mb_strlen( $longest ) ? $shown : $longest;
			}
			return $longest;
		},
		$text
	);
	return array( array_values( array_unique( $names ) ), $plain );
}

/**
 * Finds why a text can't replace another one, by the rules of the bundle, which would ignore it.
 *
 * @param string $standard The text of the bundle.
 * @param string $text     The text that replaces it.
 * @return string What is allowed, or an empty string if the text is valid.
 */
function find_text_problem( string $standard, string $text ): string {
	if ( preg_match( '/<\/?[a-z!]|&(#\d+|[a-z]+);/i', $text ) ) {
		return __( 'plain text without HTML', 'bsro-ui' );
	}
	list( $names, $plain ) = read_text( $text );
	if ( str_contains( $plain, '{' ) ) {
		return __( 'a } for each {', 'bsro-ui' );
	}
	list( $expected, $standard_plain ) = read_text( $standard );
	$format                            = fn( array $list ): string => '{' . implode( '}, {', $list ) . '}';
	$missing                           = array_diff( $expected, $names );
	if ( array() !== $missing ) {
		/* translators: %s: names of parameters in braces */
		return sprintf( __( 'a text with %s', 'bsro-ui' ), $format( $missing ) );
	}
	$unknown = array_diff( $names, $expected );
	if ( array() !== $unknown ) {
		/* translators: %s: names of parameters in braces */
		return sprintf( __( 'a text without %s', 'bsro-ui' ), $format( $unknown ) );
	}
	$max = max( 30, 2 * mb_strlen( $standard_plain ) );
	/* translators: %d: a number of characters */
	return mb_strlen( $plain ) > $max ? sprintf( __( 'at most %d characters', 'bsro-ui' ), $max ) : '';
}

/**
 * Sanitizes the texts of the settings. An invalid one is reported, and the site keeps the one that it had.
 *
 * @param array $input The texts by their keys; an empty one restores the text of the bundle.
 */
function sanitize_texts( array $input ): array {
	$saved    = get_settings()['texts'];
	$standard = get_standard_texts();
	$texts    = array();
	foreach ( array_intersect_key( $input, $standard ) as $key => $value ) {
		$text = is_string( $value ) ? trim( (string) preg_replace( '/[\r\n\t]+/', ' ', wp_check_invalid_utf8( $value ) ) ) : '';
		if ( '' === $text || $text === $standard[ $key ] ) {
			continue;
		}
		$expected = find_text_problem( $standard[ $key ], $text );
		if ( '' === $expected ) {
			$texts[ $key ] = $text;
			continue;
		}
		if ( isset( $saved[ $key ] ) ) {
			$texts[ $key ] = $saved[ $key ];
		}
		add_settings_error(
			OPTION,
			$key,
			/* translators: 1: key of a text, 2: the text that was entered, 3: what is allowed */
			esc_html( sprintf( __( '%1$s: “%2$s” was not saved: enter %3$s.', 'bsro-ui' ), $key, $text, $expected ) )
		);
	}
	return $texts;
}

/** Returns the texts whose translation in this site's language is another one than the bundle's own. */
function get_translated_texts(): array {
	if ( get_translations_for_domain( 'bsro-ui' ) instanceof \NOOP_Translations ) {
		return array();
	}
	$standard = get_standard_texts();
	$texts    = array();
	foreach ( get_data( 'texts' ) as $text ) {
		// phpcs:ignore WordPress.WP.I18n -- languages/bsro-ui.pot has the bundle's texts, with their keys as context.
		$translated = translate_with_gettext_context( $text['en'], $text['key'], 'bsro-ui' );
		if ( $translated !== $text['en'] && $translated !== $standard[ $text['key'] ] ) {
			$texts[ $text['key'] ] = $translated;
		}
	}
	return $texts;
}

add_action(
	'init',
	fn() => load_plugin_textdomain( 'bsro-ui', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' ),
	// After calls and missing chunks, which need no texts.
	1
);

add_action(
	'wp_head',
	function () {
		$texts = get_settings()['texts'] + get_translated_texts();
		if ( array() !== $texts ) {
			// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- render_data_block escapes the texts.
			echo render_data_block( $texts, 'bsro-texts' ) . "\n";
		}
	},
	1
);
