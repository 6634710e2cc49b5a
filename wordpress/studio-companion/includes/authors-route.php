<?php
/**
 * Who of those that sign Studio's articles has a user here whose archive they can stand in (author.php), and making those that have none.
 *
 *   POST /studio/v1/authors {names}   how many are called each, and whether Studio's user may make users. Changes nothing; POST, because a list of
 *                                     names may be longer than an address.
 *   POST /wp/v2/users, WordPress's own, with the parameter `studio_once`: makes nobody who is called what somebody here is called already (409
 *                                     `studio_exists`), however many requests ask for it at once. WordPress itself lets two make the same user twice.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** How many names are looked up in one request. */
const NAMES_AT_ONCE = 100;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/authors',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'names' => array(
						'type'     => 'array',
						'items'    => array( 'type' => 'string' ),
						'maxItems' => NAMES_AT_ONCE,
						'required' => true,
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ): array => array(
					'may_create' => current_user_can( 'create_users' ) && isset( rest_get_server()->get_routes( 'wp/v2' )['/wp/v2/users'] ),
					'authors'    => array_map( __NAMESPACE__ . '\described_author', array_values( $request['names'] ) ),
				),
			)
		);
	}
);

/**
 * How many users here are called that: those who may write posts, and those who may not.
 *
 * @param string $name The name.
 * @return array{name: string, authors: int, others: int}
 */
function described_author( string $name ): array {
	$called  = users_called( $name );
	$authors = count( array_filter( $called, __NAMESPACE__ . '\may_be_author' ) );
	return array(
		'name'    => $name,
		'authors' => $authors,
		'others'  => count( $called ) - $authors,
	);
}

// After the permission check, as in create-once.php: whoever may not make users is refused by then.
add_filter(
	'rest_dispatch_request',
	static function ( $result, \WP_REST_Request $request, string $route, array $handler ) {
		if ( null !== $result || '/wp/v2/users' !== $route || 'POST' !== $request->get_method() || true !== $request['studio_once'] ) {
			return $result;
		}
		if ( ! may_write_as_studio() ) {
			return not_as_studio();
		}
		$name  = (string) $request['name'];
		$claim = Claim::take( 'user_' . md5( compared_name( $name ) ) );
		if ( ! $claim instanceof Claim ) {
			return $claim;
		}
		try {
			return array() === users_called( $name ) ? call_user_func( $handler['callback'], $request ) : new \WP_Error( 'studio_exists', __( 'There already is a user with this name.', 'studio-companion' ), array( 'status' => 409 ) );
		} finally {
			// Nothing to keep: from now on the user is found by the name.
			$claim->release();
		}
	},
	10,
	4
);
