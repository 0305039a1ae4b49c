/** Prints the rows that contain the plugin's name, with their tables. */
export const FIND_PLUGIN = `
global $wpdb;
$found = array();
foreach ( $wpdb->get_col( 'SHOW TABLES' ) as $table ) {
	foreach ( $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
		if ( preg_match( '/bsro/i', implode( "\\n", array_map( 'strval', $row ) ) ) ) {
			$found[] = $table . ' ' . substr( implode( ' | ', array_map( 'strval', $row ) ), 0, 200 );
		}
	}
}
echo wp_json_encode( $found );
`;
