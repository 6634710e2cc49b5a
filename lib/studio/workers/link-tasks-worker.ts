import { seeToLinkTasks } from '#lib/operations/link/see-to-link-tasks.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOK_EVERY_MS = 10_000;

type Looking = Pick<Kernel, 'machinery' | 'now' | 'log'>;

/** Puts broken links in the work queue, and takes them out of it when they are mended. Every instance runs one; one at a time does it. */
export function startLinkTasks({ machinery, now, log }: Looking): { stop(): Promise<void> } {
  const look = () =>
    machinery.database.transaction((unit) => seeToLinkTasks(machinery, machinery.storeOn(unit), now().toISOString())).then(() => {});
  return inRounds(look, {
    pauseMs: LOOK_EVERY_MS,
    againMs: LOOK_EVERY_MS,
    failed: (error) => log.error({ err: error }, 'it could not be seen which articles have broken links; trying again'),
  });
}
