import { TEXT_BLOCKS } from '#components/editor/schema/text-blocks.ts';
import { contentOf } from '#components/editor/session/article-content.ts';
import type { Version } from '#components/editor/session/version.ts';
import { blockId, blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * A version with what the service added to the text that was saved: the first save gives it its address, a save may number
 * blocks, and a release sets a time in its meta.
 */
export function takeServiceAdditions(version: Version, { slug, meta, block }: ArticleContent): Version {
  const { uppdaterad } = meta;
  const sent = version.saved.block;
  const take = (content: ArticleContent): ArticleContent => ({
    ...content,
    slug: content.slug === '' ? slug : content.slug,
    meta: uppdaterad === undefined ? content.meta : { ...content.meta, uppdaterad },
    block: withServiceAdditions(content.block, sent, block),
  });
  return { ...version, draft: take(version.draft), saved: take(version.saved) };
}

/**
 * Whether a revision is what was sent to be saved, though the first save has given it an address. What was added to its blocks makes it another:
 * whether somebody else did that cannot be told.
 */
export function isSaved(sent: ArticleContent, revision: ArticleContent): boolean {
  const slug = sent.slug === '' ? revision.slug : sent.slug;
  return equalJson({ ...sent, slug, meta: withoutTime(sent) }, { ...contentOf(revision), meta: withoutTime(revision) });
}

function withoutTime({ meta }: ArticleContent): Omit<ArticleContent['meta'], 'uppdaterad'> {
  const { uppdaterad: _, ...rest } = meta;
  return rest;
}

/**
 * The blocks with what saving added to those that are filled in: their number in a row, ids of their entries. `sent` are
 * the blocks that were saved and `stored` what became of them. A block that was changed after it was sent stays as it is,
 * and when nothing was added the very same document is returned.
 */
export function withServiceAdditions(current: Block[], sent: readonly Block[], stored: readonly Block[]): Block[] {
  const before = blocksById(sent);
  const after = blocksById(stored);
  const taken = current.map((block) => {
    const id = blockId(block);
    const saved = after.get(id);
    const isSame = before.get(id) === block && saved?.type === block.type && TEXT_BLOCKS[block.type] === undefined;
    return isSame && saved !== undefined && !equalJson(saved, block) ? saved : block;
  });
  return taken.every((block, index) => block === current[index]) ? current : taken;
}
