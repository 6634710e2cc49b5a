<?php
// Runs the plugin's own tests inside WordPress, and prints what each found wrong as JSON.
require __DIR__ . '/load.php';
require "$document_root/wp-load.php";
$outcomes = array();
foreach ( require __DIR__ . '/../../../wordpress/tests/cases.php' as $name => $test ) {
	try {
		$outcomes[ $name ] = $test();
	} catch ( Throwable $error ) {
		$outcomes[ $name ] = (string) $error;
	}
}
echo wp_json_encode( $outcomes );
