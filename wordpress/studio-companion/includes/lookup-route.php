<?php
/**
 * POST /studio/v1/lookup: what is already here of an article, in one request. Changes nothing; POST, because a list of
 * tags may be longer than an address, and because no cache answers a POST.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'studio/v1',
			'/lookup',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn(): bool => may_write_as_studio(),
				'args'                => array(
					'post'  => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'media' => array(
						'type'              => 'array',
						'default'           => array(),
						'validate_callback' => static fn( $value ): bool => is_array( $value ) && array() === array_filter( $value, static fn( $id ): bool => ! is_external_id( $id ) ),
					),
					'tags'  => array(
						'type'    => 'array',
						'items'   => array( 'type' => 'string' ),
						'default' => array(),
					),
					'place' => array(
						'type'       => 'object',
						'properties' => array(
							'slug'     => array( 'type' => 'string' ),
							'section'  => array( 'type' => 'integer' ),
							'date_gmt' => array( 'type' => 'string' ),
							'type'     => array(
								'type' => 'string',
								'enum' => ARTICLE_TYPES,
							),
						),
					),
				),
				'callback'            => static function ( \WP_REST_Request $request ): array {
					$post  = object_with( 'post', $request['post'] );
					$place = $request['place'];
					return array(
						'post'     => described_post( $post ),
						'media'    => existing_media( $request['media'] ),
						'tags'     => existing_tags( $request['tags'] ),
						// A delivery may name them instead (named-tags.php).
						'by_name'  => true,
						'foretold' => is_array( $place ) ? foretold_link( $post, (string) ( $place['slug'] ?? '' ), (int) ( $place['section'] ?? 0 ), (string) ( $place['date_gmt'] ?? '' ), (string) ( $place['type'] ?? 'post' ) ) : '',
						'theme'    => get_stylesheet(),
						'reader'   => reader_files(),
					);
				},
			)
		);
	}
);

/**
 * The post in any status, as Studio needs to know it.
 *
 * @param \WP_Post|null $post The post.
 */
function described_post( ?\WP_Post $post ): ?array {
	return null === $post ? null : array(
		'id'           => $post->ID,
		'type'         => $post->post_type,
		'status'       => $post->post_status,
		'slug'         => $post->post_name,
		'link'         => (string) get_permalink( $post ),
		'public_link'  => (string) get_post_meta( $post->ID, META_PUBLIC_LINK, true ),
		'section_link' => section_link( $post ),
		// Not one that is only tied: of that nothing is Studio's yet.
		'delivered'    => '' !== delivered_id( $post ),
		'version'      => (string) get_post_meta( $post->ID, META_VERSION, true ),
		'fingerprint'  => delivered_fingerprint( $post->ID ),
		'changed'      => changed_parts( $post ),
		'decided'      => decided( $post ),
		'state'        => parts_state( $post ),
	);
}

/**
 * Those of the pictures that are here.
 *
 * @param string[] $external_ids What Studio calls them.
 */
function existing_media( array $external_ids ): array {
	$found = array_map( static fn( string $id ): ?\WP_Post => object_with( 'attachment', $id ), $external_ids );
	return array_values( array_map( __NAMESPACE__ . '\described_media', array_filter( $found ) ) );
}

/**
 * The picture: where it lies, and the words that Studio may want to change.
 *
 * @param \WP_Post $media The attachment.
 */
function described_media( \WP_Post $media ): array {
	return array(
		'external_id' => external_id_of( $media ),
		'id'          => $media->ID,
		'alt'         => (string) get_post_meta( $media->ID, '_wp_attachment_image_alt', true ),
		'caption'     => $media->post_excerpt,
		'credit'      => (string) get_post_meta( $media->ID, META_CREDIT, true ),
		'src'         => (string) wp_get_attachment_url( $media->ID ),
		'copies'      => picture_copies( $media->ID ),
	);
}

/**
 * The narrower copies of a picture that show all of it, narrowest first.
 *
 * @param int $id The attachment.
 * @return array<int, array{width: int, src: string}>
 */
function picture_copies( int $id ): array {
	$picture = wp_get_attachment_metadata( $id );
	$width   = (int) ( $picture['width'] ?? 0 );
	$height  = (int) ( $picture['height'] ?? 0 );
	$folder  = dirname( (string) wp_get_attachment_url( $id ) );
	$copies  = array();
	foreach ( $picture['sizes'] ?? array() as $size ) {
		if ( wp_image_matches_ratio( $width, $height, (int) $size['width'], (int) $size['height'] ) ) {
			$copies[ (int) $size['width'] ] = array(
				'width' => (int) $size['width'],
				'src'   => $folder . '/' . rawurlencode( $size['file'] ),
			);
		}
	}
	ksort( $copies );
	return array_values( $copies );
}

/**
 * Those of the tags that exist, also under another name that they have been given here.
 *
 * @param string[] $names Tag names.
 * @return array<int, array{name: string, id: int}>
 */
function existing_tags( array $names ): array {
	$found = array();
	foreach ( $names as $name ) {
		$id = find_tag_by_any_name( $name );
		if ( 0 !== $id ) {
			$found[] = array(
				'name' => $name,
				'id'   => $id,
			);
		}
	}
	return $found;
}
