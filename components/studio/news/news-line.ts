import { HEARTBEAT_MS, NEWS_ADDRESS, type StaffNews } from '#lib/contract/staff-news.ts';

/** What is told over the line: news, or that the other end is there. */
type Told = StaffNews | { om: 'slag' };

/** Where nothing has come after so long, whoever stands between keeps it to itself, or the window that listens for this one has been put to sleep. */
const FIRST_WITHIN_MS = 5_000;
const SILENT_MS = 2.5 * HEARTBEAT_MS;
/** The line is tried again so long after it was lost, and each time it cannot be had twice as long after. */
const AGAIN_MS = 1_000;
const LONGEST_PAUSE_MS = 120_000;
/** A window that has just been closed or left may be followed by another. */
const KEPT_MS = 2_000;
/** What the windows of one browser have in common: one of them listens, and tells the others. */
const SHARED = 'studio-handelser';

/** What is told where something may not have been heard. */
const ANYTHING = JSON.stringify({ om: 'allt' } satisfies StaffNews);

type Listener = (news: StaffNews) => void;

/**
 * The line by which this window is told of what the newsroom does: one for all windows of a browser, where it can be shared. While there is
 * none (a proxy that lets none through, nobody logged in) it is tried again, ever more seldom, and whoever shows something asks by the clock.
 */
class NewsLine {
  readonly #listeners = new Set<Listener>();
  readonly #watchers = new Set<() => void>();
  #isLive = false;
  #source: EventSource | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #again: ReturnType<typeof setTimeout> | undefined;
  #leaving: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #channel: BroadcastChannel | undefined;
  #turn: AbortController | undefined;
  #isOpen = false;
  /** Nothing came any more of the line before this one, or by the window that listens: what the next tells may be its first words alone. */
  #wasSilenced = false;

  /** Hears from now on; to be called again when it need not any more. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    clearTimeout(this.#leaving);
    this.#begin();
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#leaving = setTimeout(() => this.#end(), KEPT_MS);
    };
  }

  /** Whether news come by themselves. */
  readonly isLive = (): boolean => this.#isLive;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  #begin(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    // Locks are there where the address is safe; elsewhere each window has a line of its own.
    if (navigator.locks === undefined) {
      this.#connect();
      return;
    }
    this.#channel = new BroadcastChannel(SHARED);
    this.#channel.onmessage = ({ data }: MessageEvent<string>) => this.#heardFromOther(data);
    this.#channel.postMessage('vem');
    this.#turn = new AbortController();
    const ended = Promise.withResolvers<void>();
    this.#turn.signal.addEventListener('abort', () => ended.resolve());
    navigator.locks
      .request(SHARED, { signal: this.#turn.signal }, () => {
        this.#connect();
        return ended.promise;
      })
      // It is given up when nobody here listens any more.
      .catch(() => {});
  }

  #end(): void {
    this.#isOpen = false;
    this.#turn?.abort();
    this.#turn = undefined;
    this.#hangUp();
    this.#channel?.close();
    this.#channel = undefined;
    this.#setLive(false);
  }

  #heardFromOther(data: string): void {
    if (data === 'vem') {
      if (this.#source !== undefined) this.#channel?.postMessage(this.#isLive ? 'hor' : 'tyst');
      return;
    }
    if (this.#source !== undefined) return;
    clearTimeout(this.#silence);
    if (data === 'tyst') {
      this.#becomeLive(false);
      return;
    }
    // It may be frozen with the line in its hand: each window has a clock of its own.
    this.#silence = setTimeout(() => {
      this.#wasSilenced = true;
      this.#becomeLive(false);
    }, SILENT_MS);
    this.#becomeLive(true);
    if (this.#wasSilenced) this.#tell(ANYTHING);
    this.#wasSilenced = false;
    if (data !== 'hor') this.#tell(data);
  }

  #connect(): void {
    this.#source = new EventSource(NEWS_ADDRESS);
    this.#waitFor(FIRST_WITHIN_MS);
    let isFirst = true;
    this.#source.onmessage = ({ data }: MessageEvent<string>) => {
      // What comes after the first is let through as it is sent.
      const isProven = this.#wasSilenced && !isFirst;
      if (isProven) this.#wasSilenced = false;
      isFirst = false;
      if (!this.#wasSilenced) this.#failures = 0;
      this.#waitFor(SILENT_MS);
      this.#setLive(!this.#wasSilenced);
      for (const one of isProven ? [ANYTHING, data] : [data]) {
        if (this.#isLive) this.#channel?.postMessage(one);
        this.#tell(one);
      }
    };
    this.#source.onerror = () => this.#lost();
  }

  #waitFor(ms: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#wasSilenced = true;
      this.#lost();
    }, ms);
  }

  #lost(): void {
    this.#hangUp();
    this.#setLive(false);
    const pause = Math.min(LONGEST_PAUSE_MS, AGAIN_MS * 2 ** this.#failures);
    this.#failures += 1;
    this.#again = setTimeout(() => this.#connect(), pause);
  }

  #hangUp(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#again);
    this.#source?.close();
    this.#source = undefined;
  }

  #tell(data: string): void {
    // Studio itself has written it.
    const told: Told = JSON.parse(data);
    if (told.om === 'slag') return;
    for (const listener of this.#listeners) listener(told);
  }

  #setLive(isLive: boolean): void {
    if (this.#source !== undefined || !isLive) this.#channel?.postMessage(isLive ? 'hor' : 'tyst');
    this.#becomeLive(isLive);
  }

  #becomeLive(isLive: boolean): void {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    for (const watcher of this.#watchers) watcher();
  }
}

export const newsLine = new NewsLine();
