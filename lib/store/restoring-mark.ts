import pg from 'pg';
import { KindredError } from '#lib/errors/kindred-error.ts';

/*
 * A table that stands in a database from before the first thing is restored to it until the last: whatever opens that database meanwhile,
 * from whichever folder and machine, sees that it is no newsroom yet.
 */

export const MARK = 'public.aterstallning_pagar';

/** Prisma's own advisory lock for migrations, so that its tools, Studio and a restoring never begin at once. */
export const MIGRATING = 72707369;
/** Held by whoever restores for as long as they live: of two who fill one database at once each would take what the other has made for their own. */
const RESTORING = 72707371;

/** A database that is being restored, or whose restoring was broken off. The message says which, in Swedish, and what to do. */
export class DatabaseHalfRestored extends KindredError {
  static override readonly errorName: string = 'DatabaseHalfRestored';
}

const UNDERWAY =
  'En säkerhetskopia återställs just nu till databasen, och Studio öppnar den inte förrän det är klart. Vänta tills återställningen har sagt att den är klar, och gör sedan om det.';
const BROKEN_OFF = 'En återställning till databasen avbröts, och det som finns i den är inte helt. Töm databasen, och återställ igen.';

/** Throws DatabaseHalfRestored unless the database is whole. */
export async function refuseHalfRestoredDatabase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ half: boolean; underway: boolean }>(
    `SELECT to_regclass($1) IS NOT NULL AS half, EXISTS (SELECT FROM pg_locks l JOIN pg_database d ON d.oid = l.database
      WHERE d.datname = current_database() AND l.locktype = 'advisory' AND l.classid = 0 AND l.objid = $2 AND l.granted) AS underway`,
    [MARK, RESTORING],
  );
  if (rows[0]?.half === true) throw new DatabaseHalfRestored(rows[0].underway ? UNDERWAY : BROKEN_OFF);
}

/** Does the work while nobody else restores to that database; `undefined`, and nothing done, where somebody does. */
export async function aloneInDatabase<Result>(url: string, work: () => Promise<Result>): Promise<{ done: Result } | undefined> {
  // A connection that ends takes the lock with it: by then the work has the tables.
  return overClient(url, async (client) => {
    const { rows } = await client.query<{ alone: boolean }>('SELECT pg_try_advisory_lock($1) AS alone', [RESTORING]);
    return rows[0]?.alone === true ? { done: await work() } : undefined;
  });
}

/**
 * Puts the mark into a database that has no table; `false`, and nothing done, where it has one. No Studio makes itself a newsroom there
 * between the question and the mark. Throws DatabaseHalfRestored for one whose restoring was broken off.
 */
export async function markIfEmpty(url: string): Promise<boolean> {
  return overClient(url, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATING]);
    const half = await client.query<{ half: boolean }>('SELECT to_regclass($1) IS NOT NULL AS half', [MARK]);
    if (half.rows[0]?.half === true) throw new DatabaseHalfRestored(BROKEN_OFF);
    const { rows } = await client.query(`SELECT FROM information_schema.tables WHERE table_schema = 'public' LIMIT 1`);
    if (rows.length > 0) return false;
    await client.query(`CREATE TABLE ${MARK} ()`);
    return true;
  });
}

/** In the last transaction of a restoring. */
export async function removeMark(client: pg.Client): Promise<void> {
  await client.query(`DROP TABLE ${MARK}`);
}

async function overClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that ends between two statements is told of by the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
