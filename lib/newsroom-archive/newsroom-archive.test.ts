import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { zstdDecompressSync } from 'node:zlib';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { readEnvironment } from '#lib/config/environment.ts';
import type { Item } from '#lib/contract/article.ts';
import type { HistoryFinding } from '#lib/contract/history.ts';
import type { NewsroomReport } from '#lib/contract/newsroom-archive.ts';
import { keptSettingsSchema } from '#lib/contract/settings.ts';
import { prepareDemoPictures } from '#lib/demo/prepare-pictures.ts';
import { checkAll } from '#lib/history/check-all.ts';
import { askDoor } from '#lib/http/ask-door.ts';
import { examine } from '#lib/newsroom-archive/examine.ts';
import { readIn } from '#lib/newsroom-archive/read-in.ts';
import { takenOutNewsroom } from '#lib/newsroom-archive/take-out.ts';
import { SETTINGS, SETTINGS_VALUES } from '#lib/operations/settings/kept-settings.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import { asReader } from '#lib/site/as-reader.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { HistoryRows } from '#lib/store/history-rows.ts';
import { IN_ARCHIVE } from '#lib/store/newsroom-tables.ts';
import { ShownRows } from '#lib/store/shown-rows.ts';
import { tablesOf } from '#lib/store/snapshot.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import { openDoors } from '#lib/studio/doors.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { asPerson } from '#lib/studio/newsroom-for-command.ts';
import { prepareDatabase } from '#lib/studio/open-database.ts';
import { readInWhole } from '#lib/studio/read-in-whole.ts';
import { UP_TO_DATE } from '../../e2e/database/prepared-cluster.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

const ADMIN = 'admin@studio.se';
const NOW = new Date('2026-11-24T02:00:00Z');
const PROGRAM = '00000000-0000-7000-8000-0000000000aa';

interface Place {
  kernel: Kernel;
  databaseUrl: string;
  /** What a command on the same machine is started with. */
  variables: NodeJS.ProcessEnv;
  data: string;
}

let folder: string;
let serverFolder: string;
let server: EmbeddedDatabase;
let owner: pg.Client;
const places: Place[] = [];

