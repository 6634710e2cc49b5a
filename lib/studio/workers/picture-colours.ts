import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

/** Pictures looked up in one question; their files are read one at a time. */
const PIECE = 50;
const AGAIN_MS = 5_000;
/** An archive of an older version brings pictures whose colour nobody has looked up. */
const LOOK_EVERY_MS = 600_000;

type Colouring = Pick<Kernel, 'machinery' | 'store' | 'log'>;

/**
 * Looks up the colour of pictures from before it was kept, and of those of an older archive. Instances that do it at once find the same. Pages show it when they are rendered the next time.
 */
export function startPictureColours({ machinery, store, log }: Colouring): { stop(): Promise<void> } {
  const colourOf = async (fil: string, bredd: number): Promise<string> => {
    try {
      return await machinery.media.colourOf(fil, bredd);
    } catch (error) {
      // A file that cannot be read does not stand in the way of the others; it is told of by the check of history.
      log.error({ err: error, fil }, 'the colour of a picture could not be found');
      return '';
    }
  };
  const fillAll = async (ending: AbortSignal): Promise<void> => {
    let found = await store.media.withoutColour(PIECE);
    while (found.length > 0) {
      for (const { id, fil, bredd } of found) {
        if (ending.aborted) return;
        await store.media.coloured(id, fil, await colourOf(fil, bredd));
      }
      found = await store.media.withoutColour(PIECE);
    }
  };
  return inRounds(fillAll, {
    pauseMs: LOOK_EVERY_MS,
    againMs: AGAIN_MS,
    failed: (error) => log.error({ err: error }, 'the colours of pictures could not be kept; trying again'),
  });
}
