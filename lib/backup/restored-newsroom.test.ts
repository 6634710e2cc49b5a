import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { makeBackup } from '#lib/backup/make-backup.ts';
import { restoreBackup } from '#lib/backup/restore-backup.ts';
import { toldOfRestored } from '#lib/backup/told-of-restored.ts';
import { type Place, readEnvironment, StartFault } from '#lib/config/environment.ts';
import { AFTER_RESTORING, noOpenings } from '#lib/store/closed-by-restoring.ts';
import { markIfEmpty } from '#lib/store/restoring-mark.ts';
import { tablesOf } from '#lib/store/snapshot.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { emptyPlace } from '#lib/studio/newsroom-place.ts';
import { openDatabase } from '#lib/studio/open-database.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* What was closed after an archive was made is not opened by it, and nobody works in a newsroom that is not there yet. */

const SECRET = 'en-hemlighet-som-bara-testet-vet-om-den';
const NOW = new Date('2026-11-22T02:00:00Z');
const CHIEF = '00000000-0000-4000-8000-00000000000a';
const WRITER = '00000000-0000-4000-8000-00000000000b';
const ITEM = '00000000-0000-7000-8000-000000000001';

let folder: string;
let serverFolder: string;
let server: EmbeddedDatabase;
let owner: pg.Client;
let file: string;
let places = 0;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

/** A folder that is not there yet, and an empty database. */
async function newPlace(): Promise<Place & { databaseUrl: string }> {
  places += 1;
  await owner.query(`CREATE DATABASE plats_${places}`);
  const url = new URL(server.url);
  url.pathname = `/plats_${places}`;
  const elsewhere = { databaseDirectUrl: undefined, databaseOwnerUrl: undefined, secret: undefined };
  const data = path.join(folder, `plats-${places}`);
  return { data, databaseUrl: url.href, pictures: { i: { typ: 'mapp', mapp: path.join(data, 'media') }, fran: undefined }, ...elsewhere };
}

const restore = (place: Place, wish?: { closeAll: boolean }) => restoreBackup(file, emptyPlace(place), wish);
const backup = (name: string, databaseUrl: string) =>
  makeBackup(path.join(folder, name), { databaseUrl, pictures: new FolderFiles(path.join(folder, 'bilder')), secret: SECRET }, NOW);

/** Every row of every table, as PostgreSQL writes it, and where the sequences are. */
async function contents(url: string): Promise<Map<string, string[]>> {
  const client = await connect(url);
  const told = new Map<string, string[]>();
  for (const { namn } of await tablesOf(client))
    told.set(
      namn,
      (await client.query(`SELECT t::text AS rad FROM ${namn} t ORDER BY 1`)).rows.map(({ rad }) => rad),
    );
  const { rows } = await client.query(`SELECT sequencename || '=' || coalesce(last_value, 0) AS rad FROM pg_sequences ORDER BY 1`);
  told.set(
    'sekvenser',
    rows.map(({ rad }) => rad),
  );
  await client.end();
  return told;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-stangd-'));
  serverFolder = await mkdtemp(path.join(tmpdir(), 'studio-stangd-server-'));
  server = await serverForTests(serverFolder);
  owner = await connect(server.url);
  const later = `now() + interval '1 day'`;
  await owner.query(`INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv}');
      INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
        VALUES ('${ITEM}', 'mat', 'nyhet', 1, 'R', '{}', '{}', 'sv', '{}', now(), now());
      INSERT INTO person (id, epost, namn, losenord_hash, roll) VALUES ('${CHIEF}', 'c@test.se', 'C', '', 'superadmin'), ('${WRITER}', 's@test.se', 'S', '', 'skribent');
      INSERT INTO session (id, hash, person_id, session_nr, skapad, senast_anvand, utgar, klient, adress, inloggad_med)
        VALUES (gen_random_uuid(), 'a', '${WRITER}', 1, now(), now(), ${later}, '', '', 'losenord');
      INSERT INTO losenordslank VALUES ('${WRITER}', 'inbjudan', 'b', now(), ${later});
      INSERT INTO passernyckelfraga VALUES ('c', '${WRITER}', 'inloggning', ${later});
      INSERT INTO utskick (till, amne, text, hemlighet) VALUES ('s@test.se', 'hemligt', '', 'x'), ('s@test.se', 'öppet', '', NULL);
      INSERT INTO anslutning (id, person_id, session_nr, klient, klient_namn, klient_vard, omdirigering, resurs, omfang, skapad)
        VALUES ('${ITEM}', '${WRITER}', 1, 'k', 'k', 'k', 'k', 'k', '{innehall:las}', now());
      INSERT INTO anslutningskod VALUES ('d', '${ITEM}', 'u', ${later}, NULL);
      INSERT INTO anslutningsnyckel VALUES ('e', '${ITEM}', 'fornyelse', '{innehall:las}', ${later}, NULL);
      INSERT INTO agent (id, namn, agare_id, nyckel_hash, nyckel_prefix, gammal_nyckel_hash, gammal_nyckel_prefix, gammal_nyckel_utgar, sektioner, mallar, sprak)
        VALUES (gen_random_uuid(), 'a', '${WRITER}', '1', '', '2', '', ${later}, '{*}', '{*}', '{*}');
      INSERT INTO webhook (id, namn, adress, typer, hemlighet, agare_id, av, skapad)
        VALUES (gen_random_uuid(), 'w', 'https://w.example/', '{}', 'x', '${CHIEF}', '{}', now());
      INSERT INTO delning (id, innehall_id, sprak, token_hash, utgar, av, skapad) VALUES (gen_random_uuid(), '${ITEM}', 'sv', 'f', ${later}, '{}', now());
      INSERT INTO release (id, innehall_id, sektion, lage, tillstand, revisioner, fakta, av, datum, tur, nasta, skapad, andrad) VALUES
        (gen_random_uuid(), '${ITEM}', 'mat', 'schemalagd', 'schemalagd', '{"sv": "r"}', '{}', '{}', ${later}, ${later}, ${later}, now(), now()),
        (gen_random_uuid(), '${ITEM}', 'mat', 'publicera', 'vantar_pa_godkannande', '{"sv": "r"}', '{}', '{}', NULL, now(), NULL, now(), now()),
        (gen_random_uuid(), '${ITEM}', 'mat', 'nedtagning', 'koad', '{"sv": "r"}', '{}', '{}', NULL, now(), now(), now(), now());
      UPDATE innehall SET status = 'schemalagd', schemalagd = '{"datum": "2027-01-01T00:00:00.000Z"}' WHERE id = '${ITEM}'`);

  file = path.join(folder, 'oppen.tar.zst');
  await backup('oppen.tar.zst', server.url);
});

