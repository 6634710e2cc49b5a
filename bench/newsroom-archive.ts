import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import pino from 'pino';
import { FolderFiles } from '#lib/adapters/media/folder-files.ts';
import { pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { contentHash } from '#lib/content/canonical-hash.ts';
import type { Block } from '#lib/contract/block.ts';
import { readIn } from '#lib/newsroom-archive/read-in.ts';
import { takenOutNewsroom } from '#lib/newsroom-archive/take-out.ts';
import { Database } from '#lib/store/database.ts';
import { applyMigrations } from '#lib/store/migrate.ts';
import { packDocument } from '#lib/store/packed-document.ts';
import { TakenIn } from '#lib/store/taken-in.ts';
import { startEmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { sampleArticle } from './sample-article.ts';

/* What it takes to take a whole newsroom out and to read it into another: README.md tells how it is run. */

const ARTICLES = Number(process.env.BENCH_ARTIKLAR ?? 10_000);
const PICTURES = Number(process.env.BENCH_BILDER ?? 2_000);
const REVISIONS = 3;
/** Of each picture: about what a photograph takes in these widths. */
const FILES: ReadonlyArray<readonly [width: number, kilobytes: number]> = [
  [320, 12],
  [640, 35],
  [960, 70],
  [1280, 110],
  [1920, 220],
];
const AT_ONCE = 50;
const NOW = '2026-11-24T02:00:00.000Z';
const AV = { typ: 'person', id: '00000000-0000-4000-8000-000000000001', namn: 'Bänken' };

const idOf = (kind: number, nr: number) => `0000000${kind}-0000-7000-8000-${nr.toString(16).padStart(12, '0')}`;

function row(name: string, figure: string): void {
  process.stdout.write(`  ${name.padEnd(34)} ${figure}\n`);
}

/** Does the work and tells how long it took. */
async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const begun = performance.now();
  const done = await work();
  row(name, `${((performance.now() - begun) / 1000).toFixed(1)} s`);
  return done;
}

interface Place {
  url: string;
  media: string;
}

/** Prints what the process had of memory at most, as the system counts it. */
function tellMemory(): void {
  row('… of memory, at most', `${(process.resourceUsage().maxRSS / 1000).toFixed(0)} MB`);
}

/** In a process of its own. */
export async function takeOut({ url, media }: Place, file: string): Promise<void> {
  const told = <Value>(value: Value) => value;
  const out = takenOutNewsroom({ databaseUrl: url, pictures: new FolderFiles(media), webbplats: 'Bänken', told }, new Date(NOW));
  await timed('taken out', () => pipeline(Readable.from(out), createWriteStream(file)));
  tellMemory();
}

/** In a process of its own. */
export async function takeIn({ url, media }: Place, file: string): Promise<void> {
  const database = new Database(url);
  const step = (work: (here: TakenIn) => Promise<void>) => database.transaction((unit) => work(new TakenIn(unit)));
  const into = { here: new TakenIn(database), step, changed: () => {}, pictures: new FolderFiles(media) };
  const { antal } = await timed('read in', () => readIn(file, into));
  row('articles that came', String(antal.artiklar.nya));
  await timed('read in again, nothing new', () => readIn(file, into));
  tellMemory();
  await database.close();
}

/** Nothing of what else has been done is in the memory that is measured. */
function alone(step: 'takeOut' | 'takeIn', place: Place, file: string): void {
  const work = `import { ${step} } from ${JSON.stringify(import.meta.url)}; await ${step}(${JSON.stringify(place)}, ${JSON.stringify(file)});`;
  execFileSync(process.execPath, ['--input-type=module', '-e', work], { stdio: 'inherit' });
}

type Row = Record<string, unknown>;

function article(nr: number): { innehall: Row; revisions: Row[]; sprakversion: Row; use: Row } {
  const id = idOf(1, nr);
  const { rubrik, ingress, block } = sampleArticle(nr);
  const slug = `artikel-${nr}`;
  const revisions = Array.from({ length: REVISIONS }, (_, version) => {
    // Each version is one of its own: what is packed is not the same bytes over again.
    const words = randomBytes(60).toString('base64');
    const own = [...block, { type: 'paragraph', attrs: { id: `bslut${version}x` }, content: [{ type: 'text', text: words }] }] as Block[];
    const content = { rubrik, ingress, block: own, meta: {}, hero: null, slug };
    return {
      ...{
        id: idOf(2, nr * REVISIONS + version),
        innehall_id: id,
        sprak: 'sv',
        nr: version + 1,
        hash: contentHash(content),
        rubrik,
        ingress,
      },
      ...{ meta: {}, hero: null, slug, bas: null, kommentar: '', av: AV, typ: 'manuell', skapad: NOW },
      dokument: `\\x${packDocument(own).toString('hex')}`,
    };
  });
  const facts = { sektion: 'mat', mall: 'nyhet', mall_version: 1, rubrik, taggar: ['bänk'], kategorier: [], kallor: [], status: 'utkast' };
  return {
    innehall: { id, ...facts, raderad: false, kallsprak: 'sv', agare: AV, skapad: NOW, andrad: NOW, falt_andrade: {} },
    revisions,
    sprakversion: {
      ...{ innehall_id: id, sprak: 'sv', status: 'utkast', arbetsrevision_id: idOf(2, nr * REVISIONS + REVISIONS - 1) },
      ...{ arbetsrevision_nr: REVISIONS, rubrik, slug, inaktuell: false, inaktuella_block: [] },
    },
    use: { innehall_id: id, sprak: 'sv', lage: 'arbets', roll: 'hero', block: '', media_id: idOf(3, nr % PICTURES) },
  };
}

async function fill(database: Database, media: string): Promise<void> {
  const here = new TakenIn(database);
  const add = (table: string, rows: Row[]) => here.add(table, Object.keys(rows[0] ?? {}), rows);
  await add('sektion', [{ id: 'mat', namn: 'Mat', mallar: ['nyhet'], sprak: ['sv'] }]);
  for (let nr = 0; nr < PICTURES; nr++) {
    const id = idOf(3, nr);
    const folder = pictureFolder(media, id);
    await mkdir(folder, { recursive: true });
    for (const [width, kilobytes] of FILES) await writeFile(path.join(folder, String(width)), randomBytes(kilobytes * 1024));
    const sized = { bredd: 1920, hojd: 1200, byte: 1, hash: id, bredder: FILES.map(([width]) => width), rorlig: false };
    await add('media', [{ id, filnamn: `${nr}.jpg`, typ: 'image/jpeg', ...sized, alt: {}, cms: {}, raderad: false, av: AV, skapad: NOW }]);
  }
  for (let from = 0; from < ARTICLES; from += AT_ONCE) {
    const articles = Array.from({ length: Math.min(AT_ONCE, ARTICLES - from) }, (_, nr) => article(from + nr));
    await add(
      'innehall',
      articles.map(({ innehall }) => innehall),
    );
    await add(
      'revision',
      articles.flatMap(({ revisions }) => revisions),
    );
    await add(
      'sprakversion',
      articles.map(({ sprakversion }) => sprakversion),
    );
    await add(
      'bildbruk',
      articles.map(({ use }) => use),
    );
  }
}

/** Goals: out in a minute and 300 MB, in within five minutes. */
export async function measureArchive(): Promise<void> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-arkivbank-'));
  const serverFolder = await mkdtemp(path.join(os.tmpdir(), 'studio-arkivbank-server-'));
  const server = await startEmbeddedDatabase(serverFolder, pino({ level: 'silent' }));
  try {
    const place = async (name: string): Promise<Place> => {
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      const url = new URL(server.url);
      url.pathname = `/${name}`;
      await applyMigrations(url.href, path.resolve('prisma/migrations'));
      return { url: url.href, media: path.join(folder, name) };
    };
    const [from, to] = [await place('ur'), await place('till')];
    process.stdout.write(`${ARTICLES} articles with ${REVISIONS} revisions of 60 blocks, ${PICTURES} pictures\n`);
    const database = new Database(from.url);
    await timed('made', () => fill(database, from.media));
    await database.close();
    const file = path.join(folder, 'redaktion.tar.zst');
    alone('takeOut', from, file);
    row('the archive', `${((await stat(file)).size / 1e6).toFixed(0)} MB`);
    alone('takeIn', to, file);
  } finally {
    await server.stop();
    for (const each of [folder, serverFolder]) await rm(each, { recursive: true, force: true });
  }
}
