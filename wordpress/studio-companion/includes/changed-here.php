<?php
/**
 * What somebody has changed here of an article from Studio since it was delivered. Nothing of that is written over before a person has
 * said so: a delivery is refused (409 `studio_changed`), and Studio shows what differs.
 *
 *   GET  /studio/v1/changed?after=<id>      the changed articles among the next ones by their ids, for a comparison of all of them
 *   POST /studio/v1/decide {post, state, choice}   what a person has decided of an article as it was when they saw it
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Digests of the article's parts right after it was delivered, as JSON. */
const META_PARTS = '_studio_delivered_parts';

/** `<choice> <state>`: what a person decided of it, as it was then. */
const META_DECIDED = '_studio_decided';

/** How many articles are compared in one request. */
const COMPARED_AT_ONCE = 200;

/**
 * A digest of each part of the article that a person may change here.
 *
 * @param \WP_Post $post The article.
 * @return array<string, string>
 */
function parts_of( \WP_Post $post ): array {
	$parts = array(
		// One that was scheduled becomes public by itself.
		'status'     => ( 'future' === $post->post_status ? 'publish' : $post->post_status ) . behind_password( $post ),
		'slug'       => $post->post_name,
		'title'      => $post->post_title,
		'excerpt'    => $post->post_excerpt,
		'content'    => $post->post_content,
		'date'       => in_array( $post->post_status, array( 'publish', 'future' ), true ) ? $post->post_date_gmt : '',
		'categories' => terms_of( $post->ID, 'category' ),
		'tags'       => terms_of( $post->ID, 'post_tag' ),
		'picture'    => (int) get_post_meta( $post->ID, '_thumbnail_id', true ),
		'words'      => picture_words( (int) get_post_meta( $post->ID, '_thumbnail_id', true ) ),
	);
	return array_map( static fn( $part ): string => md5( (string) wp_json_encode( $part ) ), $parts );
}

/**
 * What its status is followed by when a password is asked for: who may read it is another matter then.
 *
 * @param \WP_Post $post The article.
 */
function behind_password( \WP_Post $post ): string {
	return '' === $post->post_password ? '' : ' password';
}

/**
 * What is said of the featured picture, which the media library may change for all that show it. Not its file: plugins that make pictures smaller
 * give it others.
 *
 * @param int $id The attachment; 0 for none.
 * @return string[]
 */
function picture_words( int $id ): array {
	$picture = 0 === $id ? null : get_post( $id );
	return $picture instanceof \WP_Post ? array( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ), $picture->post_excerpt ) : array();
}

/**
 * The parts of which it was written down what they were like: an earlier version of this plugin knew fewer of them.
 *
 * @param \WP_Post $post The article.
 * @return array<string, string>
 */
function known_parts( \WP_Post $post ): array {
	$delivered = json_decode( (string) get_post_meta( $post->ID, META_PARTS, true ), true );
	return is_array( $delivered ) ? array_intersect_key( parts_of( $post ), $delivered ) : parts_of( $post );
}

/**
 * Which parts are not as they were delivered. Of an article that an earlier version of this plugin took delivery of nothing is known.
 *
 * @param \WP_Post $post The article.
 * @return string[]
 */
function changed_parts( \WP_Post $post ): array {
	$delivered = json_decode( (string) get_post_meta( $post->ID, META_PARTS, true ), true );
	if ( ! is_array( $delivered ) ) {
		return array();
	}
	$changed = array_keys( array_diff_assoc( known_parts( $post ), $delivered ) );
	// Another picture has other words.
	return in_array( 'picture', $changed, true ) ? array_values( array_diff( $changed, array( 'words' ) ) ) : $changed;
}

/**
 * By what a person's decision is known to be of the article as it is.
 *
 * @param \WP_Post $post The article.
 */
function parts_state( \WP_Post $post ): string {
	return md5( (string) wp_json_encode( known_parts( $post ) ) );
}

/**
 * What has been decided of the article as it is: 'overwrite', 'keep' or ''.
 *
 * @param \WP_Post $post The article.
 */
function decided( \WP_Post $post ): string {
	list( $choice, $state ) = explode( ' ', get_post_meta( $post->ID, META_DECIDED, true ) . ' ' );
	return parts_state( $post ) === $state ? $choice : '';
}

