import { fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';
import { ownOrigins } from '#lib/http/origin.ts';

/** Names that lead nowhere but to the machine itself, whatever a name server says. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a request that was sent to another name than Studio's, and one from a page of another site: an attacker's name may
 * be made to lead here (DNS rebinding), and the browser of somebody inside would then call for it.
 */
export function refuseForeignHost(asked: Asked, studioUrl: string): void {
  const own = URL.parse(studioUrl)?.hostname;
  const host = nameIn(`http://${asked.header('host') ?? ''}`);
  if (host !== own && !LOOPBACK.has(host)) throw fault('frammande_adress');
  const origin = asked.header('origin');
  if (origin !== undefined && !isKnownOrigin(origin, studioUrl)) throw fault('frammande_ursprung');
}

/** Whether a page of that origin is Studio's own, or one of the machine itself: a tool that somebody runs there, at whatever port. */
export function isKnownOrigin(origin: string, studioUrl: string): boolean {
  return LOOPBACK.has(nameIn(origin)) || ownOrigins(studioUrl).includes(origin);
}

function nameIn(address: string): string {
  return URL.parse(address)?.hostname ?? '';
}