afterAll(async () => {
  await owner?.end();
  await server?.stop();
  for (const place of [folder, serverFolder]) await rm(place, { recursive: true, force: true });
}, 60_000);

describe('what the archive has open', () => {
  const WHAT = {
    session: 'SELECT person_id FROM session',
    person: 'SELECT roll, aktiv, session_nr FROM person ORDER BY roll',
    anslutning: 'SELECT aterkallad IS NULL AS oppen FROM anslutning',
    lankar: `SELECT (SELECT count(*) FROM losenordslank)::int AS losenord, (SELECT count(*) FROM anslutningskod)::int AS koder,
      (SELECT count(*) FROM anslutningsnyckel)::int AS nycklar, (SELECT count(*) FROM passernyckelfraga)::int AS fragor`,
    utskick: 'SELECT amne, lage FROM utskick ORDER BY amne',
    agent: 'SELECT utgar IS NULL AS oppen, gammal_nyckel_hash AS gammal FROM agent',
    delning: 'SELECT aterkallad IS NULL AS oppen FROM delning',
    webhook: `SELECT lage, fel ->> 'kod' AS kod FROM webhook`,
    release: 'SELECT lage, tillstand, nasta IS NULL AS over FROM release ORDER BY nr',
    innehall: `SELECT status, schemalagd FROM innehall WHERE id = '${ITEM}'`,
    logg: `SELECT operation, detalj FROM logg WHERE operation <> 'x'`,
  };

  async function told(url: string): Promise<Record<string, unknown>> {
    const client = await connect(url);
    const found: Record<string, unknown> = {};
    for (const [name, question] of Object.entries(WHAT)) found[name] = (await client.query(question)).rows;
    await client.end();
    return found;
  }

  test('where it is wished, people, keys, links and what waits to go out wait for somebody, too', async () => {
    const place = await newPlace();
    const avslutat = { ...noOpenings(), inloggningar: 1, anslutningar: 1, losenordslankar: 1, brev: 1, webhookar: 1 };
    const stangt = { ...noOpenings(), personer: 1, agenter: 1, delningar: 1, publiceringar: 1, begaranden: 1 };
    const restored = await restore(place, { closeAll: true });
    expect(restored.efter).toEqual({ avslutat, stangt, oppet: noOpenings(), superadministratorer: ['c@test.se'] });
    expect(await told(place.databaseUrl)).toEqual({
      session: [],
      person: [
        { roll: 'skribent', aktiv: false, session_nr: 2 },
        { roll: 'superadmin', aktiv: true, session_nr: 2 },
      ],
      anslutning: [{ oppen: false }],
      lankar: [{ losenord: 0, koder: 0, nycklar: 0, fragor: 0 }],
      utskick: [
        { amne: 'hemligt', lage: 'misslyckat' },
        { amne: 'öppet', lage: 'misslyckat' },
      ],
      agent: [{ oppen: false, gammal: null }],
      delning: [{ oppen: false }],
      webhook: [{ lage: 'pausad', kod: 'webhook_aterstalld' }],
      release: [
        { lage: 'schemalagd', tillstand: 'misslyckad', over: true },
        { lage: 'publicera', tillstand: 'avbruten', over: true },
        // What takes something from readers goes on.
        { lage: 'nedtagning', tillstand: 'koad', over: false },
      ],
      innehall: [{ status: 'utkast', schemalagd: null }],
      logg: [{ operation: 'aterstallRedaktion', detalj: { avslutat, stangt } }],
    });
    expect(toldOfRestored(restored)).toMatch(
      /^Återställt: .*\nAvslutat: 1 inloggning, 1 ansluten assistent, 1 länk .*, 1 brev som väntade .* och 1 webhook .*\nStängt: 1 person .*, 1 agent .*, 1 delningslänk, 1 väntande publicering .* och 1 begäran om godkännande\./,
    );
  });

  test('logins, assistants and links are over; what does not end by itself is as it was, and told of', async () => {
    const place = await newPlace();
    const restored = await restore(place);
    expect(restored.efter).toEqual({
      avslutat: { ...noOpenings(), inloggningar: 1, anslutningar: 1, losenordslankar: 1, brev: 1, webhookar: 1 },
      stangt: noOpenings(),
      oppet: { ...noOpenings(), personer: 1, agenter: 1, delningar: 1, publiceringar: 1, begaranden: 1 },
      superadministratorer: ['c@test.se'],
    });
    expect(toldOfRestored(restored)).toMatch(
      /\nÖppet, som i kopian: 1 person .* och 1 begäran om godkännande\..*--stang-oppet.*\nSuperadministratörer, .*: c@test\.se\./,
    );
    expect(await told(place.databaseUrl)).toMatchObject({
      session: [],
      person: [
        { roll: 'skribent', aktiv: true, session_nr: 2 },
        { roll: 'superadmin', aktiv: true, session_nr: 2 },
      ],
      anslutning: [{ oppen: false }],
      lankar: [{ losenord: 0, koder: 0, nycklar: 0, fragor: 0 }],
      agent: [{ oppen: true, gammal: '2' }],
      delning: [{ oppen: true }],
      webhook: [{ lage: 'pausad', kod: 'webhook_aterstalld' }],
      release: [{ tillstand: 'schemalagd' }, { tillstand: 'vantar_pa_godkannande' }, { tillstand: 'koad' }],
      innehall: [{ status: 'schemalagd' }],
    });
  });

  test('everything else is as it was: articles, versions, publications, seals, numbers', async () => {
    const place = await newPlace();
    await restore(place);
    const [before, after] = [await contents(server.url), await contents(place.databaseUrl)];
    const differing = [...before.keys()].filter((name) => before.get(name)?.join() !== after.get(name)?.join());
    const ended = Object.keys(AFTER_RESTORING).filter((name) => AFTER_RESTORING[name] === 'ended');
    // Beside what let somebody in: the number that logins bear, and what history has of it.
    expect(differing.toSorted()).toEqual([...ended, 'person', 'logg', 'oforseglad', 'sekvenser'].toSorted());
    const numbers = before.get('sekvenser')?.filter((one) => !after.get('sekvenser')?.includes(one));
    expect(numbers?.map((one) => one.split('=')[0])).toEqual(['logg_id_seq', 'oforseglad_lopnr_seq']);
  });

  test('every table has been thought of', async () => {
    expect(Object.keys(AFTER_RESTORING).toSorted()).toEqual((await tablesOf(owner)).map(({ namn }) => namn));
  });
});

