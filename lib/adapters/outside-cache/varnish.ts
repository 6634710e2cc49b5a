import { ask, inPieces } from '#lib/adapters/outside-cache/ask.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';

/** What deploy/varnish.vcl makes a ban of. A header is at most 8 kB there. */
export const VARNISH_KEYS_HEADER = 'X-Studio-Nycklar';
const AT_ONCE = 200;

interface VarnishServers {
  adresser: readonly string[];
  nyckel: string | undefined;
}

/** Varnish servers with the rules in deploy/varnish.vcl; each is told, and shown the key; one that cannot be is what the others wait for. */
export function varnishCache({ adresser, nyckel }: VarnishServers): OutsideCachePort {
  const shown: Record<string, string> = nyckel === undefined ? {} : { Authorization: `Bearer ${nyckel}` };
  return {
    async forget(keys) {
      await Promise.all(
        adresser.map((address) =>
          inPieces(keys, AT_ONCE, (some) =>
            ask(address, { method: 'PURGE', headers: { ...shown, [VARNISH_KEYS_HEADER]: some.join('|') } }),
          ),
        ),
      );
    },
  };
}
