import { picturesInBlock } from '#lib/blocks/block-pictures.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import { isId } from '#lib/contract/id.ts';

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
