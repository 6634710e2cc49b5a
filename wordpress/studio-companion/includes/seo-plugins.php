<?php
/**
 * Plugins for search engines write title, description and what shared links show by themselves. They are told what Studio says in the fields
 * that their own forms have, so that a person finds it there; one that a person has written in stays theirs. One that has become active since
 * the article was delivered is told when it is first read.
 *
 * Read in a real site: Yoast SEO 28.4, Rank Math 1.0.273, SEOPress 9.7.4, The SEO Framework 5.1.5 and All in One SEO 4.9.9. Each shows the picture at the
 * top where it has been told of none (sharing.php), and prints nothing while it is switched off in its own settings, or not set up (head.php).
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** What Studio last wrote in which field, as JSON: another value there is somebody else's. */
const META_SEO_WRITTEN = '_studio_seo_written';

/** Which plugins were active when they were last told. */
const META_SEO_TOLD = '_studio_seo_told';

/** By what a plugin is known to be active, and its fields for what Studio says. */
const SEO_FIELDS = array(
	'WPSEO_VERSION'             => array(
		'title'       => array( '_yoast_wpseo_title' ),
		'description' => array( '_yoast_wpseo_metadesc' ),
		'share_title' => array( '_yoast_wpseo_opengraph-title' ),
		'share_text'  => array( '_yoast_wpseo_opengraph-description' ),
		'image'       => array( '_yoast_wpseo_opengraph-image' ),
		'image_id'    => array( '_yoast_wpseo_opengraph-image-id' ),
	),
	'RANK_MATH_VERSION'         => array(
		'title'       => array( 'rank_math_title' ),
		'description' => array( 'rank_math_description' ),
		'share_title' => array( 'rank_math_facebook_title' ),
		'share_text'  => array( 'rank_math_facebook_description' ),
		'image'       => array( 'rank_math_facebook_image' ),
		'image_id'    => array( 'rank_math_facebook_image_id' ),
	),
	'SEOPRESS_VERSION'          => array(
		'title'       => array( '_seopress_titles_title' ),
		'description' => array( '_seopress_titles_desc' ),
		'share_title' => array( '_seopress_social_fb_title', '_seopress_social_twitter_title' ),
		'share_text'  => array( '_seopress_social_fb_desc', '_seopress_social_twitter_desc' ),
		'image'       => array( '_seopress_social_fb_img', '_seopress_social_twitter_img' ),
		'image_id'    => array( '_seopress_social_fb_img_attachment_id', '_seopress_social_twitter_img_attachment_id' ),
	),
	'THE_SEO_FRAMEWORK_VERSION' => array(
		'title'       => array( '_genesis_title' ),
		'description' => array( '_genesis_description' ),
		'share_title' => array( '_open_graph_title' ),
		'share_text'  => array( '_open_graph_description' ),
		'image'       => array( '_social_image_url' ),
		'image_id'    => array( '_social_image_id' ),
	),
);

/**
 * The fields of the plugins that are active.
 *
 * @return array<string, array<string, string[]>>
 */
function active_seo_fields(): array {
	return array_filter( SEO_FIELDS, static fn( string $mark ): bool => defined( $mark ), ARRAY_FILTER_USE_KEY );
}

/**
 * Tells the active plugins what Studio says of the article.
 *
 * @param int $post_id The article.
 */
function tell_seo_plugins( int $post_id ): void {
	$fields = active_seo_fields();
	if ( array() === $fields ) {
		return;
	}
	$said   = said_to_search_engines( $post_id );
	$before = json_decode( (string) get_post_meta( $post_id, META_SEO_WRITTEN, true ), true );
	$before = is_array( $before ) ? $before : array();
	// Those of a plugin that is not active now are known again when it is.
	$written = $before;
	foreach ( $fields as $plugin ) {
		foreach ( $plugin as $what => $keys ) {
			foreach ( $keys as $key ) {
				$there = (string) get_post_meta( $post_id, $key, true );
				unset( $written[ $key ] );
				if ( '' !== $there && ( $before[ $key ] ?? '' ) !== $there ) {
					continue;
				}
				if ( '' === $said[ $what ] ) {
					delete_post_meta( $post_id, $key );
				} else {
					update_post_meta( $post_id, $key, wp_slash( $said[ $what ] ) );
					$written[ $key ] = $said[ $what ];
				}
			}
		}
	}
	update_post_meta( $post_id, META_SEO_WRITTEN, wp_slash( (string) wp_json_encode( $written, JSON_UNESCAPED_UNICODE ) ) );
	update_post_meta( $post_id, META_SEO_TOLD, implode( ' ', array_keys( $fields ) ) );
}

// Before any of them looks at the article.
add_action(
	'wp',
	static function (): void {
		$post = shown_article();
		if ( null !== $post && get_post_meta( $post->ID, META_SEO_TOLD, true ) !== implode( ' ', array_keys( active_seo_fields() ) ) ) {
			tell_seo_plugins( $post->ID );
		}
	},
	1
);

/**
 * What Studio says of the article, each '' where the plugin is to find its own words.
 *
 * @param int $post_id The article.
 * @return array<string, string>
 */
function said_to_search_engines( int $post_id ): array {
	$meta  = static fn( string $key ): string => (string) get_post_meta( $post_id, $key, true );
	$kept  = '' !== $meta( META_SHARE_SHOWS );
	$image = $kept ? 0 : teaser_image( $post_id );
	$src   = $kept ? '' : $meta( META_SHARE_SRC );
	$own   = 0 === $image ? '' : (string) wp_get_attachment_image_url( $image, 'full' );
	return array(
		'title'       => $meta( META_SEO_TITLE ),
		'description' => $meta( META_SEO_DESCRIPTION ),
		'share_title' => $meta( META_SHARE_TITLE ),
		'share_text'  => $meta( META_SHARE_TEXT ),
		'image'       => $src ?: $own,
		'image_id'    => '' === $src && 0 !== $image ? (string) $image : '',
	);
}

/** Whether the page has structured data from Studio: then nobody else prints some of the same article. */
function has_own_structured_data(): bool {
	$post = shown_article();
	return null !== $post && '' !== (string) get_post_meta( $post->ID, META_JSON_LD, true );
}

add_filter( 'wpseo_json_ld_output', static fn( $data ) => has_own_structured_data() ? false : $data, PHP_INT_MAX );
add_filter( 'rank_math/json_ld', static fn( $data ) => has_own_structured_data() ? array() : $data, PHP_INT_MAX );
add_filter( 'the_seo_framework_schema_graph_data', static fn( $data ) => has_own_structured_data() ? array() : $data, PHP_INT_MAX );
add_filter( 'aioseo_schema_disable', static fn( $is_off ) => has_own_structured_data() ? true : $is_off, PHP_INT_MAX );

// Yoast SEO asks for nobody's name but that of the user.
add_filter( 'wpseo_meta_author', static fn( $name ) => wp_specialchars_decode( shown_byline(), ENT_QUOTES ) ?: $name );
