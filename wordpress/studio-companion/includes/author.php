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
 * A name as it is compared. WordPress keeps names with what is special in HTML in another spelling, as &amp; for &.
 *
 * @param string $name The name, as it is kept or as it is said.
 */
function compared_name( string $name ): string {
	return mb_strtolower( trim( wp_specialchars_decode( $name, ENT_QUOTES ) ) );
}

/**
 * The users who are called that.
 *
 * @param string $name The name, as the site shows the names of users.
 * @return \WP_User[]
 */
function users_called( string $name ): array {
	// A star at an end would search for whatever begins or ends so.
	$name  = trim( $name, " \t\n\r\0\x0B*" );
	$found = array();
	// As WordPress keeps it, and as it is said: that is how somebody has it who came here by another way.
	foreach ( '' === $name ? array() : array( $name, wp_unslash( sanitize_user_field( 'display_name', wp_slash( $name ), 0, 'db' ) ) ) as $spelling ) {
		$found += array_column(
			get_users(
				array(
					'search'         => $spelling,
					'search_columns' => array( 'display_name' ),
					'number'         => 20,
				)
			),
			null,
			'ID'
		);
	}
	return array_filter( $found, static fn( \WP_User $user ): bool => compared_name( $user->display_name ) === compared_name( $name ) );
}

/**
 * Whether an article may be theirs.
 *
 * @param \WP_User $user Somebody.
 */
function may_be_author( \WP_User $user ): bool {
	return user_can( $user, 'edit_posts' );
}

/**
 * The user who is called that and may write posts here; 0 where there is none, or more than one: nobody can tell which of them it is.
 *
 * @param string $name The name, as the site shows the names of users.
 */
function author_called( string $name ): int {
	$fit = array_filter( users_called( $name ), __NAMESPACE__ . '\may_be_author' );
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
	return false !== $user && compared_name( $user->display_name ) === compared_name( (string) get_post_meta( $post->ID, META_BYLINE, true ) );
}
