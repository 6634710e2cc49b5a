import { v5 as uuidv5 } from 'uuid';
import { isId } from '#lib/contract/id.ts';
import type { Origin } from '#lib/import/imported-article.ts';

/** Under which names of other systems become ids: never to be changed, or what was imported once would be so again. */
const NAMESPACE = '4c1b6f0a-2d5e-5b0e-9f0c-6a1d6c9b7e21';

/**
 * The id an imported article has in Studio, always the same for the same origin: its own for what Studio has written, and of what
 * another system calls it otherwise. So nothing is imported twice, and the database itself refuses it.
 */
export function importedId({ system, id }: Pick<Origin, 'system' | 'id'>): string {
  return system === 'studio' && isId(id) ? id.toLowerCase() : uuidv5(`${system}:${id}`, NAMESPACE);
}
