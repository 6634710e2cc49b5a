import { readEnvironment } from '#lib/config/environment.ts';
import { tellBeforeNext } from '#lib/http/told-before-next.ts';
import { complain } from '#lib/studio/complain.ts';
import { openStudio } from '#lib/studio/open.ts';
import { announceStudio, closeStudio, hostOfStudio, markOfProcess } from '#lib/studio/running.ts';
import { startLog } from '#lib/studio/start-log.ts';
import { stopOnSignal } from '#lib/studio/stop-on-signal.ts';
import { doorAt } from '#lib/transports/doors/addresses.ts';

/**
 * Opens Studio in the server that Next has started: `next start`, the standalone server, `next dev`. There it greets whoever started
 * it, ends with the process, and ends the process, leaving nothing running, when it cannot be opened. In a server of our own (server.ts)
 * that is left to it.
 */
export async function openInNext(): Promise<void> {
  const host = hostOfStudio();
  if (host !== undefined) return announceStudio(openStudio(host));
  stopOnSignal(closeStudio);
  try {
    const environment = readEnvironment(process.env);
    // Next listens already, and hands on what has come meanwhile once all is open.
    tellBeforeNext({ proxies: environment.proxies, mark: markOfProcess(), isNexts: (address) => doorAt(address) === 'application' });
    const opening = openStudio({ environment, log: startLog() });
    announceStudio(opening);
    await (await opening).greet();
  } catch (error) {
    complain(error);
    await closeStudio();
    process.exit(1);
  }
}
