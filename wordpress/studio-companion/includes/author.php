<?php
/**
 * Whose an article is here. Studio may send `studio_author`, the name of whoever signs it: the article is then the one's who is called so, and
 * stands in their archive; otherwise it is whoever's delivers it. Without `studio_author` its author is left alone.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * The user who is called that and may write posts here; 0 where there is none, or more than one: nobody can tell which of them it is.
 *
 * @param string $name The name, as the site shows the names of users.
 */
function author_called( string $name ): int {
	// A star at an end would search for whatever begins or ends so.
	$name  = trim( $name, " \t\n\r\0\x0B*" );
	$found = '' === $name ? array() : get_users(
		array(
			'search'         => $name,
			'search_columns' => array( 'display_name' ),
			'number'         => 20,
		)
	);
	$fit   = array_filter( $found, static fn( \WP_User $user ) => mb_strtolower( $user->display_name ) === mb_strtolower( $name ) && user_can( $user, 'edit_posts' ) );
	return 1 === count( $fit ) ? (int) reset( $fit )->ID : 0;
}

foreach ( array( 'post', 'page' ) as $studio_type ) {
	add_filter(
		'rest_pre_insert_' . $studio_type,
		static function ( $prepared, $request ) {
			if ( is_object( $prepared ) && is_string( $request['studio_author'] ) && is_string( $request['studio_version'] ) && may_write_as_studio() ) {
				$prepared->post_author = author_called( $request['studio_author'] ) ?: get_current_user_id();
			}
			return $prepared;
		},
		10,
		2
	);
}
unset( $studio_type );

/** Whether the one whose the article that is being shown is, is who signs it: then their archive is what its readers may be offered. */
function is_signed_by_its_author(): bool {
	$post = get_post();
	$user = $post instanceof \WP_Post ? get_userdata( (int) $post->post_author ) : false;
	return false !== $user && mb_strtolower( $user->display_name ) === mb_strtolower( trim( (string) get_post_meta( $post->ID, META_BYLINE, true ) ) );
}
