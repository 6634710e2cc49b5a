<?php
/**
 * Tags: finding them by name, creating each only once (POST /wp/v2/tags with the parameter `studio_once`), and taking away one
 * that another has taken the place of (`_studio_replaced_by`) when nothing has it any more. One that is renamed here stays so: an article
 * that comes with its former name has that tag, and Studio is told of the new name.
 *
 *   GET /studio/v1/renamed-tags?after=<nr>   the tags that have been renamed since, oldest first, and the number to go on after
 *
 * WordPress itself lets two simultaneous creates make the same tag twice, or gives out the id of a tag that it deletes a
 * moment later.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Set by this plugin on a tag that Studio made. */
const META_MADE = '_studio_made';

/** Told by Studio: the tag that has taken the place of this one. */
const META_REPLACED_BY = '_studio_replaced_by';

/** Set by this plugin: addresses of tags that this one has taken the place of. */
const META_FORMER_SLUG = '_studio_former_slug';

/** Set by this plugin: digests of the names that the tag has been called by before; the rows' ids number the renamings. */
const META_FORMER_NAME = '_studio_former_name';

/** How many renamings are told at once. */
const RENAMINGS_AT_ONCE = 100;

/**
 * The tag of that name. The database may hold å and a for the same letter, so each term found is compared anew, the same
 * way WordPress does before it creates one.
 *
 * @param string $name The name.
 * @return int The term's id, 0 when there is none.
 */
function find_tag( string $name ): int {
	$terms = get_terms(
		array(
			'taxonomy'   => 'post_tag',
			'name'       => $name,
			'hide_empty' => false,
		)
	);
	foreach ( is_array( $terms ) ? $terms : array() as $term ) {
		if ( mb_strtolower( wp_specialchars_decode( $term->name, ENT_QUOTES ) ) === mb_strtolower( $name ) ) {
			return $term->term_id;
		}
	}
	return 0;
}

/**
 * The tag of that name, or else the one that was called so last and has been renamed here.
 *
 * @param string $name The name.
 * @return int The term's id, 0 when there is none.
 */
function find_tag_by_any_name( string $name ): int {
	$called = find_tag( $name );
	if ( 0 !== $called ) {
		return $called;
	}
	$terms = get_terms(
		array(
			'taxonomy'   => 'post_tag',
			'hide_empty' => false,
			'number'     => 1,
			'fields'     => 'ids',
			'meta_key'   => META_FORMER_NAME, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			'meta_value' => digest_of_tag_name( $name ), // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
		)
	);
	return is_array( $terms ) ? (int) ( $terms[0] ?? 0 ) : 0;
}

/**
 * By what a name is known again, whatever its case; the database may hold å and a for the same letter.
 *
 * @param string $name The name, as text or as WordPress keeps it.
 */
function digest_of_tag_name( string $name ): string {
	return md5( mb_strtolower( wp_specialchars_decode( $name, ENT_QUOTES ) ) );
}

// Before it is saved, and after: a save that is refused renames nothing.
add_action( 'edit_terms', __NAMESPACE__ . '\note_renaming', 10, 2 );
add_action( 'edited_post_tag', __NAMESPACE__ . '\note_renaming' );

/**
 * Remembers what a tag was called when it is renamed, by whomever. A name leads to the tag that was the last to give it up.
 *
 * @param int    $id       The term.
 * @param string $taxonomy Its taxonomy; '' for a tag that has been saved.
 */
function note_renaming( int $id, $taxonomy = '' ): void {
	static $called = array();
	$tag           = in_array( $taxonomy, array( '', 'post_tag' ), true ) ? get_term( $id, 'post_tag' ) : null;
	if ( ! $tag instanceof \WP_Term ) {
		return;
	}
	if ( 'post_tag' === $taxonomy ) {
		$called[ $id ] = digest_of_tag_name( $tag->name );
		return;
	}
	if ( isset( $called[ $id ] ) && digest_of_tag_name( $tag->name ) !== $called[ $id ] ) {
		delete_metadata( 'term', 0, META_FORMER_NAME, $called[ $id ], true );
		add_term_meta( $id, META_FORMER_NAME, $called[ $id ] );
	}
	unset( $called[ $id ] );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/renamed-tags',
			array(
				'methods'             => 'GET',
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'after' => array(
						'type'    => 'integer',
						'default' => 0,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ): array => renamed_tags( (int) $request['after'] ),
			)
		);
	}
);

/**
 * The tags that have been renamed since, as they are called now, and after which renaming to go on asking.
 *
 * @param int $after The last renaming that has been told.
 */
function renamed_tags( int $after ): array {
	global $wpdb;
	$rows = $wpdb->get_results(
		$wpdb->prepare( "SELECT meta_id, term_id FROM $wpdb->termmeta WHERE meta_key = %s AND meta_id > %d ORDER BY meta_id LIMIT %d", META_FORMER_NAME, $after, RENAMINGS_AT_ONCE )
	);
	$tags = array();
	foreach ( $rows as $row ) {
		$after = (int) $row->meta_id;
		$tag   = get_term( (int) $row->term_id, 'post_tag' );
		if ( $tag instanceof \WP_Term ) {
			$tags[] = array(
				'id'   => $tag->term_id,
				'name' => wp_specialchars_decode( $tag->name, ENT_QUOTES ),
			);
		}
	}
	return array(
		'tags' => $tags,
		'last' => $after,
		'more' => RENAMINGS_AT_ONCE === count( $rows ),
	);
}

