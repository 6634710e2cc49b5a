<?php
/**
 * Studio's style and script for readers, linked on its articles from where Studio keeps them. Studio tells their addresses
 * (POST /studio/v1/reader) when it starts and whenever they have changed, so that every article has those of today.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const READER_OPTION = 'studio_reader_files';

/**
 * The addresses that Studio last told.
 *
 * @return array{style: string, script: string}
 */
function reader_files(): array {
	$told = get_option( READER_OPTION );
	return ( is_array( $told ) ? $told : array() ) + array(
		'style'  => '',
		'script' => '',
	);
}

/** Where Studio is, without a slash at the end; '' when nobody has told. */
function studio_address(): string {
	return (string) strstr( reader_files()['style'], '/studio/', true );
}

/**
 * Whether the user may decide which script readers get from an address: who may write scripts may, and whoever else only
 * within what the site's owner has allowed with STUDIO_URL in wp-config.php.
 *
 * @param string $address Where the file lies.
 */
function may_link( string $address ): bool {
	if ( current_user_can( 'unfiltered_html' ) || '' === $address ) {
		return may_write_as_studio();
	}
	return may_write_as_studio() && defined( 'STUDIO_URL' ) && str_starts_with( $address, trailingslashit( (string) STUDIO_URL ) );
}

add_action(
	'rest_api_init',
	static function (): void {
		$address = array(
			'type'              => 'string',
			'required'          => true,
			'validate_callback' => static fn( $value ): bool => is_string( $value ) && ( '' === $value || 1 === preg_match( '#^https?://[^\s"\'<>]+$#D', $value ) ),
		);
		register_rest_route(
			'studio/v1',
			'/reader',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn( \WP_REST_Request $request ): bool => may_link( (string) $request['style'] ) && may_link( (string) $request['script'] ),
				'args'                => array(
					'style'  => $address,
					'script' => $address,
				),
				'callback'            => static function ( \WP_REST_Request $request ): array {
					update_option(
						READER_OPTION,
						array(
							'style'  => $request['style'],
							'script' => $request['script'],
						)
					);
					return reader_files();
				},
			)
		);
	}
);

/*
 * The script is a plain one, so it is fetched from Studio without CORS and has no `crossorigin`; `defer` lets the page
 * be read before it has come. No version is added: the addresses carry their own.
 */
add_action(
	'wp_enqueue_scripts',
	static function (): void {
		if ( null === shown_article() ) {
			return;
		}
		list( 'style' => $style, 'script' => $script ) = reader_files();
		if ( '' !== $style ) {
			wp_enqueue_style( 'studio-reader', $style, array(), null ); // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
		}
		if ( '' !== $script ) {
			wp_enqueue_script(
				'studio-reader',
				$script,
				array(),
				null, // phpcs:ignore WordPress.WP.EnqueuedResourceParameters.MissingVersion
				array(
					'strategy'  => 'defer',
					'in_footer' => false,
				)
			);
		}
	}
);
