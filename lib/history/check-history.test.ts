import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contentHash } from '#lib/content/canonical-hash.ts';
import type { Block } from '#lib/contract/block.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import { checkHistory } from '#lib/history/check-history.ts';
import { finding } from '#lib/history/finding.ts';
import { BRAKES } from '#lib/store/brakes.ts';
import { Database } from '#lib/store/database.ts';
import { HistoryRows } from '#lib/store/history-rows.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { SEAL_TABLES, SEALED_NAMES, SEALED_TABLES } from '#lib/store/sealed-tables.ts';
import { Seals } from '#lib/store/seals.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/*
 * A database owner can do everything: change a row with the triggers off, take it away, put one in. Whatever they do to what
 * has been sealed is found and named.
 */

const ITEM = '00000000-0000-7000-8000-000000000001';
const WHO = { typ: 'person', id: 'p', namn: 'P' };
const id = (nr: number) => `00000000-0000-7000-8000-0000000001${String(nr).padStart(2, '0')}`;

let database: Database;
let client: pg.Client;

const server = ownDatabase();

beforeAll(async () => {
  database = new Database(server.url);
  client = await connected();
  await client.query("INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv,en}')");
  await client.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ($1, 'mat', 'liverapport', 1, 'R', '{}', '{}', 'sv', $2, now(), now())`,
    [ITEM, WHO],
  );
  for (const nr of [1, 2, 3]) await save({ nr, packed: nr > 1 });
  await save({ nr: 1, sprak: 'en', id: id(11) });
  await saveLive(4, 1);
  await saveLive(5, 2);
  await publish();
  for (let nr = 0; nr < 3; nr += 1) await note(client);
  await client.query(`INSERT INTO avtryck (tabell, rad, hash) SELECT 'media', nr::text, repeat('a', 64) FROM generate_series(1, 3) nr`);
  await seal();
  await client.query(`CREATE SCHEMA undan`);
  for (const table of ALL_TABLES) await client.query(`CREATE TABLE undan.${table} AS TABLE ${table}`);
});

afterAll(async () => {
  await client?.end();
  await database?.close();
});

async function connected(): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: server.url });
  await made.connect();
  return made;
}

const ALL_TABLES = [...SEALED_NAMES, ...SEAL_TABLES];

/** Everything as it was when it was sealed. */
beforeEach(async () => {
  await asOwner(`DELETE FROM oforseglad; DELETE FROM historikkontroll;
    ${[...ALL_TABLES]
      .reverse()
      .map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM undan.${table};`)
      .join('')}`);
});

const content = (nr: number) => ({
  rubrik: `Rubrik ${nr}`,
  ingress: 'Ingress',
  block: [{ type: 'liveinlagg', attrs: { id: 'b00000001', inlagg: [] as unknown[] } }],
  meta: { live: true },
  hero: { src: '/x.jpg' },
  slug: 'rubrik',
});

interface Saved {
  nr: number;
  /** As revisions are kept now; once they were kept as JSON. */
  packed?: boolean;
  sprak?: string;
  id?: string;
  hash?: string;
  live?: { grund: string; steg: number; andring: unknown };
}

async function save(
  { nr, sprak = 'sv', id: own = id(nr), packed = true, live, hash }: Saved,
  to: Pick<pg.Client, 'query'> = client,
): Promise<void> {
  const made = content(nr);
  const entries = live === undefined ? [] : Array.from({ length: live.steg }, (_, step) => entry(step + 1));
  const whole = { ...made, block: [{ type: 'liveinlagg', attrs: { id: 'b00000001', inlagg: entries } }] };
  const document = (live === undefined ? made.block : []) as Block[];
  await to.query(
    `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, ${packed ? 'dokument' : 'block'}, meta, hero, slug, bas, kall_revision, kommentar, av, typ, skapad,
        live_grund, live_steg, live_andring${live === undefined ? '' : ', live_lasare, gjord_med'})
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12, 'k', $13, $14, '2026-11-22T10:00:00.123Z', $15, $16, $17${live === undefined ? '' : `, true, '{"modell":"m"}'`})`,
    [
      ...[own, ITEM, sprak, nr, hash ?? contentHash(whole as never), made.rubrik, made.ingress],
      ...[
        packed ? packDocument(document) : JSON.stringify(document),
        made.meta,
        made.hero,
        made.slug,
        id(1),
        WHO,
        live === undefined ? 'manuell' : 'live',
      ],
      ...[live?.grund ?? null, live?.steg ?? null, live?.andring ?? null],
    ],
  );
}

