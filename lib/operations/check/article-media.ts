import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Store } from '#lib/store/store.ts';

/** The library's pictures of some articles, by id. Those that are gone are absent. */
export async function mediaOf(store: Store, articles: ReadonlyArray<Pick<ArticleContent, 'hero' | 'block'>>): Promise<Map<string, Media>> {
  const found = await store.media.byIds([...new Set(articles.flatMap(mediaIdsOf))]);
  return new Map(found.map((media) => [media.id, media]));
}
