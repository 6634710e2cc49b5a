<?php
/**
 * Creating exactly once: POST /wp/v2/posts and POST /wp/v2/media with the parameter `studio_external_id`.
 *
 * Answers 409 `studio_exists` with the object's id when there already is one (send the whole article to that id, which
 * also heals a post that a crash left half made), and 503 `studio_claim_pending` while another request is creating it.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const CREATABLE = array(
	'/wp/v2/posts' => 'post',
	'/wp/v2/media' => 'attachment',
);

/*
 * The filter runs after the permission check and instead of the route's own callback: nobody without the right to create
 * can make claims, and a file is not even moved into place before the claim is won.
 */
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		$post_type   = CREATABLE[ $route ] ?? null;
		$external_id = $request['studio_external_id'];
		if ( null !== $result || null === $post_type || null === $external_id || 'POST' !== $request->get_method() ) {
			return $result;
		}
		if ( ! is_external_id( $external_id ) ) {
			return new \WP_Error( 'studio_external_id_invalid', 'studio_external_id must be 1 to 100 characters of a-z, 0-9, dot, underscore or hyphen.', array( 'status' => 400 ) );
		}
		$claim = Claim::take( $post_type, $external_id );
		if ( is_int( $claim ) ) {
			return new \WP_Error(
				'studio_exists',
				'There already is an object with this external id.',
				array(
					'status' => 409,
					'id'     => $claim,
				)
			);
		}
		return $claim instanceof Claim ? create_claimed( $claim, static fn() => call_user_func( $handler['callback'], $request ) ) : $claim;
	},
	10,
	4
);

/**
 * Runs a create under a claim, and leaves either one whole object or nothing.
 *
 * @param Claim    $claim  The claim.
 * @param callable $create The route's own callback.
 * @return mixed What the callback answered, or a WP_Error when the claim was lost.
 */
function create_claimed( Claim $claim, callable $create ) {
	$made    = 0;
	$stamp   = static function ( array $data, array $postarr, array $unsanitized, bool $update ) use ( $claim, &$made ): array {
		if ( 0 === $made && ! $update && $data['post_type'] === $claim->post_type ) {
			$claim->renew();
			$data['guid'] = GUID_PREFIX . $claim->external_id;
		}
		return $data;
	};
	$created = static function ( int $id ) use ( $claim, &$made ): void {
		if ( 0 === $made && external_id_of( get_post( $id ) ) === $claim->external_id ) {
			$made = $id;
			// A post may be settled at once, since an update heals it. An attachment is whole only when its sizes are made.
			if ( 'post' === $claim->post_type ) {
				$claim->settle( $id );
			}
		}
	};
	add_filter( 'wp_insert_post_data', $stamp, PHP_INT_MAX, 4 );
	add_filter( 'wp_insert_attachment_data', $stamp, PHP_INT_MAX, 4 );
	add_action( 'save_post_post', $created, PHP_INT_MIN );
	add_action( 'add_attachment', $created, PHP_INT_MIN );
	try {
		$response = $create();
		if ( 0 !== $made && 'attachment' === $claim->post_type ) {
			if ( is_wp_error( $response ) ) {
				// Refused after the row was written: take the half picture away, so that the next attempt starts clean.
				discard( $made, 'attachment' );
				$made = 0;
			} else {
				$claim->settle( $made );
			}
		}
		return $response;
	} catch ( Claim_Lost $lost ) {
		// Another request believed us dead and has made the object: ours, if there is one, must go.
		if ( 0 !== $made ) {
			discard( $made, $claim->post_type );
		}
		return Claim::busy( 1 );
	} finally {
		remove_filter( 'wp_insert_post_data', $stamp, PHP_INT_MAX );
		remove_filter( 'wp_insert_attachment_data', $stamp, PHP_INT_MAX );
		remove_action( 'save_post_post', $created, PHP_INT_MIN );
		remove_action( 'add_attachment', $created, PHP_INT_MIN );
		if ( 0 === $made ) {
			$claim->release();
		}
	}
}

/**
 * Deletes an object for good without giving its external id free: that belongs to whoever holds the claim.
 *
 * @param int    $id        The object.
 * @param string $post_type Its type.
 */
function discard( int $id, string $post_type ): void {
	global $wpdb;
	$wpdb->update( $wpdb->posts, array( 'guid' => '' ), array( 'ID' => $id ) );
	clean_post_cache( $id );
	if ( 'attachment' === $post_type ) {
		wp_delete_attachment( $id, true );
	} else {
		wp_delete_post( $id, true );
	}
}
