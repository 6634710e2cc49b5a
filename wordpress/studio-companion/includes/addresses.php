<?php
/**
 * Addresses: which one an article has, and where a reader goes who asks for one that has been taken down.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

// Guessing would send the reader of a taken-down article to any other whose address begins alike.
add_filter( 'do_redirect_guess_404_permalink', '__return_false' );

// An article may be in several categories; its section decides the one in its address.
add_filter(
	'post_link_category',
	static function ( $category, array $categories, $post ) {
		$section = (int) get_post_meta( $post->ID, META_SECTION, true );
		foreach ( $categories as $candidate ) {
			if ( $candidate->term_id === $section ) {
				return $candidate;
			}
		}
		return $category;
	},
	10,
	3
);

// Runs when terms and meta are in place, so that the address is the final one.
add_action(
	'wp_after_insert_post',
	static function ( int $post_id, \WP_Post $post ): void {
		if ( in_array( $post->post_type, ARTICLE_TYPES, true ) && 'publish' === $post->post_status && '' !== external_id_of( $post ) ) {
			update_post_meta( $post_id, META_PUBLIC_LINK, wp_slash( (string) get_permalink( $post ) ) );
		}
	},
	10,
	2
);

// Before WordPress's own redirects, which for an article that is no longer public lead nowhere.
add_action( 'template_redirect', __NAMESPACE__ . '\redirect_taken_down', 1 );

/** Answers the address of an article that once was public and no longer is with 302 to its section. */
function redirect_taken_down(): void {
	if ( ! is_404() ) {
		return;
	}
	$post = taken_down_post();
	if ( null === $post ) {
		return;
	}
	nocache_headers();
	// The section may lie on another host than WordPress; who may edit the article has chosen it.
	wp_redirect( section_link( $post ), 302, 'Studio Companion' ); // phpcs:ignore WordPress.Security.SafeRedirect.wp_redirect_wp_redirect
	exit;
}

/** The article whose address is being asked for, if it was public once and is not now. */
function taken_down_post(): ?\WP_Post {
	global $wpdb;
	$by_id = (int) get_query_var( 'p' );
	$name  = (string) ( get_query_var( 'name' ) ?: get_query_var( 'pagename' ) );
	if ( 0 !== $by_id ) {
		$candidates = array( $by_id );
	} elseif ( '' !== $name ) {
		$candidates = $wpdb->get_col(
			$wpdb->prepare( "SELECT ID FROM $wpdb->posts WHERE post_name IN (%s, %s) AND post_type IN ('post', 'page')", $name, $name . '__trashed' )
		);
		if ( array() === $candidates ) {
			$candidates = $wpdb->get_col( $wpdb->prepare( "SELECT post_id FROM $wpdb->postmeta WHERE meta_key = '_wp_old_slug' AND meta_value = %s", $name ) );
		}
	} else {
		return null;
	}
	foreach ( $candidates as $id ) {
		$post = get_post( (int) $id );
		if ( $post instanceof \WP_Post && '' !== delivered_id( $post ) && 'publish' !== $post->post_status && '' !== get_post_meta( $post->ID, META_PUBLIC_LINK, true ) ) {
			return $post;
		}
	}
	return null;
}

/**
 * The address that an article will have once it is public, so that what is told about it can be right from the start.
 *
 * @param \WP_Post|null $post    The article, when it is here already.
 * @param string        $slug    The slug it is to have.
 * @param int           $section The category of its section; 0 for none.
 * @param string        $date    Its date in UTC; '' for the one it has, or now.
 * @param string        $type    What it is to be, when it is not here already.
 * @return string The address; '' when only saving can tell.
 */
function foretold_link( ?\WP_Post $post, string $slug, int $section, string $date, string $type = 'post' ): string {
	if ( null === $post && str_contains( (string) get_option( 'permalink_structure' ), '%post_id%' ) ) {
		return '';
	}
	// WordPress makes an address only of a post that it finds; this one is there for the moment, under an id no post will have.
	$id                  = null === $post ? PHP_INT_MAX : $post->ID;
	$sample              = null === $post ? new \WP_Post( (object) array( 'ID' => $id ) ) : clone $post;
	$has_date            = null !== $post && 'draft' !== $post->post_status && 0 < (int) $post->post_date;
	$sample->post_date   = '' !== $date ? get_date_from_gmt( str_replace( 'T', ' ', $date ) ) : ( $has_date ? $post->post_date : current_time( 'mysql' ) );
	$sample->post_author = null === $post ? (string) get_current_user_id() : $post->post_author;
	$sample->post_type   = null === $post ? $type : $post->post_type;
	$sample->post_status = 'publish';
	$sample->post_name   = wp_unique_post_slug( sanitize_title( $slug ), $id, 'publish', $sample->post_type, 0 );
	$sample->filter      = 'sample';

	$term     = get_term( $section, 'category' );
	$category = static fn( array $categories ): array => $term instanceof \WP_Term ? array( $term ) : $categories;
	if ( null === $post ) {
		wp_cache_add( $id, (object) array_merge( get_object_vars( $sample ), array( 'filter' => 'raw' ) ), 'posts' );
	}
	add_filter( 'get_the_categories', $category, PHP_INT_MAX );
	try {
		return (string) get_permalink( $sample );
	} finally {
		remove_filter( 'get_the_categories', $category, PHP_INT_MAX );
		if ( null === $post ) {
			wp_cache_delete( $id, 'posts' );
			wp_cache_delete( $id, 'category_relationships' );
		}
	}
}

/**
 * Where the readers of an article's section go: the link Studio gave, else the archive of the section's category, else
 * the front page.
 *
 * @param \WP_Post $post The article.
 */
function section_link( \WP_Post $post ): string {
	$link = (string) get_post_meta( $post->ID, META_SECTION_LINK, true );
	if ( '' !== $link ) {
		return $link;
	}
	$archive = get_term_link( (int) get_post_meta( $post->ID, META_SECTION, true ), 'category' );
	return is_string( $archive ) ? $archive : home_url( '/' );
}
