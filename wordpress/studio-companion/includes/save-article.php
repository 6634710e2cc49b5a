<?php
/**
 * Keeping an article as Studio sent it: in order, whole, and with its HTML as it was.
 *
 * A POST to /wp/v2/posts (with `studio_external_id`) or /wp/v2/posts/{id}, or to the same of pages, of an article from Studio may carry
 *   studio_version      which delivery this is, a text that grows: an older one than the article has is refused (409
 *                       `studio_superseded`), so that a retry that comes late never puts an old text back;
 *   studio_fingerprint  a digest of all that is sent: the look-up tells it again while the article is still just that;
 *   studio_taken_over   the state of the article whose changes the sent text has: just that one is written over (changed-here.php);
 *   studio_tags         the names of its tags, in the place of their ids (named-tags.php);
 *   studio_old_slugs    the article's earlier addresses, also those that were never delivered here.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** The delivery that the article is of. */
const META_VERSION = '_studio_version';

/** `<fingerprint> <state>`: what was sent, and what the article was like right after it. */
const META_DELIVERED = '_studio_delivered';

const SAVE_ROUTES = array( '/wp/v2/posts/(?P<id>[\d]+)', '/wp/v2/pages/(?P<id>[\d]+)' );

// After the permission check, as in create-once.php.
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		if ( null !== $result || ! in_array( $route, SAVE_ROUTES, true ) || 'POST' !== $request->get_method() || null === $request['studio_version'] ) {
			return $result;
		}
		$post = get_post( (int) $request['id'] );
		if ( '' === external_id_of( $post ) ) {
			return $result;
		}
		if ( ! may_write_as_studio() ) {
			return not_as_studio();
		}
		// One at a time, so that of two deliveries the newer one is also the last one.
		$key   = 'save_' . $post->ID;
		$claim = Claim::take( $key );
		if ( ! $claim instanceof Claim ) {
			return $claim;
		}
		try {
			if ( is_superseded( $post->ID, (string) $request['studio_version'] ) ) {
				return superseded( get_post( $post->ID ) );
			}
			// A takedown brings no text, and is carried out whatever was changed.
			if ( null !== $request['content'] && is_guarded( get_post( $post->ID ), (string) $request['studio_taken_over'] ) ) {
				return changed_here( get_post( $post->ID ) );
			}
			$tags = named_tags( $request );
			if ( is_wp_error( $tags ) ) {
				return $tags;
			}
			if ( array() !== ( $tags ?? array() ) ) {
				// Making them may have taken so long that another has been let at the article: then that one's is the last word.
				$claim->renew();
			}
			// The names of tags may have come to mean others since.
			if ( '' !== (string) $request['studio_fingerprint'] && delivered_fingerprint( $post->ID ) === $request['studio_fingerprint'] && is_as_sent( $post->ID, $request ) ) {
				return as_it_is( $request, $tags );
			}
			keep_before( get_post( $post->ID ) );
			// Studio has no passwords: its version is for everybody. Nobody gets here past one that a person has not decided of.
			if ( null !== $request['content'] && '' !== $post->post_password ) {
				$request->set_param( 'password', '' );
			}
			// Nothing is known of what it was like until all of this is done: one that dies in the middle has changed nothing by hand.
			delete_post_meta( $post->ID, META_PARTS );
			return save_article( $request, $tags, static fn() => call_user_func( $handler['callback'], $request ) );
		} catch ( Claim_Lost $lost ) {
			return Claim::busy( 1 );
		} finally {
			$claim->release();
		}
	},
	10,
	4
);

/**
 * Whether the article already is of a newer delivery. Read past the cache: another request may just have written it.
 *
 * @param int    $post_id The article.
 * @param string $version The delivery.
 */
function is_superseded( int $post_id, string $version ): bool {
	global $wpdb;
	$kept = (string) $wpdb->get_var( $wpdb->prepare( "SELECT meta_value FROM $wpdb->postmeta WHERE post_id = %d AND meta_key = %s", $post_id, META_VERSION ) );
	return strcmp( $kept, $version ) > 0;
}

