import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * What stands between Studio and the database: nothing; something that keeps a session for whoever has it; or a pooler that hands out
 * its connections for a transaction, or for a statement, at a time.
 */
export type Between = 'nothing' | 'session' | 'transaction' | 'statement';

/** With so many transactions open beside it, whoever shares its connection with others has been given another. */
const OTHERS = 4;
const PATIENCE_MS = 10_000;
/** Who waits so long for an answer while others have transactions open is waiting for one of their connections. */
const WAITED_MS = 1_000;

/**
 * Finds out by trying: the number of the process that a login is told is that of the process that answers, unless something is between; and
 * who has a session has the same process for it, which nobody else has meanwhile. Throws when the database cannot be reached.
 */
export async function whatIsBetween(url: string): Promise<Between> {
  return overSome(url, async (one, others) => {
    if (toldAtLogin(one) === (await processOf(one))) return 'nothing';
    if (!(await begins(one))) return 'statement';
    const before = await processOf(one);
    const isMoved = async (other: pg.Client) =>
      (await processOf(other)) === before || (await unlessItWaits(processOf(one))) !== before || undefined;
    return (await whileOthersHold(others, isMoved)) ? 'transaction' : 'session';
  });
}

/**
 * Whether a statement that was prepared by name can be asked again, whichever connection is handed out, and means what it meant: an older
 * pooler hands out connections that have not heard of it, or know another's by its name. To be asked of one that shares connections; false
 * also where it has too few to tell.
 */
export async function keepsStatements(url: string): Promise<boolean> {
  return overSome(url, async (one, others) => {
    // One that nobody has left behind on a connection.
    const name = `studio_prov_${randomUUID()}`;
    const asked = async (client: pg.Client, who: string) => {
      const statement = { name, text: `SELECT '${who}' AS who, pg_backend_pid() AS pid` };
      const { rows } = await client.query<{ who: string; pid: number }>(statement);
      return rows[0]?.who === who ? rows[0].pid : undefined;
    };
    try {
      const before = await asked(one, 'one');
      const isKept = async (other: pg.Client) => {
        const known = await asked(other, 'other');
        const now = await unlessItWaits(asked(one, 'one'));
        if (known === undefined || now === undefined) return false;
        return now === before ? undefined : true;
      };
      return before !== undefined && (await whileOthersHold(others, isKept)) === true;
    } catch (error) {
      if (error instanceof pg.DatabaseError) return false;
      throw error;
    }
  });
}

/** Has one after the other of them begin a transaction, until `seen` knows; what it knows, when it does. */
async function whileOthersHold(
  others: readonly pg.Client[],
  seen: (newest: pg.Client) => Promise<boolean | undefined>,
): Promise<boolean | undefined> {
  const holding: pg.Client[] = [];
  try {
    for (const other of others) {
      await other.connect();
      await other.query('BEGIN');
      holding.push(other);
      const known = await seen(other);
      if (known !== undefined) return known;
    }
    return undefined;
  } finally {
    await Promise.all(holding.map((other) => other.query('ROLLBACK')));
  }
}

async function unlessItWaits<Result>(work: Promise<Result>): Promise<Result | undefined> {
  // It is answered, or fails, when the others are done.
  work.catch(() => {});
  return Promise.race([work, new Promise<undefined>((resolve) => setTimeout(resolve, WAITED_MS, undefined))]);
}

/** Whether there can be transactions. */
async function begins(client: pg.Client): Promise<boolean> {
  try {
    await client.query('BEGIN');
    await client.query('COMMIT');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError) return false;
    throw error;
  }
}

async function processOf(client: pg.Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  return rows[0]?.pid;
}

/** node-postgres keeps it for cancelling, and its types do not tell. */
function toldAtLogin(client: pg.Client): unknown {
  return Reflect.get(client, 'processID');
}

async function overSome<Result>(url: string, work: (one: pg.Client, others: readonly pg.Client[]) => Promise<Result>): Promise<Result> {
  const clients = Array.from({ length: 1 + OTHERS }, () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
    // A connection that ends between two statements is told of by the next one.
    client.on('error', () => {});
    return client;
  });
  const [one, ...others] = clients as [pg.Client, ...pg.Client[]];
  try {
    await one.connect();
    return await work(one, others);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