/**
 * Whether a delivery would write over what somebody has changed, nobody has decided to write over, and the text that is delivered has not.
 * What has been thrown away comes back by a release that is ordered, and by nothing else: that is Studio's to know.
 *
 * @param \WP_Post $post       The article.
 * @param string   $taken_over The state whose changes that text has; '' for none.
 */
function is_guarded( \WP_Post $post, string $taken_over ): bool {
	return 'trash' !== $post->post_status && array() !== changed_parts( $post ) && 'overwrite' !== decided( $post ) && parts_state( $post ) !== $taken_over;
}

/**
 * Writes down what the article is like after Studio has written to it.
 *
 * @param int $post_id The article.
 */
function note_parts( int $post_id ): void {
	update_post_meta( $post_id, META_PARTS, wp_json_encode( parts_of( get_post( $post_id ) ) ) );
	forget_meta( $post_id, META_DECIDED );
}

add_action(
	'rest_api_init',
	static function (): void {
		$may = static fn(): bool => may_write_as_studio();
		register_rest_route(
			'studio/v1',
			'/changed',
			array(
				'methods'             => 'GET',
				'permission_callback' => $may,
				'args'                => array(
					'after' => array(
						'type'    => 'integer',
						'default' => 0,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ): array => changed_after( (int) $request['after'] ),
			)
		);
		register_rest_route(
			'studio/v1',
			'/decide',
			array(
				'methods'             => 'POST',
				'permission_callback' => $may,
				'args'                => array(
					'post'   => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'state'  => array(
						'type'     => 'string',
						'required' => true,
					),
					'choice' => array(
						'type'     => 'string',
						'enum'     => array( 'overwrite', 'keep' ),
						'required' => true,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ) => decide( $request['post'], $request['state'], $request['choice'] ),
			)
		);
	}
);

/**
 * The changed articles among the next ones, of which nothing has been decided, and after which id to go on; 0 at the end.
 *
 * @param int $after The last article that was compared.
 */
function changed_after( int $after ): array {
	$ids = articles_after( $after );
	_prime_post_caches( $ids );
	$changed = array();
	foreach ( $ids as $id ) {
		$post  = get_post( $id );
		$parts = changed_parts( $post );
		if ( array() !== $parts && '' === decided( $post ) ) {
			$changed[] = array(
				'external_id' => external_id_of( $post ),
				'parts'       => $parts,
				'state'       => parts_state( $post ),
			);
		}
	}
	return array(
		'changed' => $changed,
		'next'    => COMPARED_AT_ONCE === count( $ids ) ? end( $ids ) : 0,
	);
}

/**
 * The next articles by their ids, those that Studio has made here and those that are tied.
 *
 * @param int $after The last article that was compared.
 * @return int[]
 */
function articles_after( int $after ): array {
	global $wpdb;
	$made = $wpdb->get_col(
		$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE ID > %d AND post_type IN ('post', 'page') AND guid LIKE %s ORDER BY ID LIMIT %d", $after, $wpdb->esc_like( GUID_PREFIX ) . '%', COMPARED_AT_ONCE )
	);
	$tied = $wpdb->get_col(
		$wpdb->prepare( "SELECT m.post_id FROM $wpdb->postmeta m JOIN $wpdb->posts p ON p.ID = m.post_id WHERE m.post_id > %d AND p.post_type IN ('post', 'page') AND m.meta_key LIKE %s ORDER BY m.post_id LIMIT %d", $after, $wpdb->esc_like( META_TIE ) . '%', COMPARED_AT_ONCE )
	);
	$ids  = array_unique( array_map( 'intval', array_merge( $made, $tied ) ) );
	sort( $ids );
	return array_slice( $ids, 0, COMPARED_AT_ONCE );
}

/**
 * Keeps what a person has decided, unless the article has been changed since they saw it.
 *
 * @param string $external_id The article.
 * @param string $state       What it was like.
 * @param string $choice      What they chose.
 * @return array|\WP_Error
 */
function decide( string $external_id, string $state, string $choice ) {
	$post = object_with( 'post', $external_id );
	if ( null === $post || parts_state( $post ) !== $state ) {
		return new \WP_Error( 'studio_changed', __( 'The article has been changed since.', 'studio-companion' ), array( 'status' => 409 ) );
	}
	update_post_meta( $post->ID, META_DECIDED, $choice . ' ' . $state );
	return array( 'post' => described_post( $post ) );
}
