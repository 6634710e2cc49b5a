import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { demoReadings, type ReadArticle } from '#lib/demo/readings.ts';
import type { Kernel } from '#lib/studio/kernel.ts';

/** Of what the demo has public: how it would have been read until yesterday, unless anything is counted already. What is read from now on is counted. */
export async function fillDemoReadings({ store, machinery }: Kernel, articles: readonly string[]): Promise<void> {
  if ((await store.traffic.began()) !== null) return;
  const items = await Promise.all(articles.map((id) => store.items.get(id)));
  const read = items.flatMap((item): ReadArticle[] => {
    if (item === undefined || item.publicerad === null) return [];
    const sprak = Object.keys(item.sprak).filter(isLanguage);
    return [{ id: item.id, sprak, fran: stockholmMinute(item.publicerad).slice(0, 10) }];
  });
  const rows = demoReadings(read, stockholmMinute(machinery.now().toISOString()).slice(0, 10));
  if (rows.length > 0) await store.pageViews.add(rows);
}
