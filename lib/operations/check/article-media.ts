import { mediaIdSteps } from '#lib/blocks/article-pictures.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';
import type { Store } from '#lib/store/store.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/** The library's pictures of some articles, by id. Those that are gone are absent. */
export async function mediaOf(store: Store, articles: ReadonlyArray<Pick<ArticleContent, 'hero' | 'block'>>): Promise<Map<string, Media>> {
  const ids = new Set<string>();
  for (const article of articles) for (const id of await inTurns(mediaIdSteps(article))) ids.add(id);
  const found = await store.media.byIds([...ids]);
  return new Map(found.map((media) => [media.id, media]));
}
