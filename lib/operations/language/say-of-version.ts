import { MOST_THREADS } from '#lib/contract/article-comment.ts';
import type { Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';

/**
 * Says something of the whole language version, as a comment that names those people: it stands where the text is, whoever reads letters or not.
 * Returns its id.
 */
export async function sayOfVersion(
  { store, actor, now, newId }: OperationContext,
  innehall: string,
  sprak: Language,
  text: string,
  people: readonly { id: string }[],
): Promise<string> {
  const { tradar } = await store.articleComments.howMany(innehall, null);
  if (tradar >= MOST_THREADS)
    throw fault('for_manga_kommentarer', { falt: 'meddelande' }, { flest: MOST_THREADS, vad: 'trådar om artikeln' });
  const id = newId();
  await store.articleComments.create({
    ...{ id, innehall, sprak, svar_pa: null, anchor: { block: '', falt: '', citat: null }, fast: true, citat: null },
    ...{ galler: [], text, av: authorOf(actor), tid: now },
  });
  await store.articleComments.name(
    id,
    id,
    people.map((person) => person.id),
    actor.id,
    now,
  );
  return id;
}
