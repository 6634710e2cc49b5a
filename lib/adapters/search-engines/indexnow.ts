import type { SearchEnginesPort } from '#lib/adapters/search-engines/port.ts';
import type { Network } from '#lib/internet/network.ts';
import { postTo } from '#lib/internet/post-to.ts';

/** Shares what it is told with all engines that take part: Bing, Yandex, Naver, Seznam, Yep (indexnow.org). */
const INDEXNOW = new URL('https://api.indexnow.org/indexnow');
const PATIENCE_MS = 10_000;
/** Its answers of which another try makes nothing better: wrongly written, key not found, addresses of another host. */
const REFUSALS: ReadonlySet<number> = new Set([400, 403, 422]);

/** Where the key lies that shows that the site is whose it says (indexnow.org, «Verifying ownership via the key»). */
export function indexNowKeyPath(key: string): string {
  return `/${key}.txt`;
}

interface Site {
  /** The site's own address, without a trailing slash. */
  url: string;
  /** 8–128 letters, digits and dashes. */
  key: string;
}

/** IndexNow, asked for a site over that network. */
export function indexNow({ url, key }: Site, network: Network): SearchEnginesPort {
  const site = { host: new URL(url).host, key, keyLocation: url + indexNowKeyPath(key) };
  return {
    async tell(addresses, ending) {
      const limit = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ending]);
      const body = JSON.stringify({ ...site, urlList: addresses });
      const { status } = await postTo(INDEXNOW, { network, limit, body, headers: {} });
      if (status === 200 || status === 202) return { utfall: 'taget' };
      if (REFUSALS.has(status)) return { utfall: 'nekat', status };
      throw new Error(`${INDEXNOW.host} answered ${status}`);
    },
  };
}
