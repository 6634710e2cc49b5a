import { fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';

/** The names of the machine itself, which whoever runs Studio on it may write either way. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * A call with a cookie is made by a browser, which says where the page stands that made it: scheme, host and port. Refuses a
 * call from any other place than Studio's own address, or from one that is not told (`null`); a call with a key has no
 * browser to be misled (decisions.md §2). Browsers that say nothing of either kind are older than the cookie's SameSite, or none.
 */
export function refuseForeignOrigin(asked: Pick<Asked, 'header'>, studioUrl: string): void {
  const site = asked.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fault('frammande_ursprung');
  const origin = asked.header('origin');
  if (origin !== undefined && !ownOrigins(studioUrl).includes(origin)) throw fault('frammande_ursprung');
}

/** Studio's origin as a browser writes it; on the machine itself, by each of its names. */
export function ownOrigins(studioUrl: string): string[] {
  const { origin, protocol, hostname, port } = new URL(studioUrl);
  if (!LOOPBACK.includes(hostname)) return [origin];
  return LOOPBACK.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}
