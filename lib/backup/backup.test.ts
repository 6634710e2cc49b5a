import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { ArchiveWriter } from '#lib/backup/archive-writer.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { makeBackup, type Newsroom } from '#lib/backup/make-backup.ts';
import { HEADER } from '#lib/backup/manifest.ts';
import { refuseHalfRestored, restoreBackup } from '#lib/backup/restore-backup.ts';
import type { Place } from '#lib/config/environment.ts';
import { ROLES } from '#lib/contract/role.ts';
import { noOpenings } from '#lib/store/closed-by-restoring.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { Snapshot, tablesOf } from '#lib/store/snapshot.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { emptyPlace } from '#lib/studio/newsroom-place.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* An archive is whole or there is none, and what is restored of it is what there was. */

const MIGRATIONS = path.resolve('prisma/migrations');
const SECRET = 'en-hemlighet-som-bara-testet-vet-om-den';
const PICTURE = '019a9f00-1111-7222-8333-444455556666';
const NOW = new Date('2026-11-22T02:00:00Z');

let folder: string;
let serverFolder: string;
let server: EmbeddedDatabase;
let owner: pg.Client;
let newsroom: Newsroom;
/** An archive of the newsroom, which no test changes. */
let archive: string;
let places = 0;

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function newDatabase(): Promise<string> {
  places += 1;
  await owner.query(`CREATE DATABASE plats_${places}`);
  const url = new URL(server.url);
  url.pathname = `/plats_${places}`;
  return url.href;
}

/** A folder that is not there yet, and an empty database. */
async function newPlace(): Promise<Place & { databaseUrl: string }> {
  const databaseUrl = await newDatabase();
  return {
    data: path.join(folder, `plats-${places}`),
    databaseUrl,
    databaseDirectUrl: undefined,
    databaseOwnerUrl: undefined,
    secret: undefined,
    pictures: { i: { typ: 'mapp', mapp: path.join(folder, `plats-${places}`, 'media') }, fran: undefined },
  };
}

const restore = (file: string, place: Place) => restoreBackup(file, emptyPlace(place));

