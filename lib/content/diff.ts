import { articleFields } from '#lib/content/article-fields.ts';
import { type BlockChangeKind, blockChanges } from '#lib/content/block-changes.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { type FieldChange, fieldChanges, fieldsOf } from '#lib/content/field-changes.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';
import { DiffBudget, type TextPart, wordDiff } from '#lib/content/word-diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

export interface ContentDiff {
  falt: FieldChange[];
  block: Array<{ id: string; typ: string; andring: BlockChangeKind; flyttad: boolean; delar: TextPart[]; skillnader: FieldChange[] }>;
}

/**
 * What differs between two versions of an article: the fields whose value is another (`null` for one that is not set), and
 * every top-level block with its change, its words and what else in it is another. `textOf` gives a block's running text (lib/blocks/block-text.ts).
 */
export function diffContent(fore: ArticleContent, efter: ArticleContent, textOf: (block: Block) => string): ContentDiff {
  return atOnce(diffSteps(fore, efter, textOf));
}

/** The same in steps, for whoever has others waiting. */
export function* diffSteps(fore: ArticleContent, efter: ArticleContent, textOf: (block: Block) => string): Steps<ContentDiff> {
  const budget = new DiffBudget();
  const falt = articleFieldChanges(fore, efter);
  yield;
  const block = yield* gathered(blockChanges(fore.block, efter.block), ({ id, typ, andring, flyttad, fore: old, efter: now }) => {
    const delar = wordDiff(old === null ? '' : textOf(old), now === null ? '' : textOf(now), budget);
    const skillnader = differencesIn(andring, old, now);
    return [{ id, typ, andring, flyttad, delar, skillnader }];
  });
  return { falt, block };
}

/** What beside its words is another in a block that has changed; in a new one all that it brings, as of one that has nothing in it. */
function differencesIn(andring: BlockChangeKind, fore: Block | null, efter: Block | null): FieldChange[] {
  if (efter === null) return [];
  if (fore === null) return fieldsOf(efter);
  return andring === 'andrad' ? fieldChanges(fore, efter) : [];
}

/** What is another beside the blocks, `null` for a field that is not set. */
export function articleFieldChanges(fore: ArticleContent, efter: ArticleContent): FieldChange[] {
  const before = articleFields(fore);
  const after = articleFields(efter);
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => !equalJson(before.get(name), after.get(name)))
    .map((name) => ({ falt: name, fore: before.get(name) ?? null, efter: after.get(name) ?? null }));
}
