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

/** So many users are read at once: nobody can tell which of more it is. */
const USERS_AT_ONCE = 2000;

/**
 * The users who are called that.
 *
 * @param string $name The name, as the site shows the names of users.
 * @return \WP_User[]
 */
function users_called( string $name ): array {
	return users_called_any( array( $name ) )[ compared_name( $name ) ] ?? array();
}

/**
 * The users who are called any of that, by the name as it is compared. All are asked for at once: the database has no index of the names.
 *
 * @param string[] $names The names, as the site shows the names of users.
 * @return array<string, \WP_User[]>
 */
function users_called_any( array $names ): array {
	global $wpdb;
	$spellings = array();
	foreach ( $names as $name ) {
		// As WordPress keeps it, and as it is said: that is how somebody has it who came here by another way.
		array_push( $spellings, trim( $name ), wp_unslash( sanitize_user_field( 'display_name', wp_slash( trim( $name ) ), 0, 'db' ) ) );
	}
	$spellings = array_values( array_unique( array_filter( $spellings, static fn( string $spelling ): bool => '' !== $spelling ) ) );
	if ( array() === $spellings ) {
		return array();
	}
	$places = implode( ', ', array_fill( 0, count( $spellings ), '%s' ) );
	// phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders.UnfinishedPrepare -- Only placeholders.
	$ids    = $wpdb->get_col( $wpdb->prepare( "SELECT ID FROM $wpdb->users WHERE display_name IN ( $places ) LIMIT %d", array_merge( $spellings, array( USERS_AT_ONCE ) ) ) );
	$called = array();
	// Those of this site alone, where there are several.
	foreach ( array() === $ids ? array() : get_users( array( 'include' => $ids ) ) as $user ) {
		$called[ compared_name( $user->display_name ) ][] = $user;
	}
	return array_intersect_key( $called, array_flip( array_map( __NAMESPACE__ . '\compared_name', $names ) ) );
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
