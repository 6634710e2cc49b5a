import { articleFields } from '#lib/content/article-fields.ts';
import { type BlockChangeKind, blockChanges } from '#lib/content/block-changes.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';
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
  return atOnce(diffSteps(fore, efter, textOf));
}

/** The same in steps, for whoever has others waiting. */
export function* diffSteps(fore: ArticleContent, efter: ArticleContent, textOf: (block: Block) => string): Steps<ContentDiff> {
  const before = articleFields(fore);
  const after = articleFields(efter);
  const budget = new DiffBudget();
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const falt = names
    .filter((name) => !equalJson(before.get(name), after.get(name)))
    .map((name) => ({ falt: name, fore: before.get(name) ?? null, efter: after.get(name) ?? null }));
  yield;
  const block = yield* gathered(blockChanges(fore.block, efter.block), ({ id, typ, andring, fore: old, efter: now }) => {
    const delar = wordDiff(old === null ? '' : textOf(old), now === null ? '' : textOf(now), budget);
    return [{ id, typ, andring, delar }];
  });
  return { falt, block };
}
