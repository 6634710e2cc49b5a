import { randomUUID } from 'node:crypto';
import { sql } from './database.ts';

/** The id of a letter that was refused by the mail server. */
export async function letterThatFailed(till = `borta-${randomUUID()}@test.se`): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO utskick (till, amne, text, lage, forsok, fel) VALUES ($1, 'Att granska: Bron', 'Läs.', 'misslyckat', 1, 'Mottagaren finns inte.') RETURNING id`,
    [till],
  );
  if (row === undefined) throw new Error('no letter was written');
  return row.id;
}

/** The id of a letter that is tried again in an hour, whoever sends letters meanwhile. */
export async function letterThatWaits(): Promise<string> {
  const id = await letterThatFailed();
  await sql(`UPDATE utskick SET lage = 'vantar', nasta = now() + interval '1 hour' WHERE id = $1`, [id]);
  return id;
}

/** The id of one that was refused, with a link by which its reader chooses a password. */
export async function linkThatFailed(till: string): Promise<string> {
  const id = await letterThatFailed(till);
  await sql(`UPDATE utskick SET hemlighet = 'x' WHERE id = $1`, [id]);
  return id;
}
