<?php
/**
 * The right to create something that must exist once.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/**
 * A claim is a row in the options table, whose name is under a unique key: of any number of simultaneous requests the
 * database lets exactly one insert it. The row reads `pending <unix time> <token>` while its owner works, and is gone when
 * the work is done: the thing itself then tells that it exists (external-id.php). A row older than PATIENCE belongs to a process
 * that died, and may be taken over by a compare-and-swap, which again only one can win. Rows are read and written past the
 * option cache on purpose.
 */
final class Claim {
	/** Seconds after which the owner of a pending claim is taken for dead. */
	public const PATIENCE = 30;

	private const ROW_PREFIX = 'studio_claim_';

	/**
	 * What is claimed.
	 *
	 * @var string
	 */
	private $key;

	/**
	 * What the row holds while the claim is ours.
	 *
	 * @var string
	 */
	private $value;

	/**
	 * Whether somebody died with this claim, and may have left something half made.
	 *
	 * @var bool
	 */
	private $taken_over;

	/**
	 * Made by take() only.
	 *
	 * @param string $key        What is claimed.
	 * @param string $value      What the row holds.
	 * @param bool   $taken_over Whether somebody died with it.
	 */
	private function __construct( string $key, string $value, bool $taken_over ) {
		$this->key        = $key;
		$this->value      = $value;
		$this->taken_over = $taken_over;
	}

	/** Whether somebody died with this claim, and may have left something half made. */
	public function is_taken_over(): bool {
		return $this->taken_over;
	}

	/**
	 * Claims a key, of at most 170 characters.
	 *
	 * @param string $key What to claim.
	 * @return self|\WP_Error The claim: go ahead. An error (503): somebody else is at it just now.
	 */
	public static function take( string $key ) {
		global $wpdb;
		$mine    = self::pending_value();
		$claimed = $wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO $wpdb->options (option_name, option_value, autoload) VALUES (%s, %s, 'off')", self::ROW_PREFIX . $key, $mine ) );
		if ( 1 === $claimed ) {
			return new self( $key, $mine, false );
		}
		$row = self::read( $key );
		if ( null === $row ) {
			return self::busy( 1 );
		}
		$left = self::PATIENCE - self::age( $row );
		if ( $left > 0 ) {
			return self::busy( $left );
		}
		return self::swap( $key, $row, $mine ) ? new self( $key, $mine, self::is_pending( $row ) ) : self::busy( 1 );
	}

	/**
	 * Whether somebody is at it, or has died at it.
	 *
	 * @param string $key The key.
	 */
	public static function is_taken( string $key ): bool {
		return self::is_pending( self::read( $key ) ?? '' );
	}

	/** Takes away what those who died with a claim a day ago have left, where nobody has come back for it. */
	public static function sweep(): void {
		global $wpdb;
		$rows = $wpdb->get_results( $wpdb->prepare( "SELECT option_name, option_value FROM $wpdb->options WHERE option_name LIKE %s LIMIT 1000", $wpdb->esc_like( self::ROW_PREFIX ) . '%' ), ARRAY_A );
		foreach ( $rows as $row ) {
			if ( self::age( $row['option_value'] ) > DAY_IN_SECONDS ) {
				$wpdb->delete( $wpdb->options, $row );
			}
		}
	}

	/**
	 * The refusal while somebody else is at it.
	 *
	 * @param int $seconds When to try again, at the latest.
	 */
	public static function busy( int $seconds ): \WP_Error {
		return new \WP_Error(
			'studio_claim_pending',
			__( 'Another request is creating this.', 'studio-companion' ),
			array(
				'status'      => 503,
				'retry_after' => $seconds,
			)
		);
	}

	/**
	 * Holds the claim for another PATIENCE seconds. To be called right before the INSERT.
	 *
	 * @throws Claim_Lost When the claim was taken over meanwhile.
	 */
	public function renew(): void {
		$this->put( self::pending_value() );
	}

	/**
	 * Ends the claim: the thing exists.
	 *
	 * @throws Claim_Lost When the claim was taken over meanwhile.
	 */
	public function finish(): void {
		if ( ! $this->release() ) {
			throw new Claim_Lost( 'The claim was taken over.' );
		}
	}

	/** Gives the claim up, unless it was taken over meanwhile. Tells whether it was ours. */
	public function release(): bool {
		global $wpdb;
		return 1 === $wpdb->delete(
			$wpdb->options,
			array(
				'option_name'  => self::ROW_PREFIX . $this->key,
				'option_value' => $this->value,
			)
		);
	}

	/**
	 * Replaces what the row holds.
	 *
	 * @param string $value The new value.
	 * @throws Claim_Lost When the row is not ours any more.
	 */
	private function put( string $value ): void {
		if ( ! self::swap( $this->key, $this->value, $value ) ) {
			throw new Claim_Lost( 'The claim was taken over.' );
		}
		$this->value = $value;
	}

	/** What the row of a claim that is held reads: since when, and whose. */
	private static function pending_value(): string {
		return 'pending ' . time() . ' ' . bin2hex( random_bytes( 8 ) );
	}

	/**
	 * How many seconds old a row is. One of an earlier version of this plugin, which kept what was done, is as old as time.
	 *
	 * @param string $row What it reads.
	 */
	private static function age( string $row ): int {
		return self::is_pending( $row ) ? time() - (int) ( explode( ' ', $row )[1] ) : time();
	}

	/**
	 * Whether a row is of somebody who is at work.
	 *
	 * @param string $row What it reads.
	 */
	private static function is_pending( string $row ): bool {
		return str_starts_with( $row, 'pending ' );
	}

	/**
	 * What a row reads now, past every cache.
	 *
	 * @param string $key What is claimed.
	 */
	private static function read( string $key ): ?string {
		global $wpdb;
		return $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", self::ROW_PREFIX . $key ) );
	}

	/**
	 * Writes a row anew if it still reads what is thought; says whether it did.
	 *
	 * @param string $key  What is claimed.
	 * @param string $from What the row is thought to read.
	 * @param string $to   What it is to read.
	 */
	private static function swap( string $key, string $from, string $to ): bool {
		global $wpdb;
		return 1 === $wpdb->update(
			$wpdb->options,
			array( 'option_value' => $to ),
			array(
				'option_name'  => self::ROW_PREFIX . $key,
				'option_value' => $from,
			)
		);
	}
}
