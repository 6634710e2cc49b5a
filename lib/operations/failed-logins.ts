import { type Fault, fault } from '#lib/errors/fault.ts';

/** decisions.md §2: failed logins per account and per network. */
export const LOGIN_LIMIT = { tries: 10, windowMs: 15 * 60_000 } as const;

/**
 * Remembers failed logins for a quarter of an hour. A try counts as failed from when it begins: passwords take a while to
 * be looked at, and many tries at once must not all begin before the first of them has failed. Everything throws DatabaseAway
 * where what is remembered cannot be asked.
 */
export interface FailedLogins {
  /** Begins a try of these keys (account, network), or of none. Returns the seconds to wait when one of them has tried too often; 0 when it has begun. */
  begin(keys: readonly string[]): Promise<number>;
  /** Whether one of the keys is blocked and this has not been asked of it since it was: of a thousand tries one is news. */
  isNews(keys: readonly string[]): Promise<boolean>;
  /** Takes a try back that could not be judged: nobody's password was wrong. */
  withdraw(keys: readonly string[]): Promise<void>;
  /** The try was a login: its account has a clean slate, its network only this one less, for others may have been tried from there. */
  succeed(account: string, network: string | undefined): Promise<void>;
}

/** Tells who must wait before the next try, and how long. */
export function blockedLogin(seconds: number): Fault {
  return fault('for_manga_inloggningar', {}, { vanta: inMinutes(seconds) }, { headers: { 'Retry-After': String(seconds) } });
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'en minut' : `${minutes} minuter`;
}
