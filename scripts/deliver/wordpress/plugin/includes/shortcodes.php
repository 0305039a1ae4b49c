<?php
/**
 * The shortcodes, for the classic editor. They are rendered before WordPress adds paragraphs and
 * typographic quotes, and inserted afterwards, so that it can't change their HTML.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The prefix of each shortcode's name; the name of its placeholder follows. */
const SHORTCODE_PREFIX = 'bsro-';

/** Returns the shortcodes by the names of their placeholders. */
function get_shortcodes(): array {
	$names = array_keys( get_placeholders() );
	return array_combine( $names, array_map( fn( string $name ): string => SHORTCODE_PREFIX . $name, $names ) );
}

/**
 * Normalizes a name: lowercase, without dashes, underscores, and `data-`.
 *
 * @param string $name The name.
 */
function to_field_key( string $name ): string {
	return (string) preg_replace( '/^data|[^a-z0-9]/', '', strtolower( str_replace( array( '-', '_' ), '', $name ) ) );
}

/**
 * Renders a note for authors; visitors never see it.
 *
 * @param string $shortcode The shortcode.
 * @param string $problem   What is wrong, and how to fix it.
 */
function render_author_note( string $shortcode, string $problem ): string {
	return current_user_can( 'edit_post', (int) get_the_ID() )
		? sprintf( '<p role="note"><strong>[%s]</strong> %s</p>', esc_html( $shortcode ), esc_html( $problem ) )
		: '';
}

/**
 * Converts the text of a shortcode's attribute to a value.
 *
 * @param array  $field The attribute's declaration.
 * @param string $text  The text.
 * @return mixed
 */
function to_field_value( array $field, string $text ) {
	if ( 'flag' !== $field['kind'] ) {
		// Typographic quotes of a word processor, which WordPress doesn't take for quotes.
		return (string) preg_replace( '/^[“”″„]|[“”″]$/u', '', $text );
	}
	return ! preg_match( '/^(false|no|off|0)$/i', $text );
}

/**
 * Converts the attributes of a shortcode.
 *
 * @param array $placeholder The placeholder.
 * @param array $attributes  The attributes as WordPress has parsed them; one without a value has a number as its key.
 * @return array The values by the names of the fields, and the unknown names.
 */
function convert_shortcode_attributes( array $placeholder, array $attributes ): array {
	$fields = array();
	foreach ( $placeholder['fields'] as $field ) {
		$fields[ to_field_key( $field['name'] ) ] = $field;
	}
	$values  = array();
	$unknown = array();
	foreach ( $attributes as $key => $text ) {
		$name  = is_int( $key ) ? (string) $text : $key;
		$field = $fields[ to_field_key( $name ) ] ?? null;
		if ( null === $field ) {
			$unknown[] = $name;
		} else {
			$values[ $field['name'] ] = to_field_value( $field, is_int( $key ) ? 'true' : (string) $text );
		}
	}
	return array( $values, $unknown );
}

/**
 * Adds paragraphs to a text that an author has written without HTML.
 *
 * @param string $content The content of a shortcode.
 */
function add_paragraphs( string $content ): string {
	$has_blocks = (bool) preg_match( '#<(p|div|form|ul|ol|li|table|details|h[1-6]|nav|section|article|figure|script)\b#i', $content );
	return $has_blocks || ! preg_match( '/\n\s*\n/', trim( $content ) ) ? $content : wpautop( $content );
}

/**
 * Removes the unmatched paragraph tags that the editor has put around a shortcode's content.
 *
 * @param string $content The content of a shortcode.
 */
function trim_paragraphs( string $content ): string {
	return trim( (string) preg_replace( '#^\s*(</p>|<br\s*/?>)\s*|\s*(<p>|<br\s*/?>)\s*$#i', '', $content ) );
}

/**
 * Renders a shortcode.
 *
 * @param array|string $attributes The attributes; an empty string if there are none.
 * @param string|null  $content    The text between its tags.
 * @param string       $shortcode  The shortcode.
 */
