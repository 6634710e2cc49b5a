import { indexNow } from '#lib/adapters/search-engines/indexnow.ts';
import type { SearchEnginesPort } from '#lib/adapters/search-engines/port.ts';
import type { Language } from '#lib/contract/languages.ts';
import { articlePath } from '#lib/site/site-addresses.ts';
import { isServed } from '#lib/site/site-context.ts';
import type { Store } from '#lib/store/store.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import { inRounds } from '#lib/studio/workers/in-rounds.ts';

/** What somebody corrects at once after the release is told of with it. */
const GATHERED_MS = 30_000;
const LOOK_EVERY_MS = 15_000;
/** Versions at a time. */
const PIECE = 1_000;
/** As many as one message may have. */
const MOST_ADDRESSES = 10_000;
/** Longer than a message is waited for: what a process was telling that died the next one tells. */
const LEASE_MS = 60_000;
/** After the first that failed; twice as long after each that follows. */
const RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 60 * 60_000;

type Telling = Pick<Kernel, 'machinery' | 'site' | 'network' | 'now' | 'log'>;

/** Has search engines told of the versions, which are public, or were. */
export async function tellEngines(
  store: Pick<Store, 'engineTellings'>,
  versions: ReadonlyArray<{ innehall: string; sprak: Language }>,
  now: Date,
): Promise<void> {
  await store.engineTellings.changed(versions, new Date(now.getTime() + GATHERED_MS));
}

/**
 * Tells search engines of the addresses of what is published, changed, moved or taken down, where the newsroom wants it (docs/decisions/search-engines.md). Nothing
 * is told of a site that is not read over https, nor of a language that is read elsewhere.
 */
export function startSearchEngineTeller(kernel: Telling): { stop(): Promise<void> } {
  const { site, network } = kernel;
  return telling(kernel, (key) => indexNow({ url: site.url, key }, network));
}

/** The same with any engines; `lookEveryMs` is for tests. */
export function telling(
  { machinery, site, now, log }: Telling,
  enginesBy: (key: string) => SearchEnginesPort,
  { lookEveryMs = LOOK_EVERY_MS } = {},
): { stop(): Promise<void> } {
  const within = <Result>(work: (store: Store) => Promise<Result>) =>
    machinery.database.transaction((unit) => work(machinery.storeOn(unit)));
  const later = (ms: number) => new Date(now().getTime() + ms);
  let failures = 0;

  /** Whether there may be more. */
  const tellNext = async (key: string, ending: AbortSignal): Promise<boolean> => {
    const until = later(LEASE_MS);
    const due = await within((store) => store.engineTellings.take(now(), until, PIECE));
    if (due.length === 0) return false;
    const addresses = due.flatMap(({ sprak, sektion, slug }) =>
      sektion === null || !isServed(site, sprak) ? [] : [site.url + articlePath(sprak, sektion, slug)],
    );
    try {
      for (let from = 0; from < addresses.length; from += MOST_ADDRESSES) {
        const answer = await enginesBy(key).tell(addresses.slice(from, from + MOST_ADDRESSES), ending);
        if (answer.utfall === 'nekat') log.warn({ status: answer.status }, 'search engines do not take what they are told of the site');
      }
    } catch (error) {
      const ms = Math.min(RETRY_MS * 2 ** failures++, LONGEST_RETRY_MS);
      await within((store) => store.engineTellings.again(until, later(ms)));
      throw error;
    }
    if (failures > 0) log.info('search engines can be told again');
    failures = 0;
    await within((store) => store.engineTellings.told(until, now(), due));
    return true;
  };

  return inRounds(
    async (ending) => {
      if (!site.url.startsWith('https://')) return;
      while (!ending.aborted && site.indexNow !== undefined && (await tellNext(site.indexNow, ending)));
    },
    {
      ...{ pauseMs: lookEveryMs, againMs: lookEveryMs },
      failed(error) {
        if (failures <= 1) log.warn({ err: error }, 'search engines could not be told what has changed; trying again');
      },
    },
  );
}
