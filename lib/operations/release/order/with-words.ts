import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { wordsForReaders } from '#lib/operations/revision/words-for-readers.ts';

/**
 * The order with whose the words are that it brings out, for readers to be told and for the publication to pin. Whoever brings them out has approved them. The order itself, and no
 * question, where readers are told nothing of it; and in a dry run, whose answer does not show it and which is one transaction.
 */
export async function withWords(context: OperationContext, order: ReleaseOrder): Promise<ReleaseOrder> {
  if (context.settings.sajt.ai_not === 'ingen' || context.isDryRun) return order;
  const { item, versions, lage, prov, av, godkandAv } = order;
  const by = lage === 'utkast' && !prov ? null : (godkandAv ?? av);
  const ord = new Map<Language, PublishedWords>();
  for (const revision of versions) {
    const words = await wordsForReaders(context, { item, revision, by });
    if (words !== undefined) ord.set(revision.sprak, words);
  }
  return { ...order, ord };
}
