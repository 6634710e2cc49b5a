import type { Kernel } from '#lib/studio/kernel.ts';

/** Pictures at a time. */
const PIECE = 20;
const AGAIN_MS = 60_000;

type Viewing = Pick<Kernel, 'machinery' | 'log'>;

/**
 * Looks at the pictures from before Studio knew what pictures look like, one after the other, and once in the life of a newsroom: what is
 * uploaded or exchanged is looked at then. Two instances may look at the same; both see the same.
 */
export function startPictureViewer({ machinery, log }: Viewing): { stop(): Promise<void> } {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const viewAll = async (): Promise<void> => {
    const { pictureLikenesses } = machinery.storeOn(machinery.database);
    for (;;) {
      const unseen = await pictureLikenesses.unseen(PIECE);
      for (const { id, fil, bredd, rorlig } of unseen) {
        if (stopped) return;
        const bytes = await machinery.media.read(fil, rorlig ? 'stilla' : bredd);
        await pictureLikenesses.keep(id, fil, await machinery.sight.likeness(bytes ?? new Uint8Array()));
      }
      if (unseen.length === 0) return;
    }
  };
  const work = () => {
    running = viewAll().catch((error: unknown) => {
      log.error({ err: error }, 'pictures from before could not be looked at; trying again');
      if (!stopped) timer = setTimeout(work, AGAIN_MS);
    });
  };
  work();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
