import type { ChangedArticle } from '#lib/adapters/cms/port.ts';
import { isId } from '#lib/contract/id.ts';
import { askOfChanged } from '#lib/operations/cms/ask-of-changed.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 10 * 60_000;

type Looking = Pick<Kernel, 'machinery' | 'now' | 'log'>;

/**
 * Compares what a publishing system elsewhere has with what was delivered to it, and puts in the work queue what somebody has changed there. At
 * the start and every ten minutes, by every instance. What somebody has called done without deciding is asked for anew
 * when it is changed again.
 */
export function startChangesElsewhere({ machinery, now, log }: Looking): { stop(): Promise<void> } {
  const told = new Map<string, string>();
  let failing = false;

  async function compare(ending: AbortSignal): Promise<void> {
    const { respekt } = machinery.cms;
    for (let after: string | null = ''; respekt !== undefined && after !== null && !ending.aborted; ) {
      const { andrade, nasta }: { andrade: ChangedArticle[]; nasta: string | null } = await respekt.changed(after);
      const fresh = andrade.filter(({ externalId, tillstand }) => isId(externalId) && told.get(externalId) !== tillstand);
      if (fresh.length > 0)
        await machinery.database.transaction((unit) => askOfChanged(machinery, machinery.storeOn(unit), now().toISOString(), fresh));
      for (const { externalId, tillstand } of fresh) told.set(externalId, tillstand);
      after = nasta;
    }
    failing = false;
  }

  return inRounds(compare, {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: LOOK_EVERY_MS },
    failed(error) {
      // Told once for as long as it lasts: a publishing system may be away for a night.
      if (!failing)
        log.warn({ err: error }, 'it could not be seen what has been changed in the publishing system; trying again in ten minutes');
      failing = true;
    },
  });
}
