import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { picturesIn } from '#lib/adapters/media/pictures-in.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import { checkAll, rowsToCheck } from '#lib/history/check-all.ts';
import { firstLook, picturesOf } from '#lib/history/check-picture-files.ts';
import { digestOfParts, markOf } from '#lib/site/authenticity.ts';
import { EXAMPLE_SIGN } from '#lib/site/source-in-memory.ts';
import { Database } from '#lib/store/database.ts';
import { HistoryRows } from '#lib/store/history-rows.ts';
import { SHOWN_NAMES, SHOWN_TABLES, type ShownName } from '#lib/store/imprints.ts';
import { MediaItems } from '#lib/store/media.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { Published } from '#lib/store/published.ts';
import { Sections } from '#lib/store/sections.ts';
import { Settings } from '#lib/store/settings.ts';
import { ShownRows } from '#lib/store/shown-rows.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';

/*
 * Everything that readers see and that is no history: whoever owns the database can change it with no trigger in the way. Whatever they
 * do to it is found and named, and what Studio does itself is not.
 */

const id = (nr: number) => `00000000-0000-7000-8000-0000000001${String(nr).padStart(2, '0')}`;
const [SHOWN, DOWN, MOVED] = [id(1), id(2), id(3)];
const PICTURE = id(40);
const PERSON = id(41);
const WHO = { typ: 'person', id: PERSON, namn: 'P' } as const;
const NOW = '2026-11-22T10:00:00.123Z';

/** What is put back before each test. */
const TABLES = ['renderad', 'publicerad_version', 'adress', 'sprakversion', 'innehall', 'media', 'sektion', 'person', 'installning'];

let database: Database;
let client: pg.Client;
let files: ReturnType<typeof picturesIn>;

const server = ownDatabase();

beforeAll(async () => {
  files = picturesIn(new FolderFiles(path.join(server.folder, 'media')));
  database = new Database(server.url);
  client = await connectedTo(server.url);
  await makeNewsroom();
  await client.query('CREATE SCHEMA undan');
  for (const table of TABLES) await client.query(`CREATE TABLE undan.${table} AS TABLE ${table}`);
});

afterAll(async () => {
  await client?.end();
  await database?.close();
});

beforeEach(putBack);

async function putBack(): Promise<void> {
  await asOwner(TABLES.map((table) => `DELETE FROM ${table}; INSERT INTO ${table} SELECT * FROM undan.${table};`).join(''));
}

async function connectedTo(url: string): Promise<pg.Client> {
  const made = new pg.Client({ connectionString: url });
  await made.connect();
  return made;
}

/** By Studio's own statements, as a newsroom does: what is shown, taken down, moved, renamed, replaced. */
async function makeNewsroom(): Promise<void> {
  const [sections, media, settings] = [new Sections(database), new MediaItems(database), new Settings(database)];
  const section = {
    id: 'mat',
    namn: 'Mat',
    namn_en: 'Food',
    mallar: ['nyhet'],
    kategori: 1,
    sprak: ['sv' as const],
    ordning: 1,
    arkiverad: false,
  };
  await sections.create(section);
  await sections.change({ ...section, namn: 'Mat och vin' });
  await settings.put('webbplats', { namn: 'Kvällsro' }, WHO, NOW);
  expect(await settings.follow('webbplats', 1, { namn: 'Kvällsron' }, WHO, NOW)).toBe(2);
  await client.query(
    `WITH r AS (INSERT INTO person (id, epost, namn, losenord_hash, roll, sprak) VALUES ('${PERSON}', 'p@exempel.se', 'P', '', 'skribent', '{}') RETURNING *)
      INSERT INTO avtryck (tabell, rad, hash) SELECT 'person', id::text, encode(sha256(convert_to('"id":"' || id || '","namn":"P"', 'UTF8')), 'hex') FROM r`,
  );
  const { data } = await picture();
  const stored = await files.store(PICTURE, data);
  const described = {
    id: PICTURE,
    filnamn: 'f.jpg',
    alt: {},
    caption: '',
    caption_en: '',
    kredit: '',
    nyckelord: [],
    fokus: null,
    farg: '',
    rattigheter: null,
    av: WHO,
    skapad: NOW,
    uppladdning: null,
    ursprung: null,
    likhet: null,
  };
  await media.create({ ...described, ...stored });
  const replaced = await files.store(id(42), data);
  await media.replace(PICTURE, id(42), { ...replaced, likhet: null, ursprung: null, filnamn: 'ny.jpg' });
  await article(SHOWN, 'forsta');
  await article(MOVED, 'gammal');
  await publish(MOVED, 'ny');
  await article(DOWN, 'nedtagen');
  await new Published(database).withdraw(DOWN);
  // The address of what was taken down is taken by another.
  await publish(MOVED, 'nedtagen');
  await keepRendered();
}

