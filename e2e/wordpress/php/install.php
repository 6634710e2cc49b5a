<?php
// Makes the tables and the first user. A process of its own, because WordPress must not be «installing» afterwards.
define( 'WP_INSTALLING', true );
require __DIR__ . '/load.php';
require "$document_root/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
wp_install( 'Testtidningen', 'admin', 'admin@example.test', true, '', bin2hex( random_bytes( 12 ) ), 'sv_SE' );
