import type { RunningWordPress } from './start.ts';

/** What the row of a claim reads whose owner has been at it for that many seconds. */
export const pendingSince = (secondsAgo: number) => `pending ${Math.floor(Date.now() / 1000) - secondsAgo} prov`;

/** Half a minute passes for the claims of requests that were killed. */
export function letClaimsGrowOld(wp: RunningWordPress): void {
  wp.query(
    "UPDATE wp_options SET option_value = ? WHERE option_name LIKE 'studio_claim_%' AND option_value LIKE 'pending %'",
    pendingSince(31),
  );
}
