import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

const LOOKS_EVERY_MS = 2_000;
const AGAIN_MS = 60_000;
/** A piece is over in a fraction of a second, and nobody waits for the lines that it removes. */
const LINES = 5_000;
const PAUSE_MS = 50;

type Pruned = Pick<Kernel, 'upkeep' | 'settings' | 'log' | 'now'>;

/**
 * Removes the oldest of the log when the newsroom does not want it for ever, a piece at a time, each with a line that tells what it was
 * (docs/decisions/log-retention.md). Of all instances one removes at a time; one that is killed has removed whole pieces or nothing, and whoever looks next goes
 * on. The database is asked once a day, and when the setting has changed.
 */
export function startLogPruner({ upkeep, settings, log, now }: Pruned): { stop(): Promise<void> } {
  let done = '';
  return inRounds(
    async (ending) => {
      const months = settings.current.logg.sparas_manader;
      const due = `${months} ${stockholmMinute(now().toISOString()).slice(0, 10)}`;
      if (months === 0 || due === done) return;
      let removed = await upkeep.log.prune(LINES);
      while (removed !== undefined && removed > 0 && !ending.aborted) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        removed = await upkeep.log.prune(LINES);
      }
      if (removed === 0) done = due;
    },
    {
      ...{ pauseMs: LOOKS_EVERY_MS, againMs: AGAIN_MS },
      failed: (error) => log.error({ err: error }, 'what is too old could not be removed from the log; trying again'),
    },
  );
}
