<?php
/**
 * Shows a block in the block editor as visitors see it, with the bundle: a page of the site with nothing but the block.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The name of the field with the block, and of the nonce's action. */
const PREVIEW = 'bsro_ui_preview';

add_action(
	'enqueue_block_editor_assets',
	function () {
		$preview = array(
			'url'   => home_url( '/' ),
			'field' => PREVIEW,
			'nonce' => wp_create_nonce( PREVIEW ),
		);
		wp_add_inline_script( 'bsro-ui-editor', 'var bsroUiPreview = ' . wp_json_encode( $preview, JSON_HEX_TAG ) . ';', 'before' );
	}
);

add_action(
	'template_redirect',
	function () {
		if ( ! isset( $_POST[ PREVIEW ], $_POST['_wpnonce'] ) ) {
			return;
		}
		if ( ! wp_verify_nonce( sanitize_key( $_POST['_wpnonce'] ), PREVIEW ) || ! current_user_can( 'edit_posts' ) ) {
			wp_die( esc_html__( 'Reload the editor to see the preview.', 'bsro-ui' ), 403 );
		}
		$block = wp_unslash( $_POST[ PREVIEW ] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- as WordPress sanitizes content, below.
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			$block = wp_kses_post( filter_block_content( $block ) );
		}
		nocache_headers();
		show_admin_bar( false );
		$content = do_blocks( $block );
		?>
<!DOCTYPE html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo( 'charset' ); ?>">
<meta name="viewport" content="width=device-width">
		<?php wp_head(); ?>
</head>
<body>
		<?php
		echo $content; // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- a block's own HTML.
		wp_footer();
		?>
</body>
</html>
		<?php
		exit;
	},
	// Before a redirect to the canonical URL.
	0
);
