import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { FOLDER_MARK, picturePlace } from '#lib/adapters/media/picture-place.ts';
import { type ArchiveEntry, readArchive, whole } from '#lib/backup/archive-reader.ts';
import { asBackupFault, BackupFault } from '#lib/backup/backup-fault.ts';
import { BACKUP, type Header, type Manifest, PICTURE, SECRET, TABLE_PIECE } from '#lib/backup/manifest.ts';
import type { AfterArchive } from '#lib/store/closed-by-restoring.ts';
import { applyMigrationsOfRestoring, migrationsIn } from '#lib/store/migrate.ts';
import { emptyDatabase, finishRestoring, Refill } from '#lib/store/refill.ts';
import { aloneInDatabase, markIfEmpty } from '#lib/store/restoring-mark.ts';

/** Where a newsroom is to be, that is not there yet. */
export interface EmptyPlace {
  /** The folder of the secret. */
  data: string;
  pictures: PictureFiles;
  migrations: string;
  /** The secret that the environment gives, when it does. */
  secret: string | undefined;
  /** Opens the database, which is made here when it is the embedded one. */
  openDatabase(): Promise<{ url: string; close(): Promise<void> }>;
  /** Undoes that, as far as it was made here. */
  removeDatabase(): Promise<void>;
}

export interface Restored {
  skapad: string;
  studio: string;
  rader: number;
  bilder: number;
  /** What has become of what the archive had open. */
  efter: AfterArchive;
}

export interface Wish {
  /** What the archive has open is closed until somebody opens it: nobody knows what was closed after it was made. */
  closeAll?: boolean;
}

/** Stands in the data folder for as long as what is there is not whole. */
const UNDERWAY = 'aterstallning-pagar';

/** Throws BackupFault for a folder in which a restoring was broken off: what is there is no newsroom. */
export async function refuseHalfRestored(data: string): Promise<void> {
  if (await exists(path.join(data, UNDERWAY)))
    throw new BackupFault(
      `En återställning till ${data} avbröts, och det som finns där är inte helt. Ta bort mappen (och töm en egen databas), och återställ igen.`,
    );
}

/**
 * Restores an archive into a place where there is nothing: the rows as they were, the pictures and the secret, and then the migrations that
 * have come since. Logins of then are over (closed-by-restoring.ts). Throws BackupFault, having changed nothing, for an archive that is not whole, one of a newer Studio, and a place that
 * is not empty; what fails later is undone.
 */
export async function restoreBackup(file: string, place: EmptyPlace, { closeAll = false }: Wish = {}): Promise<Restored> {
  try {
    const header = await examined(file, place);
    await refuseHalfRestored(place.data);
    await refuseOccupied(place);
    await mkdir(place.data, { recursive: true });
    await begin(file, place.data);
    const put = new Set<string>();
    const restored = await undoneIfItFails(place, put, () => fill({ file, header, closeAll, put }, place));
    await rm(path.join(place.data, UNDERWAY));
    return restored;
  } catch (error) {
    throw asBackupFault(error, place.data);
  }
}

/** Puts the mark there: of two who restore into one folder one does. */
async function begin(file: string, data: string): Promise<void> {
  try {
    await writeFile(path.join(data, UNDERWAY), `${path.resolve(file)}\n`, { flag: 'wx' });
  } catch (error) {
    if (!(await exists(path.join(data, UNDERWAY)))) throw error;
    throw new BackupFault(`En säkerhetskopia återställs redan till ${data}. Vänta tills det är klart.`, { cause: error });
  }
}

/** Reads all of it before anything is done with any of it. */
async function examined(file: string, { migrations, secret }: EmptyPlace): Promise<Header> {
  if (!(await exists(file))) throw new BackupFault(`Det finns ingen fil ${path.resolve(file)}.`);
  let found: Header | undefined;
  let itsSecret: string | undefined;
  for await (const part of readArchive(file, BACKUP)) {
    if ('header' in part) {
      await refuseUnknown(part.header, migrations, file);
      found = part.header;
    } else if ('entry' in part) {
      const { name, content } = part.entry;
      if (name === SECRET) itsSecret = (await whole(content)).toString('utf8');
      else for await (const _ of content);
    }
  }
  if (found === undefined || itsSecret === undefined) throw new BackupFault(`${file} är ingen hel säkerhetskopia från Studio.`);
  if (secret !== undefined && secret !== itsSecret)
    throw new BackupFault(
      'STUDIO_SECRET är en annan än säkerhetskopians hemlighet, som inloggningar och andra faktorer är låsta med. Ta bort STUDIO_SECRET, eller ange den som gällde då.',
    );
  return found;
}

async function refuseUnknown({ migrationer, studio }: Header, folder: string, file: string): Promise<void> {
  const known = new Map((await migrationsIn(folder)).map(({ name, checksum }) => [name, checksum]));
  const strange = migrationer.find(({ namn, checksumma }) => known.get(namn) !== checksumma);
  if (strange !== undefined)
    throw new BackupFault(
      `Säkerhetskopian ${file} är gjord av Studio ${studio}, som har en databasändring som den här versionen inte har (${strange.namn}). Återställ den med den versionen eller en nyare.`,
    );
}

async function refuseOccupied({ data, pictures }: EmptyPlace): Promise<void> {
  const there: string[] = await readdir(data).catch(() => []);
  const taken = ['postgres', 'media', 'secret', 'database-password'].filter((name) => there.includes(name));
  if (taken.length > 0)
    throw new BackupFault(
      `Det finns redan en redaktion i ${data} (${taken.join(', ')}). Ange en tom mapp med STUDIO_DATA, eller flytta undan den gamla; ingenting skrivs över.`,
    );
  if (await hasPictures(pictures))
    throw new BackupFault(`Det finns redan bilder i ${pictures.namn}. Ange en tom plats med STUDIO_MEDIA; ingenting skrivs över.`);
}

