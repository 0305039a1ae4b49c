<?php
/**
 * The settings page, under Settings, bsro-ui.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The slug of the page. */
const PAGE = 'bsro-ui';

/**
 * Prints the sentence below a field.
 *
 * @param string $id   The field's ID.
 * @param string $text The sentence.
 */
function print_description( string $id, string $text ): void {
	if ( '' !== $text ) {
		printf( '<p class="description" id="%s-help">%s</p>', esc_attr( $id ), esc_html( $text ) );
	}
}

/**
 * Prints a text field.
 *
 * @param array $field Has id, name, value, help, placeholder, is_readonly, error, and rows if it has several lines.
 */
function print_text_field( array $field ): void {
	$rows   = $field['rows'] ?? 0;
	$error  = $field['error'] ?? '';
	$shared = sprintf(
		'id="%1$s" name="%2$s" aria-describedby="%1$s-help %1$s-error" placeholder="%3$s"%4$s%5$s',
		esc_attr( $field['id'] ),
		esc_attr( $field['name'] ),
		esc_attr( $field['placeholder'] ?? '' ),
		wp_readonly( $field['is_readonly'] ?? false, true, false ),
		'' === $error ? '' : ' aria-invalid="true"'
	);
	if ( $rows > 0 ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- $shared is escaped above.
		printf( '<textarea %s class="large-text code" rows="%d">%s</textarea>', $shared, (int) $rows, esc_textarea( $field['value'] ) );
	} else {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- $shared is escaped above.
		printf( '<input type="text" %s class="regular-text" value="%s">', $shared, esc_attr( $field['value'] ) );
	}
	print_description( $field['id'], $field['help'] ?? '' );
	if ( '' !== $error ) {
		printf( '<div class="notice notice-error inline" id="%s-error"><p>%s</p></div>', esc_attr( $field['id'] ), wp_kses_post( $error ) );
	}
}

/**
 * Prints a select.
 *
 * @param array $field Has id, name, value, help, and options by their values.
 */
function print_select( array $field ): void {
	printf(
		'<select id="%1$s" name="%2$s" aria-describedby="%1$s-help">',
		esc_attr( $field['id'] ),
		esc_attr( $field['name'] )
	);
	foreach ( $field['options'] as $value => $label ) {
		printf(
			'<option value="%s"%s>%s</option>',
			esc_attr( $value ),
			selected( (string) $value, $field['value'], false ),
			esc_html( $label )
		);
	}
	echo '</select>';
	print_description( $field['id'], $field['help'] ?? '' );
}

/**
 * Prints a checkbox with its label.
 *
 * @param array $field Has id, name, value, and text.
 */
function print_checkbox( array $field ): void {
	printf(
		'<label><input type="checkbox" id="%s" name="%s" value="1"%s> %s</label>',
		esc_attr( $field['id'] ),
		esc_attr( $field['name'] ),
		checked( $field['value'], true, false ),
		esc_html( $field['text'] )
	);
}

/**
 * Adds a field to the page.
 *
 * @param string   $section The section's ID.
 * @param string   $path    The setting's name, with slashes between its parts.
 * @param string   $label   The label.
 * @param callable $print   Prints the field.
 * @param array    $field   The field's other values, without its ID, name, and label.
 */
function add_field( string $section, string $path, string $label, callable $print, array $field ): void {
	$id            = 'bsro-ui-' . sanitize_key( str_replace( '/', '-', $path ) );
	$field['id']   = $id;
	$field['name'] = OPTION . '[' . str_replace( '/', '][', $path ) . ']';
	// A checkbox has its own label.
	$field['label_for'] = isset( $field['text'] ) ? '' : $id;
	add_settings_field( $id, esc_html( $label ), $print, PAGE, $section, $field );
}

/** Adds the fields of the html element's attributes, which the release declares. */
function add_site_fields(): void {
	$attributes = get_settings()['attributes'];
	foreach ( get_release()['page_attributes'] as $field ) {
		$label = translate_data( $field['label'] );
		$args  = array(
			'value' => $attributes[ $field['attribute'] ] ?? '',
			'help'  => translate_data( $field['help'] ),
		);
		$path  = 'attributes/' . $field['attribute'];
		if ( 'choice' === $field['kind'] ) {
			$args['options'] = array( '' => __( 'Not set', 'bsro-ui' ) ) + array_combine( $field['choices'], $field['choices'] );
			add_field( 'site', $path, $label, __NAMESPACE__ . '\print_select', $args );
		} else {
			$args['placeholder'] = 'data-asset-base' === $field['attribute'] ? get_own_asset_base() : $field['sample'];
			add_field( 'site', $path, $label, __NAMESPACE__ . '\print_text_field', $args );
		}
	}
}

