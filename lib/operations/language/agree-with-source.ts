import type { Language } from '#lib/contract/languages.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemOutline } from '#lib/store/items.ts';
import { agreedParts } from '#lib/translation/plan.ts';

/**
 * Whoever saves a translation of another revision of the source than before says that it agrees with that one. What was
 * translated of earlier words is then no longer behind, and is not translated again.
 */
export async function agreeWithSource(
  { store }: OperationContext,
  { head, sprak: languages }: ItemOutline,
  sprak: Language,
  saved: { id: string; nr: number },
  named: string | undefined,
): Promise<void> {
  if (named === undefined || named === languages.get(sprak)?.kall_revision) return;
  const [known, source] = await Promise.all([
    store.translations.latest(head.id, sprak),
    store.revisions.get(head.id, head.kallsprak, named),
  ]);
  if (source === undefined || Object.keys(known).length === 0) return;
  await store.translations.add({ revision: saved.id, innehall: head.id, sprak, nr: saved.nr, delar: agreedParts(known, source) });
}
