<?php
/**
 * Forwards the calls of the bundle, which go to the page's own host, to the services.
 *
 * @package bsro-ui
 */

namespace Bsro_UI;

defined( 'ABSPATH' ) || exit;

/** The largest body that the services accept, with some room. */
const MAX_BODY = 131072;

/** Matches the cookies of the bundle and its services. Those of WordPress never leave the site. */
const SERVICE_COOKIES = '/^(bsro[.-]|x-bsro-|tokenId$|accountVersion$|aem-cart$|rwg_token$)/';

/** The methods of the services. */
const SERVICE_METHODS = array( 'GET', 'HEAD', 'POST', 'PUT', 'DELETE' );

/**
 * Matches the request headers that the services read. No other header is forwarded: it may belong to this
 * connection, site, or login, or change the URL, method, or visitor that the services see.
 */
const SERVICE_REQUEST_HEADERS = '/^(accept|accept-language|content-type|if-none-match|if-modified-since|cache-control|pragma|tokenid|idempotency-key|version|pinnacle|x-bsro-[a-z-]+)$/';

/** Response headers that this site sets itself, or that would control its web server. */
const OWN_RESPONSE_HEADERS = array(
	'connection',
	'keep-alive',
	'content-length',
	'content-encoding',
	'transfer-encoding',
	'trailer',
	'upgrade',
	'date',
	'server',
	'set-cookie',
	'strict-transport-security',
	'x-sendfile',
);

/**
 * Checks whether only this site may set a response header, so that the services' header isn't forwarded.
 *
 * @param string $name The header's name.
 */
function is_own_response_header( string $name ): bool {
	return in_array( $name, OWN_RESPONSE_HEADERS, true ) || str_starts_with( $name, 'x-accel-' ) || str_starts_with( $name, 'x-litespeed-' );
}

/**
 * Matches the paths that are forwarded: segments of unreserved characters, with dots only inside of them. A
 * server may resolve others to another path, such as `..;/`, `%252e%252e/`, or `..%c0%af`.
 */
const FORWARDED_PATH = '#^(/[a-z0-9_~-]+(\.[a-z0-9_~-]+)*)+/?\z#i';

/**
 * Checks whether a path belongs to the services.
 *
 * @param string $path The path of the request.
 */
function is_service_path( string $path ): bool {
	if ( ! preg_match( FORWARDED_PATH, $path ) ) {
		return false;
	}
	return preg_match( '#^/(bsro/services|provider)/#', $path )
		|| ( get_settings()['proxies_content'] && preg_match( '#^/(content/[a-z]+/static/|is/image/|maps/static\z)#', $path ) );
}

/** Returns the request's headers by their lowercase names, also where PHP has no `getallheaders`. */
function get_request_headers(): array {
	$headers = array();
	foreach ( $_SERVER as $name => $value ) {
		if ( str_starts_with( $name, 'HTTP_' ) || 'CONTENT_TYPE' === $name ) {
			$headers[ strtolower( str_replace( '_', '-', preg_replace( '/^HTTP_/', '', $name ) ) ) ] = wp_unslash( $value );
		}
	}
	return $headers;
}

/**
 * Checks whether a request only reads, or comes from a page of this site.
 *
 * @param string $method  The request's method.
 * @param array  $headers The request's headers by their lowercase names.
 */
function is_allowed_origin( string $method, array $headers ): bool {
	if ( in_array( $method, array( 'GET', 'HEAD' ), true ) ) {
		return true;
	}
	$origin = wp_parse_url( $headers['origin'] ?? '' );
	if ( isset( $headers['origin'] ) ) {
		$host = ( $origin['host'] ?? '' ) . ( isset( $origin['port'] ) ? ":{$origin['port']}" : '' );
		if ( strtolower( $host ) !== strtolower( $headers['host'] ?? '' ) ) {
			return false;
		}
	}
	return in_array( $headers['sec-fetch-site'] ?? 'same-origin', array( 'same-origin', 'none' ), true );
}

/**
 * Returns the cookies of the bundle in a Cookie header.
 *
 * @param string $header The header of the request.
 */
function filter_cookies( string $header ): string {
	$pairs = array_filter(
		array_map( 'trim', explode( ';', $header ) ),
		fn( string $pair ): bool => (bool) preg_match( SERVICE_COOKIES, explode( '=', $pair, 2 )[0] )
	);
	return implode( '; ', $pairs );
}

