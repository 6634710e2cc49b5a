import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { type Extract, extract as tarExtract } from 'tar-stream';
import { z } from 'zod';
import { hashLine } from '#lib/backup/archive-writer.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { HASHES, MANIFEST } from '#lib/backup/manifest.ts';
import { sealedBytes } from '#lib/backup/seal.ts';

/** What of an archive is read at once, and kept until its hash is known, at most. */
const LARGEST_SMALL = 64 * 1024 * 1024;

/** What a kind of archive begins and ends with, and what is said of one that cannot be read. */
export interface ArchiveKind<Header, Manifest extends { poster: number; sha256: string }> {
  /** Name of its first entry. */
  header: string;
  headerSchema: z.ZodType<Header>;
  manifestSchema: z.ZodType<Manifest>;
  /** The newest form that this Studio reads. */
  format: number;
  damaged(file: string): string;
  newer(file: string): string;
  /** How many bytes may come out of so many, where that is bounded, and what is said of one that more comes out of. */
  bound?: { most(packed: number): number; told(file: string): string };
}

/** An entry that has a hash. Its content is read to its end before the next is asked for. */
export interface ArchiveEntry {
  name: string;
  content: AsyncIterable<Buffer>;
}

export type ArchivePart<Header, Manifest> = { header: Header } | { entry: ArchiveEntry } | { manifest: Manifest };

/**
 * Reads an archive from beginning to end and holds every entry against its hash: its header, its entries, and its manifest. Throws
 * BackupFault for one that is not whole, has been changed, or is of another kind: what was read until then is not to be kept.
 */
export async function* readArchive<Header, Manifest extends { poster: number; sha256: string }>(
  file: string,
  kind: ArchiveKind<Header, Manifest>,
): AsyncGenerator<ArchivePart<Header, Manifest>, void> {
  const damaged = (cause?: unknown) => new BackupFault(kind.damaged(file), cause === undefined ? {} : { cause });
  const bytes = await sealedBytes(file);
  if (bytes === undefined) throw damaged();
  const unpacked = tarExtract();
  const within = kind.bound === undefined ? asItComes : bounded(kind.bound.most(bytes), () => kind.bound?.told(file));
  const flowing = pipeline(createReadStream(file, { end: bytes - 1 }), createZstdDecompress(), within, unpacked);
  // What breaks it comes out of the entries, too.
  flowing.catch(() => {});
  try {
    yield* partsOf(unpacked, kind, file, damaged);
    await flowing.catch((error: unknown) => {
      throw isDamage(error) ? damaged(error) : error;
    });
  } finally {
    unpacked.destroy();
  }
}

async function* partsOf<Header, Manifest extends { poster: number; sha256: string }>(
  unpacked: Extract,
  kind: ArchiveKind<Header, Manifest>,
  file: string,
  damaged: (cause?: unknown) => BackupFault,
): AsyncGenerator<ArchivePart<Header, Manifest>, void> {
  const all = createHash('sha256');
  let [entries, sinceList] = [0, ''];
  let manifest: Manifest | undefined;
  const asDamage = (error: unknown) => (isDamage(error) ? damaged(error) : error);
  for await (const entry of fallible(unpacked, asDamage)) {
    const { name, type } = entry.header;
    if (type !== 'file' || manifest !== undefined || (entries === 0) !== (name === kind.header)) throw damaged();
    // A tar's entries are bytes, which its types do not say.
    const content = fallible(entry as AsyncIterable<Buffer>, asDamage);
    if (name === MANIFEST) {
      manifest = parsed(kind.manifestSchema, await whole(content));
      if (manifest?.poster !== entries || manifest.sha256 !== all.digest('hex')) throw damaged();
      continue;
    }
    const digest = createHash('sha256');
    let bytes = 0;
    const hashed = async function* () {
      for await (const piece of content) {
        digest.update(piece);
        bytes += piece.length;
        yield piece;
      }
    };
    if (HASHES.test(name)) {
      if ((await whole(hashed())).toString('utf8') !== sinceList) throw damaged();
      sinceList = '';
    } else if (name === kind.header) yield { header: headerIn(await whole(hashed()), kind, file, damaged) };
    else yield { entry: { name, content: hashed() } };
    const line = hashLine(digest.digest('hex'), bytes, name);
    all.update(line);
    sinceList += line;
    entries += 1;
  }
  if (manifest === undefined) throw damaged();
  yield { manifest };
}

function headerIn<Header>(
  bytes: Buffer,
  { headerSchema, format: newest, newer }: Pick<ArchiveKind<Header, never>, 'headerSchema' | 'format' | 'newer'>,
  file: string,
  damaged: () => BackupFault,
): Header {
  const header = parsed(headerSchema, bytes);
  const format = parsed(z.object({ format: z.number() }), bytes)?.format;
  if (format !== undefined && format > newest) throw new BackupFault(newer(file));
  if (header === undefined) throw damaged();
  return header;
}

async function* asItComes(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
  yield* bytes;
}

function bounded(most: number, told: () => string | undefined) {
  return async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer, void> {
    let left = most;
    for await (const piece of bytes) {
      left -= piece.length;
      if (left < 0) throw new BackupFault(told() ?? '');
      yield piece;
    }
  };
}

/** The same, with what goes wrong in it as whoever reads is told it. */
async function* fallible<Item>(items: AsyncIterable<Item>, told: (error: unknown) => unknown): AsyncGenerator<Item, void> {
  const iterator = items[Symbol.asyncIterator]();
  for (;;) {
    let next: IteratorResult<Item, unknown>;
    try {
      next = await iterator.next();
    } catch (error) {
      throw told(error);
    }
    if (next.done === true) return;
    yield next.value;
  }
}

/** What zstd and tar say of bytes that they did not write, or that end too soon. */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof BackupFault) return false;
  const code = 'code' in error ? String(error.code) : '';
  return /^(ZSTD_|Z_|ERR_ZSTD)/.test(code) || /tar|unexpected end|premature|zstd|frame|corrupt|checksum/i.test(error.message);
}

function parsed<Result>(schema: z.ZodType<Result>, bytes: Buffer): Result | undefined {
  try {
    return schema.safeParse(JSON.parse(bytes.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}

export async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of content) {
    bytes += piece.length;
    if (bytes > LARGEST_SMALL) throw new Error('an entry is larger than anything that is read at once: corrupt');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
