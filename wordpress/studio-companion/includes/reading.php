<?php
/**
 * The article's body reaches the reader as Studio rendered it.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * WordPress's own alterations of text. In an article from Studio they would change quotes, run a «[gallery]» that
 * somebody only wrote about, or load a player from another company where the reader has not asked for it.
 *
 * @return callable[]
 */
function text_filters(): array {
	$embed = $GLOBALS['wp_embed'];
	return array( 'wptexturize', 'wpautop', 'shortcode_unautop', 'convert_smilies', 'do_shortcode', 'capital_P_dangit', array( $embed, 'run_shortcode' ), array( $embed, 'autoembed' ) );
}

add_filter( 'the_content', __NAMESPACE__ . '\leave_body_alone', PHP_INT_MIN );

/**
 * Takes the text filters away while the body of an article from Studio is being filtered. Whatever else hooks in, such as
 * lazy loading or a plugin that adds something after the text, still works.
 *
 * @param string $content The body, returned as it is.
 */
function leave_body_alone( $content ) {
	if ( '' === delivered_id( get_post() ) ) {
		return $content;
	}
	$removed = array();
	foreach ( text_filters() as $filter ) {
		$priority = has_filter( 'the_content', $filter );
		if ( false !== $priority ) {
			remove_filter( 'the_content', $filter, $priority );
			$removed[] = array( $filter, $priority );
		}
	}
	$restore = static function ( $filtered ) use ( $removed, &$restore ) {
		foreach ( $removed as list( $filter, $priority ) ) {
			add_filter( 'the_content', $filter, $priority );
		}
		remove_filter( 'the_content', $restore, PHP_INT_MAX );
		return $filtered;
	};
	add_filter( 'the_content', $restore, PHP_INT_MAX );
	return $content;
}

/*
 * A block theme curls quotes and draws smilies in the whole page at once, past the filters above. On an article's own
 * page both are therefore off altogether, its headline included.
 */
add_action(
	'wp',
	static function (): void {
		if ( null !== shown_article() ) {
			add_filter( 'run_wptexturize', '__return_false' );
			// It asks that filter once, and may have done so already.
			wptexturize( ' ', true );
			add_filter( 'pre_option_use_smilies', '__return_zero' );
		}
	}
);
