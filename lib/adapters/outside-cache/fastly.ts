import { ask, inPieces } from '#lib/adapters/outside-cache/ask.ts';
import type { OutsideCachePort } from '#lib/adapters/outside-cache/port.ts';

/** As many keys as one call may name (Fastly API, «Purge multiple surrogate key tags»). */
const AT_ONCE = 256;

/** A service of Fastly's, by a token that may purge it. `api` is another's place in tests. */
export function fastlyCache({ tjanst, nyckel }: { tjanst: string; nyckel: string }, api = 'https://api.fastly.com'): OutsideCachePort {
  return {
    async forget(keys) {
      await inPieces(keys, AT_ONCE, (some) =>
        ask(`${api}/service/${tjanst}/purge`, {
          method: 'POST',
          headers: { 'Fastly-Key': nyckel, Accept: 'application/json', 'Content-Type': 'application/json' },
          body: JSON.stringify({ surrogate_keys: some }),
        }),
      );
    },
  };
}
