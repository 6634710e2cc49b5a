import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { scramVerifier } from '#lib/store/scram-verifier.ts';
import { rightsTo } from '#lib/store/table-rights.ts';

/*
 * The database's owner migrates and does nothing else; the application works as a role that may not alter a table, switch off a
 * trigger, empty a table or touch history: docs/decisions/database-roles.md.
 */

/** How the application reaches the database, and why it is not kept from more than it needs there, when it is not. */
export interface ApplicationAccess {
  url: string;
  unguarded?: string;
  /** What to do about it, where it is not the owner's rights that are wanting. */
  remedy?: string;
}

interface Owner {
  role: string;
  database: string;
  superuser: boolean;
  mayMakeRoles: boolean;
}

/** Instances that start at once do this one after the other. */
const LOCK = 72707370;
/** PostgreSQL's words for a right that is missing, and for a login that it does not let in. */
const NOT_ALLOWED = '42501';
const NOT_LET_IN = new Set(['28P01', '28000']);
/** How long the server may take to notice that whoever worked with the former secret has ended. */
const ENDED_WITHIN_MS = 5_000;
const ASK_AGAIN_MS = 250;
const OTHER_SECRET = {
  unguarded: 'En instans som redan arbetar mot databasen har en annan hemlighet (STUDIO_SECRET).',
  remedy:
    'Ge alla instanser samma STUDIO_SECRET (den står i filen secret i den förstas STUDIO_DATA) och starta om: annars gäller inloggningar ' +
    'och det som sparats krypterat bara där det gjordes. Är hemligheten bytt med flit: stoppa alla instanser först.',
};

/**
 * Sees to it that there is such a role over the database at `ownerUrl`, whose migrations are done, that it has what table-rights.ts says
 * and no more, and that it logs in with the password that `passwordFor` makes for it. With `applicationUrl` it is that login's role,
 * made by whoever runs the server. Where that cannot be done, the answer is the login that can be used, and why. Those who
 * work with another password, made of another secret, are not locked out.
 */
export async function applicationAccess(
  ownerUrl: string,
  { passwordFor, applicationUrl }: { passwordFor(role: string): string; applicationUrl?: string },
): Promise<ApplicationAccess> {
  return overClient(ownerUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const owner = await ownerOf(client);
    try {
      return applicationUrl === undefined
        ? await madeHere(client, ownerUrl, owner, passwordFor)
        : await madeElsewhere(client, applicationUrl, owner);
    } catch (error) {
      if (codeOf(error) !== NOT_ALLOWED) throw error;
      return { url: applicationUrl ?? ownerUrl, unguarded: `Rollen ${owner.role} får inte dela ut rättigheter till tabellerna.` };
    }
  });
}

async function madeHere(
  client: pg.Client,
  ownerUrl: string,
  owner: Owner,
  passwordFor: (role: string) => string,
): Promise<ApplicationAccess> {
  const role = roleFor(owner.database);
  const state = await stateOf(client, role, owner.database);
  if (state === 'none' && !owner.superuser && !owner.mayMakeRoles)
    return { url: ownerUrl, unguarded: `Rollen ${owner.role} i DATABASE_URL får inte skapa någon roll åt Studio.` };
  if (state === 'foreign') return { url: ownerUrl, unguarded: `Det finns redan en roll ${role} som inte är Studios.` };
  const url = withLogin(ownerUrl, role, passwordFor(role));
  if (url === undefined) return { url: ownerUrl, unguarded: 'Adressen i DATABASE_URL går inte att byta inloggning i.' };
  const verifier = () => pg.escapeLiteral(scramVerifier(passwordFor(role)));
  if (state === 'none') {
    await client.query(
      `CREATE ROLE ${pg.escapeIdentifier(role)} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION PASSWORD ${verifier()}`,
    );
    await client.query(`COMMENT ON ROLE ${pg.escapeIdentifier(role)} IS ${pg.escapeLiteral(markOf(owner.database))}`);
  }
  await grant(client, role, owner);
  if (await letsIn(url)) return { url };
  // The secret that its password is made of is another one by now, or here.
  if (!(await isLeft(client, role, owner.database))) return { url: ownerUrl, ...OTHER_SECRET };
  await client.query(`ALTER ROLE ${pg.escapeIdentifier(role)} PASSWORD ${verifier()}`);
  if (await letsIn(url)) return { url };
  return { url: ownerUrl, unguarded: `Servern släpper inte in rollen ${role}; se dess pg_hba.conf.` };
}

/** Whether nobody works as that role any more, or soon. */
async function isLeft(client: pg.Client, role: string, database: string): Promise<boolean> {
  for (const endsAt = performance.now() + ENDED_WITHIN_MS; ; await setTimeout(ASK_AGAIN_MS)) {
    const { rows } = await client.query('SELECT FROM pg_stat_activity WHERE usename = $1 AND datname = $2 LIMIT 1', [role, database]);
    if (rows.length === 0) return true;
    if (performance.now() > endsAt) return false;
  }
}

async function madeElsewhere(client: pg.Client, url: string, owner: Owner): Promise<ApplicationAccess> {
  const worker = await overClient(url, ownerOf);
  if (worker.role === owner.role || worker.superuser)
    return { url, unguarded: `Rollen ${worker.role} i DATABASE_URL äger databasen eller är superanvändare.` };
  await grant(client, worker.role, owner);
  return { url };
}

