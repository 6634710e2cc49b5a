import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.ts';
import type { ImportLine } from '#lib/contract/imported-articles.ts';
import { ImportFault } from '#lib/import/import-fault.ts';
import { zipFile } from '#lib/operations/article-files/zip-file.ts';
import type { FileAnswer } from '#lib/operations/file-answer.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { type ImportOptions, importArticles } from '#lib/studio/article-import/import-articles.ts';
import { openSource } from '#lib/studio/article-import/open-source.ts';
import { callOperation } from '#lib/studio/call-operation.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { asPerson } from '#lib/studio/newsroom-for-command.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';
import { UP_TO_DATE } from '../../../e2e/database/prepared-cluster.ts';
import { serverForTests } from '../../../e2e/database/server-for-tests.ts';

let server: EmbeddedDatabase;
let folder: string;
const kernels: Kernel[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-import-'));
  server = await serverForTests(folder);
});

afterAll(async () => {
  await Promise.all(kernels.map((kernel) => kernel.close()));
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');

const ALL_PICTURES = {} as const;

const EPOST = 'chef@test.se';

/** A newsroom of its own, with an administrator and a section that takes every template. */
async function newsroom(name: string): Promise<Kernel> {
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${UP_TO_DATE} STRATEGY file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  const environment = readEnvironment({ STUDIO_DATA: path.join(folder, name), NODE_ENV: 'test', STUDIO_DEMO: '0' });
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  const kernel = createKernel({ environment, databaseUrl: url.href, reader, log: pino({ level: 'silent' }), now: () => new Date() });
  kernels.push(kernel);
  await kernel.store.people.create({
    ...{ id: kernel.machinery.newId(), epost: EPOST, namn: 'Åsa Chef', losenord_hash: '', byta_inloggning: false, roll: 'superadmin' },
    ...{ sektioner: [], sprak: [], publicera: true, skapad: new Date().toISOString() },
  });
  const mallar = [...TEMPLATES_WITH_EXAMPLES.keys()];
  await kernel.store.sections.create({
    id: 'mat',
    namn: 'Mat',
    namn_en: 'Food',
    mallar,
    sprak: ['sv', 'en'],
    kategori: null,
    ordning: 1,
    arkiverad: false,
  });
  return kernel;
}

async function call<Answer>(kernel: Kernel, operation: string, input: Record<string, unknown>): Promise<Answer> {
  const { machinery, caller } = await asPerson(kernel, EPOST);
  // Each test names the answer of the operation it calls by name.
  return (await callOperation(machinery, operation, caller, input, machinery.newId())).body as Answer;
}

async function imported(kernel: Kernel, file: string, options: ImportOptions = { provkor: false }, epost = EPOST): Promise<ImportLine[]> {
  const source = await openSource(file);
  const { machinery, caller } = await asPerson(kernel, epost);
  const lines: ImportLine[] = [];
  for await (const line of importArticles(machinery, caller, source, options)) lines.push(line);
  await source.files.close();
  return lines;
}

async function takenOut(kernel: Kernel, file: string): Promise<void> {
  const { fil } = await call<{ fil: FileAnswer }>(kernel, 'exporteraArtiklar', {});
  await pipeline(Readable.from(fil.delar), createWriteStream(file));
}

/** What each language version says, by the hash of its content. */
async function hashes(kernel: Kernel): Promise<Record<string, string>> {
  const rows = await kernel.machinery.database.query<{ nyckel: string; hash: string }>(
    {
      name: 'hashes',
      text: `SELECT v.innehall_id || ' ' || v.sprak AS nyckel, r.hash FROM sprakversion v JOIN revision r ON r.id = v.arbetsrevision_id ORDER BY 1`,
    },
    [],
  );
  return Object.fromEntries(rows.map(({ nyckel, hash }) => [nyckel, hash]));
}

test('every template in both languages is taken out of one newsroom, and comes into another as it was, once', async () => {
  const from = await newsroom('ut');
  for (const { id: mall, exempel } of TEMPLATES_WITH_EXAMPLES.values()) {
    const { id } = await call<{ id: string }>(from, 'skapaInnehall', { sektion: 'mat', mall, ...exempel.sv });
    const { taggar: _, kallor: __, ...english } = exempel.en;
    await call(from, 'sparaSprakversion', { id, sprak: 'en', ...english });
  }
  const zip = path.join(folder, 'artiklar.zip');
  await takenOut(from, zip);
  const into = await newsroom('in_i');
  const tried = await imported(into, zip, { provkor: true });
  expect(tried.map(({ utfall, fel }) => [utfall, fel])).toEqual([...TEMPLATES_WITH_EXAMPLES.keys()].map(() => ['skapas', []]));
  expect(await hashes(into)).toEqual({});
  const lines = await imported(into, zip);
  expect(lines.map(({ utfall, fel }) => [utfall, fel])).toEqual([...TEMPLATES_WITH_EXAMPLES.keys()].map(() => ['skapas', []]));
  expect(await hashes(into)).toEqual(await hashes(from));
  expect((await imported(into, zip)).map(({ utfall }) => utfall)).toEqual([...TEMPLATES_WITH_EXAMPLES.keys()].map(() => 'finns'));
  const [first] = await into.machinery.database.query<{ status: string; agare: { namn: string } }>(
    { name: 'owner', text: 'SELECT status, agare FROM innehall LIMIT 1' },
    [],
  );
  expect(first).toEqual({ status: 'utkast', agare: { typ: 'person', id: expect.any(String), namn: 'Åsa Chef' } });
}, 60_000);

test('of what is there already an importer who does not see it is told that, and nothing else', async () => {
  const into = kernels[1];
  if (into === undefined) throw new Error('the newsroom of the test above');
  const epost = 'admin@test.se';
  await into.store.people.create({
    ...{ id: into.machinery.newId(), epost, namn: 'Bo Admin', losenord_hash: '', byta_inloggning: false, roll: 'admin' },
    ...{ sektioner: [], sprak: [], publicera: true, skapad: new Date().toISOString() },
  });
  const hide = (rubrik: string) =>
    into.machinery.database.query({ name: 'hide', text: 'UPDATE innehall SET konfidentiell = NOT konfidentiell, rubrik = rubrik || $1' }, [
      rubrik,
    ]);
  await hide(' avslöjad');
  const zip = path.join(folder, 'artiklar.zip');
  for (const provkor of [true, false]) {
    const lines = await imported(into, zip, { provkor }, epost);
    expect(lines.map(({ utfall }) => utfall)).toEqual([...TEMPLATES_WITH_EXAMPLES.keys()].map(() => 'finns'));
    expect(lines[0]?.fel[0]?.orsak).toContain('en artikel som du inte ser');
    expect(JSON.stringify(lines)).not.toContain('avslöjad');
  }
  await hide('');
}, 60_000);

test('an article’s pictures come along into a library that has them not, once', async () => {
  const [from, into] = [kernels[0], kernels[1]];
  if (from === undefined || into === undefined) throw new Error('the newsrooms of the test above');
  const fil = { filnamn: 'a.png', typ: 'image/png', bytes: PNG };
  const { media } = await call<{ media: { id: string; src: string } }>(from, 'laddaUppMedia', { fil });
  const shown = { mediaId: media.id, src: media.src, alt: 'En prick' };
  const block = [
    { type: 'image', attrs: shown },
    { type: 'galleri', attrs: { bilder: [shown] } },
  ];
  await call(from, 'skapaInnehall', {
    sektion: 'mat',
    mall: 'nyhet',
    rubrik: 'Med bilder',
    slug: '../../ut',
    hero: shown,
    block,
    meta: { puffSrc: `/media/${media.id}/../../../1.png` },
  });
  const zip = path.join(folder, 'bilder.zip');
  await takenOut(from, zip);
  const made = (await imported(into, zip)).find(({ utfall }) => utfall === 'skapas');
  expect(made?.plats).toMatch(/^artiklar\/mat\/ut-/);
  expect(made?.anmarkningar).toEqual([expect.stringMatching(/^Bilden \/media.*: filen finns inte bland dem/)]);
  const { innehall } = await call<{ innehall: { sprak: { sv: { arbetsrevision: Record<string, unknown> } } } }>(into, 'hamtaInnehall', {
    id: made?.id,
  });
  const { rader: library } = await into.store.media.list(ALL_PICTURES, { sida: 1, per_sida: 10 });
  expect(library).toHaveLength(1);
  const [taken] = library;
  const { hero, block: kept } = innehall.sprak.sv.arbetsrevision;
  expect(hero).toEqual({ mediaId: taken?.id, src: taken?.src, alt: 'En prick' });
  expect(JSON.stringify(kept)).not.toContain(media.id);
  expect((await imported(into, zip)).every(({ utfall }) => utfall === 'finns')).toBe(true);
  expect((await into.store.media.list(ALL_PICTURES, { sida: 1, per_sida: 10 })).rader).toHaveLength(1);
});

test('of a folder of other programs’ Markdown, what is wrong with one article stops none of the others', async () => {
  const kernel = kernels.at(-1) ?? (await newsroom('in_i'));
  const place = path.join(folder, 'jekyll');
  await mkdir(path.join(place, 'bilder'), { recursive: true });
  await writeFile(path.join(place, 'bilder/a.png'), PNG);
  const good = `---\ntitle: Ett gott bröd\ndate: 2019-04-03\nlayout: post\ncategories: [Bak]\ntags: [bröd, jäst]\nauthor: Åsa\nrating: 5\n---\n\n# Ett gott bröd\n\nText med [länk](https://example.com) och\nny rad.\n\n![Brödet](bilder/a.png "I ugnen")\n\n![Borta](bilder/b.png)\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))\n\n---\n\n\`\`\`js\nkod()\n\`\`\`\n`;
  await writeFile(path.join(place, 'gott.md'), good);
  await writeFile(path.join(place, 'aldrig-slut.md'), '---\ntitle: Ett\n');
  await writeFile(path.join(place, 'yaml.md'), '---\ntitle: "Ett\nx: [\n---\n');
  await writeFile(
    path.join(place, 'bomb.md'),
    `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ntitle: x\n---\n`,
  );
  await writeFile(path.join(place, 'latin1.md'), Buffer.from('---\ntitle: \xe5\n---\n', 'latin1'));
  await writeFile(path.join(place, 'tom.md'), '');
  await writeFile(path.join(place, 'stor.md'), 'x'.repeat(5 * 1024 * 1024));
  await writeFile(path.join(place, 'tysk.md'), '---\ntitle: Brot\nlang: de\n---\n');
  const lines = await imported(kernel, place, { provkor: false, sektion: 'mat' });
  expect(
    Object.fromEntries(lines.map(({ plats, utfall, fel }) => [plats, [utfall, ...fel.map(({ orsak }) => orsak)]])),
  ).toMatchInlineSnapshot(`
    {
      "aldrig-slut.md": [
        "vagras",
        "Uppgifterna överst i filen tar aldrig slut.",
      ],
      "bomb.md": [
        "vagras",
        "Uppgifterna hänvisar till sig själva alltför många gånger.",
      ],
      "gott.md": [
        "skapas",
      ],
      "latin1.md": [
        "vagras",
        "Filen är inte i UTF-8: å, ä och ö skulle bli fel.",
      ],
      "stor.md": [
        "vagras",
        "Filen är större än 4 MB.",
      ],
      "tom.md": [
        "vagras",
        "Artikeln har ingen rubrik.",
      ],
      "tysk.md": [
        "vagras",
        "Språket de finns inte i Studio.",
      ],
      "yaml.md": [
        "vagras",
        "Uppgifterna är inte giltig YAML: rad 2 går inte att läsa.",
      ],
    }
  `);
  const made = lines.find(({ utfall }) => utfall === 'skapas');
  expect(made?.anmarkningar).toMatchInlineSnapshot(`
    [
      "<script> är utelämnat med allt som står i det",
      "Länken till «javascript:alert(1)» är ingen adress som läsare kan följa: texten står kvar utan länk",
      "En avdelande linje är utelämnad: Studio har ingen",
      "Ett kodstycke står som vanlig text",
      "Fältet rating har ingen plats i Studio och är utelämnat",
      "Sektionen «Bak» finns inte: artikeln står i mat",
      "Mallen «post» finns inte: artikeln har nyhet",
      "Bilden bilder/b.png: filen finns inte bland dem som läses in. Lägg till den och byt bilden i artikeln.",
    ]
  `);
  const item = await call<{
    innehall: { mall: string; taggar: string[]; sprak: { sv: { arbetsrevision: { block: unknown; kommentar: string } } } };
  }>(kernel, 'hamtaInnehall', { id: made?.id });
  expect(item.innehall.sprak.sv.arbetsrevision).toMatchObject({ kommentar: 'Inläst från markdown: gott.md, publicerad där 2019-04-03' });
  expect(
    JSON.stringify(item.innehall.sprak.sv.arbetsrevision.block).replaceAll(/"id":"b[^"]*",?|media\/[\da-f-]*/g, ''),
  ).toMatchInlineSnapshot(
    `"[{"type":"paragraph","attrs":{},"content":[{"type":"text","text":"Text med "},{"type":"text","text":"länk","marks":[{"type":"link","attrs":{"href":"https://example.com"}}]},{"type":"text","text":" och ny rad."}]},{"type":"image","attrs":{"src":"//1.png","alt":"Brödet","caption":"I ugnen"}},{"type":"image","attrs":{"src":"bilder/b.png","alt":"Borta"}},{"type":"paragraph","attrs":{},"content":[{"type":"text","text":"x"}]},{"type":"paragraph","attrs":{},"content":[{"type":"text","text":"kod()"}]}]"`,
  );
  expect((await imported(kernel, place, { provkor: false, sektion: 'mat' })).find(({ plats }) => plats === 'gott.md')?.utfall).toBe(
    'finns',
  );
}, 60_000);

async function zipped(files: Record<string, string>): Promise<Buffer> {
  async function* each() {
    for (const [name, text] of Object.entries(files)) yield { path: name, bytes: Buffer.from(text), packed: false };
  }
  const pieces: Uint8Array[] = [];
  for await (const piece of zipFile(each(), new Date())) pieces.push(piece);
  return Buffer.concat(pieces);
}

async function refusalOf(name: string, bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, bytes);
  return openSource(file).then(
    () => 'ingen',
    (error: unknown) => (error instanceof ImportFault ? error.message : String(error)),
  );
}

test('an archive that is cut, is none or leads out of itself is refused before anything is read in', async () => {
  const whole = await zipped({ 'aa/x.md': '---\ntitle: Ett\n---\n' });
  const broken = 'Arkivet går inte att läsa som en hel zip. Hämta eller skicka filen igen: den kan ha blivit avbruten på vägen.';
  expect(await refusalOf('halv.zip', whole.subarray(0, whole.length / 2))).toBe(broken);
  expect(await refusalOf('text.zip', Buffer.from('hej'))).toBe(broken);
  const outside = Buffer.from(whole.toString('latin1').replaceAll('aa/x.md', '../x.md'), 'latin1');
  expect(await refusalOf('ut.zip', outside)).toMatch(/^Arkivet har ett filnamn som leder ut ur det/);
  expect(await refusalOf('artiklar.docx', whole)).toMatch(/går inte att läsa in/);
});

test('a file of an archive that swells, or says that it does not, is refused by itself', async () => {
  const kernel = kernels.at(-1) ?? (await newsroom('in_i'));
  const swollen = 'x'.repeat(30 * 1024 * 1024);
  const bytes = await zipped({ 'bomb.md': swollen, 'god.md': '---\ntitle: Den goda\n---\n\nText.\n' });
  const file = path.join(folder, 'bomb.zip');
  await writeFile(file, bytes);
  const told = async () =>
    (await imported(kernel, file, { provkor: true, sektion: 'mat' })).map(({ plats, utfall, fel }) => [plats, utfall, fel[0]?.orsak]);
  const good = ['god.md', 'skapas', undefined];
  expect(await told()).toEqual([['bomb.md', 'vagras', 'Filen är större än 4 MB uppackad.'], good]);
  // In the list at the end it says that it is a hundred bytes.
  bytes.writeUInt32LE(100, bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 24);
  await writeFile(file, bytes);
  expect(await told()).toEqual([['bomb.md', 'vagras', 'Arkivet går inte att läsa som en hel zip.'], good]);
});
