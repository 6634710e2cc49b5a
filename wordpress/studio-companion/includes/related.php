<?php
/**
 * «Läs också»: the latest articles with a tag are those of the moment the page is read, from WordPress's own index. What was delivered is
 * shown where there are none, and wherever this plugin is not.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** A list that is to be kept new, as Studio sends it: with its tag; `hidden` while nothing was to be had. */
const RELATED_LIST = '#<aside class="relaterat" data-tagg="([^"]*)"(?: hidden="")?>(<p class="relaterat-rubrik">[^<]*</p>)<ul>.*?</ul></aside>#s';

/** How a paid article from Studio begins. */
const RELATED_MARKING = '#<div class="artikel [^>]*><p class="artikel-markning">([^<]*)</p>#';

/** How many are shown: as on Studio's own pages. */
const RELATED_SHOWN = 5;

// After the text filters that are held off for a body from Studio (reading.php), before what others add.
add_filter( 'the_content', __NAMESPACE__ . '\fill_related', 11 );

/**
 * Puts today's articles in the lists of a body from Studio.
 *
 * @param string $content The body.
 */
function fill_related( $content ) {
	$post = get_post();
	if ( ! is_string( $content ) || '' === delivered_id( $post ) ) {
		return $content;
	}
	$filled = preg_replace_callback(
		RELATED_LIST,
		static function ( array $found ) use ( $post ): string {
			$items = related_items( html_entity_decode( $found[1], ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $post->ID );
			return '' === $items ? $found[0] : sprintf( '<aside class="relaterat" data-tagg="%s">%s<ul>%s</ul></aside>', $found[1], $found[2], $items );
		},
		$content
	);
	return is_string( $filled ) ? $filled : $content;
}

/**
 * The latest public articles with the tag as list items, each with who pays for it; '' when there are none.
 *
 * @param string $tag     The tag's name.
 * @param int    $post_id The article that the list stands in.
 */
function related_items( string $tag, int $post_id ): string {
	$term = tag_meant_by( $tag );
	if ( 0 === $term ) {
		return '';
	}
	$query  = new \WP_Query(
		array(
			'post_type'              => 'post',
			'post_status'            => 'publish',
			'has_password'           => false,
			'tag_id'                 => $term,
			// One more, for the article itself may be among them.
			'posts_per_page'         => RELATED_SHOWN + 1,
			'no_found_rows'          => true,
			'ignore_sticky_posts'    => true,
			'update_post_term_cache' => false,
		)
	);
	$others = array_filter( $query->posts, static fn( \WP_Post $one ): bool => $one->ID !== $post_id );
	return implode( '', array_map( __NAMESPACE__ . '\related_item', array_slice( $others, 0, RELATED_SHOWN ) ) );
}

/**
 * An article as a list leads to it.
 *
 * @param \WP_Post $post The article.
 */
function related_item( \WP_Post $post ): string {
	$paid = 1 === preg_match( RELATED_MARKING, $post->post_content, $found ) ? sprintf( '<span class="relaterat-markning">%s</span> ', $found[1] ) : '';
	return sprintf( '<li><a href="%s">%s%s</a></li>', esc_url( get_permalink( $post ) ), $paid, esc_html( wp_specialchars_decode( $post->post_title, ENT_QUOTES ) ) );
}
