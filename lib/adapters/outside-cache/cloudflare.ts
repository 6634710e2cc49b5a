import { ask, inPieces } from '#lib/adapters/outside-cache/ask.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';

/** As many tags as one call may name under every plan (Cloudflare API, «Purge Cached Content»). */
const AT_ONCE = 30;

/** A zone of Cloudflare's, by a token that may purge its cache. `api` is another's place in tests. */
export function cloudflareCache(
  { zon, nyckel }: { zon: string; nyckel: string },
  api = 'https://api.cloudflare.com/client/v4',
): OutsideCachePort {
  return {
    async forget(keys) {
      await inPieces(keys, AT_ONCE, (some) =>
        ask(`${api}/zones/${zon}/purge_cache`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${nyckel}`, 'Content-Type': 'application/json' },
          body: JSON.stringify({ tags: some }),
        }),
      );
    },
  };
}
