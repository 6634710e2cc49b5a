import { type Dirent, existsSync } from 'node:fs';
import { open, opendir } from 'node:fs/promises';
import path from 'node:path';
import { FOLDER_MARK, MADE, pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { ArchiveWriter } from '#lib/backup/archive-writer.ts';
import { asBackupFault } from '#lib/backup/backup-fault.ts';
import { FORMAT, HEADER, type Header, SECRET } from '#lib/backup/manifest.ts';
import { RELEASE } from '#lib/config/release.ts';
import { Snapshot, type SnapshotTable } from '#lib/store/snapshot.ts';

/** Rows are written in pieces of about so much: what is in memory at once. */
const PIECE_BYTES = 4 * 1024 * 1024;

/** Pictures on their way to their place, which are somebody else's to finish. */
const DRAFT = /(\.ny|\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export interface Newsroom {
  /** A login that may read every table. */
  databaseUrl: string;
  /** The folder of the pictures. */
  media: string;
  secret: string;
}

export interface BackupMade {
  rader: number;
  bilder: number;
  /** Pictures that the newsroom has lost: rows tell of them, and no file is there. */
  saknas: number;
}

/**
 * Makes one archive of a newsroom, also while it is used: every table as it was at one moment, the pictures, the secret. The archive
 * appears under its name when it is whole, or not at all. Throws BackupFault for what whoever asked can mend.
 */
export async function makeBackup(file: string, newsroom: Newsroom, now: Date, signal?: AbortSignal): Promise<BackupMade> {
  let archive: ArchiveWriter | undefined;
  let snapshot: Snapshot | undefined;
  try {
    snapshot = await Snapshot.of(newsroom.databaseUrl);
    archive = await ArchiveWriter.begin(file);
    return await write(archive, snapshot, newsroom, { now, signal });
  } catch (error) {
    await archive?.abandon();
    throw asBackupFault(error, file);
  } finally {
    await snapshot?.close();
  }
}

async function write(
  archive: ArchiveWriter,
  snapshot: Snapshot,
  { media, secret }: Newsroom,
  { now, signal }: { now: Date; signal: AbortSignal | undefined },
): Promise<BackupMade> {
  const tabeller = await snapshot.tables();
  const header: Header = { format: FORMAT, studio: RELEASE, skapad: now.toISOString(), migrationer: await snapshot.migrations(), tabeller };
  await archive.packer.add(HEADER, JSON.stringify(header));
  await archive.packer.add(SECRET, secret);
  const rader: Record<string, number> = {};
  for (const table of tabeller) {
    signal?.throwIfAborted();
    rader[table.namn] = await addTable(archive, snapshot, table, signal);
  }
  const sekvenser = await snapshot.sequences();
  // A picture's file is there before any row tells of it, and stays: what the snapshot knows of is on the disk by now.
  const bilder = await addPictures(archive, media, signal);
  const saknas = await missingPictures(snapshot, media);
  await archive.finish({ rader, sekvenser, bilder: { ...bilder, saknas } });
  return { rader: Object.values(rader).reduce((sum, each) => sum + each, 0), bilder: bilder.filer, saknas };
}

async function addTable(archive: ArchiveWriter, snapshot: Snapshot, table: SnapshotTable, signal?: AbortSignal): Promise<number> {
  const rows = snapshot.rows(table);
  let pieces: Buffer[] = [];
  let bytes = 0;
  let nr = 0;
  const flush = async () => {
    if (bytes === 0) return;
    nr += 1;
    const piece = Buffer.concat(pieces);
    pieces = [];
    bytes = 0;
    await archive.packer.add(`tabeller/${table.namn}/${String(nr).padStart(6, '0')}.copy`, piece);
  };
  for await (const piece of rows) {
    signal?.throwIfAborted();
    pieces.push(piece);
    bytes += piece.length;
    if (bytes >= PIECE_BYTES) await flush();
  }
  await flush();
  return rows.rowCount;
}

async function addPictures(archive: ArchiveWriter, media: string, signal?: AbortSignal): Promise<{ filer: number; byte: number }> {
  const sum = { filer: 0, byte: 0 };
  for await (const file of filesIn(media)) {
    signal?.throwIfAborted();
    const handle = await unlessGone(open(file));
    if (handle === undefined) continue;
    try {
      sum.byte += await archive.packer.addFile(`media/${path.relative(media, file).split(path.sep).join('/')}`, handle);
      if (path.basename(file) !== FOLDER_MARK) sum.filer += 1;
    } finally {
      await handle.close();
    }
  }
  return sum;
}

async function* filesIn(folder: string): AsyncGenerator<string> {
  for await (const entry of entriesOf(folder)) {
    if (DRAFT.test(entry.name) || entry.name === MADE) continue;
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(place);
    else if (entry.isFile()) yield place;
  }
}

async function* entriesOf(folder: string): AsyncGenerator<Dirent> {
  const opened = await unlessGone(opendir(folder));
  if (opened !== undefined) yield* opened;
}

/** A newsroom without pictures has no folder for them; a picture that is replaced is gone for a moment, and told of below if it stays so. */
async function unlessGone<Result>(opening: Promise<Result>): Promise<Result | undefined> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function missingPictures(snapshot: Snapshot, media: string): Promise<number> {
  let missing = 0;
  for await (const pictures of snapshot.pictures()) {
    for (const { fil, bredder } of pictures)
      if (!bredder.every((bredd) => existsSync(path.join(pictureFolder(media, fil), String(bredd))))) missing += 1;
  }
  return missing;
}
