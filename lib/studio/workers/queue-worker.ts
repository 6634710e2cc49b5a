const SHORTEST_PAUSE_MS = 50;

/** What waits to be done, as one instance sees it. */
export interface Queue {
  /** Takes what is due next, so that nobody else gets it, and returns what does it; `undefined` when nothing is due. */
  claim(): Promise<(() => Promise<void>) | undefined>;
  /** When something is due next; `null` when nothing waits. */
  secondsToNext(): Promise<number | null>;
}

export interface QueueWorkerOptions {
  /** As much is done side by side. */
  atOnce: number;
  /** How long it waits at most before it looks by itself, in case it was not told. */
  longestPauseMs: number;
  /** The queue cannot be read; told once, until it can be read again. */
  onAway(error: unknown): void;
}

export interface QueueWorker {
  /** There may be something to do. */
  wake(): void;
  /** Takes nothing more; resolves when what is being done has ended. */
  stop(): Promise<void>;
}

/** Does what is due in a queue, and then waits for more. What `claim` returned must not reject: it knows what to say of a failure. */
export function startQueueWorker(queue: Queue, { atOnce, longestPauseMs, onAway }: QueueWorkerOptions): QueueWorker {
  const active = new Set<Promise<void>>();
  let stopped = false;
  let away = false;
  /** Told since the queue was last asked: there is no pause then. */
  let told = false;
  let endPause = () => {};

  /** Begins what is due next. Returns how long to wait before looking again. */
  const begin = async (): Promise<number> => {
    told = false;
    try {
      const work = await queue.claim();
      away = false;
      if (work !== undefined) {
        const done: Promise<void> = work().finally(() => active.delete(done));
        active.add(done);
        return 0;
      }
      const seconds = await queue.secondsToNext();
      return seconds === null ? longestPauseMs : Math.min(longestPauseMs, Math.max(SHORTEST_PAUSE_MS, seconds * 1000));
    } catch (error) {
      if (!away) onAway(error);
      away = true;
      return longestPauseMs;
    }
  };

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  const work = async () => {
    while (!stopped) {
      if (active.size >= atOnce) await Promise.race(active);
      else {
        const ms = await begin();
        if (ms > 0 && !told && !stopped) await pause(ms);
      }
    }
    await Promise.all(active);
  };
  const working = work();

  const wake = () => {
    told = true;
    endPause();
  };
  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await working;
    },
  };
}
