<?php
/**
 * Creating exactly once: POST /wp/v2/posts, /wp/v2/pages and /wp/v2/media with the parameter `studio_external_id`.
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
	'/wp/v2/pages' => 'page',
	'/wp/v2/media' => 'attachment',
);

/*
 * The filter runs after the permission check and instead of the route's own callback: nobody without the right to create, and to write
 * as Studio, can make claims, and a file is not even moved into place before the claim is won.
 */
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		$post_type   = CREATABLE[ $route ] ?? null;
		$external_id = $request['studio_external_id'];
		if ( null !== $result || null === $post_type || null === $external_id || 'POST' !== $request->get_method() ) {
			return $result;
		}
		if ( ! may_write_as_studio() ) {
			return not_as_studio();
		}
		if ( ! is_external_id( $external_id ) ) {
			return new \WP_Error( 'studio_external_id_invalid', __( 'studio_external_id must be 1 to 100 characters of a-z, 0-9, dot, underscore or hyphen.', 'studio-companion' ), array( 'status' => 400 ) );
		}
		if ( 'attachment' === $post_type && ! is_uploadable( $request ) ) {
			return new \WP_Error( 'studio_file_refused', __( 'The file is not of a type that this site takes.', 'studio-companion' ), array( 'status' => 415 ) );
		}
		$tags = 'attachment' === $post_type ? null : named_tags( $request );
		if ( is_wp_error( $tags ) ) {
			return $tags;
		}
		try {
			$claim = claim_object( $post_type, $external_id );
			if ( is_int( $claim ) ) {
				return new \WP_Error(
					'studio_exists',
					__( 'There already is an object with this external id.', 'studio-companion' ),
					array(
						'status' => 409,
						'id'     => $claim,
					)
				);
			}
			return $claim instanceof Claim ? create_claimed( $claim, $post_type, $external_id, static fn() => 'attachment' !== $post_type ? save_article( $request, $tags, static fn() => call_user_func( $handler['callback'], $request ) ) : call_user_func( $handler['callback'], $request ) ) : $claim;
		} catch ( Claim_Lost $lost ) {
			return Claim::busy( 1 );
		}
	},
	10,
	4
);

/*
 * With its categories from the beginning: WordPress would put it in the site's default one first, and take it out of that again, each with a count of
 * all that is there. Who may put articles in them has been asked by then.
 */
add_filter(
	'rest_pre_insert_post',
	static function ( $prepared, $request ) {
		if ( is_object( $prepared ) && empty( $prepared->ID ) && is_string( $request['studio_external_id'] ) && is_array( $request['categories'] ) ) {
			$prepared->post_category = array_map( 'intval', $request['categories'] );
		}
		return $prepared;
	},
	10,
	2
);

/**
 * Whether WordPress will take the uploaded file. Its own refusal cannot be told from a fault that may pass, such as a
 * folder that two uploads made at once.
 *
 * @param \WP_REST_Request $request The upload.
 */
function is_uploadable( \WP_REST_Request $request ): bool {
	$file = $request->get_file_params()['file'] ?? null;
	// A broken upload is WordPress's to explain.
	if ( null === $file || UPLOAD_ERR_OK !== $file['error'] ) {
		return true;
	}
	require_once ABSPATH . 'wp-admin/includes/file.php';
	$found = wp_check_filetype_and_ext( $file['tmp_name'], $file['name'] );
	return false !== $found['type'];
}

/**
 * Claims an external id. What a process that died with the claim left behind is healed, not doubled: a post is adopted
 * (the caller then sends the whole article to it), an attachment, whose file may be half, is deleted to be made again.
 *
 * @param string $post_type   'post', 'page' or 'attachment'.
 * @param string $external_id The external id.
 * @return Claim|int|\WP_Error The claim, the id of what is there, or that somebody else is at it.
 * @throws Claim_Lost When the claim was taken over meanwhile.
 */
function claim_object( string $post_type, string $external_id ) {
	$claim = Claim::take( object_key( $post_type, $external_id ) );
	if ( ! $claim instanceof Claim ) {
		return $claim;
	}
	$there = 'attachment' === $post_type ? find_by_guid( $post_type, $external_id ) : find_article( $external_id );
	if ( 0 === $there ) {
		return $claim;
	}
	if ( 'attachment' === $post_type && $claim->is_taken_over() ) {
		discard( $there, $post_type );
		return $claim;
	}
	$claim->release();
	return $there;
}

/**
 * Runs a create under a claim, and leaves either one whole object or nothing.
 *
 * @param Claim    $claim       The claim.
 * @param string   $post_type   What is created.
 * @param string   $external_id Its external id.
 * @param callable $create      The route's own callback.
 * @return mixed What the callback answered.
 * @throws Claim_Lost When the claim was taken over meanwhile.
 */
function create_claimed( Claim $claim, string $post_type, string $external_id, callable $create ) {
	$made    = 0;
	$stamp   = static function ( array $data, array $postarr, array $unsanitized, bool $update ) use ( $claim, $post_type, $external_id, &$made ): array {
		if ( 0 === $made && ! $update && $data['post_type'] === $post_type ) {
			$claim->renew();
			$data['guid'] = GUID_PREFIX . $external_id;
		}
		return $data;
	};
	$created = static function ( int $id ) use ( $claim, $post_type, $external_id, &$made ): void {
		if ( 0 === $made && external_id_of( get_post( $id ) ) === $external_id ) {
			$made = $id;
			// A post may be used at once, since an update heals it. An attachment is whole only when its sizes are made.
			if ( 'attachment' !== $post_type ) {
				$claim->finish();
			}
		}
	};
	add_filter( 'wp_insert_post_data', $stamp, PHP_INT_MAX, 4 );
	add_filter( 'wp_insert_attachment_data', $stamp, PHP_INT_MAX, 4 );
	add_action( 'save_post_' . $post_type, $created, PHP_INT_MIN );
	add_action( 'add_attachment', $created, PHP_INT_MIN );
	try {
		if ( 'attachment' === $post_type && false !== wp_upload_dir()['error'] ) {
			// Two uploads made the month's folder at once; now it is there.
			wp_upload_dir( null, true, true );
		}
		$response = $create();
		if ( 0 !== $made && 'attachment' === $post_type ) {
			if ( is_wp_error( $response ) ) {
				// Refused after the row was written: take the half picture away, so that the next attempt starts clean.
				discard( $made, $post_type );
				$made = 0;
			} else {
				$claim->finish();
			}
		}
		return $response;
	} catch ( Claim_Lost $lost ) {
		// Another request believed us dead and has made the object: ours, if there is one, must go.
		if ( 0 !== $made ) {
			discard( $made, $post_type );
		}
		throw $lost;
	} finally {
		remove_filter( 'wp_insert_post_data', $stamp, PHP_INT_MAX );
		remove_filter( 'wp_insert_attachment_data', $stamp, PHP_INT_MAX );
		remove_action( 'save_post_' . $post_type, $created, PHP_INT_MIN );
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

// WordPress's own daily round.
add_action( 'wp_scheduled_delete', array( Claim::class, 'sweep' ) );
