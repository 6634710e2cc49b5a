import { FRAME_ORIGINS } from '#lib/blocks/inbaddning/platform.ts';

/**
 * What a page may load: the site's own style, fonts and pictures, and pictures over https from anywhere. One script runs,
 * known by its digest; it asks the site alone, and shows frames of the platforms an article may embed. The structured data
 * in the head is a data block, which no policy is asked about. Where there are ads, their script runs, too, and those who have them are framed. `studioUrl` is where whole addresses of pictures lead when
 * the site is reached by another name.
 */
export function contentSecurityPolicy({ studioUrl, script, sedan, annonser }: PolicyFacts): string {
  return [
    "default-src 'none'",
    `img-src 'self' https: ${new URL(studioUrl).origin}`,
    "style-src 'self'",
    "font-src 'self'",
    `script-src '${script}'${sedan === undefined ? '' : ` '${sedan}'`}${annonser === undefined ? '' : ` '${annonser.script}'`}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${[...FRAME_ORIGINS, ...(annonser?.origins ?? [])].join(' ')}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

interface PolicyFacts {
  studioUrl: string;
  /** The digest of the reader script. */
  script: string;
  /** The same of the one that marks what has changed since it was read; absent where nothing is. */
  sedan?: string | undefined;
  /** The digest of the script that shows ads, and whose pages it frames; absent where there are none. */
  annonser?: { script: string; origins: readonly string[] } | undefined;
}

/**
 * May be kept anywhere but is asked for again each time: a correction or a takedown must reach the reader who was here a
 * minute ago, and asking costs one answer of no bytes.
 */
const ASKED_AGAIN = 'public, max-age=0, must-revalidate';
const NOSNIFF = { 'X-Content-Type-Options': 'nosniff' };

/** Headers of an answer that is named by its content or its id, and never changes. */
export function foreverHeaders(type: string): Record<string, string> {
  return { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable', ...NOSNIFF };
}

/** Headers of feeds, sitemaps and robots.txt. */
export function feedHeaders(type: string): Record<string, string> {
  return { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': ASKED_AGAIN, ...NOSNIFF };
}

export function redirectHeaders(location: string): Record<string, string> {
  return { 'Content-Type': 'text/plain; charset=utf-8', Location: location, 'Cache-Control': ASKED_AGAIN, ...NOSNIFF };
}

/** Headers of pages, by what the page is. */
export function pageHeaders(facts: PolicyFacts): Record<'sida' | 'delning' | 'besked', Record<string, string>> {
  const all = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentSecurityPolicy(facts),
    ...NOSNIFF,
  };
  return {
    sida: { ...all, 'Cache-Control': ASKED_AGAIN, 'Referrer-Policy': 'strict-origin-when-cross-origin' },
    // Kept by nobody, found by nobody, and its secret address told to nobody (decisions.md §7).
    delning: { ...all, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex, nofollow' },
    besked: { ...all, 'Cache-Control': 'no-store', 'Referrer-Policy': 'strict-origin-when-cross-origin', 'X-Robots-Tag': 'noindex' },
  };
}
