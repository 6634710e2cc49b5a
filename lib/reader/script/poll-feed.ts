import { CACHED_MS, pollDelay, retryAfterMs, TOLD_MS } from '#lib/reader/script/back-off.ts';
import { type FeedStream, listenToFeed } from '#lib/reader/script/feed-stream.ts';
import { type LiveFeed, readFeed } from '#lib/reader/script/live-feed.ts';

interface Listener {
  told(feed: LiveFeed): void;
  /** The feed could not be had; it is asked for again by itself. */
  failed(): void;
}

const LONGEST_ANSWER_MS = 20_000;

/**
 * Asks a live feed at once, when Studio tells that it has changed and, where it cannot tell, every half minute, until the feed says that the report
 * has ended. Asks and hears nobody while the page is hidden or the reader is offline, and asks at once when that is over; waits longer and
 * longer while it gets no answer. What has not changed is not sent again, by the feed's ETag; but it is always asked for, as an answer kept since
 * before the page was made would say that what is new in the page is not there.
 */
export function pollFeed(address: string, { told, failed }: Listener): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: FeedStream | undefined;
  let failures = 0;
  let asking = false;
  /** Whether it has been asked since the reader looks. */
  let hasAsked = false;
  /** Told of something since the question that is underway was asked. */
  let isBehind = false;
  /** Told of a change: a cache on the way may have the feed of before. */
  let isDoubtful = false;
  let notBefore = 0;
  const over = new AbortController();

  async function ask(): Promise<void> {
    asking = hasAsked = true;
    isBehind = false;
    const feed = await answer();
    asking = false;
    failures = feed === undefined ? failures + 1 : 0;
    if (feed?.live === false) {
      over.abort();
      stream?.close();
    }
    schedule(isBehind ? 0 : delay());
    if (feed === undefined) failed();
    else told(feed);
  }

  function delay(): number {
    if (failures > 0 || stream?.isOpen() !== true) return pollDelay(failures, Math.random());
    const wasDoubtful = isDoubtful;
    isDoubtful = false;
    return wasDoubtful ? CACHED_MS : TOLD_MS;
  }

  async function answer(): Promise<LiveFeed | undefined> {
    try {
      const response = await fetch(address, { cache: 'no-cache', credentials: 'omit', signal: AbortSignal.timeout(LONGEST_ANSWER_MS) });
      if (response.ok) return readFeed(await response.json());
      notBefore = Date.now() + retryAfterMs(response.headers.get('Retry-After'), Date.now());
    } catch {
      // No network, too slow, or not JSON: whatever stood between, the next question is the remedy.
    }
    return undefined;
  }

  function schedule(delay: number): void {
    clearTimeout(timer);
    if (over.signal.aborted || document.hidden || !navigator.onLine) return;
    timer = setTimeout(ask, Math.max(delay, notBefore - Date.now()));
  }

  function heard(within: number, isChange: boolean): void {
    isDoubtful ||= isChange;
    if (asking) isBehind = true;
    else schedule(Math.random() * within);
  }

  /** From now on it is asked as often as if nobody told; at once if it has not been yet. */
  function unheard(wasOpen: boolean): void {
    if (asking || (hasAsked && !wasOpen)) return;
    schedule(hasAsked ? delay() : 0);
  }

  function resume(): void {
    stream?.close();
    stream = undefined;
    hasAsked = false;
    clearTimeout(timer);
    if (over.signal.aborted || document.hidden || !navigator.onLine) return;
    stream = listenToFeed(address, { heard, unheard });
  }

  function goneOffline(): void {
    clearTimeout(timer);
    stream?.close();
    failed();
  }

  document.addEventListener('visibilitychange', resume, over);
  addEventListener('online', resume, over);
  addEventListener('offline', goneOffline, over);
  resume();
}