/** A Studio of its own: with the demo newsroom, or with nothing. */
async function studio(name: string, demo: boolean): Promise<Place> {
  await owner.query(`CREATE DATABASE ${name} TEMPLATE ${UP_TO_DATE} STRATEGY file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const data = path.join(folder, name);
  const variables = {
    NODE_ENV: 'test' as const,
    ...{ STUDIO_URL: 'http://localhost:3000', STUDIO_DATA: data, STUDIO_SECRET: `hemligheten-som-bara-${name}-har-i-testet` },
    ...{ STUDIO_ADMIN: `${ADMIN}:bara-i-testerna`, STUDIO_DEMO: demo ? '1' : '0' },
  };
  const environment = readEnvironment(variables);
  const { url: databaseUrl } = await prepareDatabase(url.href, environment);
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  const kernel = createKernel({ environment, databaseUrl, reader, log: pino({ level: 'silent' }), now: () => new Date() });
  const place = { kernel, databaseUrl, data, variables: { ...variables, DATABASE_URL: url.href } };
  places.push(place);
  await prepareNewsroom(kernel);
  await newsroomShown(kernel);
  return place;
}

async function takeOut({ kernel, databaseUrl, data }: Place, name: string): Promise<string> {
  const file = path.join(folder, `${name}.tar.zst`);
  const from = {
    databaseUrl,
    pictures: new FolderFiles(path.join(data, 'media')),
    webbplats: kernel.machinery.settings.sajt.namn,
    told: <Value>(value: Value) => value,
  };
  await pipeline(Readable.from(takenOutNewsroom(from, NOW)), createWriteStream(file));
  return file;
}

function into({ kernel, data }: Place) {
  return {
    here: kernel.store.takenIn,
    step: (work: Parameters<Parameters<typeof readIn>[1]['step']>[0]) => kernel.inTransaction((store) => work(store.takenIn)),
    changed: () => {},
    pictures: new FolderFiles(path.join(data, 'media')),
  };
}

async function take(place: Place, file: string): Promise<NewsroomReport> {
  const report = await readIn(file, into(place));
  for (const what of ['installningar', 'sektioner', 'taggar', 'konton', 'namn'] as const) place.kernel.machinery.changed(what);
  await place.kernel.settings.upToDate;
  return report;
}

async function call<Answer>({ kernel }: Place, operation: string, input: Record<string, unknown>): Promise<Answer> {
  const { machinery, caller } = await asPerson(kernel, ADMIN);
  // Each test names the answer of the operation it calls by name.
  return (await callOperation(machinery, operation, caller, input, machinery.newId())).body as Answer;
}

async function rows(place: Place, question: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    return (await client.query(question)).rows;
  } finally {
    await client.end();
  }
}

/** Everything that readers can get at, by its address. */
/** Each installation vouches for what it publishes with a key of its own. */
const SIGNED = /\/(?:intyg|proof)\.json$/;

async function publicBytes(place: Place): Promise<Map<string, string>> {
  place.kernel.pages.clear();
  const { doors } = openDoors(place.kernel);
  const seen = new Map<string, string>();
  const waiting = ['/', '/en', '/sitemap.xml', '/rss.xml', '/en/rss.xml', '/robots.txt'];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (seen.has(address)) continue;
    const { status, bytes, text } = await askDoor(asReader(doors), address);
    seen.set(address, `${status} ${bytes.toString('base64')}`);
    if (status !== 200 || address.startsWith('/media/')) continue;
    for (const [, found = ''] of text.matchAll(
      /(?:href|src|content)="(?:http:\/\/localhost:3000)?(\/[^"#?\s]*)"|<loc>http:\/\/localhost:3000([^<]*)</g,
    ))
      if (!found.startsWith('/studio') && !SIGNED.test(found)) waiting.push(found);
    for (const [, found = ''] of text.matchAll(/<loc>http:\/\/localhost:3000([^<]*)</g)) waiting.push(found);
  }
  return seen;
}

/** As they are kept: sealed, and yet nobody else's. */
const secretSettings = {
  publicering: { losenord: 'FORSEGLAT-LOSENORD' },
  ai: { nyckel: 'FORSEGLAD-NYCKEL' },
  epost: { smtp_url: 'FORSEGLAD-ADRESS' },
};

const HISTORY = {
  revision: 'SELECT id, innehall_id, sprak, nr, hash, bas, kall_revision, kommentar, av, typ, skapad FROM revision ORDER BY id',
  revisionsnamn: 'SELECT * FROM revisionsnamn ORDER BY revision_id',
  godkand_revision: 'SELECT * FROM godkand_revision ORDER BY revision_id',
  andringsforslag: 'SELECT * FROM andringsforslag ORDER BY id',
  forslagsbeslut: 'SELECT * FROM forslagsbeslut ORDER BY 1, 2',
  publicering: 'SELECT id, innehall_id, sprak, revision_id, sektion, slug, taggar, publicerad, lank FROM publicering ORDER BY id',
  sprakversion: 'SELECT * FROM sprakversion ORDER BY innehall_id, sprak',
  adress: 'SELECT * FROM adress ORDER BY sprak, sektion, slug',
  bildbruk: 'SELECT * FROM bildbruk ORDER BY 1, 2, 3, 4, 5, 6',
  installning: "SELECT nyckel, version, varde FROM installning WHERE nyckel LIKE 'framsida:%' ORDER BY 1, 2",
  stomme: 'SELECT * FROM stomme ORDER BY id',
  samling: 'SELECT * FROM samling ORDER BY id',
  samlingsbild: 'SELECT * FROM samlingsbild ORDER BY 1, 2',
  kandis: 'SELECT * FROM kandis ORDER BY id',
  kandis_namn: 'SELECT * FROM kandis_namn ORDER BY 1, 2',
  ko: 'SELECT * FROM ko ORDER BY id',
  kommentar: 'SELECT * FROM kommentar ORDER BY id',
  artikelkommentar: 'SELECT * FROM artikelkommentar ORDER BY id',
  tagg: 'SELECT * FROM tagg ORDER BY id',
  taggnyckel: 'SELECT * FROM taggnyckel ORDER BY 1',
  taggnamn: 'SELECT * FROM taggnamn ORDER BY 1',
  taggadress: 'SELECT * FROM taggadress ORDER BY 1',
  tagg_tidigare: 'SELECT * FROM tagg_tidigare ORDER BY 1',
  publicerad_tagg: 'SELECT * FROM publicerad_tagg ORDER BY 1, 2, 3',
  sektion: 'SELECT * FROM sektion ORDER BY id',
  intakt: 'SELECT program_id, innehall_id, dag, valuta, kalla, belopp, delar, importerad FROM intakt ORDER BY 1, 2, 3',
  intaktsumma: 'SELECT * FROM intaktsumma ORDER BY 1, 2, 3, 4, 5',
  inlast_trafik: 'SELECT * FROM inlast_trafik ORDER BY 1, 2, 3',
  inlast_trafiksumma: 'SELECT * FROM inlast_trafiksumma ORDER BY 1, 2',
};

/** What a file of each kind tells of that article: its revenue, some that names no article, and how it was read. */
async function tellFigures({ kernel }: Place, innehall: string, belopp: bigint): Promise<void> {
  const program = PROGRAM;
  await kernel.inTransaction(async ({ revenueRows, takenTraffic }) => {
    await revenueRows.lock();
    await takenTraffic.lock();
    const row = { program, kod: '', dag: '2026-11-01', valuta: 'SEK', belopp };
    await revenueRows.put(
      'Nätverket',
      [
        { ...row, innehall },
        { ...row, innehall: null },
        { ...row, innehall, dag: '2026-11-02' },
      ],
      NOW.toISOString(),
    );
    const counts = { visningar: 12, besokare: null, klick: null, exponeringar: null };
    await takenTraffic.put('matomo', [{ innehall, dag: '2026-11-01', ...counts }], NOW.toISOString());
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-arkiv-'));
  serverFolder = await mkdtemp(path.join(tmpdir(), 'studio-arkiv-server-'));
  server = await serverForTests(serverFolder);
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
}, 60_000);

afterAll(async () => {
  await Promise.all(places.map(({ kernel }) => kernel.close()));
  await owner?.end();
  await server?.stop();
  for (const place of [folder, serverFolder]) await rm(place, { recursive: true, force: true });
}, 60_000);

test('every table has been thought of', async () => {
  const { databaseUrl } = await studio('tabeller', false);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  expect(Object.keys(IN_ARCHIVE).toSorted()).toEqual((await tablesOf(client)).map(({ namn }) => namn));
  await client.end();
});

describe('the demo newsroom, taken out and read into an empty Studio', () => {
  let from: Place;
  let to: Place;
  let file: string;
  let report: NewsroomReport;

  beforeAll(async () => {
    await prepareDemoPictures('dist/demo');
    from = await studio('ur', true);
    to = await studio('till', false);
    const [kept] = await from.kernel.store.settings.between(SETTINGS, 1, 1);
    const varden = { ...secretSettings, webbplats: keptSettingsSchema.parse(Object(kept?.varde)[SETTINGS_VALUES]).webbplats };
    await from.kernel.store.settings.put(SETTINGS, { [SETTINGS_VALUES]: varden, falt: [], aterstalld: null }, STUDIO, NOW.toISOString());
    const { ko } = await call<{ ko: Array<{ id: string }> }>(from, 'listaKo', {});
    for (const { id } of ko) await call(from, 'skapaKokommentar', { id, text: 'Numret står i mejlet.' });
    const { media } = await call<{ media: Array<{ id: string }> }>(from, 'listaMedia', {});
    const monster = { slag: 'monster', namn: 'Fakta på slutet', block: [{ type: 'paragraph' }] };
    await call(from, 'sparaFramsida', { sprak: 'sv', platser: [{ sektion: 'mat' }], bas: 0 });
    const tags = await Promise.all(['Arkivet', 'Arkiven'].map((sv) => call<{ tagg: { id: string } }>(from, 'skapaTagg', { namn: { sv } })));
    const [gone, stays] = tags.map(({ tagg }) => tagg.id);
    // A rule goes on with the tag that the one it names was merged into, in the newsroom that it is read into as well.
    await call(from, 'sparaFramsida', { sprak: 'sv', platser: [{ tagg: gone }], bas: 1 });
    await call(from, 'slaIhopTaggar', { id: gone, till: stays });
    await call(from, 'sparaFramsida', { sprak: 'en', sektion: 'nyheter', platser: [{}], bas: 0 });
    await call(from, 'skapaStomme', monster);
    await call(from, 'skapaStomme', { ...monster, slag: 'artikel', mall: 'nyhet', sektion: 'nyheter' });
    const { samling } = await call<{ samling: { id: string } }>(from, 'skapaSamling', { namn: 'Till våren' });
    await call(from, 'andraSamling', { id: samling.id, lagg_till: media.slice(0, 3).map(({ id }) => id) });
    const { innehall } = await call<{ innehall: Array<{ id: string }> }>(from, 'listaInnehall', {});
    const id = innehall[0]?.id ?? '';
    const { kommentar } = await call<{ kommentar: { id: string } }>(from, 'skapaKommentar', {
      id,
      sprak: 'sv',
      falt: 'rubrik',
      text: 'Kortare?',
    });
    await call(from, 'skapaKommentar', { id, sprak: 'sv', text: 'Ja.', svar_pa: kommentar.id });
    const version = { id, sprak: 'sv' };
    const { revisioner } = await call<{ revisioner: Array<{ id: string }> }>(from, 'listaRevisioner', version);
    const suggested = { ...version, bas: revisioner[0]?.id, rubrik: 'Föreslagen rubrik', slug: 'foreslagen' };
    const { forslag } = await call<{ forslag: { id: string } }>(from, 'foreslaAndring', suggested);
    await call(from, 'avbojAndringsforslag', { ...version, fid: forslag.id, delar: ['slug'], orsak: 'Adressen är spridd' });
    await call(from, 'namngeRevision', { id, sprak: 'sv', rid: '1', namn: 'Till tryck' });
    const { adPrograms } = from.kernel.store;
    await adPrograms.create({ id: PROGRAM, namn: 'Nätverket', domaner: [], rel: ['sponsored'], parametrar: {} }, NOW.toISOString());
    await tellFigures(from, id, 1_250n);
    file = await takeOut(from, 'hela');
    report = await take(to, file);
  }, 120_000);

  test('nothing is left out, and what has to be looked at is told', () => {
    const { artiklar, bilder, sektioner } = report.antal;
    expect(artiklar).toEqual({ nya: artiklar.nya, lika: 0, fortsatta: 0, aldre: 0, olika: 0 });
    expect(artiklar.nya).toBeGreaterThan(12);
    expect(bilder.nya).toBeGreaterThan(10);
    expect(sektioner.nya).toBe(6);
    expect(report.antal.kommentarer).toMatchObject({ nya: report.antal.uppgifter.nya, olika: 0 });
    expect(report.antal.kommentarer.nya).toBeGreaterThan(2);
    expect(report.antal.artikelkommentarer).toMatchObject({ nya: 2, olika: 0 });
    expect(report.antal.intakter).toMatchObject({ nya: 3, olika: 0 });
    expect(report.antal.inlasttrafik).toMatchObject({ nya: 1, olika: 0 });
    expect(report.se_over.map(({ slag, namn }) => [slag, namn])).toContainEqual(['personer', 'Administratör']);
  });

  test('a rule that names a tag that was merged goes on with the one that stays', async () => {
    const { visas } = await call<{ visas: Array<{ hinder: string | null }> }>(to, 'hamtaFramsida', { sprak: 'sv' });
    expect(visas.map(({ hinder }) => hinder)).toEqual([null]);
    expect(await rows(to, 'SELECT 1 FROM tagg_tidigare')).toHaveLength(1);
  });

  test('nothing that opens anything has left', async () => {
    const secrets = Object.values(secretSettings).flatMap((group) => Object.values(group));
    const hashes = (await rows(
      from,
      `SELECT losenord_hash AS hemligt FROM person WHERE losenord_hash <> '' UNION ALL SELECT nyckel_hash FROM agent`,
    )) as Array<{
      hemligt: string;
    }>;
    const packed = (await readFile(file)).subarray(0, -40);
    const unpacked = zstdDecompressSync(packed).toString('latin1');
    expect(hashes.length).toBeGreaterThan(5);
    expect([...secrets, ...hashes.map(({ hemligt }) => hemligt)].filter((secret) => unpacked.includes(secret))).toEqual([]);
    expect(unpacked).toContain('"rubrik"');
  });

  test.each(Object.entries(HISTORY))('%s is as it was', async (_, question) => {
    expect(await rows(to, question)).toEqual(await rows(from, question));
  });

  test('readers get the same bytes at every address', async () => {
    const [before, after] = [await publicBytes(from), await publicBytes(to)];
    expect(before.size).toBeGreaterThan(60);
    expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted());
    expect([...before].filter(([address, bytes]) => after.get(address) !== bytes).map(([address]) => address)).toEqual([]);
  }, 60_000);

  test('history holds, and so does all that readers see', async () => {
    const { database, media } = to.kernel.machinery;
    while ((await to.kernel.inTransaction((store) => store.seals.sealNext(NOW.toISOString(), 500))) > 0);
    const parts = { history: new HistoryRows(database), shown: new ShownRows(database), sign: to.kernel.site.sign };
    const found: HistoryFinding[] = [];
    for await (const { fynd } of checkAll({ ...parts, files: media, noterade: [], now: NOW.toISOString() })) found.push(...fynd);
    expect(found).toEqual([]);
  });

  test('read in again, nothing is doubled and nothing changes', async () => {
    const before = await Promise.all(Object.values(HISTORY).map((question) => rows(to, question)));
    const again = await take(to, file);
    expect(Object.values(again.antal).map(({ nya, fortsatta }) => nya + fortsatta)).toEqual(Object.keys(again.antal).map(() => 0));
    expect(again.antal.artiklar.lika).toBe(report.antal.artiklar.nya);
    expect(await Promise.all(Object.values(HISTORY).map((question) => rows(to, question)))).toEqual(before);
  });

  test('figures told of otherwise here are left, told of once a source, and the same told again are the same', async () => {
    const [of] = (await rows(from, 'SELECT innehall_id AS id FROM inlast_trafik')) as Array<{ id: string }>;
    await tellFigures(to, of?.id ?? '', 9_999n);
    const sums = await rows(to, HISTORY.intaktsumma);
    const again = await take(to, file);
    expect(again.antal.intakter).toMatchObject({ nya: 0, lika: 0, olika: 3 });
    expect(again.antal.inlasttrafik).toMatchObject({ nya: 0, lika: 1, olika: 0 });
    expect(again.se_over.filter(({ slag }) => slag === 'intakter')).toMatchObject([{ namn: 'Nätverket' }]);
    expect(await rows(to, HISTORY.intaktsumma)).toEqual(sums);
    await tellFigures(to, of?.id ?? '', 1_250n);
    expect((await take(to, file)).antal.intakter).toMatchObject({ nya: 0, lika: 3, olika: 0 });
  });

  test('the command tells what would become of it, and what did', async () => {
    const third = await studio('kommando', false);
    const given = (provkor: boolean) => readInWhole(file, ADMIN, { provkor, environment: third.variables });
    const artiklar = new RegExp(`^Artiklar: ${report.antal.artiklar.nya} nya\\.$`, 'm');
    const tried = await given(true);
    expect(tried).toMatch(/^Provkört: ingenting är ändrat\.\nKvällsro, uttagen /);
    expect(tried).toMatch(artiklar);
    expect(await rows(third, 'SELECT id FROM innehall')).toEqual([]);
    const done = await given(false);
    expect(done).toMatch(/^Arkivet är inläst\./);
    expect(done).toMatch(artiklar);
    expect(done).toMatch(/«Administratör»: Någon annan har kontot.*\n(?:.*\n)*Inga lösenord följer med/);
    expect(await given(false)).toMatch(/^Artiklar: \d+ lika\.$/m);
    await expect(readInWhole(path.join(folder, 'finns-inte'), ADMIN, { provkor: true, environment: third.variables })).rejects.toThrow(
      /Det finns ingen fil/,
    );
    await expect(readInWhole(import.meta.filename, ADMIN, { provkor: true, environment: third.variables })).rejects.toThrow(
      /inget helt arkiv/,
    );
  }, 60_000);

  test('what has gone on there is continued, what has gone on here stays, and what has parted is told', async () => {
    const drafts = (await rows(from, `SELECT id, rubrik FROM innehall WHERE status = 'utkast' ORDER BY id LIMIT 3`)) as Array<{
      id: string;
      rubrik: string;
    }>;
    const [there, here, both] = drafts.map(({ id }) => id);
    if (there === undefined || here === undefined || both === undefined) throw new Error('the demo has three drafts');
    const save = async (place: Place, id: string, rubrik: string) => {
      const { innehall } = await call<{ innehall: Item }>(place, 'hamtaInnehall', { id });
      const revision = innehall.sprak.sv?.arbetsrevision;
      if (revision === undefined) throw new Error(`${id} is not in Swedish`);
      const { ingress, block, meta, hero, slug } = revision;
      await call(place, 'sparaSprakversion', { id, sprak: 'sv', rubrik, ingress, block, meta, hero, slug, bas: revision.id });
    };
    await save(from, there, 'Fortsatt där');
    await save(to, here, 'Fortsatt här');
    await save(from, both, 'Fortsatt på det ena stället');
    await save(to, both, 'Fortsatt på det andra stället');
    const later = await takeOut(from, 'senare');
    const tried = await examine(later, to.kernel.store.takenIn);
    const merged = await take(to, later);
    expect(merged.antal.artiklar).toEqual({ nya: 0, lika: report.antal.artiklar.nya - 3, fortsatta: 1, aldre: 1, olika: 1 });
    expect(tried.report.told).toEqual(merged);
    expect(merged.se_over.filter(({ slag }) => slag === 'artiklar')).toEqual([
      {
        slag: 'artiklar',
        id: both,
        namn: expect.any(String),
        orsak: expect.stringContaining('både här och i arkivet'),
        atgard: expect.any(String),
      },
    ]);
    const headlines = await rows(
      to,
      `SELECT id, rubrik FROM sprakversion JOIN innehall ON id = innehall_id WHERE sprak = 'sv'`.replace('rubrik', 'sprakversion.rubrik'),
    );
    expect(headlines).toEqual(
      expect.arrayContaining([
        { id: there, rubrik: 'Fortsatt där' },
        { id: here, rubrik: 'Fortsatt här' },
        { id: both, rubrik: 'Fortsatt på det andra stället' },
      ]),
    );
    expect((await take(to, later)).antal.artiklar).toEqual({
      ...merged.antal.artiklar,
      lika: merged.antal.artiklar.lika + 1,
      fortsatta: 0,
    });
  });
});
