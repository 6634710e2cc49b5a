<?php
/**
 * What this plugin has in the database beside what it is told: the index by which an article and a picture are found by their external
 * ids. Made when it is activated, and by the first request of Studio's after it was replaced by another version, on each site of a multisite
 * by itself.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const VERSION_OPTION = 'studio_companion_version';
const GUID_INDEX     = 'studio_guid';

register_activation_hook( PLUGIN_FILE, __NAMESPACE__ . '\upgrade' );
add_action( 'rest_api_init', __NAMESPACE__ . '\upgrade_once', 1 );

/** Upgrades, where this version has not yet. */
function upgrade_once(): void {
	if ( VERSION !== get_option( VERSION_OPTION ) ) {
		upgrade();
	}
}

/** Makes what this version needs, and takes away what an earlier one kept. Doing it again does nothing. */
function upgrade(): void {
	global $wpdb;
	$claim = Claim::take( 'upgrade' );
	if ( ! $claim instanceof Claim ) {
		return;
	}
	try {
		if ( ! is_indexed() ) {
			// Of all that an external id may be; the whole column would be longer than old tables let an index be.
			$wpdb->query( $wpdb->prepare( "ALTER TABLE $wpdb->posts ADD INDEX %i (guid(120))", GUID_INDEX ) );
		}
		// Once a row for each article and picture.
		$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s AND option_value LIKE %s", $wpdb->esc_like( 'studio_claim_' ) . '%', 'done %' ) );
		update_option( VERSION_OPTION, VERSION );
	} finally {
		$claim->release();
	}
}

/** Whether articles are found by an index. */
function is_indexed(): bool {
	global $wpdb;
	return array() !== $wpdb->get_results( $wpdb->prepare( "SHOW INDEX FROM $wpdb->posts WHERE Key_name = %s", GUID_INDEX ) );
}
