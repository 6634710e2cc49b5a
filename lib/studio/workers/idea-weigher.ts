import { OLDEST_MS } from '#lib/ideas/judge-time.ts';
import { IdeaScale } from '#lib/operations/idea/weigh-ideas.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;
/** An idea of which nothing else is heard is looked over again after that: an article of one’s own may have come. */
const LOOK_AGAIN_MS = 30 * 60_000;
/** In the first hour every minute: then most is written about it, and the index of articles runs a moment behind. */
const FIRST_MS = 60 * 60_000;
const AT_FIRST_MS = 30_000;
/** Ideas at a time: to look for an article costs more than to weigh. */
const LOOKED_OVER = 25;
const WEIGHED = 200;
/** In one round. */
const MOST_PIECES = 20;

type Weighing = Pick<Kernel, 'machinery' | 'onChange' | 'now' | 'log'>;

/**
 * Looks over the new ideas of the last days again, every minute those that have waited half an hour: an article of one’s own may have become public.
 * What somebody decides of one teaches, and has all of them weighed again at once. Each piece by one instance.
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

/** Looks over all that are due, and weighs again those that were weighed before somebody last decided on one: a bounded number in one round. */
export async function lookOver({ machinery, now }: Pick<Weighing, 'machinery' | 'now'>, ending?: AbortSignal): Promise<void> {
  const { database, storeOn } = machinery;
  const nu = now().toISOString();
  const scale = await IdeaScale.of(storeOn(database), await machinery.sections());
  const inPieces = async (most: number, work: (store: Store) => Promise<number>) => {
    for (let piece = 0; piece < MOST_PIECES && ending?.aborted !== true; piece++)
      if ((await database.transaction((unit) => work(storeOn(unit)))) < most) return;
  };
  // Whoever has decided may have a clock that is ahead: what is weighed by it is not weighed by it again.
  const vagd = [nu, scale.latest ?? ''].toSorted().at(-1) ?? nu;
  const oldest = new Date(Date.parse(nu) - OLDEST_MS).toISOString();
  const first = new Date(Date.parse(nu) - FIRST_MS).toISOString();
  const soon = new Date(Date.parse(nu) - LOOK_AGAIN_MS + AT_FIRST_MS).toISOString();
  const before = new Date(Date.parse(nu) - LOOK_AGAIN_MS).toISOString();
  await inPieces(LOOKED_OVER, async (store) => {
    const ideas = await store.ideaFinds.toLookOver(before, LOOKED_OVER);
    const weights = [];
    for (const idea of ideas)
      weights.push({
        id: idea.id,
        sedd: idea.tid < oldest ? 'infinity' : idea.skapad > first ? soon : nu,
        ...(await scale.weigh(store, idea)),
      });
    if (ideas.length > 0) await store.ideaFinds.lookedOver(weights, vagd);
    return ideas.length;
  });
  const { latest } = scale;
  if (latest === undefined) return;
  await inPieces(WEIGHED, async (store) => {
    const ideas = await store.ideaFinds.toWeigh(latest, WEIGHED);
    const weights = [];
    for (const idea of ideas) weights.push({ id: idea.id, ...(await scale.relevance(store, idea)) });
    if (ideas.length > 0) await store.ideaFinds.weighed(weights, vagd);
    return ideas.length;
  });
}
