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
				'permission_callback' => static fn(): bool => current_user_can( 'edit_posts' ),
				'args'                => array(
					'post'  => array(
						'type'              => 'string',
						'required'          => true,
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'media' => array(
						'type'              => 'string',
						'validate_callback' => static fn( $value ): bool => is_external_id( $value ),
					),
					'tags'  => array(
						'type'    => 'array',
						'items'   => array( 'type' => 'string' ),
						'default' => array(),
					),
				),
				'callback'            => static fn( \WP_REST_Request $request ): array => array(
					'post'  => described_post( object_with( 'post', $request['post'] ) ),
					'media' => isset( $request['media'] ) ? described_media( object_with( 'attachment', $request['media'] ) ) : null,
					'tags'  => existing_tags( $request['tags'] ),
				),
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
		'status'       => $post->post_status,
		'link'         => (string) get_permalink( $post ),
		'public_link'  => (string) get_post_meta( $post->ID, META_PUBLIC_LINK, true ),
		'section_link' => section_link( $post ),
	);
}

/**
 * The picture, with the words that Studio may want to change.
 *
 * @param \WP_Post|null $media The attachment.
 */
function described_media( ?\WP_Post $media ): ?array {
	return null === $media ? null : array(
		'id'      => $media->ID,
		'alt'     => (string) get_post_meta( $media->ID, '_wp_attachment_image_alt', true ),
		'caption' => $media->post_excerpt,
		'credit'  => (string) get_post_meta( $media->ID, META_CREDIT, true ),
	);
}

/**
 * Those of the tags that exist.
 *
 * @param string[] $names Tag names.
 * @return array<int, array{name: string, id: int}>
 */
function existing_tags( array $names ): array {
	$found = array();
	foreach ( $names as $name ) {
		$id = find_tag( $name );
		if ( 0 !== $id ) {
			$found[] = array(
				'name' => $name,
				'id'   => $id,
			);
		}
	}
	return $found;
}
