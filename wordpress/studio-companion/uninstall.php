<?php
/**
 * Removes the claim rows, the index, the addresses of the reader's files and the key of notices. The articles keep their external ids, so a later installation finds them again.
 *
 * @package Studio\Companion
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
$wpdb->query( $wpdb->prepare( "DELETE FROM $wpdb->options WHERE option_name LIKE %s", $wpdb->esc_like( 'studio_claim_' ) . '%' ) );
$wpdb->query( "ALTER TABLE $wpdb->posts DROP INDEX studio_guid" );
delete_option( 'studio_reader_files' );
delete_option( 'studio_listener_key' );
delete_option( 'studio_companion_version' );