describe('a Studio that opens a database while it is being restored', () => {
  const opens = (databaseUrl: string) => {
    const environment = readEnvironment({
      DATABASE_URL: databaseUrl,
      STUDIO_DATA: path.join(folder, 'annan-maskin'),
      STUDIO_SECRET: SECRET,
      NODE_ENV: 'test',
    });
    return openDatabase(environment, pino({ level: 'silent' }));
  };

  test('is told to wait, and so is a backup of it, until all is there', async () => {
    const place = await newPlace();
    let over = false;
    const restoring = restore(place).finally(() => {
      over = true;
    });
    const client = await connect(place.databaseUrl);
    const isMarked = async () => (await client.query(`SELECT to_regclass('aterstallning_pagar') IS NOT NULL AS marked`)).rows[0].marked;
    await expect.poll(isMarked, { interval: 1 }).toBe(true);
    const refused: unknown[] = [];
    while (!over) {
      const asked = [opens(place.databaseUrl), backup(crypto.randomUUID(), place.databaseUrl)];
      for (const end of await Promise.allSettled(asked))
        if (!over) refused.push(end.status === 'rejected' ? end.reason.message : end.value);
    }
    await client.end();
    await restoring;
    expect(refused.length).toBeGreaterThan(1);
    expect(new Set(refused)).toEqual(new Set([expect.stringMatching(/återställs just nu till databasen.*Vänta/)]));
    await (await opens(place.databaseUrl)).stop();
  });

  test('is told that it was broken off, and that it has to be emptied', async () => {
    const place = await newPlace();
    expect(await markIfEmpty(place.databaseUrl)).toBe(true);
    await expect(opens(place.databaseUrl)).rejects.toThrow(StartFault);
    await expect(opens(place.databaseUrl)).rejects.toThrow(/avbröts.*Töm databasen/);
    await expect(restore(place)).rejects.toThrow(/avbröts.*Töm databasen/);
  });
});
