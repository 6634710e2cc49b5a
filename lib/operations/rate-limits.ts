import { type Fault, fault } from '#lib/errors/fault.ts';

/** decisions.md §2: per principal and minute. */
export const CALL_LIMITS = { lasning: 1_200, skrivning: 300 } as const;
const WINDOW_SECONDS = 60;

export type CallKind = keyof typeof CALL_LIMITS;

interface Window {
  startedAt: number;
  used: Record<CallKind, number>;
}

export interface RateState {
  kind: CallKind;
  limit: number;
  left: number;
  /** Seconds until the window starts anew. */
  reset: number;
}

/** Counts the calls of each principal in windows of a minute, in this process. */
export class RateLimits {
  private readonly windows = new Map<string, Window>();
  private readonly now: () => number;
  private sweptAt = 0;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Counts one call. Throws 429 with Retry-After when the principal has used up its minute. */
  take(principal: string, kind: CallKind): void {
    const window = this.window(principal);
    window.used[kind] += 1;
    if (window.used[kind] <= CALL_LIMITS[kind]) return;
    const sekunder = this.state(principal, kind).reset;
    throw fault('for_manga_anrop', {}, { sekunder }, { headers: { 'Retry-After': String(sekunder) } });
  }

  state(principal: string, kind: CallKind): RateState {
    const window = this.window(principal);
    const reset = Math.max(1, Math.ceil((window.startedAt + WINDOW_SECONDS * 1000 - this.now()) / 1000));
    return { kind, limit: CALL_LIMITS[kind], left: Math.max(0, CALL_LIMITS[kind] - window.used[kind]), reset };
  }

  private window(principal: string): Window {
    const now = this.now();
    this.sweep(now);
    const found = this.windows.get(principal);
    if (found !== undefined && now - found.startedAt < WINDOW_SECONDS * 1000) return found;
    const fresh = { startedAt: now, used: { lasning: 0, skrivning: 0 } };
    this.windows.set(principal, fresh);
    return fresh;
  }

  private sweep(now: number): void {
    if (now - this.sweptAt < WINDOW_SECONDS * 1000) return;
    this.sweptAt = now;
    for (const [principal, window] of this.windows) if (now - window.startedAt >= WINDOW_SECONDS * 1000) this.windows.delete(principal);
  }
}

/** decisions.md §2: failed logins per account and per address. */
const LOGIN_LIMIT = 10;
const LOGIN_WINDOW = 15 * 60_000;
/** More accounts and addresses than can be tried in that time: looking at a password takes what it takes. */
const MOST_REMEMBERED = 100_000;

/**
 * Remembers failed logins for a quarter of an hour. A try counts as failed from when it begins: passwords take a while to
 * be looked at, and many tries at once must not all begin before the first of them has failed.
 */
export class FailedLogins {
  private readonly failures = new Map<string, number[]>();
  /** When that a key is blocked has been told, and for how long that is known. */
  private readonly told = new Map<string, number>();
  private readonly now: () => number;

  constructor(now: () => number) {
    this.now = now;
  }

  /** Begins a try of these keys (account, address). Returns the seconds to wait when one of them has tried too often; 0 when it has begun. */
  begin(keys: readonly string[]): number {
    const wait = this.waitFor(keys);
    if (wait === 0) for (const key of keys) remember(this.failures, key, [...this.recent(key), this.now()]);
    return wait;
  }

  /** Whether one of the keys is blocked and this has not been asked of it since it was: of a thousand tries one is news. */
  isNews(keys: readonly string[]): boolean {
    const news = keys.filter((key) => this.waitFor([key]) > 0 && (this.told.get(key) ?? 0) <= this.now());
    for (const key of news) remember(this.told, key, this.now() + this.waitFor([key]) * 1000);
    return news.length > 0;
  }

  /** Takes a try back that could not be judged: the database was away, and nobody's password was wrong. */
  withdraw(keys: readonly string[]): void {
    for (const key of keys) this.failures.set(key, this.recent(key).slice(0, -1));
  }

  private waitFor(keys: readonly string[]): number {
    const ends = keys.map((key) => {
      const recent = this.recent(key);
      const first = recent.at(-LOGIN_LIMIT);
      return recent.length < LOGIN_LIMIT || first === undefined ? 0 : Math.ceil((first + LOGIN_WINDOW - this.now()) / 1000);
    });
    return Math.max(0, ...ends);
  }

  /** The try was a login: its account has a clean slate, its address only this one less, for others may have been tried from there. */
  succeed(account: string, address: string | undefined): void {
    this.failures.delete(account);
    if (address !== undefined) this.failures.set(address, this.recent(address).slice(0, -1));
  }

  private recent(key: string): number[] {
    const recent = (this.failures.get(key) ?? []).filter((time) => this.now() - time < LOGIN_WINDOW);
    if (recent.length === 0) this.failures.delete(key);
    else this.failures.set(key, recent);
    return recent;
  }
}

/** Tells who must wait before the next try, and how long. */
export function blockedLogin(seconds: number): Fault {
  return fault('for_manga_inloggningar', {}, { vanta: inMinutes(seconds) }, { headers: { 'Retry-After': String(seconds) } });
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en minut' : `${minutes} minuter`;
}

/** Keeps the newest: where they are too many, those remembered longest ago are forgotten, many at once since looking for them takes time. */
function remember<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
  if (map.size <= MOST_REMEMBERED) return;
  for (const oldest of map.keys()) {
    if (map.size <= MOST_REMEMBERED * 0.9) return;
    map.delete(oldest);
  }
}
