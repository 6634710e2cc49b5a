<?php
// Runs the PHP that arrives on standard input inside WordPress, and prints what it returns as JSON.
require __DIR__ . '/load.php';
require "$document_root/wp-load.php";
echo wp_json_encode( eval( stream_get_contents( STDIN ) ) );
