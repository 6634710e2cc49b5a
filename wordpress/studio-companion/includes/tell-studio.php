<?php
/**
 * Tells Studio as soon as somebody has changed one of its articles here, so that it looks; it believes nothing else of what it is told. What
 * is not heard is seen when Studio compares everything.
 *
 *   POST /studio/v1/listener {key}   what notices are signed with
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const LISTENER_OPTION = 'studio_listener_key';

/** Seconds that a notice may hold up whoever has changed something. */
const NOTICE_PATIENCE = 1;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/listener',
			array(
				'methods'             => 'POST',
				// Where notices go is not told here: it is where the reader's files come from, which fewer may choose (reader-files.php).
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'key' => array(
						'type'     => 'string',
						'pattern'  => '^[0-9a-f]{64}$',
						'required' => true,
					),
				),
				'callback'            => static function ( \WP_REST_Request $request ): array {
					update_option( LISTENER_OPTION, $request['key'], false );
					return array( 'listens' => '' !== studio_address() );
				},
			)
		);
	}
);

foreach ( array( 'save_post', 'trashed_post', 'untrashed_post', 'set_object_terms' ) as $studio_hook ) {
	add_action( $studio_hook, __NAMESPACE__ . '\note_change', PHP_INT_MAX );
}
unset( $studio_hook );
foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $studio_hook ) {
	add_action(
		$studio_hook,
		static function ( $meta, int $post_id, string $key ): void {
			if ( '_thumbnail_id' === $key ) {
				note_change( $post_id );
			}
		},
		PHP_INT_MAX,
		3
	);
}
unset( $studio_hook );

/**
 * Remembers that an article may have been changed, until the request ends: what Studio itself delivers is as it was delivered then.
 *
 * @param int|string $post_id The post, or what else has terms.
 */
function note_change( $post_id ): void {
	static $noted = array();
	$post_id      = (int) $post_id;
	if ( isset( $noted[ $post_id ] ) || '' === external_id_of( get_post( $post_id ) ) ) {
		return;
	}
	$noted[ $post_id ] = true;
	add_action( 'shutdown', static fn() => tell_if_changed( $post_id ) );
}

/**
 * Tells Studio of the article if it is other than it was delivered, and nobody has decided of it.
 *
 * @param int $post_id The article.
 */
function tell_if_changed( int $post_id ): void {
	$post    = get_post( $post_id );
	$address = studio_address();
	$key     = (string) get_option( LISTENER_OPTION, '' );
	if ( ! $post instanceof \WP_Post || '' === $address || '' === $key || array() === changed_parts( $post ) || '' !== decided( $post ) ) {
		return;
	}
	$body = (string) wp_json_encode( array( 'post' => $post_id ) );
	$now  = time();
	wp_remote_post(
		$address . '/studio/andrat-dar',
		array(
			'body'        => $body,
			'headers'     => array(
				'Content-Type'     => 'application/json',
				'Studio-Signature' => sprintf( 't=%d,v1=%s', $now, hash_hmac( 'sha256', "$now.$body", $key ) ),
			),
			'blocking'    => false,
			'redirection' => 0,
			'timeout'     => NOTICE_PATIENCE,
		)
	);
}