async function hasPictures(pictures: PictureFiles): Promise<boolean> {
  if ((await pictures.mark()) !== undefined) return true;
  for await (const _ of pictures.all()) return true;
  return false;
}

async function undoneIfItFails<Result>(place: EmptyPlace, put: ReadonlySet<string>, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    await place.removeDatabase();
    for (const name of put) await (name === FOLDER_MARK ? place.pictures.removeMark() : place.pictures.remove(name));
    for (const name of ['media', 'secret', UNDERWAY]) await rm(path.join(place.data, name), { recursive: true, force: true });
    throw error;
  }
}

interface Filling {
  file: string;
  header: Header;
  closeAll: boolean;
  /** What has been put where the pictures are to be, by name. */
  put: Set<string>;
}

async function fill(filling: Filling, place: EmptyPlace): Promise<Restored> {
  const database = await place.openDatabase();
  try {
    const filled = await aloneInDatabase(database.url, () => fillIfEmpty(database.url, filling, place));
    if (filled === undefined)
      throw new BackupFault('En säkerhetskopia återställs redan till databasen i DATABASE_URL. Vänta tills det är klart.');
    return filled.done;
  } finally {
    await database.close();
  }
}

/** What fails after the database was found empty is taken out again: nobody else has put anything there. */
async function fillIfEmpty(url: string, filling: Filling, place: EmptyPlace): Promise<Restored> {
  if (!(await markIfEmpty(url)))
    throw new BackupFault('Databasen i DATABASE_URL är inte tom. Ange en ny, tom databas; ingenting skrivs över.');
  try {
    return await fillEmpty(url, filling, place);
  } catch (error) {
    await emptyDatabase(url).catch(() => {});
    throw error;
  }
}

async function fillEmpty(
  url: string,
  { file, header, closeAll, put }: Filling,
  { data, pictures, migrations }: EmptyPlace,
): Promise<Restored> {
  await applyMigrationsOfRestoring(url, migrations, new Set(header.migrationer.map(({ namn }) => namn)));
  const refill = await Refill.begin(url);
  let manifest: Manifest;
  try {
    manifest = await filled(file, into(refill, header, { data, pictures, put }));
    const counted = await refill.counted();
    for (const [table, rows] of Object.entries(manifest.rader))
      if ((counted.get(table) ?? 0) !== rows) throw new Error(`${table} has ${counted.get(table)} rows where the archive tells of ${rows}`);
    await refill.commit(manifest.sekvenser);
  } catch (error) {
    await refill.abandon();
    throw error;
  }
  await applyMigrationsOfRestoring(url, migrations);
  const efter = await finishRestoring(url, closeAll);
  const rader = Object.values(manifest.rader).reduce((sum, each) => sum + each, 0);
  return { skapad: header.skapad, studio: header.studio, rader, bilder: manifest.bilder.filer, efter };
}

/** Gives each entry of the archive to `take`. */
async function filled(file: string, take: (entry: ArchiveEntry) => Promise<void>): Promise<Manifest> {
  let manifest: Manifest | undefined;
  for await (const part of readArchive(file, BACKUP)) {
    if ('entry' in part) await take(part.entry);
    else if ('manifest' in part) manifest = part.manifest;
  }
  if (manifest === undefined) throw new Error('an archive that was read to its end has a manifest');
  return manifest;
}

function into(
  refill: Refill,
  { tabeller }: Header,
  { data, pictures, put }: Pick<EmptyPlace, 'data' | 'pictures'> & Pick<Filling, 'put'>,
): (entry: ArchiveEntry) => Promise<void> {
  const tables = new Map(tabeller.map((table) => [table.namn, table]));
  return async ({ name, content }) => {
    const table = tables.get(TABLE_PIECE.exec(name)?.[1] ?? '');
    const picture = PICTURE.exec(name)?.[1];
    if (table !== undefined) for await (const piece of content) await refill.put(table, piece);
    else if (name === SECRET) await writeFile(path.join(data, 'secret'), `${await whole(content)}\n`, { mode: 0o600, flag: 'wx' });
    else if (picture !== undefined) await putPicture({ pictures, put }, picture, content);
    else throw new BackupFault(`Säkerhetskopian innehåller ${name}, som den här versionen av Studio inte känner till.`);
  };
}

/** A picture's file has the name that Studio has given it: whatever else stands there is not written anywhere. */
const PLACED = /^[^/]+\/([0-9a-f-]{36})\/(\d+|stilla)$/;

async function putPicture(
  { pictures, put }: Pick<EmptyPlace, 'pictures'> & Pick<Filling, 'put'>,
  name: string,
  content: AsyncIterable<Buffer>,
): Promise<void> {
  if (name === FOLDER_MARK) {
    put.add(name);
    return pictures.putMark((await whole(content)).toString('utf8'));
  }
  const [, id, file] = PLACED.exec(name) ?? [];
  if (id === undefined || file === undefined || name !== `${picturePlace(id)}/${file}`)
    throw new BackupFault(`Säkerhetskopian innehåller en bild utanför sin mapp: ${name}.`);
  put.add(id);
  await pictures.add(id, file, content);
}

/** The secret that the data folder keeps; `undefined` when there is none. */
export async function keptSecret(data: string): Promise<string | undefined> {
  return readFile(path.join(data, 'secret'), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
