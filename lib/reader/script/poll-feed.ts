import { pollDelay, retryAfterMs } from '#lib/reader/script/back-off.ts';
import { type LiveFeed, readFeed } from '#lib/reader/script/live-feed.ts';

interface Listener {
  told(feed: LiveFeed): void;
  /** The feed could not be had; it is asked for again by itself. */
  failed(): void;
}

const LONGEST_ANSWER_MS = 20_000;

/**
 * Asks a live feed at once and then every half minute, until it says that the report has ended. Asks nobody while the page
 * is hidden or the reader is offline, and at once when that is over; waits longer and longer while it gets no answer.
 * What has not changed is not sent again, by the feed's ETag; but it is always asked for, as an answer kept since before the
 * page was made would say that what is new in the page is not there.
 */
export function pollFeed(address: string, { told, failed }: Listener): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;
  let notBefore = 0;
  const over = new AbortController();

  async function ask(): Promise<void> {
    asking = true;
    const feed = await answer();
    asking = false;
    failures = feed === undefined ? failures + 1 : 0;
    if (feed?.live === false) over.abort();
    schedule(pollDelay(failures, Math.random()));
    if (feed === undefined) failed();
    else told(feed);
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

  function resume(): void {
    if (!asking) schedule(0);
  }

  function goneOffline(): void {
    clearTimeout(timer);
    failed();
  }

  document.addEventListener('visibilitychange', resume, over);
  addEventListener('online', resume, over);
  addEventListener('offline', goneOffline, over);
  resume();
}
