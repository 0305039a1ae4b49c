<?php
/**
 * The JSON inside a placeholder: reads what an editor has left of it, and prints it as a data block.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/**
 * Returns a text without the character references that saving adds for a restricted author.
 *
 * @param mixed $value The value.
 */
function to_plain_text( $value ): string {
	return is_scalar( $value ) ? wp_specialchars_decode( (string) $value, ENT_QUOTES ) : '';
}

/**
 * Checks an address.
 *
 * @param mixed $value The value.
 */
function to_address( $value ): string {
	return esc_url_raw( to_plain_text( $value ), array( 'http', 'https' ) );
}

/**
 * Checks a list of texts, or a text.
 *
 * @param mixed $value The value.
 */
function to_texts( $value ): array {
	return array_values( array_filter( array_map( __NAMESPACE__ . '\to_plain_text', (array) $value ), 'strlen' ) );
}

/**
 * Checks a value of an object.
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
		case 'address':
			$address = to_address( $value );
			return '' === $address ? null : $address;
		case 'picture':
			if ( ! is_array( $value ) ) {
				$address = to_address( $value );
				return '' === $address ? null : $address;
			}
			$address = to_address( $value['src'] ?? '' );
			return '' === $address ? null : array(
				'src' => $address,
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
 * Checks objects; what isn't declared is left out.
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
 * Renders objects as a data block; no character in it can end the block.
 *
 * @param array $fields The declarations by their names.
 * @param array $items  The objects.
 */
function render_json( array $fields, array $items ): string {
	$json = wp_json_encode(
		sanitize_json_items( $fields, $items ),
		JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE
	);
	return '<script type="application/json">' . $json . '</script>';
}

/**
 * Reads the JSON that an author has written as text, with or without its script element, and with
 * the paragraphs, line breaks, and quotes that the classic editor may have added.
 *
 * @param string $text The text.
 * @return array|null null if it can't be read
 */
function read_json( string $text ): ?array {
	$written = trim( (string) preg_replace( '#</?script\b[^>]*>#i', '', $text ) );
	// An editor adds markup at the ends of lines, and nowhere else.
	$bare    = (string) preg_replace( '#^(\s|</?p>|<br\s*/?>)+|(\s|</?p>|<br\s*/?>)+$#im', '', $written );
	$joined  = (string) preg_replace( '/\s*\n\s*/', ' ', $bare );
	$decoded = html_entity_decode( $joined, ENT_QUOTES | ENT_HTML5 );
	$plain   = str_replace( array( '“', '”', '″' ), '"', $decoded );
	foreach ( array( $written, $bare, $joined, $decoded, $plain ) as $candidate ) {
		$items = json_decode( $candidate, true );
		if ( is_array( $items ) ) {
			return array_is_list( $items ) ? $items : array( $items );
		}
	}
	return null;
}
