<?php
/**
 * Extends the HTML that an author without the capability `unfiltered_html` may save. WordPress allows only
 * listed elements and attributes; placeholders need three more attributes, none of which can run code.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

add_filter(
	'wp_kses_allowed_html',
	function ( $allowed, $context ) {
		if ( 'post' !== $context || ! is_array( $allowed ) ) {
			return $allowed;
		}
		foreach ( array( 'a', 'div', 'li', 'p', 'section', 'span', 'ul' ) as $tag ) {
			if ( is_array( $allowed[ $tag ] ?? null ) ) {
				$allowed[ $tag ] += array(
					'hidden'   => true,
					'tabindex' => true,
				);
			}
		}
		if ( is_array( $allowed['details'] ?? null ) ) {
			$allowed['details']['name'] = true;
		}
		return $allowed;
	},
	10,
	2
);
