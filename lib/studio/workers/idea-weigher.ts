import { OLDEST_MS } from '#lib/ideas/judge-time.ts';
import { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;
/** An idea of which nothing else is heard is looked over again after that: an article of one’s own may have come. */
const LOOK_AGAIN_MS = 30 * 60_000;
/** Ideas at a time, and pieces in a round. */
const PIECE = 25;
const MOST_PIECES = 20;

type Weighing = Pick<Kernel, 'machinery' | 'onChange' | 'now' | 'log'>;

/**
 * Looks over the new ideas of the last days again: what was decided since teaches, and an article of one’s own may have become public. Every minute, and
 * whenever somebody has decided on one; each piece by one instance.
 */
export function startIdeaWeigher(kernel: Weighing): { stop(): Promise<void> } {
  const rounds = inRounds((ending) => lookOver(kernel, ending), {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: LOOK_EVERY_MS },
    failed: (error) => kernel.log.error({ err: error }, 'ideas could not be looked over; trying again'),
  });
  kernel.onChange((announced) => {
    if (announced === 'ideer') rounds.wake();
  });
  return rounds;
}

/** Looks over all that are due, a bounded number in one round. */
export async function lookOver({ machinery, now }: Pick<Weighing, 'machinery' | 'now'>, ending?: AbortSignal): Promise<void> {
  const { database, storeOn } = machinery;
  const nu = now().toISOString();
  const scale = await IdeaScale.of(storeOn(database), await machinery.sections());
  const before = [new Date(Date.parse(nu) - LOOK_AGAIN_MS).toISOString(), scale.latest ?? ''].toSorted().at(-1) ?? nu;
  const oldest = new Date(Date.parse(nu) - OLDEST_MS).toISOString();
  for (let piece = 0; piece < MOST_PIECES && ending?.aborted !== true; piece++) {
    const looked = await database.transaction(async (unit) => {
      const store = storeOn(unit);
      const ideas = await store.ideaFinds.toLookOver(before, PIECE);
      if (ideas.length === 0) return 0;
      const weights = [];
      for (const idea of ideas) {
        const sedd = idea.tid < oldest ? 'infinity' : nu;
        weights.push({ id: idea.id, sedd, ...(await scale.weigh(store, idea)) });
      }
      await store.ideaFinds.lookedOver(weights);
      return ideas.length;
    });
    if (looked < PIECE) return;
  }
}
