<?php
// Pretty permalinks for PHP's built-in server: what is not a file goes to WordPress.
$root = $_SERVER['DOCUMENT_ROOT'];
$path = '/' . ltrim( rawurldecode( (string) parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH ) ), '/' );
if ( str_contains( $path, "\0" ) || str_contains( $path, '/..' ) ) {
	http_response_code( 400 );
	return true;
}
if ( is_dir( $root . $path ) && is_file( rtrim( $root . $path, '/' ) . '/index.php' ) ) {
	$path = rtrim( $path, '/' ) . '/index.php';
}
if ( is_file( $root . $path ) && ! str_ends_with( $path, '.php' ) ) {
	return false;
}
if ( ! is_file( $root . $path ) ) {
	$path = '/index.php';
}
$_SERVER['SCRIPT_NAME']     = $path;
$_SERVER['PHP_SELF']        = $path;
$_SERVER['SCRIPT_FILENAME'] = $root . $path;
chdir( dirname( $root . $path ) );
require $root . $path;
