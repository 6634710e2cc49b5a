<?php
/**
 * Who of those that sign Studio's articles has a user here whose archive they can stand in (author.php), and making those that have none.
 *
 *   POST /studio/v1/authors {names}   how many are called each, and whether Studio's user may make users. Changes nothing; POST, because a list of
 *                                     names may be longer than an address.
 *   POST /wp/v2/users, WordPress's own, with the parameter `studio_once`: makes nobody who is called what somebody here is called already (409
 *                                     `studio_exists`), however many requests ask for it at once. WordPress itself lets two make the same user twice.
 *
 * WordPress makes the user first and gives the role after: one that was left without a role in between is nobody yet, and is given it.
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
				'callback'            => static function ( \WP_REST_Request $request ): array {
					$names  = array_values( $request['names'] );
					$called = users_called_any( $names );
					return array(
						'may_create' => current_user_can( 'create_users' ) && isset( rest_get_server()->get_routes( 'wp/v2' )['/wp/v2/users'] ),
						'authors'    => array_map( static fn( string $name ): array => described_author( $name, $called[ compared_name( $name ) ] ?? array() ), $names ),
					);
				},
			)
		);
	}
);

/** Studio's users have addresses of this domain, which no letter reaches, until somebody here gives them another. */
const UNREACHED = '@studio.invalid';

/**
 * How many users here are called that: those who may write posts, and those who may not.
 *
 * @param string     $name   The name.
 * @param \WP_User[] $called Those who are called that.
 * @return array{name: string, authors: int, others: int}
 */
function described_author( string $name, array $called ): array {
	$authors = count( array_filter( $called, __NAMESPACE__ . '\may_be_author' ) );
	return array(
		'name'    => $name,
		'authors' => $authors,
		'others'  => null === half_made( $called ) ? count( $called ) - $authors : 0,
	);
}

/**
 * The only one who is called that, where Studio has made them and WordPress died before it had given them their role.
 *
 * @param \WP_User[] $called Those who are called that.
 */
function half_made( array $called ): ?\WP_User {
	$only = 1 === count( $called ) ? reset( $called ) : null;
	return null !== $only && array() === $only->roles && str_ends_with( $only->user_email, UNREACHED ) ? $only : null;
}

/**
 * Makes whoever nobody here is called as, or gives whoever was half made their role: by WordPress's own routes, so that who may holds for both.
 *
 * @param \WP_REST_Request $request The request.
 * @param callable         $make    The route's own callback.
 * @return mixed What the route answered.
 */
function made_once( \WP_REST_Request $request, callable $make ) {
	$called = users_called( (string) $request['name'] );
	if ( array() === $called ) {
		return $make();
	}
	$half = half_made( $called );
	if ( null === $half ) {
		return new \WP_Error( 'studio_exists', __( 'There already is a user with this name.', 'studio-companion' ), array( 'status' => 409 ) );
	}
	$give = new \WP_REST_Request( 'POST', '/wp/v2/users/' . $half->ID );
	$give->set_body_params( array( 'roles' => $request['roles'] ) );
	return rest_do_request( $give );
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
		$claim = Claim::take( 'user_' . md5( compared_name( (string) $request['name'] ) ) );
		if ( ! $claim instanceof Claim ) {
			return $claim;
		}
		try {
			return made_once( $request, static fn() => call_user_func( $handler['callback'], $request ) );
		} finally {
			// Nothing to keep: from now on the user is found by the name.
			$claim->release();
		}
	},
	10,
	4
);
