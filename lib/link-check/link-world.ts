import { setTimeout as delay } from 'node:timers/promises';
import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import { lookAt, type Seen } from '#lib/internet/look-at.ts';
import type { Network } from '#lib/internet/network.ts';
import { HostBusy, type LinkWorld } from '#lib/link-check/check-link.ts';
import { EVERYTHING, LINK_ROBOT, NOTHING, type RobotsRules, rulesOf, UNHEARD } from '#lib/link-check/robots-rules.ts';

/** Between two questions to a host. */
const PAUSE_MS = 1_000;
/** A host that wishes for more is given it, within reason. */
const LONGEST_PAUSE_MS = 15_000;
/** For one answer. */
const PATIENCE_MS = 10_000;
/** Of a page, which says in its head what it is. */
const PAGE_BYTES = 64 * 1024;
/** What a host asks of robots is asked for once a day. */
const RULES_KEPT_MS = 24 * 3_600_000;
const MOST_KEPT = 5_000;
const RULES_HOPS = 3;

interface Given {
  network: Network;
  /** Takes the next turn of a host, after which nobody asks it for so long; `undefined` when it is too far off. */
  turn(host: string, pauseMs: number): Promise<string | undefined>;
  now(): Date;
  /** Where the newsroom is that looks, for whoever reads the log of a host. */
  site: string;
  /** Gives up whatever is being asked. */
  ending: AbortSignal;
  /** How long an answer is waited for, when it is not the usual time. */
  patienceMs?: number;
}

/** The internet as links are checked in it: every host at most once a second by all instances together, within bounds, and as robots are asked to. */
export function linkWorld({ network, turn, now, site, ending, patienceMs = PATIENCE_MS }: Given): LinkWorld {
  const kept = new Map<string, { rules: RobotsRules; until: number }>();
  const as = `Mozilla/5.0 (compatible; ${LINK_ROBOT}/1.0; +${site})`;

  const look = async (url: URL, method: 'HEAD' | 'GET'): Promise<Seen> => {
    const pause = Math.max(PAUSE_MS, Math.min((kept.get(url.origin)?.rules.delaySeconds ?? 0) * 1_000, LONGEST_PAUSE_MS));
    const from = await turn(url.host, pause);
    if (from === undefined || ending.aborted) throw new HostBusy();
    const wait = Date.parse(from) - now().getTime();
    if (wait > 0) await delay(wait, undefined, { signal: ending }).catch(() => Promise.reject(new HostBusy()));
    const limit = AbortSignal.any([AbortSignal.timeout(patienceMs), ending]);
    try {
      return await lookAt(url, { network, method, bytes: PAGE_BYTES, limit, as });
    } catch (error) {
      throw ending.aborted ? new HostBusy() : error;
    }
  };

  const askForRules = async (origin: string): Promise<RobotsRules> => {
    let url = new URL('/robots.txt', origin);
    for (let hop = 0; hop <= RULES_HOPS; hop++) {
      const { status, headers, beginning } = await look(url, 'GET');
      if (status >= 500) return NOTHING;
      if (status === 200) return rulesOf(`${origin}/robots.txt`, beginning.toString('utf8'));
      const next = status >= 300 && status < 400 ? URL.parse(headers.location ?? '', url) : null;
      if (next === null || !/^https?:$/.test(next.protocol)) return EVERYTHING;
      url = next;
    }
    return EVERYTHING;
  };

  return {
    look,
    async rules({ origin }) {
      const known = kept.get(origin);
      if (known !== undefined && known.until > now().getTime()) return known.rules;
      const rules = await askForRules(origin).catch((error: unknown) => {
        if (error instanceof StrangerRefused) return UNHEARD;
        throw error;
      });
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(origin, { rules, until: now().getTime() + RULES_KEPT_MS });
      return rules;
    },
  };
}
