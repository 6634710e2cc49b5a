<?php
/**
 * Sites in several languages, by Polylang or WPML: articles from Studio are in Swedish, and their language links are printed once,
 * with those that the plugin knows of and Studio does not.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** The language of what Studio delivers here. */
const DELIVERED_LANGUAGE = 'sv';

/**
 * Keeps the links that another plugin was to print of an article with links of its own, so that none is printed twice.
 *
 * @param mixed $links Addresses by language.
 * @return mixed What the plugin is left to print.
 */
function take_language_links( $links ) {
	$post = shown_article();
	if ( null === $post || ! is_array( $links ) || array() === language_links( $post ) ) {
		return $links;
	}
	language_links_of_others( $links );
	return array();
}

/**
 * The links that were taken from another plugin on this page.
 *
 * @param array<string, string>|null $taken Those that are taken now.
 * @return array<string, string>
 */
function language_links_of_others( ?array $taken = null ): array {
	static $links = array();
	if ( null !== $taken ) {
		$links = $taken;
	}
	return $links;
}

// Both print at the very beginning of the head, before Studio's.
add_filter( 'pll_rel_hreflang_attributes', __NAMESPACE__ . '\take_language_links', 100 );
add_filter( 'wpml_hreflangs', __NAMESPACE__ . '\take_language_links', 100 );

add_action(
	'wp_after_insert_post',
	static function ( int $id, \WP_Post $post, bool $update ): void {
		// Another language that somebody has chosen since is theirs.
		if ( $update || ! in_array( $post->post_type, ARTICLE_TYPES, true ) || '' === external_id_of( $post ) ) {
			return;
		}
		if ( function_exists( 'pll_set_post_language' ) && function_exists( 'pll_languages_list' ) && in_array( DELIVERED_LANGUAGE, (array) pll_languages_list(), true ) ) {
			pll_set_post_language( $id, DELIVERED_LANGUAGE );
		}
		$known = apply_filters( 'wpml_active_languages', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
		if ( is_array( $known ) && isset( $known[ DELIVERED_LANGUAGE ] ) ) {
			do_action( // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
				'wpml_set_element_language_details',
				array(
					'element_id'           => $id,
					'element_type'         => apply_filters( 'wpml_element_type', $post->post_type ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedHooknameFound
					'trid'                 => false,
					'language_code'        => DELIVERED_LANGUAGE,
					'source_language_code' => null,
				)
			);
		}
	},
	10,
	3
);
