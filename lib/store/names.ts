/** SQL of the pattern of ids: what somebody has meddled with may be anything. */
export const UUID = `'^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`;

/**
 * Whose name it is: a person's; an agent's; or that of the person for whom an assistant acts, with where it comes from as it was. Of an
 * id that is none there is nobody: what somebody has meddled with is shown as it stands, and is no fault of whoever reads.
 */
const nameOf = (who: string) => `CASE WHEN ${who} ->> 'id' ~ ${UUID} THEN CASE ${who} ->> 'typ'
    WHEN 'person' THEN (SELECT n.namn FROM person n WHERE n.id = (${who} ->> 'id')::uuid)
    WHEN 'assistent' THEN (SELECT n.namn || coalesce(substring(${who} ->> 'namn' FROM ' via [^ ]+$'), '') FROM person n WHERE n.id = (${who} ->> 'id')::uuid)
    WHEN 'agent' THEN (SELECT n.namn FROM agent n WHERE n.id = (${who} ->> 'id')::uuid) END END`;

/**
 * SQL of somebody who is kept in the column `who`, by the name they have today: a name is a label, and what is kept beside the id is what
 * it was when it was written. Whoever is not there any more goes by that; NULL where there is nobody.
 */
export function named(who: string): string {
  return `CASE WHEN ${who} IS NOT NULL THEN jsonb_build_object('typ', ${who} ->> 'typ', 'id', ${who} ->> 'id',
    'namn', coalesce(${nameOf(who)}, ${who} ->> 'namn')) END`;
}

/**
 * The same of whom an article belongs to, for its byline. An agent keeps the name that it was kept by, unless it is its present one that
 * is written as the responsible one's, in `ansvarig`: a key that entered its own name for itself signs by none of them (lib/content/byline.ts).
 */
export function namedForByline(agare: string, ansvarig: string): string {
  return `CASE WHEN ${agare} ->> 'typ' <> 'agent' OR btrim(${ansvarig}) = ${nameOf(agare)} THEN ${named(agare)} ELSE ${agare} END`;
}
