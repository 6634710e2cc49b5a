<?php
/**
 * Who may write here as Studio. What comes from Studio is kept with its HTML as it was, is not written over by anybody unasked, and is
 * known by an id that only one thing can have: that is for whoever may change what others have written, and for nobody with less.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** Whether the user is one whom Studio may log in as (status-route.php tells which rights such a one has). */
function may_write_as_studio(): bool {
	return current_user_can( 'edit_others_posts' );
}

/** The refusal of whoever sends what only Studio may, without that right: nothing is kept, and no id is taken. */
function not_as_studio(): \WP_Error {
	return new \WP_Error( 'studio_forbidden', __( 'Sorry, you are not allowed to do that.', 'studio-companion' ), array( 'status' => rest_authorization_required_code() ) );
}
