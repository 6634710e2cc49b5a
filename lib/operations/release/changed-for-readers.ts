import type { OperationContext } from '#lib/operations/context.ts';

interface ChangedArticle {
  id: string;
  /** All that it is and was to readers: of a live report those hear who follow it. */
  what: ReadonlyArray<{ mall?: string | undefined }>;
  /** Whether they have more of it now, and what lists told of it before was not taken back. */
  isBroughtOut: boolean;
}

/** Says that readers see another article, or none. */
export function changedForReaders({ changed }: OperationContext, { id, what, isBroughtOut }: ChangedArticle): void {
  if (isBroughtOut) changed('publikt', id, 'ut');
  else changed('publikt', id);
  if (what.some(({ mall }) => mall === 'liverapport')) changed('live', id);
}
