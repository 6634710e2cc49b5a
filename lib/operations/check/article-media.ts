import { mediaIdSteps } from '#lib/blocks/article-pictures.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Store } from '#lib/store/store.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

type Shown = Pick<ArticleContent, 'hero' | 'block'> & Partial<Pick<ArticleContent, 'meta'>>;

/** The library's pictures of some articles, by id. Those that are gone are absent. */
export async function mediaOf(store: Store, articles: readonly Shown[]): Promise<Map<string, Media>> {
  return (await mediaOfEach(store, articles)).library;
}

/** The same, and the ids of the pictures that each of the articles shows. */
export async function mediaOfEach<Article extends Shown>(
  store: Store,
  articles: readonly Article[],
): Promise<{ library: Map<string, Media>; shown: Map<Article, string[]> }> {
  const shown = new Map<Article, string[]>();
  for (const article of articles) shown.set(article, await inTurns(mediaIdSteps(article)));
  const found = await store.media.byIds([...new Set([...shown.values()].flat())]);
  return { library: new Map(found.map((media) => [media.id, media])), shown };
}
