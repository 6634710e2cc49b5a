import { rightsOfRole } from '#lib/access/role-rights.ts';
import { ROLES } from '#lib/contract/role.ts';
import { WHOLE } from '#lib/store/seen-by.ts';

/** Those of Studio's own roles that see every article: of an administrator it makes no difference whether they publish. */
const CHIEFS = ROLES.filter((roll) => rightsOfRole({ roll, publicera: true }).includes('overstyra'));

/**
 * SQL of whether a person `person` (the name of a row) knows of an article, an id: the rule of lib/access/confidential.ts for whoever is not asking themselves, but is told
 * something. Of no article everybody may be told. It is asked of everything there is: whoever causes it to be told may not see the article, and then it would seem to be no
 * confidential one.
 */
export function knowsOf(person: string, article: string): string {
  const isChief = `${person}.roll IN (${CHIEFS.map((roll) => `'${roll}'`).join(', ')}) OR EXISTS (SELECT FROM roll WHERE roll.id = ${person}.roll AND 'overstyra' = ANY(roll.ratter))`;
  return `NOT EXISTS (SELECT FROM ${WHOLE} innehall dold WHERE dold.id = ${article} AND dold.konfidentiell AND dold.agare ->> 'id' <> ${person}.id::text
    AND ${person}.id <> ALL (dold.insatta) AND NOT (${isChief}))`;
}
