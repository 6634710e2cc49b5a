import type { Queryable, Statement } from '#lib/store/database.ts';

const RAISE: Statement = { name: 'logins_raise', text: 'UPDATE person SET session_nr = session_nr + 1 WHERE id = $1' };
// One that was over by an earlier number is not brought back.
const RENEW: Statement = {
  name: 'logins_renew',
  text: `UPDATE session s SET session_nr = p.session_nr FROM person p
    WHERE p.id = $1 AND s.id = $2 AND s.person_id = p.id AND s.session_nr = p.session_nr - 1`,
};
const REMOVE: Statement = {
  name: 'logins_remove',
  text: 'DELETE FROM session WHERE person_id = $1 AND id IS DISTINCT FROM $2::uuid RETURNING id',
};
const RENEW_ASSISTANTS: Statement = {
  name: 'logins_renew_assistants',
  text: `UPDATE anslutning a SET session_nr = p.session_nr FROM person p
    WHERE p.id = $1 AND a.person_id = p.id AND a.session_nr = p.session_nr - 1`,
};

/** SQL for everybody's, of a newsroom that nobody has opened yet: no login is being made meanwhile. */
export const EVERYBODYS = { raise: 'UPDATE person SET session_nr = session_nr + 1', remove: 'DELETE FROM session' } as const;

export interface Kept {
  /** The login that goes on. */
  session?: string | undefined;
  /** Whether assistants that act in the person's name go on: else each is to be let in anew. */
  assistants?: true;
}

/**
 * The one way to end a person's logins, within the transaction of what ends them: all but what is kept, those that are being made
 * meanwhile among them. These were begun under the number that the person had, and are over once it has been raised,
 * whenever their rows come; to remove the rows alone would leave them. Returns how many rows there were.
 */
export async function endLogins(db: Queryable, person: string, { session, assistants }: Kept): Promise<number> {
  await db.query(RAISE, [person]);
  if (session !== undefined) await db.query(RENEW, [person, session]);
  if (assistants === true) await db.query(RENEW_ASSISTANTS, [person]);
  return (await db.query(REMOVE, [person, session ?? null])).length;
}
