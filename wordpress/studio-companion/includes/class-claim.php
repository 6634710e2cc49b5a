<?php
/**
 * The claim on an external id.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * The right to create the one object with a certain external id.
 *
 * It is a row in the options table, whose name is under a unique key: of any number of simultaneous creates the database
 * lets exactly one insert it. The row reads `pending <unix time> <token>` while its owner works, and `done <object id>`
 * afterwards. A pending row older than PATIENCE belongs to a process that died, and may be taken over by a
 * compare-and-swap, which again only one can win. Rows are read and written past the option cache on purpose.
 */
final class Claim {
	/** Seconds after which the owner of a pending claim is taken for dead. */
	public const PATIENCE = 30;

	private const ROW_PREFIX = 'studio_claim_';

	/**
	 * Made by take() only.
	 *
	 * @param string $post_type   'post' or 'attachment'.
	 * @param string $external_id The external id claimed.
	 * @param string $value       What the row holds while the claim is ours.
	 */
	private function __construct( public readonly string $post_type, public readonly string $external_id, private string $value ) {}

	/**
	 * Claims an external id.
	 *
	 * @param string $post_type   'post' or 'attachment'.
	 * @param string $external_id The external id.
	 * @return self|int|\WP_Error The claim: go ahead and create. An int: it exists, with this id. An error (503): somebody
	 *                            else is creating it just now.
	 */
	public static function take( string $post_type, string $external_id ): self|int|\WP_Error {
		$mine = self::pending_value();
		if ( self::insert( $post_type, $external_id, $mine ) ) {
			$claim = new self( $post_type, $external_id, $mine );
			// The row may have been lost (the plugin removed and installed again) while the object lives on.
			return $claim->adopt( find_by_guid( $post_type, $external_id ) );
		}
		$row = self::read( $post_type, $external_id );
		if ( null === $row ) {
			return self::busy( 1 );
		}
		$id = self::done_id( $row );
		if ( 0 !== $id ) {
			if ( null !== get_post( $id ) ) {
				return $id;
			}
			// Deleted without WordPress telling us (straight from the database): the id is free again.
			return self::swap( $post_type, $external_id, $row, $mine ) ? new self( $post_type, $external_id, $mine ) : self::busy( 1 );
		}
		$left = self::PATIENCE - ( time() - self::pending_since( $row ) );
		if ( $left > 0 ) {
			return self::busy( $left );
		}
		return self::take_over( $post_type, $external_id, $row, $mine );
	}

	/**
	 * The object an external id stands for, without claiming anything.
	 *
	 * @param string $post_type   'post' or 'attachment'.
	 * @param string $external_id The external id.
	 */
	public static function find( string $post_type, string $external_id ): ?\WP_Post {
		$row  = self::read( $post_type, $external_id );
		$post = null === $row ? null : get_post( self::done_id( $row ) );
		return $post instanceof \WP_Post && $post->post_type === $post_type ? $post : null;
	}

	/** Gives an external id back, when its object has been deleted for good. */
	public static function forget( string $post_type, string $external_id ): void {
		global $wpdb;
		$wpdb->delete( $wpdb->options, array( 'option_name' => self::row_name( $post_type, $external_id ) ) );
	}

	/**
	 * Holds the claim for another PATIENCE seconds. To be called right before the INSERT.
	 *
	 * @throws Claim_Lost When the claim was taken over meanwhile.
	 */
	public function renew(): void {
		$next = self::pending_value();
		if ( ! self::swap( $this->post_type, $this->external_id, $this->value, $next ) ) {
			throw new Claim_Lost( 'The claim was taken over.' );
		}
		$this->value = $next;
	}

	/**
	 * Writes down that the object exists.
	 *
	 * @param int $id The object's id.
	 * @throws Claim_Lost When the claim was taken over meanwhile.
	 */
	public function settle( int $id ): void {
		if ( ! self::swap( $this->post_type, $this->external_id, $this->value, 'done ' . $id ) ) {
			throw new Claim_Lost( 'The claim was taken over.' );
		}
	}

	/** Gives the claim up: nothing was created. */
	public function release(): void {
		global $wpdb;
		$wpdb->delete(
			$wpdb->options,
			array(
				'option_name'  => self::row_name( $this->post_type, $this->external_id ),
				'option_value' => $this->value,
			)
		);
	}

	/**
	 * Takes over from a process that died. What it left behind is healed, not doubled: a post is adopted (the caller
	 * then sends the whole article to it), an attachment, whose file may be half, is deleted and made again.
	 */
	private static function take_over( string $post_type, string $external_id, string $row, string $mine ): self|int|\WP_Error {
		if ( ! self::swap( $post_type, $external_id, $row, $mine ) ) {
			return self::busy( 1 );
		}
		$claim = new self( $post_type, $external_id, $mine );
		$left  = find_by_guid( $post_type, $external_id );
		if ( 0 !== $left && 'attachment' === $post_type ) {
			discard( $left, 'attachment' );
			return $claim;
		}
		return $claim->adopt( $left );
	}

	/** Settles on an object that is already there; with none, the claim itself is returned. */
	private function adopt( int $id ): self|int {
		if ( 0 === $id ) {
			return $this;
		}
		$this->settle( $id );
		return $id;
	}

	/** The refusal while somebody else is creating the object. */
	public static function busy( int $seconds ): \WP_Error {
		return new \WP_Error(
			'studio_claim_pending',
			'Another request is creating this object.',
			array(
				'status'      => 503,
				'retry_after' => max( 1, $seconds ),
			)
		);
	}

	private static function row_name( string $post_type, string $external_id ): string {
		return self::ROW_PREFIX . $post_type . '_' . $external_id;
	}

	private static function pending_value(): string {
		return 'pending ' . time() . ' ' . bin2hex( random_bytes( 8 ) );
	}

	private static function pending_since( string $row ): int {
		return (int) ( explode( ' ', $row )[1] ?? 0 );
	}

	private static function done_id( string $row ): int {
		return str_starts_with( $row, 'done ' ) ? (int) substr( $row, 5 ) : 0;
	}

	private static function insert( string $post_type, string $external_id, string $value ): bool {
		global $wpdb;
		return 1 === $wpdb->query(
			$wpdb->prepare(
				"INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')",
				self::row_name( $post_type, $external_id ),
				$value
			)
		);
	}

	private static function read( string $post_type, string $external_id ): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::row_name( $post_type, $external_id ) ) );
	}

	private static function swap( string $post_type, string $external_id, string $from, string $to ): bool {
		global $wpdb;
		return 1 === $wpdb->update(
			$wpdb->options,
			array( 'option_value' => $to ),
			array(
				'option_name'  => self::row_name( $post_type, $external_id ),
				'option_value' => $from,
			)
		);
	}
}

// Also fires for attachments.
add_action(
	'deleted_post',
	static function ( int $post_id, \WP_Post $post ): void {
		$external_id = external_id_of( $post );
		if ( '' !== $external_id ) {
			Claim::forget( $post->post_type, $external_id );
		}
	},
	10,
	2
);