/** Every row of every table, as PostgreSQL writes it, and where the sequences are. */
async function contents(url: string): Promise<Record<string, unknown>> {
  const client = await connect(url);
  const told: Record<string, unknown> = {};
  for (const { namn } of await tablesOf(client))
    told[namn] = (await client.query(`SELECT t::text AS rad FROM ${namn} t ORDER BY 1`)).rows.map(({ rad }) => rad);
  told[''] = (await client.query('SELECT sequencename, last_value FROM pg_sequences ORDER BY 1')).rows;
  told.pekare = (
    await client.query(
      `SELECT conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    )
  ).rows;
  told.vakter = (
    await client.query(`SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`)
  ).rows;
  await client.end();
  return told;
}

/** A section, articles, revisions, lines of the log and a picture; revisions and lines wait for their seals, too, and articles to have their tags, whom they name and their links brought in. */
const ROWS = 1 + 300 + 301 + 50 + 1 + (301 + 50) + ROLES.length + 1 + 1 + 1;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-kopia-'));
  serverFolder = await mkdtemp(path.join(tmpdir(), 'studio-kopia-server-'));
  server = await serverForTests(serverFolder);
  owner = await connect(server.url);
  await owner.query(`INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', E'Mat\\t\\\\N "åäö"\\n𝄞', '{nyhet}', '{sv,en}')`);
  await owner.query(`INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
    SELECT ('00000000-0000-7000-8000-' || lpad(i::text, 12, '0'))::uuid, 'mat', 'nyhet', 1, 'R' || i, '{a,"b c"}', '{}', 'sv', '{"a": 1.50}', now(), now() FROM generate_series(1, 300) i`);
  await owner.query(`INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, bas, kommentar, av, typ, skapad)
    SELECT gen_random_uuid(), id, 'sv', 1, 'h', '', '', '[{"b" : 1,   "a": 2}]', to_json(repeat(md5(id::text), 700)), 's', NULL, '', '{}', 'manuell', now() FROM innehall`);
  // It points at one that comes after it.
  await owner.query(`INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, bas, kommentar, av, typ, skapad)
    SELECT '00000000-0000-4000-8000-000000000000', innehall_id, 'sv', 2, 'h', '', '', '[]', '{}', 's', id, '', '{}', 'manuell', now() FROM revision ORDER BY id DESC LIMIT 1`);
  await owner.query(`INSERT INTO logg (tid, operation, principal, korrelation) SELECT now(), 'x', '{}', 'k' FROM generate_series(1, 50)`);
  await owner.query(`INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, av, skapad)
    VALUES ('${PICTURE}', 'f.jpg', 'image/jpeg', 640, 1, 1, 'h', '{320,640}', '{}', now())`);
  const media = path.join(folder, 'bilder');
  const place = path.join(media, '66', PICTURE);
  await mkdir(place, { recursive: true });
  await writeFile(path.join(place, '320'), 'liten');
  await writeFile(path.join(place, '640'), Buffer.alloc(200_000, 7));
  await mkdir(`${place}.ny`);
  await writeFile(path.join(`${place}.ny`, '640'), 'halv');
  // No picture, and to be restored with them.
  await writeFile(path.join(media, '.redaktion'), 'm');
  newsroom = { databaseUrl: server.url, pictures: new FolderFiles(media), secret: SECRET };
  archive = path.join(folder, 'hel.tar.zst');
  expect(await makeBackup(archive, newsroom, NOW)).toEqual({ rader: ROWS, bilder: 2, saknas: 0 });
});

afterAll(async () => {
  await owner?.end();
  await server?.stop();
  for (const place of [folder, serverFolder]) await rm(place, { recursive: true, force: true });
}, 60_000);

test('what is made again of the rest, or is over in a minute, is in no archive', async () => {
  const snapshot = await Snapshot.of(server.url);
  const kept = (await snapshot.tables()).map(({ namn }) => namn);
  await snapshot.close();
  const all = (await tablesOf(owner)).map(({ namn }) => namn);
  expect(all.filter((namn) => !kept.includes(namn))).toEqual(['anropsfonster', 'renderad']);
});

test('what is restored is what there was: rows, numbers, pictures, secret', async () => {
  const place = await newPlace();
  expect(await restore(archive, place)).toEqual({
    ...{ skapad: NOW.toISOString(), studio: expect.any(String), rader: ROWS, bilder: 2 },
    efter: { avslutat: noOpenings(), stangt: noOpenings(), oppet: noOpenings(), superadministratorer: [] },
  });
  expect(await contents(place.databaseUrl)).toEqual(await contents(server.url));
  expect((await readFile(path.join(place.data, 'secret'), 'utf8')).trim()).toBe(SECRET);
  expect(await readdir(path.join(place.data, 'media/66'))).toEqual([PICTURE]);
  expect(await readFile(path.join(place.data, 'media/66', PICTURE, '640'))).toEqual(Buffer.alloc(200_000, 7));
  expect((await readdir(place.data)).toSorted()).toEqual(['media', 'secret']);
  expect(await readFile(path.join(place.data, 'media/.redaktion'), 'utf8')).toBe('m');
  for (const file of [archive, path.join(place.data, 'secret')]) expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await applyMigrations(place.databaseUrl, MIGRATIONS)).toEqual([]);
});

