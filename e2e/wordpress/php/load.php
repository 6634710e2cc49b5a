<?php
// Makes WordPress loadable from the command line: it wants to know a host. Arguments: document root, site address.
list( , $document_root, $site ) = $argv;
$_SERVER += array(
	'HTTP_HOST'       => parse_url( $site, PHP_URL_HOST ) . ':' . parse_url( $site, PHP_URL_PORT ),
	'SERVER_NAME'     => parse_url( $site, PHP_URL_HOST ),
	'REQUEST_METHOD'  => 'GET',
	'REQUEST_URI'     => '/',
	'SERVER_PROTOCOL' => 'HTTP/1.1',
	'REMOTE_ADDR'     => '127.0.0.1',
	'HTTP_USER_AGENT' => 'cli',
);
