import { complain } from '#lib/studio/complain.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * From now on a signal to end calls `stop`, and then ends the process as whoever listened before would have it, or with 0 when nobody
 * did. Once: a second Ctrl-C changes nothing, for half a stop would leave the database behind.
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of SIGNALS) {
    // Next's own would end the process as soon as its last request is answered.
    const earlier = process.listeners(signal);
    process.removeAllListeners(signal);
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      try {
        await stop();
      } catch (error) {
        complain(error);
        process.exit(1);
      }
      if (earlier.length === 0) process.exit(0);
      for (const listener of earlier) listener(signal);
    });
  }
}
