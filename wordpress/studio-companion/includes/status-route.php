<?php
/**
 * GET /studio/v1/status: what Studio has to know to tell, in its own administration, whether publishing will work.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** What a user must be allowed to for Studio to publish through it; the role editor has all of it. */
const NEEDED_CAPABILITIES = array( 'edit_posts', 'publish_posts', 'edit_others_posts', 'edit_published_posts', 'upload_files' );

/** What of WordPress's own REST API Studio publishes through; a theme or another plugin may have taken any of it away. */
const NEEDED_ROUTES = array( '/wp/v2/posts', '/wp/v2/pages', '/wp/v2/media', '/wp/v2/tags', '/wp/v2/categories' );

/** The refusal of whoever is not known, which tells whether a login came at all: some servers take it away on its way. */
function not_logged_in(): \WP_Error {
	return new \WP_Error(
		'rest_forbidden',
		__( 'Sorry, you are not allowed to do that.', 'studio-companion' ),
		array(
			'status'     => 401,
			'login_came' => isset( $_SERVER['PHP_AUTH_USER'] ) || isset( $_SERVER['HTTP_AUTHORIZATION'] ),
		)
	);
}

/**
 * The folders of the plugins that are active on the site, which Studio knows those by that stand in its way. For its own user alone: what a
 * site is made of is nobody else's business.
 *
 * @return string[]
 */
function active_plugins(): array {
	$files = array_merge( (array) get_option( 'active_plugins', array() ), array_keys( (array) get_site_option( 'active_sitewide_plugins', array() ) ) );
	return array_values( array_unique( array_map( static fn( $file ): string => explode( '/', (string) $file )[0], $files ) ) );
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/status',
			array(
				'methods'             => 'GET',
				// Any user who is logged in: one with too low a role must be told so, not be turned away.
				'permission_callback' => static fn() => is_user_logged_in() ? true : not_logged_in(),
				'callback'            => static function (): \WP_REST_Response {
					$user     = wp_get_current_user();
					$theme    = wp_get_theme();
					$response = new \WP_REST_Response(
						array(
							'version'    => VERSION,
							'wordpress'  => wp_get_wp_version(),
							'php'        => PHP_VERSION,
							'time_ms'    => (int) round( microtime( true ) * 1000 ),
							'user'       => $user->user_login,
							'roles'      => array_values( $user->roles ),
							'lacks'      => array_values( array_filter( NEEDED_CAPABILITIES, static fn( string $capability ): bool => ! current_user_can( $capability ) ) ),
							'permalinks' => '' !== get_option( 'permalink_structure' ),
							'indexed'    => is_indexed(),
							// Of the daily round, where there is one.
							'cron_late'  => max( 0, time() - ( wp_next_scheduled( 'wp_scheduled_delete' ) ?: time() ) ),
							'max_upload' => wp_max_upload_size(),
							'reader'     => reader_files(),
							'theme'      => array(
								'id'   => $theme->get_stylesheet(),
								'name' => (string) $theme->get( 'Name' ),
							),
							'plugins'    => may_write_as_studio() ? active_plugins() : array(),
							'no_route'   => array_values( array_diff( NEEDED_ROUTES, array_keys( rest_get_server()->get_routes( 'wp/v2' ) ) ) ),
						)
					);
					$response->header( 'Cache-Control', 'no-store' );
					return $response;
				},
			)
		);
	}
);

// Which request an answer was made for: one that somebody has kept and gives out again is known by it.
add_filter(
	'rest_post_dispatch',
	static function ( $response, $server, \WP_REST_Request $request ) {
		$asked = (string) $request->get_header( 'x_studio_asked' );
		if ( $response instanceof \WP_HTTP_Response && wp_is_uuid( $asked ) ) {
			$response->header( 'X-Studio-Asked', $asked );
		}
		return $response;
	},
	10,
	3
);
