import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import { entriesOf, type WrittenEntry } from '#lib/content/live-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** What readers read of a language version as words. What search engines are told, and what pictures show, is nobody's prose. */
export type WrittenText = Pick<ArticleContent, 'rubrik' | 'ingress' | 'block'>;

/**
 * The running text of each part of a version, in reading order: `rubrik`, `ingress`, each top-level block by its id, and each entry of a live report
 * by itself. Parts without words are left out.
 */
export function* partTexts({ rubrik, ingress, block }: WrittenText): Generator<[del: string, text: string]> {
  yield ['rubrik', rubrik];
  yield ['ingress', ingress];
  for (const own of block) {
    const id = blockId(own);
    if (id === '') continue;
    const entries = own.type === 'liveinlagg' ? entriesOf(own) : [];
    if (own.type !== 'liveinlagg') yield [id, textOfBlock(own)];
    else yield [id, textOfBlock({ ...own, attrs: { ...own.attrs, inlagg: [] } })];
    for (const entry of entries) yield [entryPart(id, String(entry.id)), entryText(entry)];
  }
}

/** What an entry of a live report is called as a part: by its block and its own id. */
export function entryPart(block: string, id: string): string {
  return `${block}/${id}`;
}

/** The running text of one entry. */
export function entryText(entry: WrittenEntry): string {
  const block: Block = { type: 'liveinlagg', attrs: { inlagg: [entry] } };
  return textOfBlock(block);
}
