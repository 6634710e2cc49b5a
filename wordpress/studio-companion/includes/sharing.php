<?php
/**
 * The article's picture and words elsewhere than on its own page: in links that readers share, and in the theme's lists.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * Open Graph, and the card that goes with it.
 *
 * @param \WP_Post $post      The article.
 * @param bool     $with_card Whether nobody else has said which card.
 */
function share_tags( \WP_Post $post, bool $with_card ): string {
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
	$tags    = '';
	foreach ( array_filter( $told ) as $property => $content ) {
		$tags .= sprintf( "<meta property=\"%s\" content=\"%s\">\n", esc_attr( $property ), esc_attr( $content ) );
	}
	$card = array() === $picture ? 'summary' : 'summary_large_image';
	return $with_card ? $tags . "<meta name=\"twitter:card\" content=\"$card\">\n" : $tags;
}

/**
 * Whether Studio says that no picture of the article may be shared: those who have the right to them have not let it go further than the page.
 *
 * @param \WP_Post $post The article.
 */
function shares_no_picture( \WP_Post $post ): bool {
	return '' !== delivered_id( $post ) && 'nothing' === (string) get_post_meta( $post->ID, META_SHARE_SHOWS, true );
}

/**
 * The head without pictures that may not be shared: a plugin for search engines that is told of none finds the one at the top, or one in the text.
 *
 * @param \WP_Post $post The article.
 * @param string   $head What has been printed in its head.
 */
function only_shared_pictures( \WP_Post $post, string $head ): string {
	if ( ! shares_no_picture( $post ) ) {
		return $head;
	}
	$without = preg_replace( '/<meta\s(?:[^>]*\s)?(?:name|property)=["\'](?:og|twitter):image(?::\w+)?["\'][^>]*>\s*|<link\s(?:[^>]*\s)?rel=["\']image_src["\'][^>]*>\s*/i', '', $head );
	return is_string( $without ) ? $without : '';
}

// What other sites show of the article when they embed it, which WordPress makes by itself.
add_filter(
	'oembed_response_data',
	static function ( $data, $post ) {
		$shared_as = array( 'thumbnail_url', 'thumbnail_width', 'thumbnail_height' );
		return is_array( $data ) && $post instanceof \WP_Post && shares_no_picture( $post ) ? array_diff_key( $data, array_flip( $shared_as ) ) : $data;
	},
	PHP_INT_MAX,
	2
);
add_filter(
	'embed_thumbnail_id',
	static function ( $id ) {
		$post = get_post();
		return $post instanceof \WP_Post && shares_no_picture( $post ) ? 0 : $id;
	}
);

/**
 * The picture of a shared link: the article's own for that, else its featured one; of both only what Studio says may be shared.
 *
 * @param \WP_Post $post The article.
 * @return array<string, string>
 */
function share_picture( \WP_Post $post ): array {
	if ( shares_no_picture( $post ) ) {
		return array();
	}
	$shows     = (string) get_post_meta( $post->ID, META_SHARE_SHOWS, true );
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
