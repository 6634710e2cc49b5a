import { setTimeout as pause } from 'node:timers/promises';
import { outsideCache } from '#lib/adapters/outside-cache/outside-cache.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';
import { EVERYTHING, keysOfChange } from '#lib/site/outside-keys.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

/** What is announced together is told together: services count the calls. */
const GATHERED_MS = 60;
/** What was being made for the cache as something changed may come there after it was told to forget: it is told once more. */
const AGAIN_AFTER_MS = 2_000;
const RETRY_MS = 3_000;
/** Where nothing is to be forgotten. */
const IDLE_MS = 60_000;
/** Where so many wait, all of it is told to go. */
const MOST_WAITING = 2_000;

type Parts = Pick<Kernel, 'environment' | 'onChange' | 'onHeardAgain' | 'log'>;

/**
 * Has what keeps pages outside Studio forget those that are not what they were (docs/decisions/outside-cache.md): every instance tells it of
 * what it has heard itself, for one that has not heard may still give it the page as it was. All of it at the start, and after a silence, when
 * nobody knows what has changed. What cannot be told waits, and is told when it can be.
 */
export function startOutsideCacheClearer({ environment, onChange, onHeardAgain, log }: Parts): { stop(): Promise<void> } {
  if (environment.outsideCache === undefined) return { stop: async () => {} };
  const clearer = clearing(outsideCache(environment.outsideCache), log);
  onChange((announced) => clearer.forget(keysOfChange(announced)));
  onHeardAgain(() => clearer.forget([EVERYTHING]));
  return clearer;
}

/** The same of any cache; `againAfterMs` and `retryMs` are for tests. */
export function clearing(
  cache: OutsideCachePort,
  log: Pick<Parts['log'], 'warn' | 'info'>,
  { againAfterMs = AGAIN_AFTER_MS, retryMs = RETRY_MS } = {},
) {
  let waiting = new Set([EVERYTHING]);
  let isAway = false;
  const later = new Set<NodeJS.Timeout>();

  const add = (keys: Iterable<string>) => {
    for (const key of keys) waiting.add(key);
    if (waiting.size > MOST_WAITING) waiting = new Set([EVERYTHING]);
  };
  const onceMore = (keys: ReadonlySet<string>) => {
    const timer = setTimeout(() => {
      later.delete(timer);
      repeated = new Set([...repeated, ...keys]);
      rounds.wake();
    }, againAfterMs);
    later.add(timer);
  };
  let repeated = new Set<string>();

  const round = async (ending: AbortSignal) => {
    if (waiting.size === 0 && repeated.size === 0) return;
    await pause(GATHERED_MS, undefined, { signal: ending });
    const [first, second] = [waiting, repeated];
    [waiting, repeated] = [new Set(), new Set()];
    const all = new Set([...first, ...second]);
    try {
      await cache.forget(all.has(EVERYTHING) ? [EVERYTHING] : [...all]);
    } catch (error) {
      add(all);
      throw error;
    }
    if (isAway) log.info('the cache outside Studio takes orders again, and has forgotten what it was to forget');
    isAway = false;
    if (first.size > 0) onceMore(first);
  };

  const rounds = inRounds(round, {
    pauseMs: IDLE_MS,
    againMs: retryMs,
    failed(error) {
      if (!isAway) log.warn({ err: error }, 'the cache outside Studio was not told what to forget; trying again');
      isAway = true;
    },
  });
  return {
    forget(keys: readonly string[]): void {
      if (keys.length === 0) return;
      add(keys);
      rounds.wake();
    },
    async stop(): Promise<void> {
      for (const timer of later) clearTimeout(timer);
      await rounds.stop();
    },
  };
}
