import type { ReaderSource } from '#lib/contract/reader-source.ts';

/** Words of hosts: `google` is google.se and www.google.com; a host with a dot is that one and what lies below it. */
const SEARCH = [
  ...['google', 'bing', 'duckduckgo', 'yahoo', 'ecosia', 'qwant', 'yandex', 'baidu', 'startpage', 'kagi', 'swisscows', 'mojeek'],
  'search.brave.com',
];
const SOCIAL = [
  ...['facebook', 'instagram', 'twitter', 'linkedin', 'reddit', 'pinterest', 'tiktok', 'youtube', 'threads', 'mastodon', 'snapchat'],
  ...['t.co', 'x.com', 'lnkd.in', 'bsky.app', 't.me', 'fb.me', 'vk.com', 'wa.me', 'flashback.org'],
];

/**
 * The class of where a reader comes from, of the address that the browser tells: that address goes no further. `own` are the hosts that
 * the page itself is at.
 */
export function readerSource(referrer: string, own: readonly string[]): ReaderSource {
  if (referrer === '') return 'direkt';
  const host = hostOf(referrer);
  if (own.includes(host)) return 'internt';
  if (isAmong(SEARCH, host)) return 'sok';
  return isAmong(SOCIAL, host) ? 'socialt' : 'annan';
}

function isAmong(names: readonly string[], host: string): boolean {
  const words = host.split('.').slice(0, -1);
  return names.some((name) => (name.includes('.') ? `.${host}`.endsWith(`.${name}`) : words.includes(name)));
}

function hostOf(address: string): string {
  try {
    return new URL(address).hostname;
  } catch {
    // No address: it says only that there was one.
    return '';
  }
}
