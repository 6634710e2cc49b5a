import type { RequiredProving } from '#lib/contract/proving.ts';
import type { Settings } from '#lib/contract/settings.ts';

const DAY_MS = 24 * 3_600_000;

/** What the newsroom asks of all its agents in the proving ground; `null` for nothing. */
export function provingOfNewsroom({ agenters_prov, agenters_prov_dagar }: Settings['granskning']): RequiredProving | null {
  return agenters_prov === 0 ? null : { minst: agenters_prov / 100, dagar: agenters_prov_dagar };
}

/** What an agent is held to: the more of what the newsroom asks of all and what is asked of it alone. Its own demand never lowers the newsroom's. */
export function askedProving(own: RequiredProving | null | undefined, newsroom: RequiredProving | null): RequiredProving | null {
  if (own === null || own === undefined || newsroom === null) return own ?? newsroom;
  return { minst: Math.max(own.minst, newsroom.minst), dagar: Math.min(own.dagar, newsroom.dagar) };
}

/** Whether a result is what is asked for, and not too old; any is where nothing is asked. */
export function isProved(latest: { poang: number; tid: string } | undefined, asked: RequiredProving | null, now: string): boolean {
  if (asked === null) return true;
  if (latest === undefined) return false;
  return latest.poang >= asked.minst && Date.parse(now) - Date.parse(latest.tid) <= asked.dagar * DAY_MS;
}
