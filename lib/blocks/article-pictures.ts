import { mayShowPictures, picturesInFields } from '#lib/blocks/block-pictures.ts';
import { fieldValueSteps } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';
import { isId } from '#lib/contract/id.ts';

/** The ids of all pictures of the library that an article shows, the one at the top included. */
export function mediaIdsOf(article: Pick<ArticleContent, 'hero' | 'block'>): string[] {
  return atOnce(mediaIdSteps(article));
}

/** The same in steps, for whoever has others waiting. */
export function* mediaIdSteps({ hero, block }: Pick<ArticleContent, 'hero' | 'block'>): Steps<string[]> {
  const ids = new Set<string | undefined>();
  yield* collectIds(block, ids);
  ids.add(mediaIdOf(hero?.src ?? ''));
  ids.add(hero?.mediaId);
  return [...ids].filter((id) => id !== undefined).filter(isId);
}

/** The library's pictures that blocks show, by id or by address. */
function* collectIds(blocks: ReadonlyArray<Block | TextNode>, ids: Set<string | undefined>): Steps<void> {
  for (const block of blocks) {
    if (isTextNode(block)) continue;
    const definition = BLOCKS.get(block.type);
    if (definition !== undefined && mayShowPictures(block.type)) {
      const fields = yield* fieldValueSteps(definition.attrs, block.attrs ?? {}, '.attrs');
      for (const { meta, value } of fields) if (meta?.adress === 'bild' && typeof value === 'string') ids.add(mediaIdOf(value));
      for (const { mediaId } of picturesInFields(block, '', fields)) ids.add(mediaId);
    }
    yield;
    if (block.content !== undefined) yield* collectIds(block.content, ids);
  }
}
