import { isTechnicalField } from '#components/editor/conflict/conflict-rows.ts';
import { type MarkedPair, markedPair } from '#components/editor/revisions/marked-words.ts';
import { type BlockChange, blockChanges } from '#lib/content/block-changes.ts';
import { articleFieldChanges } from '#lib/content/diff.ts';
import { type FieldChange, fieldChanges } from '#lib/content/field-changes.ts';
import { DiffBudget } from '#lib/content/word-diff.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

/** A block of either version, with its words marked where both have it and it is another. */
export interface ComparedBlock extends BlockChange {
  marked: MarkedPair | undefined;
  /** What beside the words in its text is another. */
  skillnader: readonly FieldChange[];
}

export interface ComparedVersions {
  falt: readonly FieldChange[];
  block: readonly ComparedBlock[];
}

/** Two versions side by side: the fields that differ, and every block. Parts of a picture that follow from which one it is are left out. */
export function comparedVersions(fore: ArticleContent, efter: ArticleContent): ComparedVersions {
  const budget = new DiffBudget();
  return {
    falt: articleFieldChanges(fore, efter).filter(({ falt }) => !isTechnicalField(falt)),
    block: blockChanges(fore.block, efter.block).map((change) => {
      const { andring, fore: old, efter: now } = change;
      if (andring !== 'andrad' || old === null || now === null) return { ...change, marked: undefined, skillnader: [] };
      return { ...change, marked: markedPair(old, now, budget), skillnader: fieldChanges(old, now) };
    }),
  };
}
