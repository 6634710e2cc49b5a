<?php
/**
 * Articles that were here before Studio had them: what has been read in from this site is tied to its post, so that Studio's release of it is
 * of that very post, at its address and with its guid. Until something has been delivered readers get the post just as before.
 *
 *   POST /studio/v1/tie {post, id, modified}   that the post `id` is the article `post`, as it was read when it was of that time
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Before the external id in the name of the tie: names are under an index, values are not. */
const META_TIE = '_studio_tie_';

/** What somebody may have written anew in a post that is not of the time at which it was read. */
const WRITTEN_PARTS = array( 'title', 'excerpt', 'content' );

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/tie',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'post'     => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'id'       => array(
						'type'     => 'integer',
						'minimum'  => 1,
						'required' => true,
					),
					'modified' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ) => tie_post( $request['post'], (int) $request['id'], $request['modified'] ),
			)
		);
	}
);

/**
 * The external id that a post is tied to, '' when it is to none.
 *
 * @param \WP_Post $post The post.
 */
function tied_id( \WP_Post $post ): string {
	foreach ( array_keys( (array) get_post_meta( $post->ID ) ) as $key ) {
		if ( str_starts_with( (string) $key, META_TIE ) ) {
			return substr( (string) $key, strlen( META_TIE ) );
		}
	}
	return '';
}

/**
 * Finds the post that is tied to an external id, in any status.
 *
 * @param string $external_id The external id.
 * @return int The post's id, 0 when there is none.
 */
function find_tied( string $external_id ): int {
	global $wpdb;
	return (int) $wpdb->get_var(
		$wpdb->prepare( "SELECT p.ID FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.meta_key = %s AND p.post_type IN ('post', 'page') ORDER BY p.ID LIMIT 1", META_TIE . $external_id )
	);
}

/**
 * Ties a post to an external id, once. What is not as it was when it was read is somebody's change from the beginning. Not for a post that is
 * gone or another article's, nor for an article that has its post already.
 *
 * @param string $external_id The external id.
 * @param int    $id          The post.
 * @param string $modified    When what was read had been changed last, in UTC as WordPress writes it.
 * @return array|\WP_Error Whether the article is that post now.
 */
function tie_post( string $external_id, int $id, string $modified ) {
	$claim = Claim::take( object_key( 'post', $external_id ) );
	if ( ! $claim instanceof Claim ) {
		return $claim;
	}
	try {
		$there = find_article( $external_id );
		$post  = get_post( $id );
		$fits  = 0 === $there && $post instanceof \WP_Post && in_array( $post->post_type, ARTICLE_TYPES, true ) && '' === external_id_of( $post );
		if ( $fits ) {
			// Before the tie itself: a tie of which it is not known what the post was like would be written over unseen.
			note_parts( $id );
			if ( str_replace( 'T', ' ', $modified ) !== $post->post_modified_gmt ) {
				note_unread( $id );
			}
			add_post_meta( $id, META_TIE . $external_id, '1', true );
		}
		return array( 'tied' => $fits || $there === $id );
	} finally {
		$claim->release();
	}
}

/**
 * Writes down that nobody knows what the post's texts were like when they were read.
 *
 * @param int $post_id The post.
 */
function note_unread( int $post_id ): void {
	$unread = array_fill_keys( WRITTEN_PARTS, '' );
	update_post_meta( $post_id, META_PARTS, wp_json_encode( array_merge( parts_of( get_post( $post_id ) ), $unread ) ) );
}

/**
 * The external id of a post that readers get from Studio, '' of any other: one that is tied is as it was before until something has been delivered.
 *
 * @param \WP_Post|null $post The post.
 */
function delivered_id( ?\WP_Post $post ): string {
	if ( null === $post ) {
		return '';
	}
	$is_delivered = '' !== get_post_meta( $post->ID, META_VERSION, true ) && '' === get_post_meta( $post->ID, META_RESTORED, true );
	return $is_delivered || str_starts_with( $post->guid, GUID_PREFIX ) ? external_id_of( $post ) : '';
}
