import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { readArchive } from '#lib/backup/archive-reader.ts';
import { ArchivePacker } from '#lib/backup/archive-writer.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import { NEWSROOM } from '#lib/newsroom-archive/format.ts';
import { readIn } from '#lib/newsroom-archive/read-in.ts';
import { takenOutNewsroom } from '#lib/newsroom-archive/take-out.ts';
import { Database } from '#lib/store/database.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { TakenIn } from '#lib/store/taken-in.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { UP_TO_DATE } from '../../e2e/database/prepared-cluster.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* Archives that are not as Studio made them: what is said of each, and that nothing of it is kept. */

const ITEM = '00000000-0000-7000-8000-000000000001';
const REVISION = '00000000-0000-7000-8000-000000000002';
const PICTURE = '00000000-0000-7000-8000-000000000003';
const PERSON = '00000000-0000-7000-8000-000000000004';
const TASK = '00000000-0000-7000-8000-000000000005';
const COMMENT = '00000000-0000-7000-8000-000000000006';
const WATCH = '00000000-0000-7000-8000-000000000007';
const PROGRAM = '00000000-0000-7000-8000-000000000008';
const COLLECTION = '00000000-0000-7000-8000-00000000000b';
const SKELETON = '00000000-0000-7000-8000-00000000005e';
const THREAD = '00000000-0000-7000-8000-000000000009';
const NOW = '2026-11-24T02:00:00.000Z';
const BLOCK = [{ type: 'paragraph', attrs: { id: 'baaaaaa1' }, content: [{ type: 'text', text: 'Öl & bröd\n' }] }];
const CONTENT = { rubrik: 'Rubrik', ingress: '', block: BLOCK, meta: {}, hero: null, slug: 'rubrik' };
const HASH = contentHash({ ...CONTENT, block: BLOCK });

let folder: string;
let serverFolder: string;
let server: EmbeddedDatabase;
let owner: pg.Client;
let archive: string;
let entries: Entries;
let place: { url: string; media: string; database: Database };
/** Whether anything may have been kept in it: where nothing was, it does for the next test. */
let isUsed = true;
let places = 0;

type Entries = Array<{ name: string; content: Buffer }>;

async function newPlace(): Promise<typeof place> {
  places += 1;
  const url = new URL(server.url);
  url.pathname = `/plats_${places}`;
  await owner.query(`CREATE DATABASE plats_${places} TEMPLATE ${UP_TO_DATE} STRATEGY file_copy`);
  return { url: url.href, media: path.join(folder, `media-${places}`), database: new Database(url.href) };
}

async function asked(url: string, ...questions: string[]): Promise<unknown[][]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const answers: unknown[][] = [];
  for (const question of questions) answers.push((await client.query(question)).rows);
  await client.end();
  return answers;
}

function take(file: string, { database, media }: typeof place) {
  const here = new TakenIn(database);
  const step = (work: (here: TakenIn) => Promise<void>) => database.transaction((unit) => work(new TakenIn(unit)));
  return readIn(file, { here, step, changed: () => {}, pictures: new FolderFiles(media) });
}

/** Everything that an archive could have brought. */
const BROUGHT = ['sektion', 'person', 'bevakning', 'innehall', 'revision', 'media', 'ko', 'kommentar', 'installning', 'avtryck'];

async function refused(file: string, told: RegExp): Promise<void> {
  await expect(take(file, place)).rejects.toThrow(told);
  const kept = await asked(place.url, ...BROUGHT.map((table) => `SELECT 1 FROM ${table}`));
  expect(kept.flat()).toEqual([]);
  expect(await readdir(place.media).catch(() => [])).toEqual([]);
  isUsed = false;
}

async function packed(given: Entries): Promise<string> {
  const file = path.join(folder, `${crypto.randomUUID()}.tar.zst`);
  const packer = new ArchivePacker(createWriteStream(file));
  for (const { name, content } of given) await packer.add(name, content);
  await packer.end(manifest);
  return file;
}

let manifest: object;