function render_shortcode( $attributes, ?string $content, string $shortcode ): string {
	$name                      = substr( $shortcode, strlen( SHORTCODE_PREFIX ) );
	$placeholder               = get_placeholders()[ $name ];
	list( $values, $unknown ) = convert_shortcode_attributes( $placeholder, (array) ( $attributes ? $attributes : array() ) );
	$content                   = trim_paragraphs( (string) $content );
	$notes                     = '';
	$missing                   = array_filter( $placeholder['fields'], fn( array $field ): bool => $field['required'] && '' === trim( (string) ( $values[ $field['name'] ] ?? '' ) ) );
	if ( array() !== $missing ) {
		$names  = implode( ', ', array_map( fn( array $field ): string => substr( $field['attribute'], strlen( 'data-' ) ), $missing ) );
		/* translators: %s: names of attributes */
		$notes .= render_author_note( $shortcode, sprintf( __( 'It needs %s.', 'bsro-ui' ), $names ) );
	}
	if ( array() !== $unknown ) {
		$known  = implode( ', ', array_map( fn( array $field ): string => substr( $field['attribute'], strlen( 'data-' ) ), $placeholder['fields'] ) );
		$notes .= render_author_note(
			$shortcode,
			'' === $known
				? __( 'It has no attributes.', 'bsro-ui' )
				/* translators: 1: unknown names, 2: known names */
				: sprintf( __( 'It has no attribute %1$s; its attributes are %2$s.', 'bsro-ui' ), implode( ', ', $unknown ), $known )
		);
	}
	if ( is_array( $placeholder['json'] ) ) {
		$values['items'] = parse_json( $content );
		if ( null === $values['items'] && '' !== $content ) {
			$notes .= render_author_note(
				$shortcode,
				__( 'The JSON between its tags can’t be read. In its strings, use single quotes for HTML attributes.', 'bsro-ui' )
			);
		}
		$content = '';
	} elseif ( '' !== $content ) {
		$content = do_shortcode( replace_shortcodes( add_paragraphs( $content ), fn( string $html ): string => $html ) );
	}
	return $notes . render_placeholder( $name, $values, $content );
}

/**
 * Replaces the plugin's shortcodes in a text.
 *
 * @param string   $text    The text.
 * @param callable $replace Returns the text that replaces a rendered shortcode.
 */
function replace_shortcodes( string $text, callable $replace ): string {
	$shortcodes = get_shortcodes();
	$replaced   = (string) preg_replace_callback(
		'/' . get_shortcode_regex( $shortcodes ) . '/',
		function ( array $match ) use ( $replace ): string {
			// Double brackets show a shortcode instead of rendering it.
			if ( '[' === $match[1] && ']' === $match[6] ) {
				return $match[0];
			}
			list( , $before, $shortcode, $attributes, , $content, $after ) = array_map( 'unescape_invalid_shortcodes', $match );
			return $before . $replace( render_shortcode( shortcode_parse_atts( $attributes ), $content, $shortcode ) ) . $after;
		},
		// Hides the shortcodes inside HTML tags, because a quotation mark in their HTML could end an attribute. WordPress renders and filters them later.
		do_shortcodes_in_html_tags( $text, true, $shortcodes )
	);
	return unescape_invalid_shortcodes( $replaced );
}

/** Stores rendered shortcodes while WordPress formats the text around them. */
final class Rendered_Shortcodes {
	/**
	 * The rendered HTML by its marker.
	 *
	 * @var string[]
	 */
	private static array $html = array();

	/**
	 * Replaces shortcodes with markers, which formatting doesn't change.
	 *
	 * @param string $text The text.
	 */
	public static function insert_markers( string $text ): string {
		if ( ! str_contains( $text, '[' . SHORTCODE_PREFIX ) ) {
			return $text;
		}
		return replace_shortcodes(
			$text,
			function ( string $html ): string {
				$marker                = sprintf( '<div id="%s"></div>', wp_unique_id( 'bsro-ui-' . wp_generate_password( 12, false ) ) );
				self::$html[ $marker ] = $html;
				return $marker;
			}
		);
	}

	/**
	 * Replaces the markers with the HTML.
	 *
	 * @param string $text The text.
	 */
	public static function replace_markers( string $text ): string {
		foreach ( self::$html as $marker => $html ) {
			if ( str_contains( $text, $marker ) ) {
				$text = str_replace( array( "<p>$marker</p>", $marker ), $html, $text );
			}
		}
		return $text;
	}
}

foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $bsro_ui_filter ) {
	add_filter( $bsro_ui_filter, array( Rendered_Shortcodes::class, 'insert_markers' ), 7 );
	add_filter( $bsro_ui_filter, array( Rendered_Shortcodes::class, 'replace_markers' ), 12 );
}

// For templates and plugins that call do_shortcode themselves.
add_action(
	'init',
	function () {
		foreach ( get_shortcodes() as $shortcode ) {
			add_shortcode( $shortcode, __NAMESPACE__ . '\render_shortcode' );
		}
	}
);
