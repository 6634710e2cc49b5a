import { type ArchiveEntry, readArchive } from '#lib/backup/archive-reader.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import {
  LARGEST_PICTURE,
  LONGEST_LINE,
  NEWSROOM,
  type NewsroomHeader,
  type NewsroomManifest,
  PICTURE,
  RECORDS,
  STRETCHES,
  type Stretch,
} from '#lib/newsroom-archive/format.ts';

export type Rad = Readonly<Record<string, unknown>>;

/** A record, and where it stands: for whoever is told what is wrong with it. */
export interface ArchiveRecord {
  stracka: Stretch;
  rad: Rad;
  plats: string;
}

/** A file of a picture; what is not read of it is passed over. */
export interface PictureFile {
  fil: string;
  namn: string;
  content: AsyncIterable<Buffer>;
}

export type NewsroomPart =
  | { header: NewsroomHeader }
  | { record: ArchiveRecord }
  | { picture: PictureFile }
  | { manifest: NewsroomManifest };

/**
 * What an archive of a newsroom holds, in its order and a record at a time. Throws BackupFault for what is not whole, has been changed, comes
 * from a newer Studio, swells, has entries that none of ours has, or lines that are no records.
 */
export async function* readParts(file: string): AsyncGenerator<NewsroomPart, void> {
  const counted: Record<string, number> = {};
  let reached = 0;
  for await (const part of readArchive(file, NEWSROOM)) {
    if (!('entry' in part)) {
      if ('manifest' in part) refuseOtherCount(file, part.manifest, counted);
      yield part;
      continue;
    }
    const { name } = part.entry;
    const stretch = stretchOf(name);
    const place = stretch === undefined ? -1 : STRETCHES.indexOf(stretch);
    if (stretch === undefined || place < reached)
      throw new BackupFault(
        `${file} innehåller ${JSON.stringify(name)}, som inte hör hemma i ett arkiv från Studio. Ingenting har lästs in.`,
      );
    reached = place;
    const [, fil, namn] = PICTURE.exec(name) ?? [];
    if (fil !== undefined && namn !== undefined) {
      const content = withinSize(part.entry, file);
      yield { picture: { fil, namn, content } };
      // What nobody wanted of it has a hash all the same.
      for await (const _ of content);
      continue;
    }
    for await (const record of recordsOf(part.entry, stretch, file)) {
      counted[stretch] = (counted[stretch] ?? 0) + 1;
      yield { record };
    }
  }
}

function stretchOf(name: string): Stretch | undefined {
  const named = PICTURE.test(name) ? 'media' : RECORDS.exec(name)?.[1];
  return STRETCHES.find((stretch) => stretch === named);
}

function refuseOtherCount(file: string, { antal }: NewsroomManifest, counted: Readonly<Record<string, number>>): void {
  for (const stretch of STRETCHES)
    if (stretch !== 'media' && (antal[stretch] ?? 0) !== (counted[stretch] ?? 0)) throw new BackupFault(NEWSROOM.damaged(file));
}

async function* withinSize({ name, content }: ArchiveEntry, file: string): AsyncGenerator<Buffer, void> {
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > LARGEST_PICTURE)
      throw new BackupFault(`Bilden ${name} i ${file} är större än någon bild i Studio. Ingenting har lästs in.`);
    yield piece;
  }
}

async function* recordsOf({ name, content }: ArchiveEntry, stracka: Stretch, file: string): AsyncGenerator<ArchiveRecord, void> {
  let nr = 0;
  for await (const line of linesOf(content, () => notRecord(file, name, nr + 1, 'är längre än någon post från Studio'))) {
    nr += 1;
    yield { stracka, rad: objectIn(line, () => notRecord(file, name, nr, 'är ingen JSON')), plats: `rad ${nr} i ${name}` };
  }
}

function notRecord(file: string, name: string, nr: number, what: string): BackupFault {
  return new BackupFault(`Rad ${nr} i ${name} i ${file} ${what}. Ingenting har lästs in; ta ut redaktionen igen.`);
}

async function* linesOf(content: AsyncIterable<Buffer>, tooLong: () => BackupFault): AsyncGenerator<string, void> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const piece of content) {
    let from = 0;
    for (let end = piece.indexOf(0x0a); end !== -1; end = piece.indexOf(0x0a, from)) {
      yield Buffer.concat([...begun, piece.subarray(from, end)]).toString('utf8');
      [begun, length, from] = [[], 0, end + 1];
    }
    const rest = piece.subarray(from);
    length += rest.length;
    if (length > LONGEST_LINE) throw tooLong();
    if (rest.length > 0) begun.push(rest);
  }
  if (begun.length > 0) yield Buffer.concat(begun).toString('utf8');
}

function objectIn(line: string, fault: () => BackupFault): Rad {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw fault();
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw fault();
  return { ...value };
}