const entry = (step: number) => ({ id: `e${step}`, text: `Inlägg ${step}` });

async function saveLive(nr: number, steg: number): Promise<void> {
  await save({ nr, live: { grund: id(3), steg, andring: { block: 'b00000001', id: `e${steg}`, inlagg: entry(steg) } } });
}

/** What readers were shown of the third revision. */
async function publish(): Promise<void> {
  await client.query(
    `INSERT INTO release (id, innehall_id, lage, tillstand, revisioner, av, skapad, andrad) VALUES ($1, $2, 'publicera', 'klar', '{}', $3, now(), now())`,
    [id(60), ITEM, WHO],
  );
  await client.query(
    `INSERT INTO release_steg (release_id, nr, steg, tillstand, detalj, tid) VALUES ($1, 1, 'igen', 'klar', '{"tidigare": 1}', now())`,
    [id(60)],
  );
  await client.query(
    `INSERT INTO publicering (id, innehall_id, sprak, revision_id, release_id, sektion, slug, mall, mall_version, taggar, kategorier, sponsrad, kallor, ansvarig, agare,
        publicerad, uppdaterad, skapad, lank, listad, ord)
      VALUES ($1, $2, 'sv', $3, $5, 'mat', 'rubrik', 'liverapport', 1, '{surdeg}', '{30}', '{"namn": "S"}', '[]', 'Elin', $4, now(), now(), now(), '/mat/rubrik', true, '{"maskin": 9}')`,
    [id(50), ITEM, id(3), WHO, id(60)],
  );
}

async function note(to: Pick<pg.Client, 'query'>): Promise<void> {
  await to.query(
    `INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation) VALUES (now(), 'sparaSprakversion', $1, $1, $2, '{"nr": 1}', 'k')`,
    [WHO, ITEM],
  );
}

async function seal(most = 4, on = database): Promise<number> {
  let sealed = 0;
  for (;;) {
    const now = await on.transaction((unit) => new Seals(unit).sealNext(new Date().toISOString(), most));
    sealed += now;
    if (now === 0) return sealed;
  }
}

/** What a database owner does: no trigger is asked, no pointer held. */
async function asOwner(script: string): Promise<void> {
  await client.query(`SET session_replication_role = replica; ${script}; SET session_replication_role = DEFAULT`);
}

async function found(noted: string[] = []): Promise<HistoryFinding[]> {
  const check = checkHistory(new HistoryRows(database), noted, new Date().toISOString());
  const fynd: HistoryFinding[] = [];
  for await (const step of check) fynd.push(...step.fynd);
  return fynd;
}

async function told(noted: string[] = []): Promise<string[]> {
  return (await found(noted)).map(({ kod, tabell, rad }) => `${kod} ${tabell} ${rad}`);
}

async function rows<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  return (await client.query<Row>(text)).rows;
}

test('of what nobody has touched nothing is told', async () => {
  expect(await found()).toEqual([]);
  const [seals] = await rows<{ antal: number }>('SELECT count(*)::int AS antal FROM sigill');
  expect(seals?.antal).toBeGreaterThan(2);
});

