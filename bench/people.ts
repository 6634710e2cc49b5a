import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { readEnvironment } from '#lib/config/environment.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel } from '#lib/studio/kernel.ts';
import { fillNewsroom, ownerId } from '../e2e/database/large-newsroom.ts';

/* What it costs to look somebody up among many people: README.md tells how it is run. */

const PEOPLE = Number(process.env.BENCH_PERSONER ?? 100_000);
const CALLS = Number(process.env.BENCH_ANROP ?? 500);

const FIRST =
  'Anna Anders Annika Eva Maria Karin Lars Per Erik Johan Åsa Björn Cecilia Désirée Göran Håkan Ingrid Jörgen Kerstin Lennart'.split(' ');
const LAST = 'Andersson Johansson Karlsson Nilsson Eriksson Lindqvist Öberg Sjöström Åkerblom Bergström Hallgren Nyström'.split(' ');

const BETWEEN_CALLS_MS = 2_000;

/** Names as a newsroom has them: common first names, every third surname common, and the rest seldom. */
const FILL = `WITH folk AS (
    SELECT gen_random_uuid() AS id, ($2::text[])[1 + nr % ${FIRST.length}] || ' ' || CASE WHEN nr % 3 = 0 THEN ($3::text[])[1 + nr / 3 % ${LAST.length}]
      ELSE initcap(translate(substr(md5((nr % 40000)::text), 1, 8), '0123456789', 'aeiouylrst')) END || CASE WHEN nr % 5 = 0 THEN ' ' || ($3::text[])[1 + nr / 7 % ${LAST.length}] ELSE '' END AS namn
    FROM generate_series(1, $1::int) nr),
  nya AS (INSERT INTO kandis (id, namn, alias, fodd, fodd_iso, kand_for, vag, rader, kalla, skapad, andrad)
    SELECT id, namn, '{}', '', '', '', '', '[]', '', now(), now() FROM folk)
  INSERT INTO kandis_namn (kandis_id, tat, ord)
  SELECT id, replace(n, ' ', ''), n FROM (SELECT id, translate(lower(namn), 'åäöé', 'aaoe') AS n FROM folk) f`;

/** A slip of the finger: a letter left out, doubled, or changed for the next. */
const SLIPS: ReadonlyArray<(name: string, place: number) => string> = [
  (name) => name,
  (name, place) => name.slice(0, place) + name.slice(place + 1),
  (name, place) => name.slice(0, place) + name.charAt(place) + name.slice(place),
  (name, place) => name.slice(0, place) + name.charAt(place + 1) + name.charAt(place) + name.slice(place + 2),
];

/** How long a lookup takes within the process: of names as they are, misspelt in each way, and of nobody. */
export async function measurePeople(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const server = await startEmbeddedDatabase(folder, console);
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await applyMigrations(server.url, path.resolve('prisma/migrations'));
  await fillNewsroom(client, 1_000, 10);
  // Rows come whole, and the index over all of them at once.
  await client.query("SET session_replication_role = 'replica'; DROP INDEX kandis_namn_orden");
  await client.query(FILL, [PEOPLE, FIRST, LAST]);
  await client.query(`INSERT INTO kandis_ord SELECT DISTINCT unnest(string_to_array(ord, ' ')) FROM kandis_namn ON CONFLICT DO NOTHING;
    CREATE INDEX kandis_namn_orden ON kandis_namn USING gin (string_to_array(ord, ' '));`);
  await client.query('VACUUM ANALYZE');
  const { rows } = await client.query<{ namn: string }>('SELECT namn FROM kandis TABLESAMPLE system (20) LIMIT $1', [CALLS]);
  await client.end();
  let now = Date.now();
  const environment = readEnvironment({ STUDIO_DATA: folder, STUDIO_DEMO: '0', NODE_ENV: 'test' });
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  const kernel = createKernel({ environment, databaseUrl: server.url, reader, log: pino({ level: 'silent' }), now: () => new Date(now) });
  const chief = {
    ...{ typ: 'person' as const, id: ownerId(1), namn: 'Chefen', roll: 'superadmin' as const, sektioner: [], mallar: [], sprak: [] },
    ...{ publicera: true, schemalagga: true, epost: 'chef@exempel.se', session: ownerId(1) },
  };
  const measured = async (name: string, asked: readonly string[]) => {
    const times: number[] = [];
    let found = 0;
    for (const namn of asked) {
      // Nobody asks so often that it is refused.
      now += BETWEEN_CALLS_MS;
      const begun = performance.now();
      const { body } = await callOperation(kernel.machinery, 'hamtaKandis', chief, { namn }, ownerId(0));
      times.push(performance.now() - begun);
      const answer = Object(body);
      if (answer.hittad === true || answer.kandidater?.length > 0) found += 1;
    }
    const sorted = times.toSorted((one, other) => one - other);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    process.stdout.write(
      `  ${name.padEnd(24)} p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (${found} of ${asked.length} found)\n`,
    );
  };
  try {
    process.stdout.write(`${PEOPLE} people\n`);
    const names = rows.map(({ namn }) => namn);
    const ways = ['as they are', 'a letter left out', 'a letter doubled', 'two letters swapped'];
    await measured('(warming up)', names.slice(0, 50));
    for (const [way, slip] of SLIPS.entries())
      await measured(
        ways[way] ?? '',
        names.map((name, nr) => slip(name, 1 + ((nr * 7) % (name.length - 3)))),
      );
    await measured(
      'a surname alone, wrong',
      LAST.flatMap((name) => names.slice(0, 20).map((_, nr) => name.slice(0, 2 + (nr % 4)) + name.slice(3 + (nr % 4)))),
    );
    await measured(
      'nobody',
      names.map((_, nr) => `Xq${nr}zw Jkq${nr}xv`),
    );
  } finally {
    await kernel.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
