import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { FOLDER_MARK, picturePlace } from '#lib/adapters/media/picture-place.ts';
import { ArchiveWriter } from '#lib/backup/archive-writer.ts';
import { asBackupFault } from '#lib/backup/backup-fault.ts';
import { FORMAT, HEADER, type Header, SECRET } from '#lib/backup/manifest.ts';
import { RELEASE } from '#lib/config/release.ts';
import { Snapshot, type SnapshotTable } from '#lib/store/snapshot.ts';

/** Rows are written in pieces of about so much: what is in memory at once. */
const PIECE_BYTES = 4 * 1024 * 1024;

export interface Newsroom {
  /** A login that may read every table. */
  databaseUrl: string;
  pictures: PictureFiles;
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
  { pictures, secret }: Newsroom,
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
  const bilder = await addPictures(archive, pictures, signal);
  const saknas = await missingPictures(snapshot, pictures);
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

async function addPictures(
  { packer }: ArchiveWriter,
  pictures: PictureFiles,
  signal?: AbortSignal,
): Promise<{ filer: number; byte: number }> {
  const sum = { filer: 0, byte: 0 };
  const mark = await pictures.mark();
  if (mark !== undefined) await packer.add(`media/${FOLDER_MARK}`, mark);
  for await (const { id, names } of pictures.all()) {
    for (const name of names) {
      signal?.throwIfAborted();
      // One that is replaced meanwhile is gone, and told of below if it stays so.
      const file = await pictures.open(id, name);
      if (file === undefined) continue;
      sum.byte += await packer.addFile(`media/${picturePlace(id)}/${name}`, file);
      sum.filer += 1;
    }
  }
  return sum;
}

async function missingPictures(snapshot: Snapshot, pictures: PictureFiles): Promise<number> {
  let missing = 0;
  for await (const piece of snapshot.pictures()) {
    for (const { fil, bredder } of piece) {
      const names = new Set(await pictures.names(fil));
      if (!bredder.every((bredd) => names.has(String(bredd)))) missing += 1;
    }
  }
  return missing;
}