async function ownerOf(client: pg.Client): Promise<Owner> {
  const { rows } = await client.query<Owner>(
    `SELECT rolname AS role, current_database() AS database, rolsuper AS superuser, rolcreaterole AS "mayMakeRoles"
      FROM pg_roles WHERE rolname = current_user`,
  );
  const [owner] = rows;
  if (owner === undefined) throw new Error('the database does not know who has logged in');
  return owner;
}

/** One for each database, since roles are the whole server's. */
function roleFor(database: string): string {
  return `${Buffer.from(database).subarray(0, 59).toString('utf8')}_app`;
}

function markOf(database: string): string {
  return `Studio: ${database}`;
}

async function stateOf(client: pg.Client, role: string, database: string): Promise<'none' | 'ours' | 'foreign'> {
  const { rows } = await client.query<{ mark: string | null }>(
    `SELECT shobj_description(oid, 'pg_authid') AS mark FROM pg_roles WHERE rolname = $1`,
    [role],
  );
  const [found] = rows;
  if (found === undefined) return 'none';
  return found.mark === markOf(database) ? 'ours' : 'foreign';
}

interface Held {
  name: string;
  held: string[];
}

/** Gives the role what it lacks and takes what it has too much of: nothing, at most starts, so that nobody who works is disturbed. */
async function grant(client: pg.Client, role: string, { role: owner, database }: Owner): Promise<void> {
  const to = pg.escapeIdentifier(role);
  await client.query(`GRANT CONNECT ON DATABASE ${pg.escapeIdentifier(database)} TO ${to}`);
  await client.query(`GRANT USAGE ON SCHEMA public TO ${to}`);
  // As servers older than 15 have it.
  const { rows } = await client.query<{ may: boolean }>(`SELECT has_schema_privilege($1, 'public', 'CREATE') AS may`, [role]);
  if (rows[0]?.may === true) await client.query(`REVOKE CREATE ON SCHEMA public FROM PUBLIC, ${to}`);
  // A table of its own by the name of another is asked instead of that one where a question does not say which.
  const temporary = await client.query<{ may: boolean }>(`SELECT has_database_privilege($1, $2, 'TEMPORARY') AS may`, [role, database]);
  if (temporary.rows[0]?.may === true)
    await client.query(`REVOKE TEMPORARY ON DATABASE ${pg.escapeIdentifier(database)} FROM PUBLIC, ${to}`);
  const tables = await held(client, role, `c.relkind IN ('r', 'p', 'v', 'm')`);
  for (const table of tables) await adjust(client, to, table, rightsTo(table.name), 'TABLE');
  for (const sequence of await held(client, role, `c.relkind = 'S'`)) await adjust(client, to, sequence, ['USAGE', 'SELECT'], 'SEQUENCE');
  // What is made by hand between two starts can be read and added to.
  const byDefault = `ALTER DEFAULT PRIVILEGES FOR ROLE ${pg.escapeIdentifier(owner)} IN SCHEMA public`;
  await client.query(`${byDefault} GRANT SELECT, INSERT ON TABLES TO ${to}`);
  await client.query(`${byDefault} GRANT USAGE, SELECT ON SEQUENCES TO ${to}`);
}

async function held(client: pg.Client, role: string, which: string): Promise<Held[]> {
  const { rows } = await client.query<Held>(
    `SELECT c.relname AS name, coalesce(array_agg(a.privilege_type) FILTER (WHERE a.grantee = $1::regrole), '{}') AS held
      FROM pg_class c LEFT JOIN LATERAL aclexplode(c.relacl) a ON true
      WHERE c.relnamespace = 'public'::regnamespace AND ${which} GROUP BY c.oid, c.relname ORDER BY c.relname`,
    [pg.escapeIdentifier(role)],
  );
  return rows;
}

async function adjust(client: pg.Client, to: string, { name, held: has }: Held, wanted: readonly string[], kind: 'TABLE' | 'SEQUENCE') {
  const on = `${kind} public.${pg.escapeIdentifier(name)}`;
  const tooMuch = has.filter((right) => !wanted.includes(right));
  const lacking = wanted.filter((right) => !has.includes(right));
  if (tooMuch.length > 0) await client.query(`REVOKE ${tooMuch.join(', ')} ON ${on} FROM ${to}`);
  if (lacking.length > 0) await client.query(`GRANT ${lacking.join(', ')} ON ${on} TO ${to}`);
}

/** The same address with the login of another; `undefined` where either is of a form that holds no login. */
export function withLoginOf(address: string, other: string): string | undefined {
  if (!URL.canParse(other)) return undefined;
  const { username, password } = new URL(other);
  return withLogin(address, decodeURIComponent(username), decodeURIComponent(password));
}

/** The same address for somebody else; `undefined` for one of a form that holds no login, as of a socket in the file system. */
function withLogin(address: string, role: string, password: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  url.username = encodeURIComponent(role);
  url.password = encodeURIComponent(password);
  return url.href;
}

async function letsIn(url: string): Promise<boolean> {
  try {
    await overClient(url, async () => {});
    return true;
  } catch (error) {
    if (NOT_LET_IN.has(codeOf(error))) return false;
    throw error;
  }
}

async function overClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that ends between two statements is told of by the next one.
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function codeOf(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : '';
}
