<?php
/**
 * What Studio tells about an article and a picture beyond WordPress's own fields. The standfirst needs no meta: it is the
 * excerpt, which every theme knows how to show.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

const META_JSON_LD         = '_studio_json_ld';
const META_BYLINE          = '_studio_byline';
const META_SEO_TITLE       = '_studio_seo_title';
const META_SEO_DESCRIPTION = '_studio_seo_description';
const META_HREFLANG        = '_studio_hreflang';
const META_SECTION_LINK    = '_studio_section_link';
const META_SECTION         = '_studio_section_category';
const META_SHARE_TITLE     = '_studio_share_title';
const META_SHARE_TEXT      = '_studio_share_text';
const META_SHARE_IMAGE     = '_studio_share_image';
const META_SHARE_SRC       = '_studio_share_src';
const META_SHARE_SHOWS     = '_studio_share_shows';
const META_CREDIT          = '_studio_credit';

/** What a delivery sets of a post. */
const DELIVERED_META = array( META_JSON_LD, META_BYLINE, META_SEO_TITLE, META_SEO_DESCRIPTION, META_HREFLANG, META_SECTION_LINK, META_SECTION, META_SHARE_TITLE, META_SHARE_TEXT, META_SHARE_IMAGE, META_SHARE_SRC, META_SHARE_SHOWS );

/** Set by this plugin: the last public address of an article. */
const META_PUBLIC_LINK = '_studio_public_link';

add_action( 'init', __NAMESPACE__ . '\register_studio_meta' );

/** Registers the meta. */
function register_studio_meta(): void {
	$text = array(
		'type'    => 'string',
		'default' => '',
	);
	$link = array(
		'type'              => 'string',
		'default'           => '',
		'sanitize_callback' => static fn( $value ): string => sanitize_url( (string) $value, array( 'http', 'https' ) ),
	);
	register_studio_meta_key( ARTICLE_TYPES, META_JSON_LD, array( 'sanitize_callback' => __NAMESPACE__ . '\sanitize_json_ld' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_BYLINE, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SEO_TITLE, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SEO_DESCRIPTION, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SHARE_TITLE, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SHARE_TEXT, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SHARE_SRC, $link );
	register_studio_meta_key( ARTICLE_TYPES, META_SHARE_SHOWS, array( 'sanitize_callback' => 'sanitize_key' ) + $text );
	register_studio_meta_key( ARTICLE_TYPES, META_SECTION_LINK, $link );
	foreach ( array( META_SECTION, META_SHARE_IMAGE ) as $number ) {
		register_studio_meta_key(
			ARTICLE_TYPES,
			$number,
			array(
				'type'    => 'integer',
				'default' => 0,
			)
		);
	}
	register_studio_meta_key(
		ARTICLE_TYPES,
		META_HREFLANG,
		array(
			'type'         => 'array',
			'default'      => array(),
			'show_in_rest' => array(
				'schema' => array(
					'items' => array(
						'type'                 => 'object',
						'required'             => array( 'sprak', 'lank' ),
						'additionalProperties' => false,
						'properties'           => array(
							'sprak' => array(
								'type'    => 'string',
								'pattern' => '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$',
							),
							'lank'  => array(
								'type'   => 'string',
								'format' => 'uri',
							),
						),
					),
				),
			),
		)
	);
	register_studio_meta_key( array( 'attachment' ), META_CREDIT, array( 'sanitize_callback' => 'sanitize_text_field' ) + $text );
}

/**
 * Registers one key.
 *
 * @param string[] $post_types Of what.
 * @param string   $key        The meta key.
 * @param array    $shape      Type, default and sanitising, as register_post_meta() takes them.
 */
function register_studio_meta_key( array $post_types, string $key, array $shape ): void {
	foreach ( $post_types as $post_type ) {
		register_post_meta(
			$post_type,
			$key,
			$shape + array(
				'single'        => true,
				'show_in_rest'  => true,
				'auth_callback' => static fn( bool $allowed, string $meta_key, int $post_id ): bool => may_write_meta( $post_id ),
			)
		);
	}
}

/**
 * Whether the user may write what Studio tells of an object: of what has come from Studio whoever may write as Studio. Of anything else it
 * is shown nowhere, and editors that send back all that they have read must be able to save.
 *
 * @param int $post_id The object.
 */
function may_write_meta( int $post_id ): bool {
	return current_user_can( 'edit_post', $post_id ) && ( may_write_as_studio() || '' === external_id_of( get_post( $post_id ) ) );
}

/**
 * Keeps only what is JSON: an object or a list of them. It is encoded anew when printed, so nothing else is needed to
 * make it safe.
 *
 * @param mixed $value The text.
 */
function sanitize_json_ld( $value ): string {
	return is_string( $value ) && is_array( json_decode( $value, true ) ) ? $value : '';
}
