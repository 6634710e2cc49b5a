<?php
/**
 * Removes, from every site, the claim rows, the index, the addresses of the reader's files, the key of notices and the version. What belongs
 * to the articles, pictures and tags stays with them: their external ids, by which a later installation finds them again, and their meta.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

/** Removes it from the site that is switched to. */
function clean_site(): void {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( 'studio_claim_' ) . '%' ) );
	if ( array() !== $wpdb->get_results( "SHOW INDEX FROM $wpdb->posts WHERE Key_name = 'studio_guid'" ) ) {
		$wpdb->query( "ALTER TABLE $wpdb->posts DROP INDEX studio_guid" );
	}
	foreach ( array( 'studio_reader_files', 'studio_listener_key', 'studio_companion_version' ) as $option ) {
		delete_option( $option );
	}
}

/** Removes it from every site of a multisite, of whichever network, or from the only one. */
function clean_all_sites(): void {
	if ( ! is_multisite() ) {
		clean_site();
		return;
	}
	$sites = get_sites(
		array(
			'fields' => 'ids',
			'number' => 0,
		)
	);
	foreach ( $sites as $site ) {
		switch_to_blog( (int) $site );
		clean_site();
		restore_current_blog();
	}
}

clean_all_sites();
