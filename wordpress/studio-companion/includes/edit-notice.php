<?php
/**
 * Tells whoever opens one of Studio's articles here that it is written there, before they change it: in both editors, and in the list
 * of posts. Nothing is locked: a change made here stays until somebody in Studio has decided of it.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** What whoever opens an article from Studio is told. */
function written_there(): string {
	return __( 'This article is written in Studio. A change made here stays until somebody in Studio has decided which version counts.', 'studio-companion' );
}

/**
 * Where the article is written, '' when it did not come from Studio or nobody has told where that is.
 *
 * @param \WP_Post|null $post The post.
 */
function written_at( ?\WP_Post $post ): string {
	$id = external_id_of( $post );
	if ( ! wp_is_uuid( $id ) ) {
		return '';
	}
	$studio = studio_address();
	return '' === $studio ? '' : $studio . '/studio/artikel/' . $id;
}

// The classic editor.
add_action(
	'admin_notices',
	static function (): void {
		$screen = get_current_screen();
		if ( null === $screen || 'post' !== $screen->base || $screen->is_block_editor() || '' === external_id_of( get_post() ) ) {
			return;
		}
		$address = written_at( get_post() );
		$link    = '' === $address ? '' : sprintf( ' <a href="%s">%s</a>', esc_url( $address ), esc_html__( 'Open in Studio', 'studio-companion' ) );
		printf( '<div class="notice notice-warning"><p>%s%s</p></div>', esc_html( written_there() ), wp_kses( $link, array( 'a' => array( 'href' => true ) ) ) );
	}
);

// The block editor, which shows no notices but its own.
add_action(
	'enqueue_block_editor_assets',
	static function (): void {
		$post = get_post();
		if ( '' === external_id_of( $post ) ) {
			return;
		}
		$address = written_at( $post );
		$options = array(
			'id'            => 'studio-companion',
			'isDismissible' => false,
			'actions'       => '' === $address ? array() : array(
				array(
					'label' => __( 'Open in Studio', 'studio-companion' ),
					'url'   => $address,
				),
			),
		);
		wp_add_inline_script(
			'wp-edit-post',
			sprintf(
				'wp.domReady( function () { wp.data.dispatch( "core/notices" ).createWarningNotice( %s, %s ); } );',
				wp_json_encode( written_there(), JSON_HEX_TAG ),
				wp_json_encode( $options, JSON_HEX_TAG )
			)
		);
	}
);

add_filter(
	'display_post_states',
	static function ( array $states, \WP_Post $post ): array {
		return '' === external_id_of( $post ) ? $states : $states + array( 'studio' => __( 'Written in Studio', 'studio-companion' ) );
	},
	10,
	2
);
