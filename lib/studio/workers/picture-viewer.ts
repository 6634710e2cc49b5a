import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

/** Pictures at a time. */
const PIECE = 20;
/** What comes by an archive, or by a version that knows nothing of this, has not been looked at. */
const LOOK_EVERY_MS = 600_000;

type Viewing = Pick<Kernel, 'machinery' | 'log'>;

/**
 * Looks at the pictures that nobody has looked at, one after the other: those from before Studio knew what pictures look like, and those of an
 * archive. What is uploaded or exchanged is looked at then. Two instances may look at the same; both see the same.
 */
export function startPictureViewer({ machinery, log }: Viewing): { stop(): Promise<void> } {
  const viewAll = async (ending: AbortSignal): Promise<void> => {
    const { pictureLikenesses } = machinery.storeOn(machinery.database);
    for (;;) {
      const unseen = await pictureLikenesses.unseen(PIECE);
      for (const { id, fil, bredd, rorlig } of unseen) {
        if (ending.aborted) return;
        const bytes = await machinery.media.read(fil, rorlig ? 'stilla' : bredd);
        await pictureLikenesses.keep(id, fil, await machinery.sight.likeness(bytes ?? new Uint8Array()));
      }
      if (unseen.length === 0) return;
    }
  };
  return inRounds(viewAll, {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => log.error({ err: error }, 'pictures from before could not be looked at; trying again'),
  });
}
