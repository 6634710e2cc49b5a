import { tellBeforeNext } from '#lib/http/told-before-next.ts';
import { complain } from '#lib/studio/complain.ts';
import { openStudio } from '#lib/studio/open.ts';
import { announceStudio, isHosted } from '#lib/studio/running.ts';
import { stopOnSignal } from '#lib/studio/stop-on-signal.ts';

/**
 * Opens Studio in the server that Next has started: `next start`, the standalone server, `next dev`. There it greets whoever started
 * it, ends with the process, and ends the process when it cannot be opened. In a server of our own (server.ts) that is left to it.
 */
export async function openInNext(): Promise<void> {
  const opening = openStudio();
  announceStudio(opening);
  if (isHosted()) return;
  stopOnSignal(async () => (await opening).close());
  try {
    const { kernel, greet } = await opening;
    tellBeforeNext(kernel.environment.behindProxy);
    await greet();
  } catch (error) {
    complain(error);
    process.exit(1);
  }
}
