<?php
/**
 * Keeps the parameters of features from WordPress, which would read some of them as a search for
 * posts: `?year=2019` of a vehicle asks for the posts of that year, and the page is a 404.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The parameters that mean something else to WordPress, and nothing on a page. */
const POST_PARAMETERS = array( 'year', 'monthnum', 'day', 'hour', 'minute', 'second', 'm', 'w', 'order', 'orderby' );

add_filter(
	'request',
	function ( array $query ): array {
		return isset( $query['pagename'] ) || isset( $query['page_id'] )
			? array_diff_key( $query, array_flip( POST_PARAMETERS ) )
			: $query;
	}
);