test('every column of a table that is sealed is part of its hash', async () => {
  for (const table of SEALED_NAMES) {
    const columns = await rows<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND table_name = '${table}'`,
    );
    expect([...SEALED_TABLES[table].columns].sort()).toEqual(columns.map(({ name }) => name).sort());
  }
});

/** Another value of the same type, that the database would take. */
const OTHER: Record<string, string> = {
  uuid: `'00000000-0000-7000-8000-00000000beef'`,
  text: `COLUMN || 'x'`,
  int4: 'COLUMN + 10',
  int8: 'COLUMN + 1000',
  _text: `COLUMN || 'x'::text`,
  _int4: 'COLUMN || 7',
  json: `'{"annat": 1}'`,
  jsonb: `'{"annat": 1}'`,
  bytea: `'\\x00'`,
  timestamptz: `COLUMN + interval '1 millisecond'`,
  bool: 'coalesce(NOT COLUMN, true)',
};
const OF_ITS_SET: Record<string, string> = {
  'revision.sprak': `'en'`,
  'publicering.sprak': `'en'`,
  'revision.typ': `'ai'`,
  'revision.block': `'[]', dokument = NULL`,
  'avtryck.hash': `repeat('0', 64)`,
  'release_steg.tillstand': `'misslyckad'`,
  'sigillrad.tabell': `'logg'`,
  'sigillrad.sprak': `'en'`,
  'sigillrad.hash': `repeat('0', 64)`,
  'sigillrad.kedja': `repeat('0', 64)`,
  'sigill.rot': `repeat('0', 64)`,
  'sigill.foregaende': `repeat('0', 64)`,
};

/** Two say together what a live revision goes on from, and one of two holds a document: the database itself refuses one of them alone. */
const NOTHING: Record<string, string> = {
  'revision.live_grund': 'live_grund = NULL, live_steg = NULL',
  'revision.live_steg': 'live_grund = NULL, live_steg = NULL',
  'revision.block': 'block = to_json(1), dokument = NULL',
  'revision.dokument': `block = '[]', dokument = NULL`,
};

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

const columnsOf = (table: string) =>
  rows<Column>(`SELECT column_name AS name, udt_name AS type, is_nullable = 'YES' AS nullable FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = '${table}' ORDER BY ordinal_position`);

/** Of each table the row that has most columns filled, told by its id. */
const VICTIM = { revision: id(4), publicering: id(50), release_steg: '1', logg: '2', avtryck: '2' };

describe.each(SEALED_NAMES)('a row of %s', (table) => {
  const victim = VICTIM[table];

  test('that was changed in any column is named', async () => {
    for (const { name, type, nullable } of await columnsOf(table)) {
      const other = OF_ITS_SET[`${table}.${name}`] ?? OTHER[type]?.replaceAll('COLUMN', name);
      const nothing = NOTHING[`${table}.${name}`] ?? `${name} = NULL`;
      for (const change of [`${name} = ${other}`, ...(nullable ? [nothing] : [])]) {
        await asOwner(`UPDATE ${table} SET ${change} WHERE id = '${victim}'`);
        const kod = name === 'id' ? 'borttagen' : 'andrad';
        expect(await told(), change).toContain(`${kod} ${table} ${victim}`);
        if (name === 'id') expect((await found()).map((one) => one.kod)).toContain('tillagd');
        await asOwner(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM undan.${table}`);
      }
    }
    expect(await told()).toEqual([]);
  });

  test('that was taken away is named', async () => {
    const all = await rows<{ id: string }>(`SELECT id::text FROM ${table}`);
    for (const { id: gone } of all) {
      await asOwner(`DELETE FROM ${table} WHERE id = '${gone}'`);
      expect(await told()).toContain(`borttagen ${table} ${gone}`);
      await asOwner(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM undan.${table}`);
    }
  });

  test('that was put in beside Studio is named', async () => {
    const names = (await columnsOf(table)).map(({ name }) => name);
    const fresh: Record<string, string> = { id: victim.length > 3 ? `'${id(99)}'` : '999', nr: '99', live_steg: '99' };
    await asOwner(
      `INSERT INTO ${table} SELECT ${names.map((name) => fresh[name] ?? name).join(', ')} FROM ${table} WHERE id = '${victim}'`,
    );
    expect(await told()).toEqual([`tillagd ${table} ${victim.length > 3 ? id(99) : '999'}`]);
  });
});

test('what is told of a revision says which version of which article it is', async () => {
  await asOwner(`DELETE FROM revision WHERE innehall_id = '${ITEM}'`);
  const fynd = await found();
  expect(fynd.map(({ kod }) => kod)).toEqual(Array(6).fill('borttagen'));
  expect(fynd[0]).toEqual({
    ...{ kod: 'borttagen', tabell: 'revision', rad: id(1), innehall: ITEM, sprak: 'sv', nr: 1 },
    orsak: `Version 1 på sv av artikeln ${ITEM} (revision ${id(1)}) har tagits bort.`,
  });
});

describe('a seal', () => {
  test.each(SEAL_TABLES)('that was changed in any column of %s is told', async (table) => {
    for (const { name, type, nullable } of await columnsOf(table)) {
      const other = OF_ITS_SET[`${table}.${name}`] ?? OTHER[type]?.replaceAll('COLUMN', name);
      const where = table === 'sigill' ? 'nr = 2' : `tabell = 'revision' AND rad = '${id(3)}'`;
      for (const value of [other, ...(nullable ? ['NULL'] : [])]) {
        await asOwner(`UPDATE ${table} SET ${name} = ${value} WHERE ${where}`);
        expect(
          (await told()).filter((one) => one.includes(' sigill ')),
          `${name} = ${value}`,
        ).not.toEqual([]);
        await asOwner(`DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM undan.${table}`);
      }
    }
  });

  test('that was taken away is told, alone and with its rows', async () => {
    await asOwner('DELETE FROM sigill WHERE nr = 2');
    expect(await told()).toContain('sigill_saknas sigill 2');
    await asOwner('DELETE FROM sigillrad WHERE nr = 2');
    expect(await told()).toContain('sigill_saknas sigill 2');
  });

  test('of the newest rows, taken away with them, is missed by who has noted its root, and by an earlier check', async () => {
    const { sigill, rot } = await new Seals(database).state();
    const gone = `SELECT rad FROM sigillrad WHERE nr = ${sigill} AND tabell`;
    await asOwner(`DELETE FROM logg WHERE id::text IN (${gone} = 'logg'); DELETE FROM revision WHERE id::text IN (${gone} = 'revision');
      DELETE FROM avtryck WHERE id::text IN (${gone} = 'avtryck');
      DELETE FROM sigillrad WHERE nr = ${sigill}; DELETE FROM sigill WHERE nr = ${sigill}`);
    expect(await told()).toEqual([]);
    expect(await told([rot])).toEqual([`rot_saknas sigill ${rot}`]);
    await client.query(`INSERT INTO historikkontroll (id, begard, klar, rot) VALUES ('${id(1)}', now(), now(), '${rot}')`);
    expect(await told()).toEqual([`rot_saknas sigill ${rot}`]);
  });

  test('that is still there is known by its root', async () => {
    const roots = await rows<{ rot: string }>('SELECT rot FROM sigill');
    expect(await told(roots.map(({ rot }) => rot))).toEqual([]);
  });
});

test.each([
  ['of a whole revision', () => save({ nr: 9, id: id(9), hash: contentHash(content(8) as never) }), id(9)],
  [
    'of a live revision',
    () => save({ nr: 6, hash: 'fel', live: { grund: id(3), steg: 3, andring: { block: 'b00000001', id: 'e3', inlagg: entry(3) } } }),
    id(6),
  ],
])('the words %s are held against their own hash', async (_, write, wrong) => {
  await write();
  await seal();
  expect(await told()).toEqual([`innehall_stammer_inte revision ${wrong}`]);
});

test('a live revision whose beginning is gone is told with it, and nothing else is missed for it', async () => {
  await asOwner(`DELETE FROM revision WHERE id = '${id(3)}'`);
  expect(await told()).toEqual([
    `borttagen revision ${id(3)}`,
    `innehall_stammer_inte revision ${id(4)}`,
    `innehall_stammer_inte revision ${id(5)}`,
  ]);
});

test('what was written before there were seals is sealed behind the scenes, each language in its order', async () => {
  const migrations = await mkdtemp(path.join(tmpdir(), 'studio-fore-'));
  const all = (await readdir('prisma/migrations', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of all) await cp(path.join('prisma/migrations', name), path.join(migrations, name), { recursive: true });
  const later = all.map(({ name }) => name).filter((name) => name >= '20261122220000_forsegling');
  for (const name of later) await rm(path.join(migrations, name), { recursive: true });

  await client.query('CREATE DATABASE fore');
  const url = new URL(server.url);
  url.pathname = '/fore';
  await applyMigrations(url.href, migrations);
  const before = new pg.Client({ connectionString: url.href });
  await before.connect();
  await before.query("INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv,en}')");
  await before.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ($1, 'mat', 'nyhet', 1, 'R', '{}', '{}', 'sv', $2, now(), now())`,
    [ITEM, WHO],
  );
  // Ids say nothing of the order.
  for (const nr of [1, 2, 3]) await save({ nr, id: nr === 1 ? id(1) : id(90 - nr), packed: false }, before);
  await note(before);
  await before.end();

  await applyMigrations(url.href, path.resolve('prisma/migrations'));
  const moved = new Database(url.href);
  // The section too, by its imprint.
  expect(await seal(2, moved)).toBe(5);
  const order = await moved.query<{ version: number }>(
    { name: 'order', text: 'SELECT version FROM sigillrad WHERE version IS NOT NULL ORDER BY nr, plats' },
    [],
  );
  expect(order.map(({ version }) => version)).toEqual([1, 2, 3]);
  const check = checkHistory(new HistoryRows(moved), [], new Date().toISOString());
  for await (const { fynd } of check) expect(fynd).toEqual([]);
  await moved.close();
  await rm(migrations, { recursive: true, force: true });
});

test('history and its seals are neither changed nor removed by who does not get round the triggers', async () => {
  for (const table of ALL_TABLES) {
    const [{ name = '' } = {}] = await columnsOf(table);
    for (const change of [`UPDATE ${table} SET ${name} = ${name}`, `DELETE FROM ${table}`, `TRUNCATE ${table} CASCADE`]) {
      await expect(client.query(change), change).rejects.toMatchObject({ code: '23001' });
    }
  }
});

test('a brake that is off is told, of every table that has one', async () => {
  for (const { tabell, sparr } of BRAKES) {
    await client.query(`ALTER TABLE ${tabell} DISABLE TRIGGER ${sparr}`);
    expect(await told()).toEqual([`sparr_avstangd ${tabell} ${sparr}`]);
    await client.query(`ALTER TABLE ${tabell} ENABLE REPLICA TRIGGER ${sparr}`);
    expect(await told()).toEqual([`sparr_avstangd ${tabell} ${sparr}`]);
    await client.query(`ALTER TABLE ${tabell} ENABLE TRIGGER ${sparr}`);
  }
  expect(await told()).toEqual([]);
});

describe('a brake that is on and is another is told:', () => {
  /** What is told when that has been done; nothing of it stays. */
  async function toldAfter(...statements: string[]): Promise<string[]> {
    const definitions = await client.query<{ make: string; drop: string }>(
      `SELECT pg_get_triggerdef(t.oid) AS make, format('DROP TRIGGER %I ON %s', t.tgname, t.tgrelid::regclass) AS drop
        FROM pg_trigger t WHERE NOT t.tgisinternal AND t.tgname IN ('person_kvar', 'revision_oforanderlig', 'logg_forseglas')`,
    );
    const functions = await client.query<{ make: string }>(
      `SELECT pg_get_functiondef(oid) AS make FROM pg_proc WHERE proname IN ('vagra_andring', 'forseglas_senare')`,
    );
    for (const statement of statements) await client.query(statement);
    try {
      return await told();
    } finally {
      for (const { make } of functions.rows) await client.query(make);
      for (const { make, drop } of definitions.rows) await client.query(`${drop}; ${make}`);
      expect(await told()).toEqual([]);
    }
  }

  test.each([
    ['WHEN it never runs', 'logg logg_forseglas', 'AFTER INSERT ON logg FOR EACH ROW WHEN (false) EXECUTE FUNCTION forseglas_senare()'],
    [
      'for fewer things',
      'revision revision_oforanderlig',
      'BEFORE TRUNCATE ON revision FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring()',
    ],
    [
      'for one column',
      'revision revision_oforanderlig',
      'BEFORE UPDATE OF kommentar OR DELETE OR TRUNCATE ON revision FOR EACH STATEMENT EXECUTE FUNCTION vagra_andring()',
    ],
    ['for each row', 'person person_kvar', 'BEFORE DELETE ON person FOR EACH STATEMENT EXECUTE FUNCTION vagra_radering_av_nagon()'],
    [
      'with another function',
      'person person_kvar',
      'BEFORE DELETE ON person FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()',
    ],
  ])('%s', async (_, found, definition) => {
    const [table = '', name = ''] = found.split(' ');
    expect(await toldAfter(`DROP TRIGGER ${name} ON ${table}`, `CREATE TRIGGER ${name} ${definition}`)).toEqual([`sparr_andrad ${found}`]);
  });

  test.each([
    ['vagra_andring', '$$ BEGIN RETURN NULL; END $$ SET search_path = pg_catalog, public, pg_temp'],
    ['forseglas_senare', '$$ BEGIN RETURN NULL; END $$ SET search_path = pg_catalog, public, pg_temp'],
  ])('by its function %s', async (name, body) => {
    expect(await toldAfter(`CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS ${body}`)).toEqual([
      `sparr_andrad  ${name}`,
    ]);
  });

  test('by the path of its function', async () => {
    expect(await toldAfter('ALTER FUNCTION vagra_andring() RESET ALL')).toEqual(['sparr_andrad  vagra_andring']);
  });

  test('in words that name it', async () => {
    const fynd = finding('sparr_andrad', { tabell: '', rad: 'vagra_andring' });
    expect(fynd.orsak).toMatch(/^Funktionen vagra_andring, som spärrarna i databasen kör, är en annan än Studios/);
  });
});

test('what waits for its seal is no fault, until it has waited for an hour and nobody seals', async () => {
  await note(client);
  expect(await found()).toEqual([]);
  await asOwner(`UPDATE oforseglad SET tid = now() - interval '61 minutes'; UPDATE sigill SET tid = tid - interval '2 hours'`);
  expect((await told())[0]).toBe('forsegling_star_stilla oforseglad ');
});

test('what is taken away before it is sealed is sealed as gone, and told', async () => {
  await note(client);
  await asOwner('DELETE FROM logg WHERE id = (SELECT max(id) FROM logg)');
  await seal();
  expect(await told()).toEqual([expect.stringMatching(/^borttagen logg \d+$/)]);
});

describe('sealing', () => {
  test('misses no row that is committed after later ones have been sealed', async () => {
    const late = await connected();
    await late.query('BEGIN');
    await note(late);
    await note(client);
    expect(await seal()).toBe(1);
    await late.query('COMMIT');
    expect(await seal()).toBe(1);
    expect(await found()).toEqual([]);
    await late.end();
  });

  test('by many instances while many write keeps the chain whole', async () => {
    const others = [new Database(server.url), new Database(server.url)];
    const writers = await Promise.all(Array.from({ length: 4 }, connected));
    let nr = 20;
    const writing = Promise.all(
      writers.map(async (writer) => {
        for (let count = 0; count < 15; count += 1) {
          nr += 1;
          const mine = nr;
          await writer.query('BEGIN');
          await save({ nr: mine, id: id(mine) }, writer);
          await note(writer);
          await writer.query('COMMIT');
        }
      }),
    );
    const sealing = others.map(async (other) => {
      for (let round = 0; round < 40; round += 1) {
        await other.transaction((unit) => new Seals(unit).sealNext(new Date().toISOString(), 7));
      }
    });
    await Promise.all([writing, ...sealing]);
    await seal();
    expect(await found()).toEqual([]);
    expect((await new Seals(database).state()).vantar).toBe(0);
    const [twice] = await rows<{ antal: number }>('SELECT count(*)::int - count(DISTINCT (tabell, rad))::int AS antal FROM sigillrad');
    expect(twice?.antal).toBe(0);
    await Promise.all([...writers.map((writer) => writer.end()), ...others.map((other) => other.close())]);
  });

  test('that is killed in the middle has done nothing, and is done by the next', async () => {
    await note(client);
    const killed = new Database(server.url);
    await killed.holding(async (unit) => {
      expect(await new Seals(unit).sealNext(new Date().toISOString(), 10)).toBe(1);
      // Another instance neither waits for it nor seals the same.
      expect(await seal()).toBe(0);
      const [{ pid } = { pid: 0 }] = await unit.query<{ pid: number }>({ name: 'pid', text: 'SELECT pg_backend_pid() AS pid' }, []);
      await client.query('SELECT pg_terminate_backend($1)', [pid]);
    });
    await killed.close();
    await expect.poll(() => seal()).toBe(1);
    expect(await found()).toEqual([]);
  });

  test('keeps nobody from writing', async () => {
    await note(client);
    await database.holding(async (unit) => {
      await new Seals(unit).sealNext(new Date().toISOString(), 10);
      await client.query(`SET lock_timeout = '1s'`);
      await note(client);
      await save({ nr: 7 });
    });
    await client.query('SET lock_timeout = 0');
  });
});
