<?php
/**
 * The pages to which features link: creates those that the site lacks, from their patterns.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The action that creates the pages. */
const CREATE_PAGES = 'bsro_ui_create_pages';

/** Returns the patterns whose page is missing. The home page isn't one of them: a site has chosen its own. */
function get_missing_pages(): array {
	return array_filter(
		get_data( 'patterns' ),
		fn( array $pattern ): bool => '' !== trim( $pattern['path'], '/' ) && null === get_page_by_path( trim( $pattern['path'], '/' ) )
	);
}

/**
 * Creates a page, and its parents as empty drafts, unless they exist.
 *
 * @param string $path    The path, without slashes around it.
 * @param string $title   The title.
 * @param string $content The blocks.
 * @param string $status  The status.
 * @return int The page's ID.
 */
function create_page( string $path, string $title, string $content, string $status ): int {
	$found = get_page_by_path( $path );
	if ( null !== $found ) {
		return $found->ID;
	}
	$parent = dirname( $path );
	$page   = array(
		'post_type'    => 'page',
		'post_status'  => $status,
		'post_title'   => $title,
		'post_name'    => basename( $path ),
		'post_content' => $content,
		'post_parent'  => '.' === $parent ? 0 : create_page( $parent, ucfirst( basename( $parent ) ), '', 'draft' ),
	);
	return wp_insert_post( wp_slash( $page ) );
}

/** Prints the paths without a page, and the button that creates the pages. */
function print_missing_pages(): void {
	$missing = get_missing_pages();
	if ( array() === $missing || ! current_user_can( 'publish_pages' ) ) {
		return;
	}
	printf( '<h2>%s</h2><p>%s</p><ul class="ul-disc">', esc_html__( 'Pages', 'bsro-ui' ), esc_html__( 'Features link to these paths, which have no page yet:', 'bsro-ui' ) );
	foreach ( $missing as $pattern ) {
		printf( '<li>%s: <code>%s</code></li>', esc_html( translate_data( $pattern['title'] ) ), esc_html( $pattern['path'] ) );
	}
	printf( '</ul><form action="%s" method="post"><input type="hidden" name="action" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( CREATE_PAGES ) );
	wp_nonce_field( CREATE_PAGES );
	printf( '<p>%s</p>', esc_html__( 'A page that still needs a value is created as a draft.', 'bsro-ui' ) );
	submit_button( __( 'Create these pages', 'bsro-ui' ), 'secondary' );
	echo '</form>';
}

add_action(
	'admin_post_' . CREATE_PAGES,
	function () {
		check_admin_referer( CREATE_PAGES );
		if ( ! current_user_can( 'manage_options' ) || ! current_user_can( 'publish_pages' ) ) {
			wp_die( esc_html__( 'You may not create pages.', 'bsro-ui' ), 403 );
		}
		foreach ( get_missing_pages() as $pattern ) {
			create_page( trim( $pattern['path'], '/' ), translate_data( $pattern['title'] ), $pattern['content'], $pattern['is_complete'] ? 'publish' : 'draft' );
		}
		wp_safe_redirect( admin_url( 'edit.php?post_type=page' ) );
		exit;
	}
);
