import type { IncomingMessage } from 'node:http';
import { fault } from '#lib/errors/fault.ts';

/**
 * A call with a cookie is made by a browser, which says where the page stands that made it. Refuses a call from any other
 * place than Studio itself (decisions.md §2); a call with a key has no browser to be misled.
 */
export function refuseForeignOrigin(request: IncomingMessage, studioUrl: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fault('frammande_ursprung');
  const origin = request.headers.origin;
  if (origin === undefined) return;
  const own = [new URL(studioUrl).host, request.headers.host];
  const host = URL.parse(origin)?.host;
  if (host === undefined || !own.includes(host)) throw fault('frammande_ursprung');
}
