import type { ChangedArticle, CmsRespect } from '#lib/adapters/cms/port.ts';
import { isId } from '#lib/contract/id.ts';
import { askOfChanged } from '#lib/operations/cms/ask-of-changed.ts';
import { wordPressKey } from '#lib/studio/answer-seal.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 10 * 60_000;

type Looking = Pick<Kernel, 'machinery' | 'environment' | 'noticesElsewhere' | 'now' | 'log'>;

/**
 * Compares what a publishing system elsewhere has with what was delivered to it, and puts in the work queue what somebody has changed there: all of
 * it at the start and every ten minutes, by every instance, and what the plugin there tells of as soon as it does. What somebody has called
 * done without deciding is asked for anew when it is changed again.
 */
export function startChangesElsewhere({ machinery, environment, noticesElsewhere, now, log }: Looking): { stop(): Promise<void> } {
  const told = new Map<string, string>();
  const key = wordPressKey(environment.secret);
  let wholeAt = 0;
  let failing = false;

  async function look(ending: AbortSignal): Promise<void> {
    const { respekt } = machinery.cms;
    const noticed = noticesElsewhere.take();
    if (respekt === undefined) return;
    // However often it is woken, everything has its turn.
    if (noticed.length === 0 || now().getTime() - wholeAt >= LOOK_EVERY_MS) await lookAtAll(respekt, ending);
    else for (const post of noticed) await lookFrom(respekt, String(post - 1));
    failing = false;
  }

  async function lookAtAll(respekt: CmsRespect, ending: AbortSignal): Promise<void> {
    await respekt.tellWith(key);
    for (let after: string | null = ''; after !== null && !ending.aborted; ) after = await lookFrom(respekt, after);
    wholeAt = now().getTime();
  }

  async function lookFrom(respekt: CmsRespect, after: string): Promise<string | null> {
    const { andrade, nasta }: { andrade: ChangedArticle[]; nasta: string | null } = await respekt.changed(after);
    const fresh = andrade.filter(({ externalId, tillstand }) => isId(externalId) && told.get(externalId) !== tillstand);
    if (fresh.length > 0)
      await machinery.database.transaction((unit) => askOfChanged(machinery, machinery.storeOn(unit), now().toISOString(), fresh));
    for (const { externalId, tillstand } of fresh) told.set(externalId, tillstand);
    return nasta;
  }

  const rounds = inRounds(look, {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: LOOK_EVERY_MS },
    failed(error) {
      // Told once for as long as it lasts: a publishing system may be away for a night.
      if (!failing)
        log.warn({ err: error }, 'it could not be seen what has been changed in the publishing system; trying again in ten minutes');
      failing = true;
    },
  });
  noticesElsewhere.onTold(rounds.wake);
  return rounds;
}
