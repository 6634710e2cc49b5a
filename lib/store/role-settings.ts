import pg from 'pg';
import { CALLS, connectionOf, sessionSettings } from '#lib/store/connection.ts';

/*
 * A pooler hands out connections that somebody else began: what a session is told over one is told to nobody, or to the wrong one. So
 * the role is told for good, in its database, and every session of it begins so.
 */

const SETTINGS = sessionSettings(CALLS);

/** Instances that start at once do this one after the other. */
const LOCK = 72707371;

/** What is so at the other end of a connection. */
interface Found {
  role: string;
  /** The database, and its server's start, so that no other is the same. */
  database: string;
  /** The settings that are not as they are to be. */
  unlike: string[];
}

/** Has every session that the login of that address begins, from now on, begin with what the application wants. Changes nothing, at most starts. */
export async function settleRole(directUrl: string): Promise<void> {
  await over({ connectionString: directUrl }, async (client) => {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    // What belongs to an extension is unknown, and may not be set, until a function of it has been called.
    await client.query(`SELECT word_similarity('a', 'a')`);
    const { rows } = await client.query<{ told: string }>(
      `SELECT unnest(setconfig) AS told FROM pg_db_role_setting s JOIN pg_database d ON d.oid = s.setdatabase
        WHERE d.datname = current_database() AND s.setrole = current_user::regrole`,
    );
    const settled = new Set(rows.map(({ told }) => told.toLowerCase()));
    for (const [name, value] of Object.entries(SETTINGS)) {
      if (settled.has(`${name}=${value}`.toLowerCase())) continue;
      await client.query(
        `DO $$ BEGIN EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET ${name} = %L', current_database(), '${value}'); END $$`,
      );
    }
    await client.query('COMMIT');
  });
}

/** Looks at what is so for whoever asks nothing of a session. */
export function asFoundThrough(poolerUrl: string): Promise<Found> {
  return found({ connectionString: poolerUrl });
}

/** Looks at what is so when a session is told what the application tells it. */
export function asFoundWhenTold(url: string): Promise<Found> {
  return found(connectionOf(url, CALLS));
}

async function found(config: pg.ClientConfig): Promise<Found> {
  return over(config, async (client) => {
    const { rows } = await client.query<{ role: string; database: string; unlike: string[] }>(
      `SELECT current_user AS role,
          (SELECT oid FROM pg_database WHERE datname = current_database()) || ' ' || extract(epoch FROM pg_postmaster_start_time()) AS database,
          array(SELECT namn FROM unnest($1::text[], $2::text[]) AS ska(namn, varde) WHERE lower(varde) IS DISTINCT FROM lower(coalesce(
            (SELECT setting FROM pg_settings WHERE lower(name) = namn), current_setting(namn, true)))) AS unlike`,
      [Object.keys(SETTINGS), Object.values(SETTINGS)],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('the database did not answer what it is');
    return row;
  });
}

async function over<Result>(config: pg.ClientConfig, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ ...config, connectionTimeoutMillis: 10_000 });
  // A connection that ends between two statements is told of by the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
