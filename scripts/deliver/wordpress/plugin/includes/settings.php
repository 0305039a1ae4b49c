<?php
/**
 * The plugin's settings: one option, which is sanitized whenever it is saved.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The name of the option, and of the settings page. */
const OPTION = 'bsro_ui';

/** The ways to send the policy header. */
const POLICY_MODES = array( 'off', 'report', 'enforce' );

/** Returns the settings of a new installation. */
function get_default_settings(): array {
	return array(
		'attributes'      => array(),
		'switches'        => array(),
		'sets_profile'    => true,
		'zip'             => '',
		'has_tokens'      => true,
		'policy_mode'     => 'off',
		'policy'          => '',
		'services'        => '',
		'proxies_content' => true,
		'texts'           => array(),
	);
}

/** Returns the settings, with defaults for those that have never been saved. */
function get_settings(): array {
	$saved = get_option( OPTION );
	return array_merge( get_default_settings(), is_array( $saved ) ? $saved : array() );
}

/** Returns the site's name, or an empty string if it has none yet. */
function get_site_name(): string {
	return get_settings()['attributes']['data-site-name'] ?? '';
}

/**
 * Reports that a setting isn't saved, and returns an empty string instead of it.
 *
 * @param string $label    The setting's label.
 * @param string $expected What is allowed.
 */
function reject_setting( string $label, string $expected ): string {
	add_settings_error(
		OPTION,
		sanitize_key( $label ),
		/* translators: 1: label of a setting, 2: what is allowed */
		esc_html( sprintf( __( '%1$s was not saved: enter %2$s.', 'bsro-ui' ), $label, $expected ) )
	);
	return '';
}

/**
 * Checks whether a text is an http or https URL, or begins with a single slash.
 *
 * @param string $text The text.
 */
function is_url( string $text ): bool {
	return (bool) preg_match( '#^(https?://[^\s"<>]+|/(?!/)[^\s"<>]*)$#', $text );
}

/**
 * Sanitizes the text of an attribute of the html element.
 *
 * @param array  $field The attribute's declaration.
 * @param string $text  The text.
 */
function sanitize_page_attribute( array $field, string $text ): string {
	if ( '' === $text ) {
		return '';
	}
	if ( 'choice' === $field['kind'] && ! in_array( $text, $field['choices'], true ) ) {
		return reject_setting( translate_data( $field['label'] ), translate_data( $field['expected'] ) );
	}
	if ( 'url' === $field['kind'] && ! is_url( $text ) ) {
		return reject_setting( translate_data( $field['label'] ), translate_data( $field['expected'] ) );
	}
	return $text;
}

/**
 * Returns a text of the form, or an empty string.
 *
 * @param array  $input The form's values.
 * @param string $name  The value's name.
 */
function get_text( array $input, string $name ): string {
	$text = $input[ $name ] ?? '';
	return is_string( $text ) ? trim( sanitize_text_field( $text ) ) : '';
}

/**
 * Checks whether the current user may choose the server to which this site sends its visitors' calls. In a
 * network, that server could reach the hosts of the network, which the administrator of one site must not.
 */
function can_set_services(): bool {
	return ! is_multisite() || current_user_can( 'manage_network_options' );
}

/**
 * Sanitizes the settings of the form.
 *
 * @param mixed $input The form's values.
 */
function sanitize_settings( $input ): array {
	$input    = is_array( $input ) ? $input : array();
	$release  = get_release();
	$settings = get_default_settings();

	$attributes = is_array( $input['attributes'] ?? null ) ? $input['attributes'] : array();
	foreach ( $release['page_attributes'] as $field ) {
		$text = sanitize_page_attribute( $field, get_text( $attributes, $field['attribute'] ) );
		if ( '' !== $text ) {
			$settings['attributes'][ $field['attribute'] ] = $text;
		}
	}

	$switches = is_array( $input['switches'] ?? null ) ? $input['switches'] : array();
	foreach ( $release['switches'] as $name => $switch ) {
		$value = get_text( $switches, $name );
		if ( in_array( $value, $switch['values'], true ) ) {
			$settings['switches'][ $name ] = $value;
		}
	}

	$zip = get_text( $input, 'zip' );
	if ( '' !== $zip && ! preg_match( '/^\d{5}$/', $zip ) ) {
		$zip = reject_setting( __( 'Zip code of new visitors', 'bsro-ui' ), __( 'five digits', 'bsro-ui' ) );
	}
	$settings['zip'] = $zip;

	$mode                        = get_text( $input, 'policy_mode' );
	$settings['policy_mode']     = in_array( $mode, POLICY_MODES, true ) ? $mode : 'off';
	$settings['policy']          = get_text( $input, 'policy' );
	$settings['sets_profile']    = ! empty( $input['sets_profile'] );
	$settings['has_tokens']      = ! empty( $input['has_tokens'] );
	$settings['proxies_content'] = ! empty( $input['proxies_content'] );
	$settings['texts']           = sanitize_texts( is_array( $input['texts'] ?? null ) ? $input['texts'] : array() );

	if ( ! can_set_services() ) {
		$settings['services'] = get_settings()['services'];
		return $settings;
	}
	$services = untrailingslashit( get_text( $input, 'services' ) );
	if ( '' !== $services && ! preg_match( '#^https?://[^\s/?\#@"<>]+$#', $services ) ) {
		$services = reject_setting(
			__( 'URL of the services', 'bsro-ui' ),
			__( 'a URL without a path, such as https://services.example.com', 'bsro-ui' )
		);
	}
	$settings['services'] = $services;
	return $settings;
}

add_action(
	'init',
	function () {
		register_setting(
			OPTION,
			OPTION,
			array(
				'type'              => 'object',
				'description'       => __( 'The settings of bsro-ui', 'bsro-ui' ),
				'sanitize_callback' => __NAMESPACE__ . '\sanitize_settings',
				'default'           => get_default_settings(),
				'show_in_rest'      => false,
			)
		);
	}
);