/**
 * Creates the headers of the call to the services.
 *
 * @param array $headers The request's headers by their lowercase names.
 */
function create_service_headers( array $headers ): array {
	$forwarded = array();
	foreach ( $headers as $name => $value ) {
		if ( preg_match( SERVICE_REQUEST_HEADERS, $name ) ) {
			$forwarded[ $name ] = $value;
		}
	}
	$cookies = filter_cookies( $headers['cookie'] ?? '' );
	if ( '' !== $cookies ) {
		$forwarded['cookie'] = $cookies;
	}
	$visitor = filter_var( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ), FILTER_VALIDATE_IP );
	if ( false !== $visitor ) {
		$forwarded['x-forwarded-for'] = $visitor;
	}
	return $forwarded;
}

/**
 * Sends an error response in the format that the bundle expects.
 *
 * @param int    $status  The status.
 * @param string $message What is wrong, for a developer.
 * @return never
 */
function send_refusal( int $status, string $message ): void {
	status_header( $status );
	nocache_headers();
	header( 'Content-Type: application/json; charset=utf-8' );
	echo wp_json_encode(
		array(
			'success' => 'false',
			'status'  => (string) $status,
			'version' => 'v3',
			'message' => array( 'error' => $message ),
		)
	);
	exit;
}

/**
 * Sends the response of the services to the visitor.
 *
 * @param array $response The response of the HTTP API.
 * @return never
 */
function send_service_response( array $response ): void {
	status_header( (int) wp_remote_retrieve_response_code( $response ) );
	foreach ( wp_remote_retrieve_headers( $response ) as $name => $value ) {
		if ( ! is_own_response_header( strtolower( $name ) ) ) {
			header( "$name: " . ( is_array( $value ) ? implode( ', ', $value ) : $value ) );
		}
	}
	$cookies = array_filter( (array) wp_remote_retrieve_header( $response, 'set-cookie' ) );
	// A cache may store only what the services allow, and never a visitor's cookie.
	if ( array() !== $cookies || '' === wp_remote_retrieve_header( $response, 'cache-control' ) ) {
		header( 'Cache-Control: private, no-store' );
	}
	foreach ( $cookies as $cookie ) {
		if ( preg_match( SERVICE_COOKIES, explode( '=', $cookie, 2 )[0] ) ) {
			// The cookie belongs to this host, whatever host the services have.
			header( 'Set-Cookie: ' . preg_replace( '/;\s*domain=[^;]*/i', '', $cookie ), false );
		}
	}
	echo wp_remote_retrieve_body( $response ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- the services' own response.
	exit;
}

/** Forwards the request if its path belongs to the services. */
function forward_service_call(): void {
	$services = get_settings()['services'];
	$url      = wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.InputNotSanitized -- checked by is_service_path.
	if ( '' === $services || ! is_service_path( explode( '?', $url, 2 )[0] ) ) {
		return;
	}
	if ( ! defined( 'DONOTCACHEPAGE' ) ) {
		define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- shared by caching plugins.
	}
	$method = strtoupper( sanitize_key( wp_unslash( $_SERVER['REQUEST_METHOD'] ?? 'GET' ) ) );
	if ( ! in_array( $method, SERVICE_METHODS, true ) ) {
		header( 'Allow: ' . implode( ', ', SERVICE_METHODS ) );
		send_refusal( 405, 'method: expected ' . implode( ', ', SERVICE_METHODS ) );
	}
	$headers = get_request_headers();
	if ( ! is_allowed_origin( $method, $headers ) ) {
		send_refusal( 403, 'origin: expected the same host' );
	}
	$body = (string) file_get_contents( 'php://input', false, null, 0, MAX_BODY + 1 );
	if ( strlen( $body ) > MAX_BODY ) {
		send_refusal( 413, 'body: too large' );
	}
	$response = wp_remote_request(
		$services . $url,
		array(
			'method'      => $method,
			'headers'     => create_service_headers( $headers ),
			'body'        => '' === $body ? null : $body,
			'timeout'     => 30,
			'redirection' => 0,
			'user-agent'  => $headers['user-agent'] ?? 'bsro-ui',
		)
	);
	if ( is_wp_error( $response ) ) {
		send_refusal( 502, 'services: ' . $response->get_error_code() );
	}
	send_service_response( $response );
}

add_action( 'init', __NAMESPACE__ . '\forward_service_call', 0 );