test('while it is written to it is one moment: of what belongs together, all or nothing', async () => {
  const writing = await connect(server.url);
  let over = false;
  const write = async () => {
    for (let nr = 0; !over; nr++)
      await writing.query(
        `BEGIN; INSERT INTO installning VALUES ('samtidigt', ${nr + 1}, '1', '{}', now()); INSERT INTO utskick (till, amne, text) VALUES ('s', 'samtidigt', ''); COMMIT`,
      );
  };
  const written = write();
  const file = path.join(folder, 'medan.tar.zst');
  await makeBackup(file, newsroom, NOW);
  over = true;
  await written;
  await writing.end();
  const place = await newPlace();
  await restore(file, place);
  const client = await connect(place.databaseUrl);
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM installning WHERE nyckel = 'samtidigt') AS ena, (SELECT count(*) FROM utskick WHERE amne = 'samtidigt') AS andra`,
  );
  await client.end();
  expect(rows[0].ena).toBe(rows[0].andra);
});

describe('what is no whole archive is refused in words, and nothing is made', () => {
  let place: Place & { databaseUrl: string };
  beforeEach(async () => {
    place ??= await newPlace();
  });

  async function refused(file: string, words: RegExp) {
    const fault = await restore(file, place).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BackupFault);
    expect(fault).toMatchObject({ message: expect.stringMatching(words) });
    await expect(stat(place.data)).rejects.toThrow();
    expect(Object.values((await contents(place.databaseUrl)) as Record<string, unknown[]>).flat()).toEqual([]);
  }

  const changed = async (name: string, change: (bytes: Buffer) => Buffer) => {
    const file = path.join(folder, name);
    await writeFile(file, change(await readFile(archive)));
    return file;
  };

  test.each([0, 0.3, 0.9, 0.999])('half of one (%d of it)', async (part) => {
    await refused(await changed('halv', (bytes) => bytes.subarray(0, Math.floor(bytes.length * part))), /ingen hel säkerhetskopia/);
  });

  test.each([0, 0.1, 0.5, 0.95, 0.9999])('one with a changed byte (at %d of it)', async (part) => {
    const turned = (bytes: Buffer) => {
      const at = Math.floor((bytes.length - 1) * part);
      bytes[at] = (bytes[at] ?? 0) ^ 0x40;
      return bytes;
    };
    await refused(await changed('vand', turned), /ingen hel säkerhetskopia/);
  });

  test('something else, and nothing at all', async () => {
    await refused(await changed('annat', () => Buffer.from('inte en kopia')), /ingen hel säkerhetskopia/);
    await refused(path.join(folder, 'finns-inte'), /Det finns ingen fil/);
  });

  test('one of a newer Studio', async () => {
    const headed = async (name: string, header: Record<string, unknown>) => {
      const file = path.join(folder, name);
      const writer = await ArchiveWriter.begin(file);
      await writer.packer.add(HEADER, JSON.stringify({ format: 1, studio: '9.0.0', skapad: '', migrationer: [], tabeller: [], ...header }));
      await writer.packer.add('hemlighet', SECRET);
      await writer.finish({ rader: {}, sekvenser: [], bilder: { filer: 0, byte: 0, saknas: 0 } });
      return file;
    };
    await refused(await headed('nyare', { format: 2, tabeller: 'annat' }), /nyare version av Studio/);
    await refused(
      await headed('nyare-2', { migrationer: [{ namn: '29990101000000_framtid', checksumma: 'x' }] }),
      /Studio 9\.0\.0.*29990101000000_framtid/,
    );
  });

  test('where the environment has another secret', async () => {
    const other = { ...place, secret: 'en-helt-annan-hemlighet-an-den-i-kopian' };
    await expect(restore(archive, other)).rejects.toThrow(/STUDIO_SECRET är en annan/);
    await expect(stat(place.data)).rejects.toThrow();
  });
});

describe('nothing is written over', () => {
  test('a file of that name', async () => {
    await expect(makeBackup(archive, newsroom, NOW)).rejects.toThrow(/Det finns redan något som heter/);
  });

  test('a file that comes to be meanwhile: of two archives by one name one is kept, and the other is told', async () => {
    const none = { rader: {}, sekvenser: [], bilder: { filer: 0, byte: 0, saknas: 0 } };
    for (let round = 0; round < 20; round++) {
      const file = path.join(folder, `${crypto.randomUUID()}.tar.zst`);
      const writers = [await ArchiveWriter.begin(file), await ArchiveWriter.begin(file)];
      const ends = await Promise.allSettled(writers.map((writer) => writer.finish(none)));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      for (const writer of writers) await writer.abandon();
      expect((await stat(file)).size).toBeGreaterThan(100);
    }
    expect((await readdir(folder)).filter((name) => name.endsWith('.halv'))).toEqual([]);
  });

  test('what another restoring is putting into the same database', async () => {
    const databaseUrl = await newDatabase();
    const [one, two] = [await newPlace(), await newPlace()].map((place) => ({ ...place, databaseUrl })) as [Place, Place];
    const ends = await Promise.allSettled([restore(archive, one), restore(archive, two)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(String(ends.find((end) => end.status === 'rejected')?.reason)).toMatch(/återställs redan/);
    expect((await contents(databaseUrl)).logg).toHaveLength(50);
  });

  test('what another restoring is putting into the same folder', async () => {
    const place = await newPlace();
    const ends = await Promise.allSettled([restore(archive, place), restore(archive, { ...place, databaseUrl: await newDatabase() })]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await readdir(place.data)).toSorted()).toEqual(['media', 'secret']);
  });

  test('a newsroom in the folder, or tables in the database', async () => {
    const place = await newPlace();
    await mkdir(path.join(place.data, 'media'), { recursive: true });
    await expect(restore(archive, place)).rejects.toThrow(/Det finns redan en redaktion/);
    await rm(place.data, { recursive: true });
    await expect(restore(archive, { ...place, databaseUrl: server.url })).rejects.toThrow(/inte tom/);
    expect(await readdir(place.data)).toEqual([]);
    expect((await owner.query('SELECT count(*)::int AS antal FROM logg')).rows[0].antal).toBe(50);
  });
});

test('a restoring that fails halfway leaves nothing, and one that was broken off is told of', async () => {
  const place = await newPlace();
  await expect(restoreBackup(archive, { ...emptyPlace(place), openDatabase: () => Promise.reject(new Error('borta')) })).rejects.toThrow(
    'borta',
  );
  expect(await readdir(place.data)).toEqual([]);
  await writeFile(path.join(place.data, 'aterstallning-pagar'), '');
  await expect(refuseHalfRestored(place.data)).rejects.toThrow(/återställning .* avbröts/);
  await expect(restore(archive, place)).rejects.toThrow(/avbröts/);
});

test.each([
  ['rows that do not fit', 'tabeller/sektion/000001.copy', 'mat\tbara två\n', {}],
  ['fewer rows than it tells of', 'tabeller/sektion/000001.copy', 'mat\tMat\t{}\t\\N\t{sv}\t0\n', { sektion: 2 }],
  [
    'a row that points at nothing',
    'tabeller/adress/000001.copy',
    'sv\tmat\tx\t00000000-0000-4000-8000-000000000009\tt\t2026-01-01\n',
    { adress: 1 },
  ],
  ['a picture outside its folder', 'media/../../utanfor', 'x', {}],
  ['what nobody knows', 'nytt/och/okant', 'x', {}],
])('an archive with %s is not restored, nor any of it', async (_, name, content, rader) => {
  const snapshot = await Snapshot.of(server.url);
  const [migrationer, tabeller] = [await snapshot.migrations(), await snapshot.tables()];
  await snapshot.close();
  const file = path.join(folder, `${crypto.randomUUID()}.tar.zst`);
  const writer = await ArchiveWriter.begin(file);
  await writer.packer.add(HEADER, JSON.stringify({ format: 1, studio: '2.0.0', skapad: '', migrationer, tabeller }));
  await writer.packer.add('hemlighet', SECRET);
  await writer.packer.add(name, content);
  await writer.finish({ rader, sekvenser: [], bilder: { filer: 0, byte: 0, saknas: 0 } });
  const place = await newPlace();
  await expect(restore(file, place)).rejects.toThrow();
  expect(await readdir(place.data)).toEqual([]);
  expect(Object.values(await contents(place.databaseUrl)).flat()).toEqual([]);
});

test('an archive of an earlier Studio is brought up to date', async () => {
  const before = path.join(folder, 'tidigare');
  const names = (await readdir(MIGRATIONS)).filter((name) => name < '20261122135000' || name.endsWith('.toml'));
  for (const name of names) await cp(path.join(MIGRATIONS, name), path.join(before, name), { recursive: true });
  const databaseUrl = await newDatabase();
  await applyMigrations(databaseUrl, before);
  const client = await connect(databaseUrl);
  await client.query(`INSERT INTO person (id, epost, namn, losenord_hash, roll, sektioner, sprak)
    VALUES ('00000000-0000-4000-8000-000000000001', 'chef@test.se', 'Chef', '', 'admin', '{}', '{}')`);
  await client.query(`INSERT INTO agent (id, namn, agare_id, nyckel_hash, nyckel_prefix, sektioner, mallar, sprak)
    VALUES (gen_random_uuid(), 'a', '00000000-0000-4000-8000-000000000001', '1', '', '{}', '{}', '{}')`);
  await client.end();
  const file = path.join(folder, 'tidigare.tar.zst');
  await makeBackup(file, { ...newsroom, databaseUrl }, NOW);
  const place = await newPlace();
  await restore(file, place);
  const restored = await connect(place.databaseUrl);
  // What a later migration makes of such an agent.
  expect((await restored.query('SELECT sektioner FROM agent')).rows).toEqual([{ sektioner: ['*'] }]);
  await restored.end();
  expect(await applyMigrations(place.databaseUrl, MIGRATIONS)).toEqual([]);
});

test('a picture that the newsroom has lost is told of, and the rest is in the archive', async () => {
  const file = path.join(folder, 'utan-bild.tar.zst');
  expect(await makeBackup(file, { ...newsroom, pictures: new FolderFiles(path.join(folder, 'inga-bilder')) }, NOW)).toMatchObject({
    bilder: 0,
    saknas: 1,
  });
});

describe('the command', () => {
  const environment = { DATABASE_URL: '', STUDIO_SECRET: SECRET, STUDIO_DATA: '' };

  function command(script: 'backup' | 'restore', file: string, limit = '') {
    const environmentOfIt = { ...process.env, ...environment, DATABASE_URL: server.url, STUDIO_DATA: path.join(folder, 'kommando') };
    const child = spawn('sh', ['-c', `${limit} exec "$0" "$@"`, process.execPath, `scripts/${script}.ts`, file], { env: environmentOfIt });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString('utf8');
      });
    const ended = once(child, 'close').then(([code]) => ({ code, said: said.trim() }));
    return { child, ended };
  }

  beforeAll(async () => {
    await cp(path.join(folder, 'bilder'), path.join(folder, 'kommando/media'), { recursive: true });
    await writeFile(
      path.join(folder, 'kommando/media/66', PICTURE, '1280'),
      Buffer.from(crypto.getRandomValues(new Uint8Array(65_536)).toString().repeat(200)),
    );
  });

  test('says in words what went wrong, and ends with 1', async () => {
    expect(await command('backup', archive).ended).toEqual({ code: 1, said: expect.stringMatching(/^Det finns redan .*\.$/) });
    expect(await command('restore', path.join(folder, 'finns-inte')).ended).toEqual({
      code: 1,
      said: expect.stringMatching(/^Det finns ingen fil/),
    });
  });

  test('with no room left, and killed in the middle, it leaves what was there', { timeout: 60_000 }, async () => {
    const place = path.join(folder, 'kopior');
    await mkdir(place, { recursive: true });
    await cp(archive, path.join(place, 'i-gar.tar.zst'));
    const full = await command('backup', path.join(place, 'i-dag.tar.zst'), "trap '' XFSZ; ulimit -f 40;").ended;
    expect(full).toEqual({ code: 1, said: expect.stringMatching(/^Det finns inte plats nog/) });
    expect(await readdir(place)).toEqual(['i-gar.tar.zst']);
    const { child, ended } = command('backup', path.join(place, 'i-dag.tar.zst'));
    await expect.poll(async () => (await readdir(place)).length, { interval: 2, timeout: 10_000 }).toBe(2);
    child.kill('SIGKILL');
    await ended;
    const [one, other] = (await readdir(place)).toSorted();
    expect(one).toMatch(/^i-dag\.tar\.zst\..*\.halv$/);
    expect(other).toBe('i-gar.tar.zst');
    expect(await readFile(path.join(place, 'i-gar.tar.zst'))).toEqual(await readFile(archive));
  });
});
