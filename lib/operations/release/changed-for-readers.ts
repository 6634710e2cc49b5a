import type { OperationContext } from '#lib/operations/context.ts';

/** Says that readers see another article, or none; `what` is all that it is and was to them: of a live report those hear who follow it. */
export function changedForReaders({ changed }: OperationContext, id: string, what: ReadonlyArray<{ mall?: string | undefined }>): void {
  changed('publikt', id);
  if (what.some(({ mall }) => mall === 'liverapport')) changed('live', id);
}
