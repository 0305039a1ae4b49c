<?php
/**
 * The button of the classic editor that opens a form and inserts a shortcode.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

add_action(
	'media_buttons',
	function ( string $editor ) {
		$asset = require __DIR__ . '/../editor/classic.asset.php';
		wp_enqueue_script( 'bsro-ui-classic', plugins_url( 'editor/classic.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( 'bsro-ui-classic', 'bsro-ui', LANGUAGES );
		wp_enqueue_style( 'bsro-ui-editor', plugins_url( 'editor/editor.css', PLUGIN_FILE ), array(), $asset['version'] );
		printf(
			'<button type="button" class="button" data-bsro-ui-insert="%s">%s</button>',
			esc_attr( $editor ),
			esc_html__( 'Add bsro-ui component', 'bsro-ui' )
		);
	},
	20
);