/**
 * The refusal of an old delivery, with what the article is like.
 *
 * @param \WP_Post $post The article.
 */
function superseded( \WP_Post $post ): \WP_Error {
	return new \WP_Error(
		'studio_superseded',
		__( 'A newer version has been delivered.', 'studio-companion' ),
		array(
			'status' => 409,
			'post'   => described_post( $post ),
		)
	);
}

/**
 * The refusal of a delivery that would write over what somebody has changed here, with what the article is like.
 *
 * @param \WP_Post $post The article.
 */
function changed_here( \WP_Post $post ): \WP_Error {
	return new \WP_Error(
		'studio_changed',
		__( 'The article has been changed here since it was delivered.', 'studio-companion' ),
		array(
			'status' => 409,
			'post'   => described_post( $post ),
		)
	);
}

/**
 * The answer to a delivery of what is here already: nothing is saved, so that no cache is emptied and no revision made.
 *
 * @param \WP_REST_Request $request The delivery.
 * @param array[]|null     $tags    The tags that it names (named-tags.php); null where it names none.
 */
function as_it_is( \WP_REST_Request $request, ?array $tags ): \WP_REST_Response {
	update_post_meta( (int) $request['id'], META_VERSION, wp_slash( (string) $request['studio_version'] ) );
	$read = new \WP_REST_Request( 'GET', $request->get_route() );
	$read->set_query_params( array( 'context' => 'edit' ) + array_filter( array( '_fields' => $request['_fields'] ) ) );
	return with_named_tags( rest_do_request( $read ), $tags );
}

/**
 * Runs the route's own callback, and writes down what has been delivered.
 *
 * @param \WP_REST_Request $request The request.
 * @param array[]|null     $tags    The tags that it names (named-tags.php); null where it names none.
 * @param callable         $save    The callback.
 * @return mixed What it answered, with those tags.
 */
function save_article( \WP_REST_Request $request, ?array $tags, callable $save ) {
	$body     = $request['content'];
	$filtered = is_string( $body ) && is_harmless_html( $body ) ? has_filter( 'content_save_pre', 'wp_filter_post_kses' ) : false;
	if ( false !== $filtered ) {
		remove_filter( 'content_save_pre', 'wp_filter_post_kses', $filtered );
	}
	try {
		$response = $save();
	} finally {
		if ( false !== $filtered ) {
			add_filter( 'content_save_pre', 'wp_filter_post_kses', $filtered );
		}
	}
	if ( $response instanceof \WP_REST_Response && $response->get_status() < 300 ) {
		note_delivery( (int) $response->get_data()['id'], $request );
		return with_named_tags( $response, $tags );
	}
	return $response;
}

/**
 * Writes down which delivery the article is of, its earlier addresses, and what it was like right afterwards.
 *
 * @param int              $post_id The article.
 * @param \WP_REST_Request $request The delivery.
 */
function note_delivery( int $post_id, \WP_REST_Request $request ): void {
	if ( is_string( $request['studio_version'] ) ) {
		update_post_meta( $post_id, META_VERSION, wp_slash( $request['studio_version'] ) );
		forget_meta( $post_id, META_RESTORED );
	}
	if ( is_array( $request['studio_old_slugs'] ) ) {
		keep_old_slugs( $post_id, $request['studio_old_slugs'] );
	}
	tell_seo_plugins( $post_id );
	note_parts( $post_id );
	$fingerprint = $request['studio_fingerprint'];
	if ( is_string( $fingerprint ) && 1 === preg_match( '/^[0-9a-f]{64}$/D', $fingerprint ) && is_as_sent( $post_id, $request ) ) {
		update_post_meta( $post_id, META_DELIVERED, $fingerprint . ' ' . state_of( $post_id ) );
	} else {
		forget_meta( $post_id, META_DELIVERED );
	}
}

