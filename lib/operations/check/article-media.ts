import { fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import type { Media } from '#lib/contract/media.ts';
import { isId } from '#lib/operations/item/item-access.ts';
import type { Store } from '#lib/store/store.ts';

const LIBRARY_ADDRESS = /^\/media\/([0-9a-f-]{36})\//;

/** The id of the library's picture that an address leads to; `undefined` for any other address. */
export function mediaIdOf(address: string): string | undefined {
  return LIBRARY_ADDRESS.exec(address)?.[1];
}

function* pictureAddresses(blocks: readonly Block[]): Generator<string> {
  for (const block of blocks) {
    const definition = BLOCKS.get(block.type);
    if (definition !== undefined) {
      for (const { meta, value } of fieldValues(definition.attrs, block.attrs ?? {}, '')) {
        if (meta?.adress === 'bild' && typeof value === 'string') yield value;
      }
    }
    for (const child of block.content ?? []) if (!isTextNode(child)) yield* pictureAddresses([child]);
  }
}

/** The ids of every picture of the library that an article shows, the one at the top included. */
export function mediaIdsOf({ hero, block }: Pick<ArticleContent, 'hero' | 'block'>): string[] {
  const ids = new Set([...pictureAddresses(block), hero?.src ?? ''].map(mediaIdOf));
  if (hero?.mediaId !== undefined) ids.add(hero.mediaId);
  return [...ids].filter((id) => id !== undefined).filter(isId);
}

/** The library's pictures of some articles, by id. Those that are gone are absent. */
export async function mediaOf(store: Store, articles: ReadonlyArray<Pick<ArticleContent, 'hero' | 'block'>>): Promise<Map<string, Media>> {
  const found = await store.media.byIds([...new Set(articles.flatMap(mediaIdsOf))]);
  return new Map(found.map((media) => [media.id, media]));
}
