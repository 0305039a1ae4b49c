<?php
/**
 * Hides query parameters of features from WordPress, which would read some of them as a query for
 * posts: for a vehicle's `?year=2019`, it would look for posts of that year, and respond with 404.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The parameters by which WordPress queries posts. WordPress doesn't need them to find a page. */
const POST_PARAMETERS = array( 'year', 'monthnum', 'day', 'hour', 'minute', 'second', 'm', 'w', 'order', 'orderby' );

add_filter(
	'request',
	function ( array $query ): array {
		return isset( $query['pagename'] ) || isset( $query['page_id'] )
			? array_diff_key( $query, array_flip( POST_PARAMETERS ) )
			: $query;
	}
);

// The path of a tire ends with its article, which WordPress takes for a page number, and no page has so many.
add_filter(
	'request',
	function ( array $query ): array {
		if ( str_starts_with( $query['pagename'] ?? '', 'tires/brands/' ) ) {
			unset( $query['page'] );
		}
		return $query;
	}
);
