<?php
/**
 * The article's picture and words elsewhere than on its own page: in links that readers share, and in the theme's lists.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

add_action( 'wp_head', __NAMESPACE__ . '\print_share', 6 );

/** Prints Open Graph, unless a plugin for search engines does. */
function print_share(): void {
	$post = shown_article();
	if ( null === $post || another_plugin_describes() ) {
		return;
	}
	$own     = static fn( string $key, string $otherwise ): string => (string) get_post_meta( $post->ID, $key, true ) ?: $otherwise;
	$plain   = static fn( string $html ): string => html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	$picture = share_picture( $post );
	$told    = array(
		'og:site_name'           => $plain( get_bloginfo( 'name' ) ),
		'og:type'                => 'article',
		'og:title'               => $own( META_SHARE_TITLE, $plain( $post->post_title ) ),
		'og:description'         => $own( META_SHARE_TEXT, $plain( $post->post_excerpt ) ),
		'og:url'                 => (string) get_permalink( $post ),
		'og:locale'              => get_locale(),
		'article:published_time' => (string) get_post_time( 'c', true, $post ),
		'article:modified_time'  => (string) get_post_modified_time( 'c', true, $post ),
	) + $picture;
	foreach ( array_filter( $told ) as $property => $content ) {
		printf( "<meta property=\"%s\" content=\"%s\">\n", esc_attr( $property ), esc_attr( $content ) );
	}
	printf( "<meta name=\"twitter:card\" content=\"%s\">\n", array() === $picture ? 'summary' : 'summary_large_image' );
}

/**
 * The picture of a shared link: the article's own for that, else its featured one; of both only what Studio says may be shared.
 *
 * @param \WP_Post $post The article.
 * @return array<string, string>
 */
function share_picture( \WP_Post $post ): array {
	$shows = (string) get_post_meta( $post->ID, META_SHARE_SHOWS, true );
	if ( 'nothing' === $shows ) {
		return array();
	}
	$elsewhere = 'featured' === $shows ? '' : (string) get_post_meta( $post->ID, META_SHARE_SRC, true );
	if ( '' !== $elsewhere ) {
		return array( 'og:image' => $elsewhere );
	}
	$own  = 'featured' === $shows ? 0 : teaser_image( $post->ID );
	$id   = $own ?: (int) get_post_meta( $post->ID, '_thumbnail_id', true );
	$file = 0 === $id ? false : wp_get_attachment_image_src( $id, 'full' );
	return false === $file ? array() : array(
		'og:image'        => $file[0],
		'og:image:width'  => (string) $file[1],
		'og:image:height' => (string) $file[2],
		'og:image:alt'    => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
	);
}

/**
 * The article's own picture for lists and links, 0 when it has none or it is gone.
 *
 * @param int $post_id The article.
 */
function teaser_image( int $post_id ): int {
	$id = (int) get_post_meta( $post_id, META_SHARE_IMAGE, true );
	return 0 !== $id && wp_attachment_is_image( $id ) ? $id : 0;
}

/*
 * Lists show the teaser picture, which is cropped around what matters in it; the article's page shows the whole picture.
 * What Studio and the editor read over REST is the truth.
 */
add_filter(
	'post_thumbnail_id',
	static function ( $thumbnail_id, $post ) {
		if ( ! $post instanceof \WP_Post || is_admin() || wp_is_serving_rest_request() || is_single( $post->ID ) || is_page( $post->ID ) || '' === delivered_id( $post ) ) {
			return $thumbnail_id;
		}
		return teaser_image( $post->ID ) ?: $thumbnail_id;
	},
	10,
	2
);
