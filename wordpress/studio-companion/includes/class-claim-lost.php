<?php
/**
 * Thrown out of a create whose claim somebody else has taken over.
 *
 * @package Studio\Companion
 */

declare( strict_types=1 );

namespace Studio\Companion;

/** The create must stop before it writes anything. */
final class Claim_Lost extends \RuntimeException {}
