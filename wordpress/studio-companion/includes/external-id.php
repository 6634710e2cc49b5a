<?php
/**
 * The external id: what Studio calls the thing that a post or an attachment here is a copy of.
 *
 * It lives in the column `guid`, because that is written by the same INSERT as the object itself: no crash can leave an
 * object that does not know whose copy it is. WordPress never changes a guid again. A post that was here before Studio had it
 * keeps the guid it has, and is tied to its external id (ties.php).
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const GUID_PREFIX = 'urn:studio:';

/**
 * Whether a value can be an external id. Lower case only: the database compares without regard to case.
 *
 * @param mixed $value What the caller sent.
 */
function is_external_id( $value ): bool {
	return is_string( $value ) && 1 === preg_match( '/^[a-z0-9][a-z0-9._-]{0,99}$/D', $value );
}

/**
 * The external id of a post or attachment, or '' when it did not come from Studio.
 *
 * @param \WP_Post|null $post The object.
 */
function external_id_of( ?\WP_Post $post ): string {
	if ( null === $post ) {
		return '';
	}
	if ( str_starts_with( $post->guid, GUID_PREFIX ) ) {
		return substr( $post->guid, strlen( GUID_PREFIX ) );
	}
	return in_array( $post->post_type, ARTICLE_TYPES, true ) ? tied_id( $post ) : '';
}

/** What an article may be here. */
const ARTICLE_TYPES = array( 'post', 'page' );

/**
 * Finds an object by the id in its guid, in any status, by the index that upgrade.php makes.
 *
 * @param string $post_type   'attachment', or an article's: it is found whichever of them it is.
 * @param string $external_id The external id.
 * @return int The object's id, 0 when there is none.
 */
function find_by_guid( string $post_type, string $external_id ): int {
	global $wpdb;
	$types = 'attachment' === $post_type ? array( 'attachment', 'attachment' ) : ARTICLE_TYPES;
	return (int) $wpdb->get_var(
		$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE guid = %s AND post_type IN (%s, %s) ORDER BY ID LIMIT 1", GUID_PREFIX . $external_id, $types[0], $types[1] )
	);
}

/**
 * Finds an article, whether Studio has made it here or it is tied to a post that was here before.
 *
 * @param string $external_id The external id.
 * @return int The post's id, 0 when there is none.
 */
function find_article( string $external_id ): int {
	return find_by_guid( 'post', $external_id ) ?: find_tied( $external_id );
}

/**
 * The key of the claim on an external id (class-claim.php): one for an article, whatever it is to be here.
 *
 * @param string $post_type   'post', 'page' or 'attachment'.
 * @param string $external_id The external id.
 */
function object_key( string $post_type, string $external_id ): string {
	return ( 'attachment' === $post_type ? 'attachment_' : 'post_' ) . $external_id;
}

/**
 * The object that an external id stands for, in any status; null when there is none, or it is a picture that is just being made.
 *
 * @param string $post_type   'post' or 'attachment'.
 * @param string $external_id The external id.
 */
function object_with( string $post_type, string $external_id ): ?\WP_Post {
	$id = 'attachment' === $post_type ? find_by_guid( $post_type, $external_id ) : find_article( $external_id );
	if ( 0 === $id || ( 'attachment' === $post_type && Claim::is_taken( object_key( $post_type, $external_id ) ) ) ) {
		return null;
	}
	return get_post( $id );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_field(
			array( ...ARTICLE_TYPES, 'attachment' ),
			'studio_external_id',
			array(
				'get_callback' => static fn( array $data ): string => external_id_of( get_post( $data['id'] ) ),
				'schema'       => array(
					'description' => 'What Studio calls this object. Settable only when it is created.',
					'type'        => 'string',
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
		register_rest_field(
			'attachment',
			'studio_picture',
			array(
				'get_callback' => static function ( array $data ): ?array {
					$media = get_post( $data['id'] );
					return '' === external_id_of( $media ) ? null : described_media( $media );
				},
				'schema'       => array(
					'description' => 'The picture as the look-up tells it.',
					'type'        => array( 'object', 'null' ),
					'context'     => array( 'edit' ),
					'readonly'    => true,
				),
			)
		);
	}
);
