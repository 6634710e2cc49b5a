<?php
/**
 * What the theme shows of an article by itself: who has written it, and the picture at its top. Who logged in to deliver it is
 * nobody's byline, and a picture that stands in the article with its caption and its photographer is not shown a second time.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** How an article from Studio begins its picture, when it brings it. */
const HERO_IN_BODY = '<figure class="artikel-hero">';

/** The byline of the article that is being shown, escaped as WordPress keeps the names of users; '' when it has none or is not from Studio. */
function shown_byline(): string {
	$post = is_admin() || wp_is_serving_rest_request() ? null : get_post();
	return $post instanceof \WP_Post && '' !== delivered_id( $post ) ? esc_html( (string) get_post_meta( $post->ID, META_BYLINE, true ) ) : '';
}

add_filter(
	'the_author',
	static function ( $name ) {
		return shown_byline() ?: $name;
	}
);

add_filter(
	'get_the_author_display_name',
	static function ( $name, $user_id = 0 ) {
		$post = get_post();
		return $post instanceof \WP_Post && (int) $post->post_author === (int) $user_id ? ( shown_byline() ?: $name ) : $name;
	},
	10,
	2
);

// The archive of whoever logged in to deliver is not what its readers are offered.
add_filter(
	'the_author_posts_link',
	static function ( $link ) {
		return is_signed_by_its_author() ? $link : ( shown_byline() ?: $link );
	}
);
foreach ( array( 'core/post-author-name', 'core/post-author' ) as $studio_block ) {
	add_filter(
		'render_block_' . $studio_block,
		static function ( $html ) {
			return '' === shown_byline() || is_signed_by_its_author() ? $html : preg_replace( '#</?a\b[^>]*>#', '', (string) $html );
		}
	);
}
unset( $studio_block );

/**
 * Whether the picture at the top stands in the article's body, on the page that shows the article itself.
 *
 * @param int $post_id The post that a picture is asked for.
 */
function brings_its_hero( int $post_id ): bool {
	$post = shown_article();
	return null !== $post && $post->ID === $post_id && str_contains( $post->post_content, HERO_IN_BODY );
}

add_filter(
	'post_thumbnail_html',
	static function ( $html, $post_id ) {
		return brings_its_hero( (int) $post_id ) ? '' : $html;
	},
	10,
	2
);

// Not in the head: plugins for search engines ask there for the picture of a shared link.
add_filter(
	'has_post_thumbnail',
	static function ( $has, $post ) {
		$asked = get_post( $post );
		return $has && ! ( $asked instanceof \WP_Post && 0 < did_action( 'wp_head' ) && ! doing_action( 'wp_head' ) && brings_its_hero( $asked->ID ) );
	},
	10,
	2
);
