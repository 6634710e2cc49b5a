import { StartFault } from '#lib/config/environment.ts';

/** Tells whoever started Studio what went wrong: what they can mend in words for them, anything else with where it happened. */
export function complain(error: unknown): void {
  process.stderr.write(`${error instanceof StartFault ? error.message : error instanceof Error ? error.stack : error}\n`);
}
