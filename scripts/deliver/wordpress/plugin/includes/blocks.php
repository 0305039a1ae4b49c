<?php
/**
 * The blocks and patterns.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The category of the patterns. */
const PATTERNS = 'bsro-ui';

/** Registers the script and the stylesheet that the block editor loads. */
function register_editor_files(): void {
	$asset = require __DIR__ . '/../editor/blocks.asset.php';
	wp_register_script(
		'bsro-ui-editor',
		plugins_url( 'editor/blocks.js', PLUGIN_FILE ),
		$asset['dependencies'],
		$asset['version'],
		true
	);
	wp_set_script_translations( 'bsro-ui-editor', 'bsro-ui', LANGUAGES );
	wp_register_style(
		'bsro-ui-editor',
		plugins_url( 'editor/editor.css', PLUGIN_FILE ),
		array(),
		$asset['version']
	);
}

add_action(
	'init',
	function () {
		register_editor_files();
		foreach ( array( 'slot', ...array_keys( get_placeholders() ) ) as $name ) {
			register_block_type( __DIR__ . "/../blocks/$name" );
		}
		register_block_pattern_category( PATTERNS, array( 'label' => __( 'bsro-ui pages', 'bsro-ui' ) ) );
		foreach ( get_data( 'patterns' ) as $name => $pattern ) {
			$title = translate_data( $pattern['title'] );
			$path  = $pattern['path'];
			register_block_pattern(
				"bsro-ui/$name",
				array(
					// The editor shows a pattern's description to screen readers only.
					'title'       => '' === $path ? $title : "$title ($path)",
					/* translators: %s: a path */
					'description' => '' === $path ? $title : sprintf( __( 'The page at %s', 'bsro-ui' ), $path ),
					'content'     => $pattern['content'],
					// A new page, and the header of a theme, offer the patterns to start from.
					'blockTypes'  => array( $pattern['block_type'] ),
					'categories'  => array( PATTERNS ),
				)
			);
		}
	}
);

add_filter(
	'block_categories_all',
	function ( array $categories ): array {
		foreach ( get_release()['groups'] as $group ) {
			$categories[] = array(
				'slug'  => $group['slug'],
				'title' => translate_data( $group['title'] ),
				'icon'  => null,
			);
		}
		return $categories;
	}
);
