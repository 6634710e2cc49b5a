import type { DeskItem } from '#components/studio/live/desk-item.ts';
import { cannotRelease, cannotWrite } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Language } from '#lib/contract/languages.ts';

/**
 * Why somebody may not write in the report: as the server judges, where readers see it, or will with a release that waits, it takes
 * the right to publish. `publik` is undefined until it is known.
 */
export function cannotReport(jag: Actor, item: DeskItem, sprak: Language, publik: boolean | undefined): Refusal | undefined {
  const reachesReaders = publik !== false || item.schemalagda.includes(sprak);
  return reachesReaders ? cannotRelease(jag, item, [sprak], 'skriva i liverapporten') : cannotWrite(jag, item, [sprak]);
}
