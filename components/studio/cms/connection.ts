import { withoutEnd } from '#lib/content/trim-end.ts';

/** What a browser remembers of a connection that it has begun, until it comes back from WordPress. */
export interface BegunConnection {
  /** Told along, and back: an answer to anything else is not believed. */
  lapp: string;
  /** The site, as it was written. */
  url: string;
}

/** What WordPress was told to answer with, when somebody has come back from it. */
export type ConnectionAnswer =
  | { sort: 'beviljad'; url: string; anvandare: string; losenord: string }
  | { sort: 'nekad' }
  /** Nothing that this window has begun. */
  | { sort: 'okand' };

/** What was kept of one, as it was kept; `undefined` for anything else. */
export function begunConnection(kept: unknown): BegunConnection | undefined {
  if (typeof kept !== 'object' || kept === null || !('lapp' in kept) || !('url' in kept)) return undefined;
  const { lapp, url } = kept;
  return typeof lapp === 'string' && lapp !== '' && typeof url === 'string' ? { lapp, url } : undefined;
}

const MARK = '#?anslut=';

/** The address of a WordPress site as somebody writes it, without a stroke at the end; `undefined` for what is none. */
export function siteAddress(written: string): string | undefined {
  const url = URL.parse(written.trim());
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '' || url.hash !== '') return undefined;
  return withoutEnd(url.href, /\//);
}

/**
 * Where WordPress asks whoever is logged in there whether Studio may have an application password, and what it sends them back to. What it
 * answers it puts at the end of that: after the #, so that the password is in no request and no log, only in the browser.
 */
export function authorisingPage({ lapp, url }: BegunConnection, page: string): string {
  const back = `${page}${MARK}${lapp}`;
  const asked = new URLSearchParams({ app_name: `Studio (${new URL(page).host})`, success_url: back, reject_url: `${back}&nekad=1` });
  return `${url}/wp-admin/authorize-application.php?${asked}`;
}

/** What WordPress answered, by the part of the address after the #; `undefined` where nobody has come back from there. */
export function connectionAnswer(hash: string, begun: BegunConnection | undefined): ConnectionAnswer | undefined {
  if (!hash.startsWith(MARK)) return undefined;
  const told = new URLSearchParams(hash.slice(2));
  if (begun === undefined || told.get('anslut') !== begun.lapp) return { sort: 'okand' };
  const [anvandare, losenord] = [told.get('user_login') ?? '', told.get('password') ?? ''];
  if (told.has('nekad') || anvandare === '' || losenord === '') return { sort: 'nekad' };
  return { sort: 'beviljad', url: begun.url, anvandare, losenord };
}

/** Whether WordPress gives a password to a page at that address: with https, or on the very machine. */
export function mayBeAnswered({ protocol, hostname }: Pick<Location, 'protocol' | 'hostname'>): boolean {
  return protocol === 'https:' || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}
