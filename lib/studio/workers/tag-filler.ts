import { TagFilling } from '#lib/store/tag-filling.ts';
import { TagLikeness } from '#lib/store/tag-likeness.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';
import { toldTransaction } from '#lib/studio/workers/told-transaction.ts';

/** Articles at a time: what is held meanwhile is held for some tens of milliseconds. */
const PIECE = 200;
/** Names at a time that are compared with all others. */
const COMPARED = 50;
const AGAIN_MS = 5_000;
/** What articles bring of new names is told to nobody. */
const LOOK_EVERY_MS = 30_000;

type Filling = Pick<Kernel, 'machinery' | 'onChange' | 'log'>;

/**
 * Brings in the tags of articles from before Studio kept tags, a piece at a time and once in the life of a newsroom: one instance at a time, and
 * from where the last one came. What is written meanwhile brings in its own. And has articles follow a tag to its new name where they are more
 * than one call sees to, and new names be compared with those there are: at the start, whenever a tag has been changed, and every half minute.
 */
export function startTagFiller({ machinery, onChange, log }: Filling): { stop(): Promise<void> } {
  const untilNone = async (
    ending: AbortSignal,
    step: (unit: Parameters<typeof machinery.storeOn>[0]) => Promise<boolean>,
  ): Promise<void> => {
    while (!ending.aborted && (await machinery.database.transaction(step)));
  };
  const fillNext = (): Promise<boolean> =>
    toldTransaction({ machinery }, async (unit, changed) => {
      const left = await new TagFilling(unit).next(PIECE);
      if (left === 'inget') changed('taggar');
      return left === 'mer';
    });
  const fillAll = async (ending: AbortSignal): Promise<void> => {
    while (!ending.aborted && (await fillNext()));
    await untilNone(ending, (unit) => machinery.storeOn(unit).tags.followNext());
    await untilNone(ending, (unit) => new TagLikeness(unit).compareNext(COMPARED));
  };
  const rounds = inRounds(fillAll, {
    ...{ pauseMs: LOOK_EVERY_MS, againMs: AGAIN_MS },
    failed: (error) => log.error({ err: error }, 'tags could not be brought in, followed to their new names or compared; trying again'),
  });
  onChange((announced) => {
    if (announced === 'taggar') rounds.wake();
  });
  return rounds;
}
