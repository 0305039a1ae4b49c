<?php
/**
 * The JSON inside a placeholder: parses it even if an editor has changed it, and renders it as a data block.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/**
 * Decodes the character references that WordPress adds to a text when a restricted author saves it.
 *
 * @param mixed $value The value.
 */
function to_plain_text( $value ): string {
	return is_scalar( $value ) ? wp_specialchars_decode( (string) $value, ENT_QUOTES ) : '';
}

/**
 * Returns a valid http or https URL, or an empty string.
 *
 * @param mixed $value The value.
 */
function to_url( $value ): string {
	return esc_url_raw( to_plain_text( $value ), array( 'http', 'https' ) );
}

/**
 * Returns the texts of a list, or a single text as a list, without empty ones.
 *
 * @param mixed $value The value.
 */
function to_texts( $value ): array {
	return array_values( array_filter( array_map( __NAMESPACE__ . '\to_plain_text', (array) $value ), 'strlen' ) );
}

/**
 * Sanitizes a value of an object.
 *
 * @param array $field The value's declaration.
 * @param mixed $value The value.
 * @return mixed null if there is none
 */
function sanitize_json_value( array $field, $value ) {
	switch ( $field['kind'] ) {
		case 'html':
			$html = is_scalar( $value ) ? wp_kses_post( (string) $value ) : '';
			return '' === trim( $html ) ? null : $html;
		case 'url':
			$url = to_url( $value );
			return '' === $url ? null : $url;
		case 'picture':
			if ( ! is_array( $value ) ) {
				$url = to_url( $value );
				return '' === $url ? null : $url;
			}
			$url = to_url( $value['src'] ?? '' );
			return '' === $url ? null : array(
				'src' => $url,
				'alt' => to_plain_text( $value['alt'] ?? '' ),
			);
		case 'words':
		case 'patterns':
			$texts = to_texts( $value );
			return array() === $texts ? null : $texts;
		case 'amount':
			return is_numeric( $value ) ? $value + 0 : null;
		case 'objects':
			$objects = is_array( $value ) ? sanitize_json_items( $field['fields'], $value ) : array();
			return array() === $objects ? null : $objects;
		default:
			$text = trim( to_plain_text( $value ) );
			return '' === $text ? null : $text;
	}
}

/**
 * Sanitizes objects; properties that aren't declared are left out.
 *
 * @param array $fields The declarations by their names.
 * @param array $items  The objects.
 */
function sanitize_json_items( array $fields, array $items ): array {
	$sanitized = array();
	foreach ( array_filter( $items, 'is_array' ) as $item ) {
		$values = array();
		foreach ( $fields as $name => $field ) {
			$value = sanitize_json_value( $field, $item[ $name ] ?? null );
			if ( null !== $value ) {
				$values[ $name ] = $value;
			}
		}
		if ( array() !== $values ) {
			$sanitized[] = $values;
		}
	}
	return $sanitized;
}

/**
 * Renders a value as a data block; no character in it can end the block.
 *
 * @param array  $value      The value.
 * @param string $class_name The class of the block, if it has one.
 */
function render_data_block( array $value, string $class_name = '' ): string {
	return sprintf(
		'<script type="application/json"%s>%s</script>',
		'' === $class_name ? '' : sprintf( ' class="%s"', esc_attr( $class_name ) ),
		wp_json_encode( $value, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE )
	);
}

/**
 * Removes what editors add around JSON and between its parts, but nobody sees: byte order marks, zero-width
 * characters, other spaces, CDATA sections, and HTML comments around the whole text.
 *
 * @param string $json The JSON.
 */
function remove_added_characters( string $json ): string {
	$visible = (string) preg_replace( '/"(?:[^"\\\\]|\\\\.)*"(*SKIP)(*FAIL)|[\p{Cf}\p{Z}\x{85}]+/su', ' ', $json );
	return trim( (string) preg_replace( '#^(//|/\*|\*/|<!--|-->|<!\[CDATA\[|>|\s)+|(//|/\*|\*/|<!|\]\]>|-->|\s)+$#', '', $visible ) );
}

/**
 * Parses the JSON that an author has written as text, with or without its script element, and with
 * the paragraphs, line breaks, and quotes that the classic editor may have added.
 *
 * @param string $text The text.
 * @return array|null null if it can't be parsed
 */
function parse_json( string $text ): ?array {
	$json    = trim( (string) preg_replace( '#</?script\b[^>]*>#i', '', $text ) );
	// An editor adds markup at the ends of lines, and nowhere else.
	$bare    = (string) preg_replace( '#^(\s|</?p>|<br\s*/?>)+|(\s|</?p>|<br\s*/?>)+$#im', '', $json );
	$joined  = (string) preg_replace( '/\s*\n\s*/', ' ', $bare );
	$decoded = html_entity_decode( $joined, ENT_QUOTES | ENT_HTML5 );
	$plain   = remove_added_characters( str_replace( array( '“', '”', '″' ), '"', $decoded ) );
	foreach ( array( $json, $bare, $joined, $decoded, $plain ) as $candidate ) {
		$items = json_decode( $candidate, true );
		if ( is_array( $items ) ) {
			return array_is_list( $items ) ? $items : array( $items );
		}
	}
	return null;
}
