<?php
/**
 * What search engines read: JSON-LD, language links, title and description. What another plugin has said of the article in the same head is
 * not said once more.
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
	print_language_links( $post );
	// What is behind a password is not told to whoever has not given it.
	if ( post_password_required( $post ) ) {
		return;
	}
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

// A plugin for search engines that makes the title does so before this is asked for.
add_filter(
	'document_title_parts',
	static function ( array $parts ): array {
		$post  = shown_article();
		$title = null === $post ? '' : (string) get_post_meta( $post->ID, META_SEO_TITLE, true );
		if ( '' !== $title ) {
			$parts['title'] = $title;
		}
		return $parts;
	}
);

/** Before whoever ends a buffer around the whole head, as All in One SEO does at 99999 in themes that write their own title. */
const HEAD_ENDS = 9999;

add_action( 'wp_head', __NAMESPACE__ . '\listen_to_head', PHP_INT_MIN );

/**
 * Holds what is printed in an article's head until all of it is known: a plugin that is active may have been told to print nothing, or not been
 * set up yet, so that what has been printed is all there is to go by.
 */
function listen_to_head(): void {
	$post = shown_article();
	if ( null === $post ) {
		return;
	}
	ob_start();
	$level = ob_get_level();
	$end   = static function () use ( $post, $level, &$end ): void {
		remove_action( 'wp_head', $end, HEAD_ENDS );
		while ( ob_get_level() > $level ) {
			ob_end_flush();
		}
		// Somebody who has ended it has let out what was in it.
		if ( ob_get_level() === $level ) {
			echo completed_head( $post, (string) ob_get_clean() ); // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped
		}
	};
	add_action( 'wp_head', $end, HEAD_ENDS );
}

/**
 * The head with what nobody has said in it, first: whoever follows a shared link reads but the beginning of a page.
 *
 * @param \WP_Post $post    The article.
 * @param string   $printed What has been printed.
 */
function completed_head( \WP_Post $post, string $printed ): string {
	$head = only_shared_pictures( $post, $printed );
	if ( post_password_required( $post ) ) {
		return $head;
	}
	$description = (string) get_post_meta( $post->ID, META_SEO_DESCRIPTION, true );
	$is_said     = '' === $description || says( $head, 'description' );
	return ( $is_said ? '' : sprintf( "<meta name=\"description\" content=\"%s\">\n", esc_attr( $description ) ) )
		. ( says( $head, 'og:title' ) ? '' : share_tags( $post, ! says( $head, 'twitter:card' ) ) )
		. $head;
}

/**
 * Whether something is told in a head.
 *
 * @param string $head The head.
 * @param string $name What: the name of a meta element, or its property.
 */
function says( string $head, string $name ): bool {
	return 1 === preg_match( '/<meta\s(?:[^>]*\s)?(?:name|property)=["\']?' . preg_quote( $name, '/' ) . '["\'\s\/>]/i', $head );
}
