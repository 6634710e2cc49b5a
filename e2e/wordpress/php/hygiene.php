<?php
// Must-use plugin: keeps a test site quiet (no update checks, no mail). Changes nothing in how it takes articles.
foreach ( array( 'wp_version_check', 'wp_update_plugins', 'wp_update_themes' ) as $hook ) {
	remove_action( $hook, $hook );
}
remove_action( 'init', 'wp_schedule_update_checks' );
foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $hook ) {
	remove_action( 'admin_init', $hook );
}
add_filter( 'pre_wp_mail', '__return_true' );