async function picture() {
  return sharp({ create: { width: 700, height: 400, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer({ resolveWithObject: true });
}

const revisionOf = (item: string) => item.replace(/1(\d\d)$/, '2$1');
const releaseOf = (item: string) => item.replace(/1(\d\d)$/, '3$1');

/** An article, public under that slug. */
async function article(item: string, slug: string, to: pg.Client = client): Promise<void> {
  await to.query(
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ($1, 'mat', 'nyhet', 1, 'R', '{}', '{}', 'sv', $2, now(), now())`,
    [item, WHO],
  );
  await to.query(
    `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, meta, slug, kommentar, av, typ, skapad)
      VALUES ($1, $2, 'sv', 1, 'h', 'R', 'I', '[]', '{}', $3, '', $4, 'manuell', now())`,
    [revisionOf(item), item, slug, WHO],
  );
  await to.query(
    `INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, rubrik, slug) VALUES ($1, 'sv', $2, 1, 'R', $3)`,
    [item, revisionOf(item), slug],
  );
  await to.query(
    `INSERT INTO release (id, innehall_id, lage, tillstand, revisioner, av, skapad, andrad) VALUES ($1, $2, 'publicera', 'klar', '{}', $3, now(), now())`,
    [releaseOf(item), item, WHO],
  );
  if (to === client) await publish(item, slug);
}

async function publish(item: string, slug: string): Promise<void> {
  const version = { sprak: 'sv' as const, revision: { id: revisionOf(item), nr: 1 }, slug, lank: `https://cms.example/${slug}` };
  const facts = {
    sektion: 'mat',
    mall: 'nyhet',
    mall_version: 1,
    taggar: ['bröd'],
    kategorier: [],
    sponsrad: null,
    kallor: [],
    ansvarig: null,
    agare: WHO,
  };
  const { adresser } = await new Published(database).publish(
    {
      ...{ innehall: item, release: releaseOf(item), fakta: facts, listad: true, skapad: NOW },
      versioner: [{ ...version, publicerad: NOW, uppdaterad: NOW, ord: null, bilder: [] }],
    },
    {
      nyKalla: null,
      fornyade: [],
      status: 'publicerad',
      publicerad: NOW,
      cms: { id: '7', status: 'publish', lank: 'https://cms.example/7' },
    },
  );
  expect(adresser).toEqual(['sv']);
}

async function keepRendered(): Promise<void> {
  const [row] = (await client.query<{ id: string }>('SELECT publicering_id AS id FROM publicerad_version WHERE innehall_id = $1', [SHOWN]))
    .rows;
  const delar = Buffer.from('sidan');
  const of = {
    innehall: SHOWN,
    sprak: 'sv' as const,
    publicering: row?.id ?? '',
    renderare: 3,
    underlag: 'u',
    bilder: [PICTURE],
    taggar: ['bröd'],
  };
  const akthet = markOf(EXAMPLE_SIGN, { ...of, delar: digestOfParts(delar) });
  await client.query(
    `INSERT INTO renderad (innehall_id, sprak, publicering_id, renderare, underlag, bilder, taggar, delar, akthet) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [of.innehall, of.sprak, of.publicering, of.renderare, of.underlag, of.bilder, of.taggar, delar, akthet],
  );
}

/** What a database owner does: no trigger is asked, no pointer held. */
async function asOwner(script: string): Promise<void> {
  await client.query(`SET session_replication_role = replica; ${script}; SET session_replication_role = DEFAULT`);
}

async function found(on = database): Promise<HistoryFinding[]> {
  const parts = { history: new HistoryRows(on), shown: new ShownRows(on), sign: EXAMPLE_SIGN, files, noterade: [], now: NOW };
  const fynd: HistoryFinding[] = [];
  for await (const step of checkAll(parts)) fynd.push(...step.fynd);
  // Made up here, and not by Studio: their words are nobody's.
  return fynd.filter(({ kod }) => kod !== 'innehall_stammer_inte');
}

const told = async () => (await found()).map(({ kod, tabell, rad }) => `${kod} ${tabell} ${rad}`);

async function columnsOf(table: string): Promise<Array<{ name: string; type: string }>> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT column_name AS name, udt_name AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows;
}

/** Another value of the same type. */
const OTHER: Readonly<Record<string, string>> = {
  uuid: `'00000000-0000-7000-8000-00000000beef'`,
  text: `coalesce(COLUMN, '') || 'x'`,
  int4: 'coalesce(COLUMN, 0) + 10',
  _text: `COLUMN || 'x'::text`,
  _int4: 'COLUMN || 7',
  _uuid: 'COLUMN || COLUMN',
  jsonb: `'{"annat": 1}'`,
  timestamptz: `coalesce(COLUMN, now()) + interval '1 millisecond'`,
  bool: 'NOT COLUMN',
  bytea: `'\\x00'`,
};
const OF_ITS_SET: Readonly<Record<string, string>> = {
  'publicerad_version.sprak': `'en'`,
  'adress.sprak': `'en'`,
  'renderad.sprak': `'en'`,
  'sektion.sprak': `'{sv,en}'`,
};

const changeOf = (table: string, { name, type }: { name: string; type: string }) =>
  `${name} = ${OF_ITS_SET[`${table}.${name}`] ?? OTHER[type]?.replaceAll('COLUMN', name)}`;

test('of what Studio has done itself nothing is told', async () => {
  expect(await found()).toEqual([]);
});

test('it is known beforehand how much there is to look at, and told how much has been', async () => {
  const parts = { history: new HistoryRows(database), shown: new ShownRows(database) };
  const seen: number[] = [];
  for await (const { kontrollerade } of checkAll({ ...parts, sign: EXAMPLE_SIGN, files, noterade: [], now: NOW })) seen.push(kontrollerade);
  const sum = seen.reduce((total, one) => total + one, 0);
  expect([sum, seen.filter((one) => one > 0).length > 5]).toEqual([await rowsToCheck(parts), true]);
});

describe('what readers have of an article', () => {
  test('and was changed in any column is named, with the column', async () => {
    // In which part of the sitemap an address stands says nothing to readers.
    for (const column of (await columnsOf('publicerad_version')).filter(({ name }) => name !== 'kartnr')) {
      await asOwner(`UPDATE publicerad_version SET ${changeOf('publicerad_version', column)} WHERE innehall_id = '${SHOWN}'`);
      const fynd = await found();
      expect(fynd, column.name).not.toEqual([]);
      const [first] = fynd;
      if (column.name === 'innehall_id' || column.name === 'sprak')
        expect(fynd.map(({ kod }) => kod)).toEqual(expect.arrayContaining(['visas_inte', 'tillagd']));
      else expect([first?.kod, first?.innehall, first?.orsak]).toEqual(['visar_annat', SHOWN, expect.stringContaining(`(${column.name}`)]);
      await putBack();
    }
  });

  test('and was taken away, or put back after it was taken down, is named', async () => {
    await asOwner(`DELETE FROM publicerad_version WHERE innehall_id = '${SHOWN}'`);
    expect(await found()).toMatchObject([
      { kod: 'visas_inte', innehall: SHOWN, sprak: 'sv' },
      { kod: 'andrad_utanfor', tabell: 'adress' },
    ]);
    await putBack();
    await asOwner(
      `INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad, uppdaterad)
        SELECT innehall_id, sprak, id, revision_id, sektion, slug, mall, taggar, publicerad, uppdaterad FROM publicering WHERE innehall_id = '${DOWN}'`,
    );
    expect(await found()).toMatchObject([
      { kod: 'visas_nedtagen', innehall: DOWN, orsak: expect.stringMatching(/är nedtagen i Studio, men visas/) },
    ]);
  });

  test.each([
    [
      'the address that other pages lead to it by',
      `UPDATE sprakversion SET lank = 'https://annan.example' WHERE innehall_id = '${SHOWN}'`,
      'lank',
    ],
    ['where a publishing system has it', `UPDATE innehall SET cms = '{"lank": "https://annan.example"}' WHERE id = '${SHOWN}'`, 'cms'],
    ['that no publishing system has it', `UPDATE innehall SET cms = NULL WHERE id = '${SHOWN}'`, 'cms'],
  ])('says %s is another, and is named', async (_, change, column) => {
    await asOwner(change);
    expect(await found()).toMatchObject([{ kod: 'visar_annat', innehall: SHOWN, orsak: expect.stringContaining(`(${column})`) }]);
  });
});

describe('an address', () => {
  test('that was changed in any column is named', async () => {
    for (const column of await columnsOf('adress')) {
      if (column.name === 'skapad') continue;
      await asOwner(`UPDATE adress SET ${changeOf('adress', column)} WHERE innehall_id = '${SHOWN}'`);
      expect((await found()).filter(({ tabell }) => tabell === 'adress').length, column.name).toBeGreaterThan(0);
      await putBack();
    }
  });

  test('that was taken away, put in, or given back to whom it belonged to before, is named', async () => {
    await asOwner(`DELETE FROM adress WHERE slug = 'gammal'`);
    expect(await told()).toEqual(['borttagen adress sv/mat/gammal']);
    await putBack();
    await asOwner(`INSERT INTO adress (sprak, sektion, slug, innehall_id, aktuell) VALUES ('sv', 'mat', 'egen', '${SHOWN}', false)`);
    expect(await told()).toEqual(['tillagd adress sv/mat/egen']);
    await putBack();
    await asOwner(`UPDATE adress SET innehall_id = '${DOWN}', aktuell = false WHERE slug = 'nedtagen'`);
    expect(await told()).toEqual(['andrad_utanfor adress sv/mat/nedtagen']);
  });
});

/** What of the tables that change no reader sees. */
const UNSEEN: Readonly<Record<ShownName, readonly string[]>> = {
  media: [
    ...[
      'filnamn',
      'cms',
      'av',
      'skapad',
      'nyckelord',
      'likhet',
      'rattigheter',
      'galler_till',
      'varslad_for',
      'uppgift_for',
      'uppladdning',
      'ursprung',
      'farg',
    ],
  ],
  sektion: [],
  person: [
    ...[
      'epost',
      'losenord_hash',
      'roll',
      'sektioner',
      'sprak',
      'publicera',
      'aktiv',
      'session_nr',
      'skapad',
      'avidentifierad',
      'byta_inloggning',
    ],
  ],
  installning: ['av', 'skapad'],
};

describe.each(SHOWN_NAMES)('a row of %s', (table) => {
  const ROW = { media: `id = '${PICTURE}'`, sektion: `id = 'mat'`, person: `id = '${PERSON}'`, installning: 'version = 2' }[table];
  const RAD = { media: PICTURE, sektion: 'mat', person: PERSON, installning: 'webbplats 2' }[table];

  test('that was changed in any column that readers see is named', async () => {
    const columns = await columnsOf(table);
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...SHOWN_TABLES[table].columns, ...UNSEEN[table]].toSorted());
    const seen: readonly string[] = SHOWN_TABLES[table].columns;
    for (const column of columns.filter(({ name }) => seen.includes(name))) {
      await asOwner(`UPDATE ${table} SET ${changeOf(table, column)} WHERE ${ROW}`);
      const isKey = ['id', 'nyckel', 'version'].includes(column.name);
      expect(await told(), column.name).toContain(`${isKey ? 'borttagen' : 'andrad_utanfor'} ${table} ${RAD}`);
      await putBack();
    }
  });

  test('that was taken away is named', async () => {
    await asOwner(`DELETE FROM ${table} WHERE ${ROW}`);
    expect(await told()).toEqual([`borttagen ${table} ${RAD}`]);
  });
});

test('a picture and a setting that were put in beside Studio are named', async () => {
  await asOwner(`INSERT INTO installning (nyckel, version, varde, av, skapad) VALUES ('webbplats', 3, '{"namn": "Annan"}', '{}', now());
    INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, filer, av, skapad, fil)
      SELECT '${id(49)}', filnamn, typ, bredd, hojd, byte, hash, bredder, filer, av, skapad, fil FROM media`);
  expect((await told()).toSorted()).toEqual([`tillagd installning webbplats 3`, `tillagd media ${id(49)}`]);
});

describe('a page that is kept rendered', () => {
  test('and was changed in any column is named, and where it is not told by whom it was made it is used by nobody', async () => {
    for (const column of await columnsOf('renderad')) {
      await asOwner(`UPDATE renderad SET ${changeOf('renderad', column)}`);
      const fynd = await found();
      expect(
        fynd.map(({ kod, tabell }) => `${kod} ${tabell}`),
        column.name,
      ).toEqual(['andrad_utanfor renderad']);
      await putBack();
    }
    await asOwner('UPDATE renderad SET akthet = NULL');
    expect(await found()).toEqual([]);
    await asOwner(`UPDATE renderad SET akthet = 'annan ' || akthet`);
    expect(await found()).toEqual([]);
  });
});

describe('the files of a picture', () => {
  const place = () => pictureFolder(path.join(server.folder, 'media'), id(42));

  test.each(['320', '640', '700'])('are named when %s is changed, and when it is gone', async (name) => {
    const kept = path.join(server.folder, 'undan');
    await cp(path.join(place(), name), kept);
    await writeFile(path.join(place(), name), 'annat');
    expect(await told()).toEqual([`andrad_utanfor bildfil ${id(42)}/${name}`]);
    await rm(path.join(place(), name));
    expect(await told()).toEqual([`borttagen bildfil ${id(42)}/${name}`]);
    await cp(kept, path.join(place(), name));
  });
});

test('what was there before is taken as it is, and its pictures’ files as they are when they are first looked at', async () => {
  const migrations = await mkdtemp(path.join(tmpdir(), 'studio-fore-'));
  const all = (await readdir('prisma/migrations', { withFileTypes: true })).filter((entry) => entry.isDirectory());
  for (const { name } of all)
    if (name < '20261123090000_avtryck') await cp(path.join('prisma/migrations', name), path.join(migrations, name), { recursive: true });
  await client.query('CREATE DATABASE fore_avtryck');
  const url = new URL(server.url);
  url.pathname = '/fore_avtryck';
  await applyMigrations(url.href, migrations);
  const before = await connectedTo(url.href);
  await before.query(
    `INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv,en}');
      INSERT INTO person (id, epost, namn, losenord_hash, roll, sprak) VALUES ('${PERSON}', 'p@exempel.se', 'P', '', 'skribent', '{}');
      INSERT INTO installning (nyckel, version, varde, av, skapad) VALUES ('webbplats', 1, '{"namn": "K"}', '{}', now())`,
  );
  for (const [item, slug] of [
    [SHOWN, 'forsta'],
    [DOWN, 'borta'],
  ] as const) {
    await article(item, slug, before);
    await before.query(
      `INSERT INTO publicering (innehall_id, sprak, revision_id, sektion, slug, mall, mall_version, taggar, kategorier, kallor, agare, publicerad, skapad)
        VALUES ($1, 'sv', $2, 'mat', $3, 'nyhet', 1, '{}', '{}', '[]', $4, now(), now())`,
      [item, revisionOf(item), slug, WHO],
    );
    await before.query(
      `INSERT INTO adress (sprak, sektion, slug, innehall_id, aktuell) VALUES ('sv', 'mat', $2, $1, $3), ('sv', 'mat', $4, $1, false)`,
      [...[item, slug, item === SHOWN, `aldre-${slug}`]],
    );
  }
  await before.query(
    `INSERT INTO publicerad_version (innehall_id, sprak, publicering_id, revision_id, sektion, slug, mall, taggar, publicerad)
      SELECT innehall_id, sprak, id, revision_id, sektion, slug, mall, taggar, publicerad FROM publicering WHERE innehall_id = $1`,
    [SHOWN],
  );
  await before.query(`UPDATE sprakversion SET lank = '/mat/forsta' WHERE innehall_id = $1`, [SHOWN]);
  const stored = await files.store(id(43), (await picture()).data);
  await before.query(
    `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, av, skapad) VALUES ($1, 'f', 'image/jpeg', $2, $3, 1, $4, $5, '{}', now())`,
    [id(43), stored.bredd, stored.hojd, stored.hash, stored.bredder],
  );
  await applyMigrations(url.href, path.resolve('prisma/migrations'));

  const moved = new Database(url.href);
  expect(await found(moved)).toEqual([]);
  const narrow = path.join(pictureFolder(path.join(server.folder, 'media'), id(43)), '320');
  for await (const old of picturesOf(new ShownRows(moved))) {
    const filer = await firstLook(files, old);
    expect(filer).toEqual(stored.filer);
    await new MediaItems(moved).lookedAt(old.id, old.plats, filer ?? {});
  }
  expect(await found(moved)).toEqual([]);
  await writeFile(narrow, 'annat');
  await before.query(`UPDATE sprakversion SET lank = '/annat' WHERE innehall_id = '${SHOWN}'`);
  await before.query(`UPDATE adress SET innehall_id = '${DOWN}' WHERE slug = 'aldre-forsta'`);
  expect((await found(moved)).map(({ kod, tabell }) => `${kod} ${tabell}`)).toEqual([
    'visar_annat publicering',
    'andrad_utanfor adress',
    'andrad_utanfor bildfil',
  ]);
  await before.end();
  await moved.close();
  await rm(migrations, { recursive: true, force: true });
});
