<?php
// What becomes of an article that is delivered, sent again, changed here, and taken down, step by step as JSON: [status, code or title] each.
require __DIR__ . '/load.php';
require "$document_root/wp-load.php";

wp_set_current_user( get_user_by( 'login', 'redaktor' )->ID );
$steps = array();
$send  = static function ( string $step, string $route, array $fields ) use ( &$steps ): array {
	$request = new WP_REST_Request( 'POST', $route );
	$request->set_body_params( $fields );
	$response       = rest_do_request( $request );
	$data           = $response->get_data();
	$steps[ $step ] = array( $response->get_status(), $data['code'] ?? $data['title']['raw'] ?? '' );
	return $data;
};
$article = static fn( string $title, string $version ): array => array(
	'title'              => $title,
	'content'            => '<p style="color: #123">Text <a href="/c">c</a></p>',
	'status'             => 'publish',
	'slug'               => 'en-artikel-' . PHP_MAJOR_VERSION,
	'studio_version'     => $version,
	'studio_fingerprint' => hash( 'sha256', $title ),
	'studio_old_slugs'   => array( 'forr' ),
);
$new     = array( 'studio_external_id' => 'prov-' . PHP_MAJOR_VERSION . '-' . PHP_MINOR_VERSION );

$id = $send( 'delivered', '/wp/v2/posts', $new + $article( 'Ett', '001' ) )['id'];
$send( 'sent again', '/wp/v2/posts', $new + $article( 'Ett', '001' ) );
$send( 'another text', "/wp/v2/posts/$id", $article( 'Två', '003' ) );
$names         = array( 'Åtagg ' . PHP_MAJOR_VERSION, 'Atagg ' . PHP_MAJOR_VERSION, 'atagg ' . PHP_MAJOR_VERSION );
$tagged        = $send( 'with new tags', "/wp/v2/posts/$id", array( 'studio_tags' => $names ) + $article( 'Med taggar', '0031' ) );
$steps['tags'] = array( array_column( $tagged['studio_tags'], 'made' ), count( $tagged['tags'] ) );
$send( 'an older one', "/wp/v2/posts/$id", $article( 'Ett', '002' ) );
wp_update_post(
	array(
		'ID'         => $id,
		'post_title' => 'Tvåan',
	)
);
$send( 'after a change here', "/wp/v2/posts/$id", $article( 'Tre', '004' ) );
$read             = rest_do_request( new WP_REST_Request( 'GET', '/studio/v1/changed' ) )->get_data();
$steps['noticed'] = array( $read['changed'][0]['external_id'], $read['changed'][0]['parts'] );
$send( 'taken down', "/wp/v2/posts/$id", array( 'status' => 'draft', 'studio_version' => '005' ) );
$steps['authors'] = $send( 'who there is', '/studio/v1/authors', array( 'names' => array( 'redaktor', 'Ingen' ) ) )['authors'];
$steps['lacks']   = rest_do_request( new WP_REST_Request( 'GET', '/studio/v1/status' ) )->get_data()['lacks'];
echo wp_json_encode( $steps );
