import type { WhoIsThere } from '#lib/operations/presence/presence.ts';

/** Shows those nowhere any more who have just lost their way in: they write in nothing. */
export function leaveEverywhere(whoIsThere: WhoIsThere, ids: ReadonlySet<string>): void {
  if (ids.size === 0) return;
  for (const presence of whoIsThere.present()) if (ids.has(presence.av.id)) whoIsThere.left(presence);
}
