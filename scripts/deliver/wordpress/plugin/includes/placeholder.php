<?php
/**
 * Renders placeholders, for blocks and shortcodes alike.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/**
 * Renders an attribute, or an empty string if it has no effect.
 *
 * @param array $field The attribute's declaration.
 * @param mixed $value The author's value.
 */
function render_attribute( array $field, $value ): string {
	$name = $field['attribute'];
	if ( 'flag' === $field['kind'] ) {
		if ( ! is_bool( $value ) || ( 'true' === $field['fallback'] ) === $value ) {
			return '';
		}
		return $value ? " $name" : " $name=\"false\"";
	}
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( 'url' === $field['kind'] ) {
		$text = esc_url_raw( $text, array( 'http', 'https' ) );
	}
	return '' === $text ? '' : sprintf( ' %s="%s"', $name, esc_attr( $text ) );
}

/**
 * Renders a placeholder. WordPress has already checked its content when the author saved it.
 *
 * @param string $name    The placeholder's name.
 * @param array  $values  The author's values by the names of the fields, and `items` of its JSON.
 * @param string $content The HTML inside. If it is empty, a placeholder with a default form contains that.
 * @param string $wrapper The attributes that a block has beside the placeholder's own, with its class.
 */
function render_placeholder( string $name, array $values, string $content, string $wrapper = '' ): string {
	$placeholder = get_placeholders()[ $name ];
	$attributes  = '';
	foreach ( $placeholder['fields'] as $field ) {
		$attributes .= render_attribute( $field, $values[ $field['name'] ] ?? null );
	}
	$inside = trim( $content );
	if ( is_array( $placeholder['json'] ) ) {
		$items  = is_array( $values['items'] ?? null ) ? $values['items'] : array();
		$inside = render_data_block( sanitize_json_items( $placeholder['json'], $items ) );
	} elseif ( '' === $inside ) {
		$inside = $placeholder['initial_content'];
	}
	$wrapper = '' === $wrapper ? sprintf( 'class="%s"', esc_attr( $placeholder['class_name'] ) ) : $wrapper;
	return "<div $wrapper$attributes>$inside</div>";
}

/**
 * Renders the placeholder of a block, with the block's anchor, alignment, and spacing.
 *
 * @param string $name    The placeholder's name.
 * @param array  $values  The block's attributes.
 * @param string $content The rendered blocks inside.
 */
function render_block_placeholder( string $name, array $values, string $content ): string {
	$wrapper = array( 'class' => get_placeholders()[ $name ]['class_name'] );
	if ( '' !== ( $values['anchor'] ?? '' ) ) {
		$wrapper['id'] = $values['anchor'];
	}
	return render_placeholder( $name, $values, $content, get_block_wrapper_attributes( $wrapper ) );
}

/**
 * Renders the content of a place of a feature, which the feature shows there.
 *
 * @param string $place   The place's name.
 * @param string $content The rendered blocks inside.
 */
function render_slot( string $place, string $content ): string {
	return '' === $place ? '' : sprintf( '<template class="bsro-slot" data-slot="%s">%s</template>', esc_attr( $place ), trim( $content ) );
}
