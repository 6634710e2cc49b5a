import { personOfAssistant } from '#lib/content/assistant-name.ts';
import { isBlank } from '#lib/content/blank.ts';
import type { Author } from '#lib/contract/article.ts';

/** What is entered for somebody and is nobody's name: an address, an id, a key. */
const NO_NAME = /@|^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$|^studio_/i;

/**
 * The persons who sign an article: the one named as responsible, else the person it belongs to, who is also the one that an
 * assistant acts for. Empty when it has no person yet, since a key is none, whatever it enters for itself: then the newsroom signs.
 */
export function signingPersons({ ansvarig, agare }: { ansvarig: string | null; agare: Author }): string[] {
  const named = ansvarig?.trim() ?? '';
  const isKey = agare.typ === 'agent' && named === agare.namn;
  if (!isBlank(named) && !isKey && !NO_NAME.test(named)) return [named];
  if (agare.typ === 'assistent') return [personOfAssistant(agare.namn)];
  return agare.typ === 'person' ? [agare.namn] : [];
}
