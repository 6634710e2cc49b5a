<?php
/**
 * What a tied post (ties.php) was like before the first delivery of its article, so that it can be that again: a release whose answer was lost,
 * and that was called off then, has taken nothing from the readers of the site.
 *
 *   POST /studio/v1/restore {post, version}   answers {outcome}: `restored`, `changed` (somebody has changed it since: it is left), `none` (it was
 *                                             not here before, or nothing has been delivered)
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** What the post was like, as JSON. */
const META_BEFORE = '_studio_before';

/** Set while the post is as it was before, though something has been delivered of it once. */
const META_RESTORED = '_studio_restored';

/** The columns that a delivery sets. */
const KEPT_COLUMNS = array( 'post_title', 'post_name', 'post_content', 'post_excerpt', 'post_status', 'post_date', 'post_date_gmt' );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/restore',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'post'    => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'version' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ) => restore_post( $request['post'], $request['version'] ),
			)
		);
	}
);

/**
 * Keeps what the post is like, right before something is delivered of it. Not of one that a delivery has died in the middle of: what it was
 * like has been kept before that, and its parts have been forgotten (save-article.php).
 *
 * @param \WP_Post $post The post.
 */
function keep_before( \WP_Post $post ): void {
	if ( '' === tied_id( $post ) || '' !== delivered_id( $post ) || '' === (string) get_post_meta( $post->ID, META_PARTS, true ) ) {
		return;
	}
	$before = array(
		'columns'    => array_intersect_key( $post->to_array(), array_flip( KEPT_COLUMNS ) ),
		'categories' => terms_of( $post->ID, 'category' ),
		'tags'       => terms_of( $post->ID, 'post_tag' ),
		'picture'    => (int) get_post_meta( $post->ID, '_thumbnail_id', true ),
	);
	update_post_meta( $post->ID, META_BEFORE, wp_slash( (string) wp_json_encode( $before, JSON_UNESCAPED_UNICODE ) ) );
}

/**
 * Makes the article's post what it was before anything was delivered of it, unless somebody has changed it since.
 *
 * @param string $external_id The article.
 * @param string $version     The delivery that this is: an older one than the article has is refused.
 * @return array|\WP_Error
 */
function restore_post( string $external_id, string $version ) {
	$post   = object_with( 'post', $external_id );
	$before = null === $post ? null : json_decode( (string) get_post_meta( $post->ID, META_BEFORE, true ), true );
	if ( null === $post || ! is_array( $before ) ) {
		return array( 'outcome' => 'none' );
	}
	$claim = Claim::take( 'save_' . $post->ID );
	if ( ! $claim instanceof Claim ) {
		return $claim;
	}
	try {
		if ( is_superseded( $post->ID, $version ) ) {
			return superseded( get_post( $post->ID ) );
		}
		if ( array() !== changed_parts( get_post( $post->ID ) ) ) {
			return array( 'outcome' => 'changed' );
		}
		put_back( $post->ID, $before );
		update_post_meta( $post->ID, META_VERSION, wp_slash( $version ) );
		update_post_meta( $post->ID, META_RESTORED, '1' );
		note_parts( $post->ID );
		return array( 'outcome' => 'restored' );
	} finally {
		$claim->release();
	}
}

/**
 * Writes what was kept back to the post, and takes away what deliveries have put beside it.
 *
 * @param int   $post_id The post.
 * @param array $before  As keep_before kept it.
 */
function put_back( int $post_id, array $before ): void {
	// One that dies in the middle is begun again, and is nobody's change.
	delete_post_meta( $post_id, META_PARTS );
	foreach ( array_merge( DELIVERED_META, array( META_DELIVERED, META_PUBLIC_LINK ) ) as $key ) {
		delete_post_meta( $post_id, $key );
	}
	tell_seo_plugins( $post_id );
	// It stood here before, whoever wrote it: what its writer was allowed is not Studio's to judge.
	kses_remove_filters();
	wp_update_post(
		wp_slash(
			array(
				'ID'        => $post_id,
				'edit_date' => true,
			) + $before['columns']
		)
	);
	kses_init();
	wp_set_object_terms( $post_id, $before['categories'], 'category' );
	wp_set_object_terms( $post_id, $before['tags'], 'post_tag' );
	if ( 0 === $before['picture'] ) {
		delete_post_thumbnail( $post_id );
	} else {
		set_post_thumbnail( $post_id, $before['picture'] );
	}
}
