<?php
/**
 * Tags: finding them by name, and creating each only once (POST /wp/v2/tags with the parameter `studio_once`).
 *
 * WordPress itself lets two simultaneous creates make the same tag twice, or gives out the id of a tag that it deletes a
 * moment later.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

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

// After the permission check, as in create-once.php.
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		if ( null !== $result || '/wp/v2/tags' !== $route || 'POST' !== $request->get_method() || true !== $request['studio_once'] ) {
			return $result;
		}
		$name  = (string) $request['name'];
		$claim = Claim::take( 'tag_' . md5( mb_strtolower( $name ) ) );
		if ( ! $claim instanceof Claim ) {
			return $claim;
		}
		try {
			$id = find_tag( $name );
			return 0 === $id ? call_user_func( $handler['callback'], $request ) : new \WP_Error(
				'term_exists',
				'There already is a tag with this name.',
				array(
					'status'  => 400,
					'term_id' => $id,
				)
			);
		} finally {
			// Nothing to keep: from now on the tag is found by its name.
			$claim->release();
		}
	},
	10,
	4
);
