import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { PlanFrom } from '#lib/translation/plan.ts';

export interface TranslationOf {
  innehall: string;
  fran: Language;
  till: Language;
  /** Revisions by id: of the source, and of the translation when there is one. */
  kalla: string;
  bas: string | null;
  skrivOver: boolean;
}

/** All that a translation is planned from, with the revisions that it starts from. */
export async function translationSources(
  { store }: Pick<OperationContext, 'store'>,
  { innehall, fran, till, kalla, bas, skrivOver }: TranslationOf,
): Promise<{ from: PlanFrom; source: Revision; target: Revision | undefined }> {
  const [source, target, known] = await Promise.all([
    store.revisions.get(innehall, fran, kalla),
    bas === null ? undefined : store.revisions.get(innehall, till, bas),
    store.translations.latest(innehall, till),
  ]);
  if (source === undefined) throw new Error(`revision ${kalla} of ${innehall} is gone`);
  const then = target?.kall_revision ?? null;
  const earlier = then === null ? undefined : await store.revisions.get(innehall, fran, then);
  return { from: { source, target, known, earlier, skrivOver }, source, target };
}
