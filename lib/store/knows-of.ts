import { rightsOfRole } from '#lib/access/role-rights.ts';
import { ROLES } from '#lib/contract/role.ts';

/** Those of Studio's own roles that see every article: of an administrator it makes no difference whether they publish. */
const CHIEFS = ROLES.filter((roll) => rightsOfRole({ roll, publicera: true }).includes('overstyra'));

/**
 * SQL of whether a person `person` (the name of a row) knows of an article, an id: the rule of lib/access/confidential.ts for whoever is not asking themselves, but is told
 * something. Of no article everybody may be told.
 */
export function knowsOf(person: string, article: string): string {
  const isChief = `${person}.roll IN (${CHIEFS.map((roll) => `'${roll}'`).join(', ')}) OR EXISTS (SELECT FROM roll WHERE roll.id = ${person}.roll AND 'overstyra' = ANY(roll.ratter))`;
  return `NOT EXISTS (SELECT FROM innehall k WHERE k.id = ${article} AND k.konfidentiell AND k.agare ->> 'id' <> ${person}.id::text
    AND ${person}.id <> ALL (k.insatta) AND NOT (${isChief}))`;
}
