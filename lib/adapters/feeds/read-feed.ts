import { feedText } from '#lib/adapters/feeds/feed-text.ts';
import { parseSteps } from '#lib/adapters/feeds/parse-feed.ts';
import { type FeedAnswer, type FeedAsked, type FeedFault, type FeedsPort, FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import { fetchStranger, type StrangerAnswer, StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Network } from '#lib/internet/network.ts';
import { retryAfterMs } from '#lib/internet/retry-after.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** What a feed may weigh, and how long all of it may take. */
export const FEED_LIMITS = { bytes: 2 * 1024 * 1024, milliseconds: 20_000 } as const;

const ACCEPT =
  'application/rss+xml, application/atom+xml, application/feed+json, application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, */*;q=0.1';
const MOST_REDIRECTS = 4;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Those that say that the old address is to be asked no more. */
const FOR_GOOD: ReadonlySet<number> = new Set([301, 308]);
const UNCHANGED = 304;
/** Nobody is left alone for longer because a server says so. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;
/** What a server says of a version is kept as it is, unless it is no such thing. */
const LONGEST_VALIDATOR = 1_000;

const WHY: Readonly<Record<StrangerRefused['reason'], FeedFault>> = {
  address: 'flode_omdirigering',
  name: 'flode_vard',
  host: 'flode_vard',
  slow: 'flode_langsam',
  large: 'flode_stor',
  answer: 'flode_packat',
  broken: 'flode_avbrutet',
};

/** Reads feeds over that network, each within FEED_LIMITS, asking for what is new and following a few redirects; in turns with everything else. */
export function feedsOver(network: Network, limits: { bytes: number; milliseconds: number } = FEED_LIMITS): FeedsPort {
  return {
    async read(asked, ending) {
      const limit = AbortSignal.any([AbortSignal.timeout(limits.milliseconds), ending]);
      const { url, flyttat, answer } = await followed(asked, { network, limit, limits });
      if (answer.status === UNCHANGED) return { etag: asked.etag, senastAndrad: asked.senastAndrad, flode: undefined, flyttat };
      if (answer.status !== 200) throw refusedBy(answer);
      const flode = await inTurns(parseSteps(feedText(answer.bytes, answer.headers['content-type'] ?? ''), url.href));
      if (flode.poster.length === 0 && flode.olasliga > 0) throw new FeedUnreadable('flode_trasigt');
      return { ...validatorsOf(answer), flode, flyttat };
    },
  };
}

interface Bounds {
  network: Network;
  limit: AbortSignal;
  limits: { bytes: number; milliseconds: number };
}

interface Followed {
  url: URL;
  /** The last address that was led to for good, before any that is only for now. */
  flyttat: string | null;
  answer: StrangerAnswer;
}

async function followed(asked: FeedAsked, bounds: Bounds): Promise<Followed> {
  let url = URL.parse(asked.adress);
  let isForGood = true;
  let flyttat: string | null = null;
  for (let redirects = 0; url !== null && redirects <= MOST_REDIRECTS; redirects++) {
    const answer = await ask(url, asked, bounds);
    if (!REDIRECTS.has(answer.status)) return { url, flyttat, answer };
    isForGood &&= FOR_GOOD.has(answer.status);
    url = URL.parse(answer.headers.location ?? '', url);
    if (isForGood && url !== null) flyttat = url.href;
  }
  throw new FeedUnreadable('flode_omdirigering');
}

async function ask(url: URL, { etag, senastAndrad }: FeedAsked, { network, limit, limits }: Bounds): Promise<StrangerAnswer> {
  const headers = {
    ...(etag === null ? {} : { 'If-None-Match': etag }),
    ...(senastAndrad === null ? {} : { 'If-Modified-Since': senastAndrad }),
  };
  try {
    return await fetchStranger(url, { network, accept: ACCEPT, bytes: limits.bytes, headers, limit });
  } catch (cause) {
    if (!(cause instanceof StrangerRefused)) throw cause;
    const params = { sekunder: Math.ceil(limits.milliseconds / 1000), mb: Math.ceil(limits.bytes / 1024 / 1024) };
    throw new FeedUnreadable(WHY[cause.reason], { params, cause });
  }
}

function refusedBy({ status, headers }: StrangerAnswer): FeedUnreadable {
  const params = { status };
  if (status === 404 || status === 410) return new FeedUnreadable('flode_borta', { params });
  if (status === 401 || status === 403) return new FeedUnreadable('flode_nekat', { params });
  const isBusy = status === 429 || status === 503;
  return new FeedUnreadable(isBusy ? 'flode_vantar' : 'flode_svar', {
    params,
    vanta: isBusy ? Math.min(LONGEST_WAIT_MS, retryAfterMs(headers['retry-after'], new Date())) : 0,
  });
}

function validatorsOf({ headers }: StrangerAnswer): Pick<FeedAnswer, 'etag' | 'senastAndrad'> {
  const kept = (said: string | undefined) =>
    said !== undefined && said.length <= LONGEST_VALIDATOR && /^[\x20-\x7e]+$/.test(said) ? said : null;
  return { etag: kept(headers.etag), senastAndrad: kept(headers['last-modified']) };
}
