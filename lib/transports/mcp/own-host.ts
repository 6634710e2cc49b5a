import type { IncomingMessage } from 'node:http';
import { fault } from '#lib/errors/fault.ts';

/** Names that lead nowhere but to the machine itself, whatever a name server says. */
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Refuses a request that was sent to another name than Studio's, and one from a page of another site: an attacker's name may
 * be made to lead here (DNS rebinding), and the browser of somebody inside would then call for it.
 */
export function refuseForeignHost(request: IncomingMessage, studioUrl: string): void {
  const own = URL.parse(studioUrl)?.hostname;
  const known = (address: string | undefined) => {
    const name = address === undefined ? undefined : URL.parse(address)?.hostname;
    return name !== undefined && (name === own || LOOPBACK.has(name));
  };
  if (!known(`http://${request.headers.host ?? ''}`)) throw fault('frammande_adress');
  const { origin } = request.headers;
  if (origin !== undefined && !known(origin)) throw fault('frammande_ursprung');
}
