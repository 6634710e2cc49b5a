import type { Doors } from '#lib/studio/doors.ts';
import { runningStudio } from '#lib/studio/running.ts';

let reloaded: { by: unknown; doors: Doors } | undefined;

/**
 * The doors of this process. While Studio is being developed they are those of the module graph that asks, opened over the kernel
 * that runs: Next makes that graph anew when a file in it changes, and no restart is needed to see an operation's change.
 */
export async function runningDoors(): Promise<Doors> {
  const { kernel, doors } = await runningStudio();
  if (process.env.NODE_ENV !== 'development') return doors;
  const { openDoors } = await import('#lib/studio/doors.ts');
  if (reloaded?.by !== openDoors) reloaded = { by: openDoors, doors: openDoors(kernel) };
  return reloaded.doors;
}
