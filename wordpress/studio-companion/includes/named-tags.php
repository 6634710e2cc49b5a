<?php
/**
 * A delivery may name the article's tags instead of giving their ids: POST /wp/v2/posts and /wp/v2/posts/{id} from Studio with `studio_tags`, a
 * list of names. Each stands for the tag that a look-up tells for it, and one that is not here is made, only once, as by POST /wp/v2/tags with
 * `studio_once` (tags.php); the answer has which they are under the same name. So an article with a new tag takes no request more than
 * one without.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * Puts the ids of the tags that a delivery names into it.
 *
 * @param \WP_REST_Request $request The delivery.
 * @return array<int, array{name: string, id: int, made: bool}>|\WP_Error|null Which tags they are, none where the delivery names none; or why one
 *                                                                             of them cannot be had: nothing of the article is to be saved then.
 */
function named_tags( \WP_REST_Request $request ) {
	$names = $request['studio_tags'];
	if ( ! is_array( $names ) ) {
		return null;
	}
	$tags = array();
	foreach ( $names as $name ) {
		$tag = is_string( $name ) ? named_tag( $name ) : new \WP_Error( 'rest_invalid_param', __( 'studio_tags must be a list of names.', 'studio-companion' ), array( 'status' => 400 ) );
		if ( is_wp_error( $tag ) ) {
			return $tag;
		}
		$tags[] = $tag;
	}
	$request->set_param( 'tags', array_values( array_unique( array_column( $tags, 'id' ) ) ) );
	return $tags;
}

/**
 * The answer to a delivery, with the tags that it named: by that Studio knows that the names were understood.
 *
 * @param \WP_REST_Response $response The answer.
 * @param array[]|null      $tags     The tags; null where it named none.
 */
function with_named_tags( \WP_REST_Response $response, ?array $tags ): \WP_REST_Response {
	if ( null !== $tags && ! $response->is_error() ) {
		$response->set_data( $response->get_data() + array( 'studio_tags' => $tags ) );
	}
	return $response;
}

/**
 * The tag of that name, made where there is none.
 *
 * @param string $name The name.
 * @return array{name: string, id: int, made: bool}|\WP_Error
 */
function named_tag( string $name ) {
	$id   = find_tag_by_any_name( $name );
	$made = false;
	if ( 0 === $id ) {
		// By its own route, as Studio would ask for it: what others have hooked there, and who may, holds here too.
		$create = new \WP_REST_Request( 'POST', '/wp/v2/tags' );
		$create->set_body_params(
			array(
				'name'        => $name,
				'studio_once' => true,
			)
		);
		$answer = rest_do_request( $create );
		$data   = (array) $answer->get_data();
		$made   = ! $answer->is_error();
		// Somebody else has made it meanwhile, or WordPress takes another spelling for the same.
		$id = (int) ( $made ? $data['id'] ?? 0 : $data['data']['term_id'] ?? 0 );
		if ( 0 === $id ) {
			return tag_refused( $name, $answer );
		}
	}
	if ( ! current_user_can( 'assign_term', $id ) ) {
		return new \WP_Error( 'rest_cannot_assign_term', __( 'Sorry, you are not allowed to do that.', 'studio-companion' ), array( 'status' => rest_authorization_required_code() ) );
	}
	return array(
		'name' => $name,
		'id'   => $id,
		'made' => $made,
	);
}

/**
 * The refusal of a tag, which says of which: the request that it answers is about the article.
 *
 * @param string            $name   The tag.
 * @param \WP_REST_Response $answer What its own route said.
 */
function tag_refused( string $name, \WP_REST_Response $answer ): \WP_Error {
	$error = $answer->as_error() ?? new \WP_Error( 'studio_tag_refused', __( 'The tag was not made.', 'studio-companion' ) );
	$data  = array_merge( array( 'status' => 500 ), (array) $error->get_error_data(), array( 'studio_tag' => $name ) );
	return new \WP_Error( $error->get_error_code(), $error->get_error_message(), $data );
}