/** Adds the fields of the switches. */
function add_switch_fields(): void {
	$switches = get_settings()['switches'];
	foreach ( get_release()['switches'] as $name => $switch ) {
		add_field(
			'switches',
			"switches/$name",
			$name,
			__NAMESPACE__ . '\print_select',
			array(
				'value'   => $switches[ $name ] ?? '',
				'help'    => translate_data( $switch['effect'] ),
				'options' => array( '' => __( 'Not set', 'bsro-ui' ) ) + array_combine( $switch['values'], $switch['values'] ),
			)
		);
	}
}

/** Adds the fields of visitors, tokens, policy, and services. */
function add_page_fields(): void {
	$settings = get_settings();
	add_field(
		'site',
		'sets_profile',
		__( 'Profile cookie', 'bsro-ui' ),
		__NAMESPACE__ . '\print_checkbox',
		array(
			'value' => $settings['sets_profile'],
			'text'  => __( 'Set it for visitors without one. Clear this if the web server sets it, so that it can cache pages for all visitors.', 'bsro-ui' ),
		)
	);
	add_field(
		'site',
		'zip',
		__( 'Zip code of new visitors', 'bsro-ui' ),
		__NAMESPACE__ . '\print_text_field',
		array(
			'value'       => $settings['zip'],
			'placeholder' => get_default_zip(),
			'help'        => __( 'The profile cookie contains it until a visitor selects a store.', 'bsro-ui' ),
		)
	);
	add_field(
		'site',
		'has_tokens',
		__( 'Design tokens', 'bsro-ui' ),
		__NAMESPACE__ . '\print_checkbox',
		array(
			'value' => $settings['has_tokens'],
			'text'  => __( 'Load the colors and sizes of the brand', 'bsro-ui' ),
		)
	);
	add_field(
		'policy',
		'policy_mode',
		__( 'Content security policy', 'bsro-ui' ),
		__NAMESPACE__ . '\print_select',
		array(
			'value'   => $settings['policy_mode'],
			'help'    => __( 'Pages with the toolbar of WordPress never have the header.', 'bsro-ui' ),
			'options' => array(
				'off'     => __( 'No header', 'bsro-ui' ),
				'report'  => __( 'Report in the console only', 'bsro-ui' ),
				'enforce' => __( 'Enforce', 'bsro-ui' ),
			),
		)
	);
	add_field(
		'policy',
		'policy',
		__( 'Text of the policy', 'bsro-ui' ),
		__NAMESPACE__ . '\print_text_field',
		array(
			'value'       => $settings['policy'],
			'rows'        => 5,
			'placeholder' => DEFAULT_POLICY,
			'help'        => __( 'Leave empty for the default. {assets} is replaced with the origin of the asset folder, if it isn’t the site’s own, and {scripts} with the hashes of the inline scripts that WordPress, the theme, and plugins print in the head and the footer.', 'bsro-ui' ),
		)
	);
	add_field(
		'services',
		'services',
		__( 'URL of the services', 'bsro-ui' ),
		__NAMESPACE__ . '\print_text_field',
		array(
			'value'       => $settings['services'],
			'placeholder' => 'https://services.example.com',
			'is_readonly' => ! can_set_services(),
			'help'        => can_set_services()
				? __( 'Calls to /bsro/services/ and /provider/ are forwarded to it. Leave empty if the web server forwards them.', 'bsro-ui' )
				: __( 'Only an administrator of the network can change it.', 'bsro-ui' ),
		)
	);
	add_field(
		'services',
		'proxies_content',
		__( 'Fragments and images', 'bsro-ui' ),
		__NAMESPACE__ . '\print_checkbox',
		array(
			'value' => $settings['proxies_content'],
			'text'  => __( 'Also forward /content/…/static/, /is/image/, and /maps/static', 'bsro-ui' ),
		)
	);
}

/**
 * Prints the row of a text that the site replaces. The script of the page clones it from a template.
 *
 * @param string $key      The text's key.
 * @param string $standard The text of the bundle.
 * @param string $text     The text that replaces it.
 */
function print_text_row( string $key, string $standard, string $text ): void {
	printf( '<tr><th scope="row"><label for="bsro-ui-texts-%1$s">%1$s</label></th><td>', esc_attr( $key ) );
	print_text_field(
		array(
			'id'    => "bsro-ui-texts-$key",
			'name'  => OPTION . "[texts][$key]",
			'value' => $text,
			'rows'  => 2,
			'help'  => $standard,
			'error' => array_column( get_settings_errors( OPTION ), 'message', 'code' )[ $key ] ?? '',
		)
	);
	echo '</td></tr>';
}