// After the permission check, as in create-once.php.
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		if ( null !== $result || '/wp/v2/tags' !== $route || 'POST' !== $request->get_method() || true !== $request['studio_once'] ) {
			return $result;
		}
		if ( ! may_write_as_studio() ) {
			return not_as_studio();
		}
		$name  = (string) $request['name'];
		$claim = Claim::take( 'tag_' . md5( mb_strtolower( $name ) ) );
		if ( ! $claim instanceof Claim ) {
			return $claim;
		}
		try {
			$id = find_tag_by_any_name( $name );
			if ( 0 !== $id ) {
				return new \WP_Error(
					'term_exists',
					__( 'There already is a tag with this name.', 'studio-companion' ),
					array(
						'status'  => 400,
						'term_id' => $id,
					)
				);
			}
			$made = call_user_func( $handler['callback'], $request );
			if ( $made instanceof \WP_REST_Response && isset( $made->get_data()['id'] ) ) {
				add_term_meta( $made->get_data()['id'], META_MADE, 1, true );
			}
			return $made;
		} finally {
			// Nothing to keep: from now on the tag is found by its name.
			$claim->release();
		}
	},
	10,
	4
);

add_action(
	'init',
	static function (): void {
		register_term_meta(
			'post_tag',
			META_REPLACED_BY,
			array(
				'type'          => 'integer',
				'default'       => 0,
				'single'        => true,
				'show_in_rest'  => true,
				'auth_callback' => static fn( bool $allowed, string $meta_key, int $term_id ): bool => may_write_as_studio() && current_user_can( 'edit_term', $term_id ),
			)
		);
	}
);

// When Studio has told of it, and whenever something has stopped having it.
add_action(
	'rest_after_insert_post_tag',
	static fn( \WP_Term $tag ) => remove_if_replaced( $tag->term_id )
);
add_action(
	'edited_term_taxonomy',
	static function ( int $tt_id, $taxonomy ): void {
		$tag = 'post_tag' === $taxonomy ? get_term_by( 'term_taxonomy_id', $tt_id ) : false;
		if ( $tag instanceof \WP_Term ) {
			remove_if_replaced( $tag->term_id );
		}
	},
	10,
	2
);

/**
 * Takes away a tag that another has taken the place of, and leads its addresses to that one. It stays while anything has it, in
 * whatever status, when somebody else made it, and when somebody has described it here.
 *
 * @param int $id The tag.
 */
function remove_if_replaced( int $id ): void {
	$replaced_by = (int) get_term_meta( $id, META_REPLACED_BY, true );
	$tag         = 0 === $replaced_by || $replaced_by === $id ? null : get_term( $id, 'post_tag' );
	if ( ! $tag instanceof \WP_Term || ! get_term( $replaced_by, 'post_tag' ) instanceof \WP_Term ) {
		return;
	}
	if ( '' === get_term_meta( $id, META_MADE, true ) || '' !== $tag->description || array() !== get_objects_in_term( $id, 'post_tag' ) ) {
		return;
	}
	foreach ( array_unique( array( $tag->slug, ...get_term_meta( $id, META_FORMER_SLUG ) ) ) as $slug ) {
		add_term_meta( $replaced_by, META_FORMER_SLUG, $slug );
	}
	wp_delete_term( $id, 'post_tag' );
}

add_action( 'template_redirect', __NAMESPACE__ . '\redirect_replaced_tag', 1 );

/** Answers the address of a tag that was taken away with 301 to the one that took its place. */
function redirect_replaced_tag(): void {
	$slug = is_404() ? (string) get_query_var( 'tag' ) : '';
	if ( '' === $slug ) {
		return;
	}
	$tag  = tag_formerly_at( $slug );
	$link = null === $tag ? '' : get_term_link( $tag );
	if ( is_string( $link ) && '' !== $link ) {
		wp_safe_redirect( $link, 301, 'Studio Companion' );
		exit;
	}
}

/**
 * The tag that has taken the place of the one at that address, null when there is none.
 *
 * @param string $slug The address.
 */
function tag_formerly_at( string $slug ): ?\WP_Term {
	$tags = get_terms(
		array(
			'taxonomy'   => 'post_tag',
			'hide_empty' => false,
			'number'     => 1,
			'meta_key'   => META_FORMER_SLUG, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_key
			'meta_value' => $slug, // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_meta_value
		)
	);
	return is_array( $tags ) && isset( $tags[0] ) ? $tags[0] : null;
}

/**
 * The tag that an article means by a name: what is called that, or what was called it when the article was delivered, or has taken its place.
 *
 * @param string $name The name.
 * @return int The term's id, 0 when there is none.
 */
function tag_meant_by( string $name ): int {
	$called = find_tag_by_any_name( $name );
	if ( 0 !== $called ) {
		return $called;
	}
	$slug = sanitize_title( $name );
	$tag  = get_term_by( 'slug', $slug, 'post_tag' ) ?: tag_formerly_at( $slug );
	return $tag instanceof \WP_Term ? $tag->term_id : 0;
}
