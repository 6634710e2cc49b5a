import { TagFilling } from '#lib/store/tag-filling.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/** Articles at a time: what is held meanwhile is held for some tens of milliseconds. */
const PIECE = 200;
const AGAIN_MS = 5_000;

type Filling = Pick<Kernel, 'machinery' | 'log'>;

/**
 * Brings in the tags of articles from before Studio kept tags, a piece at a time and once in the life of a newsroom: one instance at a time, and
 * from where the last one came. What is written meanwhile brings in its own.
 */
export function startTagFiller({ machinery, log }: Filling): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const fill = () => {
    running = fillAll().catch((error: unknown) => {
      log.error({ err: error }, 'the tags of earlier articles could not be brought in; trying again');
      if (!stopped) timer = setTimeout(fill, AGAIN_MS);
    });
  };
  const fillAll = async (): Promise<void> => {
    let pieces = 0;
    while (!stopped && (await machinery.database.transaction((unit) => new TagFilling(unit).next(PIECE)))) pieces += 1;
    if (pieces > 0 && !stopped) machinery.changed('taggar');
  };
  fill();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
