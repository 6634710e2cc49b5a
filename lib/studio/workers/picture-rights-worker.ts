import { askForReplacement, tellOfEndingRights } from '#lib/operations/media/ended-rights.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 60_000;

type Looking = Pick<Kernel, 'machinery' | 'now' | 'log'>;

/**
 * Tells the newsroom, every minute, of rights to pictures: those that end soon by mail, and those that have ended while readers
 * still see the picture in the work queue. Each once, whatever number of instances look.
 */
export function startPictureRightsWorker(kernel: Looking): { stop(): Promise<void> } {
  return inRounds(() => tellOfRights(kernel), {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => kernel.log.error({ err: error }, 'it could not be seen which rights to pictures end; trying again'),
  });
}

/** Tells of all that there is to tell at this moment. */
export async function tellOfRights({ machinery, now }: Pick<Looking, 'machinery' | 'now'>): Promise<void> {
  const telling = { newId: machinery.newId, settings: machinery.settings };
  const untilNone = async (tell: (store: Store) => Promise<number>) => {
    while ((await machinery.database.transaction((unit) => tell(machinery.storeOn(unit)))) > 0);
  };
  await untilNone((store) => tellOfEndingRights(telling, store, now().toISOString()));
  await untilNone((store) => askForReplacement(telling, store, now().toISOString()));
}
