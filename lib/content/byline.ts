import { personOfAssistant } from '#lib/content/assistant-name.ts';
import { isBlank } from '#lib/content/blank.ts';
import { nameKey } from '#lib/content/name-key.ts';
import type { Author, Item } from '#lib/contract/article.ts';

/** What is entered for somebody and is nobody's name: an address, an id, a key. */
const NO_NAME = /@|^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|^studio_/i;

/** Whether it is what somebody may be called before readers. */
export function isName(entered: string): boolean {
  return !isBlank(entered) && !NO_NAME.test(entered);
}

interface Signed {
  ansvarig: string | null;
  agare: Author;
}

/**
 * The persons who sign an article: the one named as responsible, else the person it belongs to, who is also the one that an
 * assistant acts for. Empty when it has no person yet, since a key is none, whatever it enters for itself: then the newsroom signs.
 */
export function signingPersons({ ansvarig, agare }: Signed): string[] {
  const named = ansvarig?.trim() ?? '';
  const isKey = agare.typ === 'agent' && named === agare.namn;
  if (isName(named) && !isKey) return [named];
  const owner = ownerOf(agare);
  return owner === undefined ? [] : [owner];
}

/**
 * The name that stands as responsible and that no person has said signs: a key has entered it, no person has since, and none has brought it out to readers. A key
 * brings nothing out with it.
 */
export function unconfirmedName({
  ansvarig,
  ansvarig_av_agent,
  sprak,
}: Pick<Item, 'ansvarig' | 'ansvarig_av_agent' | 'sprak'>): string | undefined {
  const isWithReaders = Object.values(sprak).some(
    ({ publicerad_revision, ej_slappt }) => publicerad_revision !== null && !ej_slappt.includes('ansvarig'),
  );
  return ansvarig === null || !ansvarig_av_agent || isWithReaders ? undefined : ansvarig;
}

/**
 * By what those who sign are known as somebody of the staff: by the person's id where it is whom the article belongs to, else by the name
 * alone. In the order of `signingPersons`.
 */
export function signingKeys(signed: Signed): string[] {
  const { agare } = signed;
  const owner = ownerOf(agare);
  return signingPersons(signed).map((name) =>
    owner !== undefined && nameKey(name).tat === nameKey(owner).tat ? personKey(agare.id) : keyOfName(name),
  );
}

/** The key of a person whose id is known. */
export function personKey(id: string): string {
  return `id:${id}`;
}

/** The key of a name that is all that is known of somebody. */
export function keyOfName(name: string): string {
  return `namn:${nameKey(name).tat}`;
}

function ownerOf(agare: Author): string | undefined {
  if (agare.typ === 'assistent') return personOfAssistant(agare.namn);
  return agare.typ === 'person' ? agare.namn : undefined;
}
