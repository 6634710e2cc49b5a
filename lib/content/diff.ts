import { articleFields } from '#lib/content/article-fields.ts';
import { type BlockChangeKind, blockChanges } from '#lib/content/block-changes.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { DiffBudget, type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

export interface ContentDiff {
  falt: Array<{ falt: string; fore: unknown; efter: unknown }>;
  block: Array<{ id: string; typ: string; andring: BlockChangeKind; delar: TextPart[] }>;
}

/**
 * What differs between two versions of an article: the fields whose value is another (`null` for one that is not set), and
 * every top-level block with its change and its words. `textOf` gives a block's running text (lib/blocks/block-text.ts).
 */
export function diffContent(fore: ArticleContent, efter: ArticleContent, textOf: (block: Block) => string): ContentDiff {
  const before = articleFields(fore);
  const after = articleFields(efter);
  const budget = new DiffBudget();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  return {
    falt: names
      .filter((falt) => !equalJson(before.get(falt), after.get(falt)))
      .map((falt) => ({ falt, fore: before.get(falt) ?? null, efter: after.get(falt) ?? null })),
    block: blockChanges(fore.block, efter.block).map(({ id, typ, andring, fore: old, efter: now }) => ({
      id,
      typ,
      andring,
      delar: wordDiff(old === null ? '' : textOf(old), now === null ? '' : textOf(now), budget),
    })),
  };
}
