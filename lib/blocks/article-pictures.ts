import { mayShowPictures, picturesInFields } from '#lib/blocks/block-pictures.ts';
import { fieldValueSteps, fieldValues } from '#lib/blocks/field-values.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import { mediaIdOf } from '#lib/content/library-picture.ts';
import { entriesOf, type WrittenEntry } from '#lib/content/live-changes.ts';
import { atOnce, type Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';
import { isId, oneSpelling } from '#lib/contract/id.ts';
import type { PictureRole } from '#lib/contract/media.ts';

type Shown = Pick<ArticleContent, 'hero' | 'block'> & Partial<Pick<ArticleContent, 'meta'>>;

/** A place where an article shows a picture of the library. */
export interface PictureUse {
  /** The picture's id. */
  media: string;
  roll: PictureRole;
  /** Id of the block, or of the nearest one around it that has one; '' at the top and in the teaser. */
  block: string;
}

/** The ids of all pictures of the library that an article shows, the one at the top included; with its `meta`, the teaser's own too. */
export function mediaIdsOf(article: Shown): string[] {
  return atOnce(mediaIdSteps(article));
}

/** The same in steps, for whoever has others waiting. */
export function* mediaIdSteps(article: Shown): Steps<string[]> {
  return [...new Set((yield* pictureUseSteps(article)).map(({ media }) => media))];
}

/** Where the article shows which pictures of the library, each place once. */
export function* pictureUseSteps({ hero, block, meta }: Shown): Steps<PictureUse[]> {
  const uses = new Map<string, PictureUse>();
  const add = (media: string | undefined, roll: PictureRole, id: string) => {
    if (media === undefined || !isId(media)) return;
    const use = { media: oneSpelling(media), roll, block: id };
    uses.set(`${use.media} ${roll} ${id}`, use);
  };
  yield* collectUses(block, '', (media, id) => add(media, 'block', id));
  add(mediaIdOf(hero?.src ?? ''), 'hero', '');
  add(hero?.mediaId, 'hero', '');
  add(mediaIdOf(meta?.puffSrc ?? ''), 'puff', '');
  return [...uses.values()];
}

/** The library's pictures that blocks show, by id or by address. */
function* collectUses(
  blocks: ReadonlyArray<Block | TextNode>,
  around: string,
  add: (media: string | undefined, block: string) => void,
): Steps<void> {
  for (const block of blocks) {
    if (isTextNode(block)) continue;
    const id = blockId(block) || around;
    const definition = BLOCKS.get(block.type);
    if (block.type === 'liveinlagg') {
      for (const entry of entriesOf(block)) {
        for (const media of idsInEntry(entry)) add(media, id);
        yield;
      }
    } else if (definition !== undefined && mayShowPictures(block.type)) {
      const fields = yield* fieldValueSteps(definition.attrs, block.attrs ?? {}, '.attrs');
      for (const media of idsIn(block, fields)) add(media, id);
    }
    yield;
    if (block.content !== undefined) yield* collectUses(block.content, id, add);
  }
}

function idsIn(block: Block, fields: ReturnType<typeof fieldValues>): string[] {
  return picturesInFields(block, '', fields).flatMap(({ mediaId, src }) => [mediaId, mediaIdOf(src) ?? '']);
}

const IN_ENTRY = new WeakMap<WrittenEntry, readonly string[]>();

/** A report has thousands of entries, and every write to it asks of them all: an entry, which is never changed, is looked through once. */
function idsInEntry(entry: WrittenEntry): readonly string[] {
  const known = IN_ENTRY.get(entry);
  if (known !== undefined) return known;
  const attrs = { inlagg: [entry] };
  const schema = BLOCKS.get('liveinlagg')?.attrs;
  const found = schema === undefined ? [] : idsIn({ type: 'liveinlagg', attrs }, fieldValues(schema, attrs, '.attrs'));
  IN_ENTRY.set(entry, found);
  return found;
}
