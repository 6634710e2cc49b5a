import type { Language } from '#lib/contract/languages.ts';
import { mentionLetter } from '#lib/letters/mention-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { letterNow } from '#lib/operations/inbox/letter-now.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

interface Said {
  id: string;
  sprak: Language;
  svar_pa: string | null;
  citat: string | null;
  text: string;
}

/** Notes whom a comment names and writes to them, when the call commits: once in a thread and an hour. `written` is whoever is written to of it anyhow. Returns those
 * whose letter waits. */
export async function tellNamed(
  context: OperationContext,
  item: ItemHead,
  said: Said,
  people: readonly string[],
  written: { id: string } | null,
): Promise<string[]> {
  const { store, actor, settings, now } = context;
  const told = await store.articleComments.name(said.id, said.svar_pa ?? said.id, [...new Set(people)], actor.id, now);
  const lank = `${settings.url}/studio/artikel/${item.id}?sprak=${said.sprak}&kommentar=${said.id}`;
  const letter = mentionLetter({ rubrik: item.rubrik, av: actor.namn, citat: said.citat, text: said.text, lank });
  const held: string[] = [];
  for (const person of told.filter((id) => id !== written?.id)) {
    const when = await letterNow(context, person);
    if (when === 'nu') context.writeTo({ person, ...letter, innehall: item.id });
    if (when === 'sedan') held.push(person);
  }
  return held;
}