/**
 * Takes away what is kept under a key, and asks the database for nothing where nothing is.
 *
 * @param int    $post_id The article.
 * @param string $key     The key.
 */
function forget_meta( int $post_id, string $key ): void {
	if ( metadata_exists( 'post', $post_id, $key ) ) {
		delete_post_meta( $post_id, $key );
	}
}

/**
 * Sees to it that WordPress's own redirect knows every earlier address of the article, also those it never had here.
 *
 * @param int   $post_id The article.
 * @param array $slugs   The slugs.
 */
function keep_old_slugs( int $post_id, array $slugs ): void {
	$known = (array) get_post_meta( $post_id, '_wp_old_slug' );
	$now   = get_post( $post_id )->post_name;
	foreach ( $slugs as $slug ) {
		$slug = is_string( $slug ) ? sanitize_title( $slug ) : '';
		if ( '' !== $slug && $slug !== $now && ! in_array( $slug, $known, true ) ) {
			add_post_meta( $post_id, '_wp_old_slug', $slug );
			$known[] = $slug;
		}
	}
}

/**
 * The fingerprint of the last delivery, or '' when the article has been changed since, or was not kept as it was sent.
 *
 * @param int $post_id The article.
 */
function delivered_fingerprint( int $post_id ): string {
	list( $fingerprint, $state ) = explode( ' ', get_post_meta( $post_id, META_DELIVERED, true ) . ' ' );
	return '' !== $fingerprint && state_of( $post_id ) === $state ? $fingerprint : '';
}

/**
 * A digest of everything about the article that a delivery sets.
 *
 * @param int $post_id The article.
 */
function state_of( int $post_id ): string {
	$post = get_post( $post_id );
	$meta = array_map( static fn( string $key ) => get_post_meta( $post_id, $key, true ), DELIVERED_META );
	$kept = array( $post->post_status . behind_password( $post ), $post->post_name, $post->post_title, $post->post_excerpt, $post->post_content, $post->post_date_gmt, terms_of( $post_id, 'category' ), terms_of( $post_id, 'post_tag' ), get_post_meta( $post_id, '_thumbnail_id', true ), $meta );
	return md5( (string) wp_json_encode( $kept ) );
}

/**
 * The ids of the article's terms, in order.
 *
 * @param int    $post_id  The article.
 * @param string $taxonomy The taxonomy.
 * @return int[]
 */
function terms_of( int $post_id, string $taxonomy ): array {
	$ids = wp_get_object_terms( $post_id, $taxonomy, array( 'fields' => 'ids' ) );
	$ids = is_array( $ids ) ? array_map( 'intval', $ids ) : array();
	sort( $ids );
	return $ids;
}

/**
 * Whether WordPress has kept the article as it was told: only then does the same delivery have nothing more to do.
 *
 * @param int              $post_id The article.
 * @param \WP_REST_Request $request The delivery.
 */
function is_as_sent( int $post_id, \WP_REST_Request $request ): bool {
	$post   = get_post( $post_id );
	$sorted = static function ( $ids ): array {
		$ids = array_values( array_unique( array_map( 'intval', (array) $ids ) ) );
		sort( $ids );
		return $ids;
	};
	return $request['status'] === $post->post_status
		&& $request['slug'] === $post->post_name
		&& $request['content'] === $post->post_content
		&& $request['title'] === $post->post_title
		&& ( null === $request['excerpt'] || $request['excerpt'] === $post->post_excerpt )
		&& ( null === $request['tags'] || $sorted( $request['tags'] ) === terms_of( $post_id, 'post_tag' ) )
		&& ( null === $request['categories'] || $sorted( $request['categories'] ) === terms_of( $post_id, 'category' ) )
		&& (int) get_post_meta( $post_id, '_thumbnail_id', true ) === (int) $request['featured_media'];
}
