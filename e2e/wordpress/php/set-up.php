<?php
// Users, sections, permalinks and the companion plugin. Prints the application passwords as JSON.
require __DIR__ . '/load.php';
require "$document_root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/plugin.php';

update_option( 'timezone_string', 'Europe/Stockholm' );
update_option( 'gmt_offset', '' );
update_option( 'WPLANG', 'sv_SE' );
update_option( 'permalink_structure', '/%category%/%postname%/' );
// The next request builds the rules: here the taxonomies were registered without permalinks.
delete_option( 'rewrite_rules' );

$passwords = array();
foreach ( array(
	'admin'    => 'administrator',
	'redaktor' => 'editor',
	'skribent' => 'author',
	'lasare'   => 'subscriber',
) as $login => $role ) {
	$user = get_user_by( 'login', $login );
	$id   = $user ? $user->ID : wp_insert_user(
		array(
			'user_login' => $login,
			'user_pass'  => bin2hex( random_bytes( 12 ) ),
			'user_email' => "$login@example.test",
			'role'       => $role,
		)
	);

	list( $passwords[ $login ] ) = WP_Application_Passwords::create_new_application_password( $id, array( 'name' => 'Studio' ) );
}

$categories = array();
foreach ( array( 'Kultur', 'Nyheter' ) as $name ) {
	$categories[ strtolower( $name ) ] = wp_insert_term( $name, 'category' )['term_id'];
}

$activated = activate_plugin( 'studio-companion/studio-companion.php' );
if ( is_wp_error( $activated ) ) {
	fwrite( STDERR, $activated->get_error_message() );
	exit( 1 );
}
echo wp_json_encode(
	array(
		'passwords'  => $passwords,
		'categories' => $categories,
	)
);
