import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { extract as tarExtract } from 'tar-stream';
import { z } from 'zod';
import { hashLine } from '#lib/backup/archive-writer.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { FORMAT, HASHES, HEADER, type Header, headerSchema, MANIFEST, type Manifest, manifestSchema } from '#lib/backup/manifest.ts';
import { sealedBytes } from '#lib/backup/seal.ts';

/** What of an archive is read at once, and kept until its hash is known, at most. */
const LARGEST_SMALL = 64 * 1024 * 1024;

/** Takes the entries in their order. Each `content` is read to its end before the next comes. */
export interface EntryTaker {
  header(header: Header): Promise<void>;
  entry(name: string, content: AsyncIterable<Buffer>): Promise<void>;
}

/**
 * Reads an archive from beginning to end and holds every entry against its hash. Throws BackupFault for one that is not whole, has been
 * changed, or is of another kind: what the taker was given until then is not to be kept.
 */
export async function readArchive(file: string, taker: EntryTaker): Promise<Manifest> {
  const reading = new Reading(file, taker);
  try {
    return await reading.through();
  } catch (error) {
    throw isDamage(error) ? damaged(file, error) : error;
  }
}

class Reading {
  private readonly file: string;
  private readonly taker: EntryTaker;
  private readonly all = createHash('sha256');
  private entries = 0;
  private sinceList = '';
  private manifest: Manifest | undefined;

  constructor(file: string, taker: EntryTaker) {
    this.file = file;
    this.taker = taker;
  }

  async through(): Promise<Manifest> {
    const bytes = await sealedBytes(this.file);
    if (bytes === undefined) throw damaged(this.file);
    const unpacked = tarExtract();
    const flowing = pipeline(createReadStream(this.file, { end: bytes - 1 }), createZstdDecompress(), unpacked);
    // What breaks it comes out of the entries, too.
    flowing.catch(() => {});
    for await (const entry of unpacked) {
      // A tar's entries are bytes, which its types do not say.
      await this.take(entry.header.name, entry as AsyncIterable<Buffer>);
      entry.resume();
    }
    await flowing;
    if (this.manifest === undefined) throw damaged(this.file);
    return this.manifest;
  }

  private async take(name: string, content: AsyncIterable<Buffer>): Promise<void> {
    if (this.manifest !== undefined || (this.entries === 0) !== (name === HEADER)) throw damaged(this.file);
    if (name === MANIFEST) {
      const manifest = parsed(manifestSchema, await whole(content));
      if (manifest === undefined || manifest.poster !== this.entries || manifest.sha256 !== this.all.digest('hex'))
        throw damaged(this.file);
      this.manifest = manifest;
      return;
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
      if ((await whole(hashed())).toString('utf8') !== this.sinceList) throw damaged(this.file);
      this.sinceList = '';
    } else if (name === HEADER) await this.taker.header(this.headerIn(await whole(hashed())));
    else await this.taker.entry(name, hashed());
    const line = hashLine(digest.digest('hex'), bytes, name);
    this.all.update(line);
    this.sinceList += line;
    this.entries += 1;
  }

  private headerIn(bytes: Buffer): Header {
    const header = parsed(headerSchema, bytes);
    const format = header?.format ?? parsed(z.object({ format: z.number() }), bytes)?.format;
    if (format !== undefined && format > FORMAT)
      throw new BackupFault(`Säkerhetskopian ${this.file} är gjord av en nyare version av Studio. Återställ den med den versionen.`);
    if (header === undefined) throw damaged(this.file);
    return header;
  }
}

function damaged(file: string, cause?: unknown): BackupFault {
  const message = `${file} är ingen hel säkerhetskopia från Studio: den är avbruten, ändrad eller något annat. Ingenting har återställts; ta en annan kopia.`;
  return new BackupFault(message, cause === undefined ? {} : { cause });
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
