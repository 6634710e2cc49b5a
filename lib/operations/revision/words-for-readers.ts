import type { Author, Item, Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { originsOf } from '#lib/operations/revision/provenance-of.ts';

interface Told {
  item: Pick<Item, 'id' | 'kallsprak'>;
  revision: Revision;
  /** Who approves it by bringing it out; null where nobody does. */
  by: Author | null;
}

/**
 * Whose the words of a revision are, as readers are told of it (docs/decisions/provenance.md): undefined, and nothing is asked of the database, where the
 * newsroom tells readers nothing. Reads as much of the history as provenanceOf does, in turns with everybody else; not to be called in a transaction.
 */
export async function wordsForReaders(context: OperationContext, { item, revision, by }: Told): Promise<PublishedWords | undefined> {
  if (context.settings.sajt.ai_not === 'ingen') return undefined;
  const { kall_revision, granskare, ...words } = await counted(context, item.id, revision, by);
  const isTranslated = kall_revision !== null && revision.sprak !== item.kallsprak;
  const [kalla, former] = await Promise.all([
    isTranslated ? sourceOf(context, item, kall_revision) : null,
    granskare.length === 0 ? undefined : context.store.people.former(),
  ]);
  return { ...words, kalla, granskare: granskare.filter(({ id }) => former?.has(id) !== true) };
}

async function counted(context: OperationContext, innehall: string, revision: Revision, by: Author | null) {
  const { origins } = await originsOf(context, { innehall, sprak: revision.sprak, nr: revision.nr });
  if (by?.typ === 'person') origins.approve(by);
  return origins.forReaders(revision);
}

/** The same of the text that it was translated from; null where that is another article's. */
async function sourceOf(
  context: OperationContext,
  { id, kallsprak }: { id: string; kallsprak: Language },
  revision: string,
): Promise<PublishedWords['kalla']> {
  const source = await context.store.revisions.get(id, kallsprak, revision);
  if (source === undefined) return null;
  const { manniska, granskad, maskin, okant } = await counted(context, id, source, null);
  return { manniska, granskad, maskin, okant };
}
