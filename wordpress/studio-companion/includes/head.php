<?php
/**
 * What search engines read: JSON-LD, language links, title and description.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** The article from Studio that this page shows, if it shows one. */
function shown_article(): ?\WP_Post {
	$post = is_singular( ARTICLE_TYPES ) ? get_queried_object() : null;
	return $post instanceof \WP_Post && '' !== delivered_id( $post ) ? $post : null;
}

add_action( 'wp_head', __NAMESPACE__ . '\print_head', 5 );

/** Prints the article's part of the head. */
function print_head(): void {
	$post = shown_article();
	if ( null === $post ) {
		return;
	}
	$description = (string) get_post_meta( $post->ID, META_SEO_DESCRIPTION, true );
	if ( '' !== $description && ! another_plugin_describes() ) {
		printf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( $description ) );
	}
	print_language_links( $post );
	$json_ld = json_decode( (string) get_post_meta( $post->ID, META_JSON_LD, true ) );
	if ( null !== $json_ld ) {
		// Encoded anew with < and > as escapes: no text in it can end the script element.
		$safe = wp_json_encode( $json_ld, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_HEX_TAG );
		printf( "<script type=\"application/ld+json\">%s</script>\n", $safe ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
	}
}

/**
 * The article's addresses by language, its own among them, as search engines want them in both directions; none when there is but one.
 *
 * @param \WP_Post $post The article.
 * @return array<string, string>
 */
function language_links( \WP_Post $post ): array {
	$others = get_post_meta( $post->ID, META_HREFLANG, true );
	if ( ! is_array( $others ) || array() === $others ) {
		return array();
	}
	$own = (string) get_permalink( $post );
	// Whoever speaks none of the languages gets the one that the article was written in.
	return array( substr( get_locale(), 0, 2 ) => $own ) + array_column( $others, 'lank', 'sprak' ) + array( 'x-default' => $own );
}

/**
 * Prints hreflang for the article's languages, and for those that another plugin knows of.
 *
 * @param \WP_Post $post The article.
 */
function print_language_links( \WP_Post $post ): void {
	$links = language_links( $post );
	if ( array() === $links ) {
		return;
	}
	foreach ( $links + language_links_of_others() as $language => $address ) {
		printf( "<link rel=\"alternate\" hreflang=\"%s\" href=\"%s\">\n", esc_attr( $language ), esc_url( $address ) );
	}
}

add_filter(
	'document_title_parts',
	static function ( array $parts ): array {
		$post  = shown_article();
		$title = null === $post ? '' : (string) get_post_meta( $post->ID, META_SEO_TITLE, true );
		if ( '' !== $title && ! another_plugin_describes() ) {
			$parts['title'] = $title;
		}
		return $parts;
	}
);
