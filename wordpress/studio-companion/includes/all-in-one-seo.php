<?php
/**
 * All in One SEO keeps its words in a table of its own, and not in the post's meta (seo-plugins.php). What it has read from there it lets others
 * complete, each time, by its filter `aioseo_get_post`: a reader's page has what Studio says where nobody has written anything in its form. Nothing
 * is kept there, so that an empty field goes on following Studio, and what a person writes in it is theirs at once.
 *
 * Read in All in One SEO 4.9.9.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Its fields for what Studio says. Those for X count only where the site has told it not to use the same as for Facebook. */
const AIOSEO_FIELDS = array(
	'title'       => array( 'title' ),
	'description' => array( 'description' ),
	'share_title' => array( 'og_title', 'twitter_title' ),
	'share_text'  => array( 'og_description', 'twitter_description' ),
);

add_filter( 'aioseo_get_post', __NAMESPACE__ . '\complete_aioseo_words' );

/**
 * What All in One SEO knows of a post, with what Studio says of it where that is the article whose page is shown. Its forms, and what it saves, have
 * only what is its own: an editor on the page itself (Elementor, Divi and others open one there) reads it for its form while the page is made, so that
 * nothing is completed for whoever may write in the article but while the head is printed.
 *
 * @param mixed $words What it has read, an object with a property for each field.
 * @return mixed
 */
function complete_aioseo_words( $words ) {
	$post = did_action( 'wp' ) ? shown_article() : null;
	if ( null === $post || is_read_for_a_form( $post ) || ! is_object( $words ) || (int) ( $words->post_id ?? 0 ) !== $post->ID || post_password_required( $post ) ) {
		return $words;
	}
	$said = said_to_search_engines( $post->ID );
	foreach ( AIOSEO_FIELDS as $what => $fields ) {
		foreach ( $fields as $field ) {
			if ( '' === trim( (string) ( $words->$field ?? '' ) ) ) {
				$words->$field = $said[ $what ];
			}
		}
	}
	foreach ( array( 'og', 'twitter' ) as $where ) {
		// Until somebody has chosen for the post itself.
		if ( '' !== $said['image'] && in_array( (string) ( $words->{ $where . '_image_type' } ?? '' ), array( '', 'default' ), true ) ) {
			$words->{ $where . '_image_type' }       = 'custom_image';
			$words->{ $where . '_image_custom_url' } = $said['image'];
		}
	}
	return $words;
}

/**
 * Whether what is read may be for a form on the page: the one who sees it may write there, and it is not the head that is being made.
 *
 * @param \WP_Post $post The article.
 */
function is_read_for_a_form( \WP_Post $post ): bool {
	$is_head = doing_action( 'wp_head' ) && ! doing_action( 'wp_enqueue_scripts' );
	return ! $is_head && ! doing_filter( 'pre_get_document_title' ) && current_user_can( 'edit_post', $post->ID );
}
