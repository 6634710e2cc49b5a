import type { Actor } from '#lib/contract/actor.ts';
import type { RightGroup } from '#lib/contract/told-rights.ts';
import { runningDoors } from '#lib/studio/running-doors.ts';

/** What somebody's role lets them do, in words: of the same table that every call is held to. */
export async function rightsOf(actor: Actor): Promise<RightGroup[]> {
  return (await runningDoors()).rightsOf(actor);
}
