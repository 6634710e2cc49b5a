import type { Language } from '#lib/contract/languages.ts';
import { mentionLetter } from '#lib/letters/mention-letter.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

interface Said {
  id: string;
  sprak: Language;
  svar_pa: string | null;
  citat: string | null;
  text: string;
}

/** Notes whom a comment names and writes to them, when the call commits: once in a thread and an hour. `written` is whoever is written to of it anyhow. */
export async function tellNamed(
  context: OperationContext,
  item: ItemHead,
  said: Said,
  people: readonly string[],
  written: { id: string } | null,
): Promise<void> {
  const { store, actor, settings, now } = context;
  const told = await store.articleComments.name(said.id, said.svar_pa ?? said.id, [...new Set(people)], actor.id, now);
  const lank = `${settings.url}/studio/artikel/${item.id}?sprak=${said.sprak}&kommentar=${said.id}`;
  const letter = mentionLetter({ rubrik: item.rubrik, av: actor.namn, citat: said.citat, text: said.text, lank });
  for (const person of told) if (person !== written?.id) context.writeTo({ person, ...letter, innehall: item.id });
}
