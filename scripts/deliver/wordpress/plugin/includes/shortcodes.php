<?php
/**
 * The shortcodes, for the classic editor. They are rendered before WordPress adds paragraphs and
 * typographic quotes, and put in afterwards, so that it can't change their HTML.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The beginning of each shortcode's name; the rest is the placeholder's. */
const SHORTCODE_PREFIX = 'bsro-';

/** Returns the shortcodes by the names of their placeholders. */
function get_shortcodes(): array {
	$names = array_keys( get_placeholders() );
	return array_combine( $names, array_map( fn( string $name ): string => SHORTCODE_PREFIX . $name, $names ) );
}

/**
 * Returns a name without case, dashes, underscores, and `data-`.
 *
 * @param string $name The name.
 */
function to_field_key( string $name ): string {
	return (string) preg_replace( '/^data|[^a-z0-9]/', '', strtolower( str_replace( array( '-', '_' ), '', $name ) ) );
}

/**
 * Returns a note for authors; visitors never see it.
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
		return $text;
	}
	return ! preg_match( '/^(false|no|off|0)$/i', $text );
}

/**
 * Reads the attributes of a shortcode.
 *
 * @param array $placeholder The placeholder.
 * @param array $written     The attributes as WordPress has parsed them; a bare one has a number as its key.
 * @return array The values by the names of the fields, and the names that it doesn't have.
 */
function read_shortcode_attributes( array $placeholder, array $written ): array {
	$fields = array();
	foreach ( $placeholder['fields'] as $field ) {
		$fields[ to_field_key( $field['name'] ) ] = $field;
	}
	$values  = array();
	$unknown = array();
	foreach ( $written as $key => $text ) {
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
 * Removes the halves of paragraphs that the editor has put around a shortcode's content.
 *
 * @param string $content The content of a shortcode.
 */
function trim_paragraphs( string $content ): string {
	return trim( (string) preg_replace( '#^\s*(</p>|<br\s*/?>)\s*|\s*(<p>|<br\s*/?>)\s*$#i', '', $content ) );
}

/**
 * Renders a shortcode.
 *
 * @param array|string $written   The attributes; an empty text without any.
 * @param string|null  $content   What is between its tags.
 * @param string       $shortcode The shortcode.
 */
function render_shortcode( $written, ?string $content, string $shortcode ): string {
	$name                      = substr( $shortcode, strlen( SHORTCODE_PREFIX ) );
	$placeholder               = get_placeholders()[ $name ];
	list( $values, $unknown ) = read_shortcode_attributes( $placeholder, (array) ( $written ? $written : array() ) );
	$content                   = trim_paragraphs( (string) $content );
	$notes                     = '';
	if ( array() !== $unknown ) {
		$known  = implode( ', ', array_map( fn( array $field ): string => substr( $field['attribute'], strlen( 'data-' ) ), $placeholder['fields'] ) );
		$notes .= render_author_note(
			$shortcode,
			'' === $known
				? __( 'It has no attributes.', 'bsro-ui' )
				/* translators: 1: unknown names, 2: known names */
				: sprintf( __( 'It has no %1$s; it has %2$s.', 'bsro-ui' ), implode( ', ', $unknown ), $known )
		);
	}
	if ( is_array( $placeholder['json'] ) ) {
		$values['items'] = read_json( $content );
		if ( null === $values['items'] && '' !== $content ) {
			$notes .= render_author_note(
				$shortcode,
				__( 'The JSON between its tags can’t be read. In its texts, write HTML with single quotes.', 'bsro-ui' )
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
 * @param string   $text  The text.
 * @param callable $place Returns what replaces a rendered shortcode.
 */
function replace_shortcodes( string $text, callable $place ): string {
	$shortcodes = get_shortcodes();
	$replaced   = (string) preg_replace_callback(
		'/' . get_shortcode_regex( $shortcodes ) . '/',
		function ( array $match ) use ( $place ): string {
			// Double brackets show a shortcode instead of rendering it.
			if ( '[' === $match[1] && ']' === $match[6] ) {
				return $match[0];
			}
			list( , $before, $shortcode, $written, , $content, $after ) = array_map( 'unescape_invalid_shortcodes', $match );
			return $before . $place( render_shortcode( shortcode_parse_atts( $written ), $content, $shortcode ) ) . $after;
		},
		// Hides the brackets inside tags: in an attribute, HTML could end it. WordPress renders those later, with its filter.
		do_shortcodes_in_html_tags( $text, true, $shortcodes )
	);
	return unescape_invalid_shortcodes( $replaced );
}

/** Keeps rendered shortcodes while WordPress formats the text around them. */
final class Rendered_Shortcodes {
	/**
	 * The rendered HTML by its mark.
	 *
	 * @var string[]
	 */
	private static array $html = array();

	/**
	 * Replaces shortcodes by marks, which no formatting changes.
	 *
	 * @param string $text The text.
	 */
	public static function take_out( string $text ): string {
		if ( ! str_contains( $text, '[' . SHORTCODE_PREFIX ) ) {
			return $text;
		}
		return replace_shortcodes(
			$text,
			function ( string $html ): string {
				$mark                = sprintf( '<div id="%s"></div>', wp_unique_id( 'bsro-ui-' . wp_generate_password( 12, false ) ) );
				self::$html[ $mark ] = $html;
				return $mark;
			}
		);
	}

	/**
	 * Replaces the marks by the HTML.
	 *
	 * @param string $text The text.
	 */
	public static function put_in( string $text ): string {
		foreach ( self::$html as $mark => $html ) {
			if ( str_contains( $text, $mark ) ) {
				$text = str_replace( array( "<p>$mark</p>", $mark ), $html, $text );
			}
		}
		return $text;
	}
}

foreach ( array( 'the_content', 'widget_text_content', 'widget_block_content' ) as $bsro_ui_filter ) {
	add_filter( $bsro_ui_filter, array( Rendered_Shortcodes::class, 'take_out' ), 7 );
	add_filter( $bsro_ui_filter, array( Rendered_Shortcodes::class, 'put_in' ), 12 );
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
