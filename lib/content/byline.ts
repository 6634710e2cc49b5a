import { personOfAssistant } from '#lib/content/assistant-name.ts';
import type { Author } from '#lib/contract/article.ts';

/**
 * The persons who sign an article: the one named as responsible, else the person it belongs to, who is also the one that an
 * assistant acts for. Empty when it has no person yet, since a key is none: then the newsroom signs.
 */
export function signingPersons({ ansvarig, agare }: { ansvarig: string | null; agare: Author }): string[] {
  const named = ansvarig?.trim() ?? '';
  if (named !== '') return [named];
  if (agare.typ === 'assistent') return [personOfAssistant(agare.namn)];
  return agare.typ === 'person' ? [agare.namn] : [];
}
