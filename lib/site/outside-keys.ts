import type { OutsideCacheSettings } from '#lib/config/outside-cache.ts';
import type { RenderedPage } from '#lib/site/ready-page.ts';

/** Marks every page. */
export const EVERYTHING = 'studio';
/** Marks what tells of articles that it does not name: any of them may change it. */
export const LISTS = 'listor';

/** Of an id the end tells most: its beginning is the time. That two may have the same costs a page that is fetched anew. */
const KEY_LENGTH = 12;
/** A header of so many is 10 kB, and services take 16. */
const MOST_KEYS = 800;

const SHARED_MAX_AGE_S = 3_600;
const STALE_S = { revalidating: 60, away: 86_400 };

/** The key of an article or a picture. */
export function keyOf(id: string): string {
  return id.slice(-KEY_LENGTH);
}

/** What the page is to be forgotten with: all of what it was made from. */
export function keysOf({ beror }: Pick<RenderedPage, 'beror'>): string[] {
  // Where nobody knows what it was made from, anything may change it.
  const listed = beror === undefined || beror.fragor.size > 0 ? [LISTS] : [];
  return [...new Set([EVERYTHING, ...listed, ...[...(beror?.ids ?? [])].map(keyOf)])];
}

/**
 * What is to be forgotten outside when that is announced (lib/studio/changes.ts): the pages that Studio itself no longer keeps then, and
 * lists, which Studio asks again and nobody outside can. Nothing for what no page shows.
 */
export function keysOfChange(announced: string): string[] {
  const [what, id] = announced.split(' ', 2);
  switch (what) {
    case 'publikt':
      return id === undefined ? [EVERYTHING] : [keyOf(id), LISTS];
    case 'listor':
    case 'framsidor':
      return [LISTS];
    case 'installningar':
    case 'sektioner':
    case 'taggar':
    case 'namn':
    case 'omdirigeringar':
      return [EVERYTHING];
    default:
      return [];
  }
}

/**
 * The headers by which that outside cache may keep the page, and knows it again when it is to be forgotten; none where it may not. Browsers
 * are told what they always are. What a service may do with a page that is old is told to it alone, in the field that it takes away: Surrogate-Control
 * (Fastly), CDN-Cache-Control (RFC 9213); Varnish has it in its rules.
 */
export function outsideHeaders(page: RenderedPage, slag: OutsideCacheSettings['slag']): Record<string, string> {
  const keys = keysOf(page);
  if (page.status !== 200 || page.kept === 'inte' || keys.length > MOST_KEYS) return {};
  const seconds = page.kept === 'till-andring' ? SHARED_MAX_AGE_S : Math.min(SHARED_MAX_AGE_S, Math.floor(page.kept / 1000));
  if (seconds <= 0) return {};
  const stale = `max-age=${seconds}, stale-while-revalidate=${STALE_S.revalidating}, stale-if-error=${STALE_S.away}`;
  const shared = { 'Cache-Control': `public, max-age=0, s-maxage=${seconds}, must-revalidate` };
  switch (slag) {
    case 'varnish':
      return { ...shared, 'Surrogate-Key': keys.join(' ') };
    case 'fastly':
      return { ...shared, 'Surrogate-Key': keys.join(' '), 'Surrogate-Control': stale };
    case 'cloudflare':
      return { ...shared, 'Cache-Tag': keys.join(','), 'CDN-Cache-Control': stale };
  }
}