/** The archive with the lines of that entry changed. */
function withLines(of: RegExp, change: (lines: string[]) => string[]): Promise<string> {
  return packed(
    entries.map(({ name, content }) => {
      if (!of.test(name)) return { name, content };
      const lines = change(content.toString('utf8').trimEnd().split('\n'));
      return { name, content: Buffer.from(`${lines.join('\n')}\n`) };
    }),
  );
}

const withLine = (of: RegExp, at: number, change: (record: Record<string, unknown>) => unknown) =>
  withLines(of, (lines) => lines.map((line, nr) => (nr === at ? JSON.stringify(change(JSON.parse(line))) : line)));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-daliga-'));
  serverFolder = await mkdtemp(path.join(tmpdir(), 'studio-daliga-server-'));
  server = await serverForTests(serverFolder);
  owner = new pg.Client({ connectionString: server.url });
  await owner.connect();
  const from = await newPlace();
  const packedBlocks = `\\x${packDocument([...BLOCK]).toString('hex')}`;
  await asked(
    from.url,
    `INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv}')`,
    `INSERT INTO person (id, epost, namn, losenord_hash, roll) VALUES ('${PERSON}', 'a@test.se', 'A', 'hemligt', 'skribent')`,
    `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, av, skapad) VALUES ('${PICTURE}', 'a.png', 'image/png', 1, 1, 1, '', '{1}', '{}', '${NOW}')`,
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ('${ITEM}', 'mat', 'nyhet', 1, 'Rubrik', '{}', '{}', 'sv', '{"typ": "person", "id": "${PERSON}", "namn": "A"}', '${NOW}', '${NOW}')`,
    `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, meta, hero, slug, kommentar, av, typ, skapad, dokument)
      VALUES ('${REVISION}', '${ITEM}', 'sv', 1, '${HASH}', 'Rubrik', '', '{}', NULL, 'rubrik', '', '{}', 'manuell', '${NOW}', '${packedBlocks}')`,
    `INSERT INTO sprakversion (innehall_id, sprak, arbetsrevision_id, arbetsrevision_nr, rubrik, slug) VALUES ('${ITEM}', 'sv', '${REVISION}', 1, 'Rubrik', 'rubrik')`,
    `INSERT INTO bildbruk VALUES ('${ITEM}', 'sv', 'arbets', 'hero', '', '${PICTURE}')`,
    `INSERT INTO bevakning (id, adress, namn, sektion, ord, intervall, av, skapad) VALUES ('${WATCH}', 'https://nyheter.example/rss', 'N', 'mat', '{bro}', 30, '{}', '${NOW}')`,
    `INSERT INTO ko (id, rubrik, sektion, innehall_id, av, skapad, andrad) VALUES ('${TASK}', 'Gör', 'mat', '${ITEM}', '{}', '${NOW}', '${NOW}')`,
    `INSERT INTO adress (sprak, sektion, slug, innehall_id, aktuell) VALUES ('sv', 'mat', 'rubrik', '${ITEM}', true)`,
    `INSERT INTO annonsprogram (id, namn, domaner, rel, parametrar, skapad) VALUES ('${PROGRAM}', 'P', '{}', '{}', '{}', '${NOW}')`,
    `INSERT INTO intakt (program_id, innehall_id, dag, valuta, kalla, belopp, importerad)
      VALUES ('${PROGRAM}', '${ITEM}', '2026-11-01', 'SEK', 'fil', 125, '${NOW}'), ('${PROGRAM}', NULL, '2026-11-01', 'SEK', 'fil', 5, '${NOW}')`,
    `INSERT INTO inlast_trafik (innehall_id, dag, kalla, visningar, importerad) VALUES ('${ITEM}', '2026-11-01', 'matomo', 3, '${NOW}')`,
    `INSERT INTO artikelkommentar (id, innehall_id, sprak, falt, block, fast, text, av, skapad, andrad)
      VALUES ('${THREAD}', '${ITEM}', 'sv', '', '', false, 'Bra', '{}', '${NOW}', '${NOW}')`,
    `INSERT INTO installning (nyckel, version, varde, av, skapad) VALUES ('framsida:sv', 1, '{"platser": [], "kommentar": ""}', '{}', '${NOW}')`,
    `INSERT INTO stomme (id, slag, namn, beskrivning, sektion, block, av, skapad) VALUES ('${SKELETON}', 'monster', 'M', '', 'mat', '[{"type": "paragraph"}]', '{}', '${NOW}')`,
    `INSERT INTO samling (id, namn, av, skapad) VALUES ('${COLLECTION}', 'S', '{}', '${NOW}')`,
    `INSERT INTO samlingsbild (samling_id, media_id) VALUES ('${COLLECTION}', '${PICTURE}')`,
    `INSERT INTO kommentar (id, ko_id, text, av, skapad, andrad) VALUES ('${COMMENT}', '${TASK}', 'Ring!', '{}', '${NOW}', '${NOW}')`,
  );
  const pictures = path.join(from.media, PICTURE.slice(-2), PICTURE);
  await mkdir(pictures, { recursive: true });
  await writeFile(path.join(pictures, '1'), 'en bild');
  archive = path.join(folder, 'hel.tar.zst');
  const told = <Value>(value: Value) => value;
  const out = takenOutNewsroom({ databaseUrl: from.url, pictures: new FolderFiles(from.media), webbplats: 'Test', told }, new Date(NOW));
  await pipeline(Readable.from(out), createWriteStream(archive));
  await from.database.close();
  entries = [];
  for await (const part of readArchive(archive, NEWSROOM)) {
    if ('header' in part) entries.push({ name: NEWSROOM.header, content: Buffer.from(JSON.stringify(part.header)) });
    else if ('manifest' in part) {
      const { poster: _, sha256: __, ...rest } = part.manifest;
      manifest = rest;
    } else if (!part.entry.name.startsWith('hashar/')) {
      const pieces: Buffer[] = [];
      for await (const piece of part.entry.content) pieces.push(piece);
      entries.push({ name: part.entry.name, content: Buffer.concat(pieces) });
    }
  }
}, 60_000);

beforeEach(async () => {
  if (isUsed) place = await newPlace();
  isUsed = true;
});

afterAll(async () => {
  await owner?.end();
  await server?.stop();
  for (const each of [folder, serverFolder]) await rm(each, { recursive: true, force: true });
}, 60_000);

test('the archive as it was made is read in, packed anew too, with its picture', async () => {
  const report = await take(await packed(entries), place);
  expect(report.antal.artiklar.nya).toBe(1);
  expect(
    await asked(place.url, 'SELECT id, hash FROM revision', 'SELECT epost, losenord_hash FROM person', 'SELECT rubrik FROM ko'),
  ).toEqual([[{ id: REVISION, hash: HASH }], [{ epost: 'a@test.se', losenord_hash: '' }], [{ rubrik: 'Gör' }]]);
  expect(await readFile(path.join(place.media, PICTURE.slice(-2), PICTURE, '1'), 'utf8')).toBe('en bild');
  await place.database.close();
});

describe('refused, with nothing changed,', () => {
  test.each([
    ['cut in half', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['with a byte changed', (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 500 ? byte ^ 1 : byte)))],
    ['that is none', () => Buffer.from('inte ett arkiv')],
    ['that is empty', () => Buffer.alloc(0)],
  ])('is one %s', async (name, change) => {
    const file = path.join(folder, `${name}.tar.zst`);
    await writeFile(file, change(await readFile(archive)));
    await refused(file, /inget helt arkiv.*Ta ut redaktionen igen/);
  });

  test('is a backup, which is another kind of archive', async () => {
    await refused(await packed([{ name: 'studio-sakerhetskopia.json', content: Buffer.from('{}') }]), /inget helt arkiv/);
  });

  test.each([
    ['of a newer form', { format: 2 }, /nyare version av Studio/],
    ['with columns that there are not here', { kolumner: { innehall: ['id', 'framtid'] } }, /innehall\.framtid.*Uppgradera/],
    ['with tables that there are not here', { kolumner: { framtid: ['id'] } }, /framtid\.id.*Uppgradera/],
  ])('is one %s', async (_, change, told) => {
    const header = { ...JSON.parse(entries[0]?.content.toString('utf8') ?? ''), ...change };
    await refused(await packed([{ name: NEWSROOM.header, content: Buffer.from(JSON.stringify(header)) }, ...entries.slice(1)]), told);
  });

  test.each([
    '../utanfor',
    'media/../../utanfor',
    `media/${PICTURE}/../1`,
    '/etc/passwd',
    'poster/nytt/000001.ndjson',
    'poster/roller/1.ndjson',
  ])('is one with an entry called %s', async (name) => {
    const at = entries.findIndex((entry) => entry.name.startsWith('media/'));
    const more = [...entries.slice(0, at), { name, content: Buffer.from('x') }, ...entries.slice(at)];
    await refused(await packed(more), /inte hör hemma/);
  });

  test('is one whose stretches come in another order', async () => {
    const swapped = entries.filter(({ name }) => !/artiklar|uppgifter/.test(name));
    await refused(await packed([...swapped.slice(0, 1), ...swapped.slice(1).toReversed()]), /inte hör hemma/);
  });

  test('is one that swells', async () => {
    const swelling = Buffer.alloc(64 * 1024 * 1024, 0x20);
    const content = Array.from({ length: 20 }, () => ({ name: `media/${PICTURE}/1`, content: swelling }));
    await refused(await packed([...entries.slice(0, 1), ...content]), /packas upp till mer än/);
  }, 60_000);

  test('is one with a picture larger than any, and one with a line longer than any', async () => {
    const large = Buffer.alloc(101 * 1024 * 1024, 0x61);
    const [header] = entries;
    if (header === undefined) throw new Error('an archive has a header');
    await refused(await packed([header, { name: `media/${PICTURE}/1`, content: large }]), /större än någon bild/);
    await refused(await packed([header, { name: 'poster/roller/000001.ndjson', content: large }]), /Rad 1 i poster\/roller.*längre än/);
  }, 60_000);

  test('is one with a line that is no record', async () => {
    await refused(
      await withLines(/artiklar/, ([first = '']) => [first, '{"post": "revi']),
      /Rad 2 i poster\/artiklar\/000001\.ndjson.*ingen JSON/,
    );
    await refused(await withLines(/sektioner/, () => ['[]']), /Rad 1 i poster\/sektioner.*ingen JSON/);
  });

  test('is one with fewer records than it tells of', async () => {
    await refused(await withLines(/uppgifter/, () => []), /ingen JSON|inget helt arkiv/);
    await refused(await packed(entries.filter(({ name }) => !/artikelkommentarer/.test(name))), /inget helt arkiv/);
  });

  test('is one of a section that there is not', async () => {
    const told = /sektionen "finns-inte", som varken finns i arkivet eller här/;
    const elsewhere = ({ innehall, ...record }: Record<string, unknown>) => ({
      ...record,
      innehall: { ...Object(innehall), sektion: 'finns-inte' },
    });
    await refused(await withLine(/artiklar/, 0, elsewhere), told);
    for (const register of [/uppgifter/, /bevakningar/, /stommar/])
      await refused(await withLine(register, 0, (record) => ({ ...record, sektion: 'finns-inte' })), told);
  });

  test('is one with words that are not those of the hash', async () => {
    await refused(
      await withLine(/artiklar/, 1, (record) => ({ ...record, rubrik: 'Ändrad' })),
      /rad 2 i poster\/artiklar.*stämmer inte med revisionens hash|inte stämmer med revisionens hash/,
    );
  });

  test('is one with revisions of another article, or none of those that it has', async () => {
    await refused(await withLine(/artiklar/, 1, (record) => ({ ...record, innehall_id: TASK })), /hör till en annan artikel/);
    await refused(await withLine(/artiklar/, 1, (record) => ({ ...record, id: TASK })), /en revision som artikeln inte har/);
    await refused(await withLines(/artiklar/, ([first = '']) => [first]), /saknar revisioner/);
    await refused(await withLines(/artiklar/, ([first = '', ...rest]) => [first, ...rest, first, ...rest]), /redan har kommit/);
  });

  test('is one that points at pictures and articles that there are not', async () => {
    await refused(
      await withLine(/artiklar/, 0, (record) => ({
        ...record,
        bildbruk: [{ innehall_id: ITEM, sprak: 'sv', lage: 'arbets', roll: 'hero', block: '', media_id: TASK }],
      })),
      /pekar på en bild som varken finns/,
    );
    await refused(await withLine(/uppgifter/, 0, (record) => ({ ...record, innehall_id: TASK })), /pekar på en artikel som varken finns/);
    await refused(await withLine(/kommentarer/, 0, (record) => ({ ...record, ko_id: ITEM })), /pekar på en uppgift som varken finns/);
    for (const figures of [/intakter/, /inlasttrafik/])
      await refused(await withLine(figures, 0, (record) => ({ ...record, innehall_id: TASK })), /pekar på en artikel som varken finns/);
    await refused(await withLine(/intakter/, 0, (record) => ({ ...record, program_id: TASK })), /pekar på ett annonsprogram som varken/);
    await refused(await withLine(/kommentarer/, 0, (record) => ({ ...record, text: '' })), /kommentarer.*har inte de uppgifter/);
  });

  test('is one whose records are not what they should be', async () => {
    await refused(await withLine(/bilder/, 0, (record) => ({ ...record, typ: 'text/html' })), /bilder.*har inte de uppgifter/);
    await refused(await withLine(/sektioner/, 0, (record) => ({ ...record, ordning: 'först' })), /uppgifter som Studio inte skriver/);
    await refused(await withLine(/personer/, 0, (record) => ({ ...record, id: 'x' })), /har inte de uppgifter/);
    await refused(await withLine(/personer/, 0, (record) => ({ ...record, roll: 'kejsare' })), /pekar på en roll som varken finns/);
    const lankar = [{ namn: 'X', adress: 'javascript:alert(1)' }];
    await refused(await withLine(/personer/, 0, (record) => ({ ...record, profil: { lankar } })), /har inte de uppgifter/);
    const adresser = [{ slug: 'Två ord', aktuell: true }];
    await refused(await withLine(/personer/, 0, (record) => ({ ...record, adresser })), /har inte de uppgifter/);
    for (const wrong of [{ dag: 'igår' }, { belopp: 1.5 }, { kalla: 7 }])
      await refused(await withLine(/intakter/, 0, (record) => ({ ...record, ...wrong })), /intakter.*har inte de uppgifter/);
    for (const wrong of [{ adress: 'javascript:alert(1)' }, { adress: 'https:' }, { namn: '' }, { intervall: 0 }, { ord: 'bro' }])
      await refused(await withLine(/bevakningar/, 0, (record) => ({ ...record, ...wrong })), /bevakningar.*har inte de uppgifter/);
    for (const wrong of [{ slag: 'sida' }, { slag: 'artikel' }, { mall: 'nyhet' }, { namn: '' }, { block: 'x' }, { block: [{}] }])
      await refused(await withLine(/stommar/, 0, (record) => ({ ...record, ...wrong })), /stommar.*har inte de uppgifter/);
    for (const varde of [
      { platser: [{ artikel: 7 }], kommentar: '' },
      { platser: [] },
      { platser: Array.from({ length: 8 }, () => ({})), kommentar: '' },
    ])
      await refused(
        await withLine(/installningar/, 0, (record) => ({ ...record, nyckel: 'framsida:sv', varde })),
        /installningar.*har inte de uppgifter/,
      );
    await refused(await withLine(/uppgifter/, 0, (record) => ({ ...record, innehall_id: 'x' })), /uppgifter som Studio inte skriver/);
  });
});

test.each([
  ['is put into the collections that come', false, [{ media_id: PICTURE }]],
  ['in the bin is not', true, []],
])('a picture that is here already %s', async (_, binned, collected) => {
  await asked(
    place.url,
    `INSERT INTO media (id, filnamn, typ, bredd, hojd, byte, hash, bredder, av, skapad, raderad)
      VALUES ('${PICTURE}', 'här.png', 'image/png', 1, 1, 1, '', '{1}', '{}', '${NOW}', ${binned})`,
  );
  expect((await take(archive, place)).antal).toMatchObject({ bilder: { nya: 0, olika: 1 }, samlingar: { nya: 1 } });
  expect(await asked(place.url, 'SELECT media_id FROM samlingsbild', 'SELECT filnamn FROM media')).toEqual([
    collected,
    [{ filnamn: 'här.png' }],
  ]);
  await place.database.close();
});

test('of an article that cannot come, what is to be done comes without it, and the rest is left and told', async () => {
  const other = '00000000-0000-7000-8000-00000000000a';
  await asked(
    place.url,
    `INSERT INTO sektion (id, namn, mallar, sprak) VALUES ('mat', 'Mat', '{nyhet}', '{sv}')`,
    `INSERT INTO innehall (id, sektion, mall, mall_version, rubrik, taggar, kategorier, kallsprak, agare, skapad, andrad)
      VALUES ('${other}', 'mat', 'nyhet', 1, 'Här', '{}', '{}', 'sv', '{"typ": "person", "id": "${PERSON}", "namn": "A"}', '${NOW}', '${NOW}')`,
    `INSERT INTO adress (sprak, sektion, slug, innehall_id, aktuell) VALUES ('sv', 'mat', 'rubrik', '${other}', true)`,
  );
  const { antal, se_over } = await take(archive, place);
  expect([antal.artiklar, antal.intakter, antal.inlasttrafik, antal.artikelkommentarer].map(({ nya, olika }) => [nya, olika])).toEqual([
    [0, 1],
    [1, 1],
    [0, 1],
    [0, 1],
  ]);
  expect(se_over.filter(({ orsak }) => /lästes inte in/.test(orsak)).map(({ slag }) => slag)).toEqual([
    'intakter',
    'inlasttrafik',
    'artikelkommentarer',
  ]);
  expect(
    await asked(
      place.url,
      'SELECT id, innehall_id FROM ko',
      'SELECT ko_id FROM kommentar',
      'SELECT belopp FROM intaktsumma WHERE slag = $$alla$$',
    ),
  ).toEqual([[{ id: TASK, innehall_id: null }], [{ ko_id: TASK }], [{ belopp: '5' }]]);
  await place.database.close();
});

test('whoever reads no further of what is taken out leaves no connection behind', async () => {
  const told = <Value>(value: Value) => value;
  for await (const _ of takenOutNewsroom(
    { databaseUrl: place.url, pictures: new FolderFiles(place.media), webbplats: 'Test', told },
    new Date(NOW),
  ))
    break;
  const [left] = await asked(place.url, 'SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()');
  expect(left).toEqual([]);
});

test('what stops on the way says how far it came, and the same archive can be read in again', async () => {
  const client = new pg.Client({ connectionString: place.url });
  await client.connect();
  await client.query(`CREATE FUNCTION stopp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'nej'; END $$;
    CREATE TRIGGER stopp BEFORE INSERT ON revision FOR EACH ROW EXECUTE FUNCTION stopp()`);
  await expect(take(archive, place)).rejects.toThrow(
    /stannade vid rad 1 i poster\/artiklar\/000001\.ndjson, när 0 artiklar var klara.*Läs in arkivet igen/,
  );
  expect((await client.query('SELECT 1 FROM innehall')).rows).toEqual([]);
  await client.query('DROP TRIGGER stopp ON revision');
  const again = await take(archive, place);
  expect([again.antal.sektioner.lika, again.antal.artiklar.nya]).toEqual([1, 1]);
  expect((await client.query('SELECT id FROM revision')).rows).toEqual([{ id: REVISION }]);
  await client.end();
});