/** Prints the rows of the texts that the site replaces, and the search for another one. */
function print_texts(): void {
	$standard = get_standard_texts();
	$texts    = get_settings()['texts'];
	$refused  = array_column( get_settings_errors( OPTION ), 'message', 'code' );
	printf( '<p>%s</p>', esc_html__( 'Search for a text that visitors read, and write another one. Keep its {parameters}; write no HTML. Empty a field to show the text below it again.', 'bsro-ui' ) );
	printf(
		'<p><label for="bsro-ui-text-search">%s</label> <input type="search" id="bsro-ui-text-search" class="regular-text" list="bsro-ui-text-list" autocomplete="off" placeholder="%s"> <button type="button" class="button" id="bsro-ui-text-add" data-unknown="%s">%s</button></p>',
		esc_html__( 'Text to change', 'bsro-ui' ),
		esc_attr__( 'Key or words', 'bsro-ui' ),
		esc_attr__( 'Select a text from the list.', 'bsro-ui' ),
		esc_html__( 'Change', 'bsro-ui' )
	);
	echo '<datalist id="bsro-ui-text-list">';
	foreach ( $standard as $key => $text ) {
		printf( '<option value="%s">%s</option>', esc_attr( $key ), esc_html( $text ) );
	}
	echo '</datalist><table class="form-table" role="presentation"><tbody id="bsro-ui-text-rows">';
	foreach ( array_intersect_key( $standard, $texts + $refused ) as $key => $text ) {
		print_text_row( $key, $text, $texts[ $key ] ?? $text );
	}
	echo '</tbody></table><template id="bsro-ui-text-row">';
	print_text_row( '', ' ', '' );
	echo '</template>';
}

/** Prints what is missing for the features to work. */
function print_problems(): void {
	$problems = array();
	if ( '' === get_site_name() ) {
		$problems[] = __( 'Select the name of the site: without it, there are no stores, prices, or profile.', 'bsro-ui' );
	}
	if ( '' !== get_settings()['services'] && '' === get_option( 'permalink_structure' ) ) {
		$problems[] = __( 'Select a permalink structure other than Plain: the web server must pass /bsro/services/ to WordPress.', 'bsro-ui' );
	}
	foreach ( $problems as $problem ) {
		printf( '<div class="notice notice-warning"><p>%s</p></div>', esc_html( $problem ) );
	}
}

/** Prints the page. */
function print_settings_page(): void {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	echo '<div class="wrap"><h1>' . esc_html( get_admin_page_title() ) . '</h1>';
	print_problems();
	echo '<form action="options.php" method="post">';
	settings_fields( OPTION );
	do_settings_sections( PAGE );
	submit_button();
	echo '</form>';
	print_missing_pages();
	echo '</div>';
}

add_action(
	'admin_menu',
	function () {
		add_options_page( 'bsro-ui', 'bsro-ui', 'manage_options', PAGE, __NAMESPACE__ . '\print_settings_page' );
	}
);

add_action(
	'admin_enqueue_scripts',
	function ( string $page ) {
		if ( 'settings_page_' . PAGE === $page ) {
			$asset = require __DIR__ . '/../editor/texts.asset.php';
			wp_enqueue_script( 'bsro-ui-texts', plugins_url( 'editor/texts.js', PLUGIN_FILE ), $asset['dependencies'], $asset['version'], true );
		}
	}
);

add_action(
	'admin_init',
	function () {
		add_settings_section( 'site', __( 'Site', 'bsro-ui' ), '__return_null', PAGE );
		add_settings_section( 'switches', __( 'Switches', 'bsro-ui' ), '__return_null', PAGE );
		add_settings_section( 'policy', __( 'Policy header', 'bsro-ui' ), '__return_null', PAGE );
		add_settings_section( 'services', __( 'Services', 'bsro-ui' ), '__return_null', PAGE );
		add_settings_section( 'texts', __( 'Texts', 'bsro-ui' ), __NAMESPACE__ . '\print_texts', PAGE );
		add_site_fields();
		add_page_fields();
		add_switch_fields();
	}
);

add_filter(
	'plugin_action_links_' . plugin_basename( PLUGIN_FILE ),
	function ( array $links ): array {
		$url = admin_url( 'options-general.php?page=' . PAGE );
		array_unshift( $links, sprintf( '<a href="%s">%s</a>', esc_url( $url ), esc_html__( 'Settings', 'bsro-ui' ) ) );
		return $links;
	}
);
