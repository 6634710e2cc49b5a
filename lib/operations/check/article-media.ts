import { picturesInBlock } from '#lib/blocks/block-pictures.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import type { Media } from '#lib/contract/media.ts';
import { isId } from '#lib/operations/item/item-access.ts';
import type { Store } from '#lib/store/store.ts';

/** The library's pictures that blocks show, by id or by address. */
function* picturesIn(blocks: readonly Block[]): Generator<string | undefined> {
  for (const block of blocks) {
    const definition = BLOCKS.get(block.type);
    if (definition !== undefined) {
      for (const { meta, value } of fieldValues(definition.attrs, block.attrs ?? {}, '')) {
        if (meta?.adress === 'bild' && typeof value === 'string') yield mediaIdOf(value);
      }
    }
    for (const { mediaId } of picturesInBlock(block, '')) yield mediaId;
    for (const child of block.content ?? []) if (!isTextNode(child)) yield* picturesIn([child]);
  }
}

/** The ids of every picture of the library that an article shows, the one at the top included. */
export function mediaIdsOf({ hero, block }: Pick<ArticleContent, 'hero' | 'block'>): string[] {
  const ids = new Set([...picturesIn(block), mediaIdOf(hero?.src ?? ''), hero?.mediaId]);
  return [...ids].filter((id) => id !== undefined).filter(isId);
}

/** The library's pictures of some articles, by id. Those that are gone are absent. */
export async function mediaOf(store: Store, articles: ReadonlyArray<Pick<ArticleContent, 'hero' | 'block'>>): Promise<Map<string, Media>> {
  const found = await store.media.byIds([...new Set(articles.flatMap(mediaIdsOf))]);
  return new Map(found.map((media) => [media.id, media]));
}
