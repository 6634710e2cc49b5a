import { LANGUAGES } from '#lib/contract/languages.ts';
import { feedJson } from '#lib/render/live-feed.tsx';
import { liveSource } from '#lib/site/live/live-source.ts';
import type { Kernel } from '#lib/studio/kernel.ts';
import type { ReadersModel } from './readers-model.ts';

/** Whose it is, what readers get, and what they ought to have; `undefined` where there is none. */
export type LiveFeed = [report: string, got: string | undefined, wanted: string | undefined];

/** The feed of every language of the articles. */
export async function liveFeeds({ readers, site }: Kernel, items: readonly string[], model: ReadersModel): Promise<LiveFeed[]> {
  const source = liveSource(readers, site);
  const feeds = items.map(async (id) => {
    const reports = await source.publicOf([id]);
    return Promise.all(
      LANGUAGES.map(async (sprak): Promise<LiveFeed> => {
        const report = reports.find((one) => one.sprak === sprak);
        const got = report && (await source.feed(report));
        return [`${id} ${sprak}`, got && feedJson(got), model.feed(id, sprak)];
      }),
    );
  });
  return (await Promise.all(feeds)).flat();
}
