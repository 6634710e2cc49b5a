import type { ChildProcess } from 'node:child_process';
import type { Logger } from 'pino';

/** A program as it is started: `ready` resolves when it can be used, and rejects when it never will be, or has been told to stop. */
export interface Starting {
  process: ChildProcess;
  ready: Promise<void>;
}

export interface Backoff {
  firstMs: number;
  longestMs: number;
  /** After so long a run what was before is forgotten. */
  steadyMs: number;
}

export const BACKOFF: Backoff = { firstMs: 500, longestMs: 30_000, steadyMs: 60_000 };

interface Options {
  start(): Starting;
  /** Asks it to end, in good order. */
  end(process: ChildProcess): void;
  backoff: Backoff;
  log: Pick<Logger, 'error'>;
}

/**
 * Starts a program, and starts it again whenever it ends by itself, for as long as it takes: soon the first time, ever more
 * seldom while it keeps ending. Rejects when the very first start fails. `stop` resolves when nothing runs and nothing more
 * will, whatever was underway.
 */
export async function keepRunning({ start, end, backoff, log }: Options): Promise<{ stop(): Promise<void> }> {
  let stopping = false;
  let wake = () => {};
  let running = start();
  const stopped = Promise.withResolvers<void>();

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  try {
    await running.ready;
  } catch (error) {
    end(running.process);
    await ended(running.process);
    throw error;
  }

  const watch = async () => {
    let failures = 0;
    let since = performance.now();
    while (!stopping) {
      await ended(running.process);
      if (stopping) return;
      if (performance.now() - since > backoff.steadyMs) failures = 0;
      const ms = Math.min(backoff.longestMs, backoff.firstMs * 2 ** Math.min(failures, 20));
      failures += 1;
      log.error(
        { code: running.process.exitCode, signal: running.process.signalCode, ms },
        'the embedded database ended by itself; starting it again',
      );
      await pause(ms);
      if (stopping) return;
      since = performance.now();
      running = start();
      await running.ready.catch((error: unknown) => {
        if (!stopping) log.error({ err: error }, 'the embedded database did not come up; trying again');
        // One that cannot be used is in the way of the next.
        end(running.process);
      });
    }
  };
  watch().then(stopped.resolve, stopped.reject);

  return {
    async stop() {
      stopping = true;
      wake();
      end(running.process);
      await ended(running.process);
      await stopped.promise;
    },
  };
}

function isOver({ exitCode, signalCode, pid }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null || pid === undefined;
}

/** Resolves when the process has ended, or could not be started at all. */
async function ended(child: ChildProcess): Promise<void> {
  if (!isOver(child)) await new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
}
