import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { type Pack, pack as tarPack } from 'tar-stream';
import type { OpenedFile } from '#lib/adapters/media/picture-files.ts';
import { BackupFault } from '#lib/backup/backup-fault.ts';
import { MANIFEST, type Manifest } from '#lib/backup/manifest.ts';
import { sealed } from '#lib/backup/seal.ts';

const LINES_IN_A_LIST = 1_000;
const MODE = 0o600;

/** Of the entries in their order: `<sha256> <bytes> <name>`. */
export function hashLine(sha256: string, bytes: number, name: string): string {
  return `${sha256} ${bytes} ${name}\n`;
}

/** Packs an archive into `target`: a tar in zstd, with the hash of every entry in it, and a seal at its end. */
export class ArchivePacker {
  /** Settled when all of it has been written, or nothing more can be. */
  readonly written: Promise<void>;
  private readonly pack: Pack = tarPack();
  private readonly all = createHash('sha256');
  private list: string[] = [];
  private lists = 0;
  private entries = 0;

  constructor(target: Writable) {
    const compress = createZstdCompress({ params: { [constants.ZSTD_c_checksumFlag]: 1 } });
    this.written = pipeline(this.pack, compress, sealed, target);
    // Whoever adds to it, or ends it, is told.
    this.written.catch(() => {});
  }

  async add(name: string, content: Buffer | string): Promise<void> {
    const bytes = Buffer.from(content);
    await this.entry(name, bytes.length, [bytes]);
  }

  /** Adds a file of so many bytes; answers with how many those are. */
  async addFile(name: string, { byte, content }: OpenedFile): Promise<number> {
    await this.entry(name, byte, content);
    return byte;
  }

  private async entry(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<void> {
    const digest = createHash('sha256');
    await this.whileWriting(() => this.pour(name, size, content, digest));
    const line = hashLine(digest.digest('hex'), size, name);
    this.all.update(line);
    this.entries += 1;
    this.list.push(line);
    if (this.list.length >= LINES_IN_A_LIST) await this.addList();
  }

  private async pour(
    name: string,
    size: number,
    content: AsyncIterable<Buffer> | Iterable<Buffer>,
    digest: { update(piece: Buffer): void },
  ) {
    const taken = Promise.withResolvers<void>();
    const entry = this.pack.entry({ name, size, mode: MODE, mtime: new Date() }, (error) =>
      error ? taken.reject(error) : taken.resolve(),
    );
    taken.promise.catch(() => {});
    // An entry that is begun as the disk becomes full ends so, and may not have been asked for its callback yet.
    entry.on('error', taken.reject);
    for await (const piece of content) {
      digest.update(piece);
      if (!entry.write(piece)) await new Promise<void>((resolve) => entry.once('drain', resolve));
    }
    entry.end(null);
    await taken.promise;
  }

  /** The same, or why nothing can be written any more. */
  private async whileWriting(begin: () => Promise<void>): Promise<void> {
    const work = begin();
    work.catch(() => {});
    try {
      await Promise.race([work, this.written.then(() => work)]);
    } catch (error) {
      // What ended the writing, rather than what came of that.
      if (this.pack.destroyed) await this.written;
      throw error;
    }
  }

  private async addList(): Promise<void> {
    const lines = this.list.join('');
    this.list = [];
    this.lists += 1;
    await this.add(`hashar/${String(this.lists).padStart(6, '0')}.txt`, lines);
  }

  /** Ends the archive with its manifest, and how many entries it has and what they all hash to. */
  async end(manifest: object): Promise<void> {
    await this.addList();
    const bytes = Buffer.from(JSON.stringify({ poster: this.entries, sha256: this.all.digest('hex'), ...manifest }));
    await this.whileWriting(() => this.pour(MANIFEST, bytes.length, [bytes], createHash('sha256')));
    this.pack.finalize();
    await this.written;
  }

  abandon(): void {
    this.pack.destroy();
  }
}

/**
 * Writes an archive of a newsroom to a file that its owner alone may read. It has a name of its own until it is whole and on the disk;
 * nothing is written over what is there.
 */
export class ArchiveWriter {
  readonly packer: ArchivePacker;
  private readonly file: string;
  private readonly draft: string;

  private constructor(file: string, draft: string) {
    this.file = file;
    this.draft = draft;
    this.packer = new ArchivePacker(createWriteStream(draft, { flags: 'wx', mode: MODE }));
  }

  static async begin(file: string): Promise<ArchiveWriter> {
    const whole = path.resolve(file);
    if (await exists(whole)) throw new BackupFault(`Det finns redan något som heter ${whole}. Välj ett annat namn; ingenting skrivs över.`);
    await mkdir(path.dirname(whole), { recursive: true, mode: 0o700 });
    return new ArchiveWriter(whole, `${whole}.${randomUUID()}.halv`);
  }

  /** The archive is whole: on the disk, and under its name. */
  async finish(manifest: Omit<Manifest, 'poster' | 'sha256'>): Promise<void> {
    await this.packer.end(manifest);
    await onDisk(this.draft);
    await takeName(this.file);
    await rename(this.draft, this.file).catch(async (error: unknown) => {
      await rm(this.file, { force: true });
      throw error;
    });
    await onDisk(path.dirname(this.file));
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.packer.abandon();
    await this.packer.written.catch(() => {});
    await rm(this.draft, { force: true });
  }
}

/** Makes an empty file of that name, which is written over: of several who want the name one gets it, also on disks that have no hard links. */
async function takeName(file: string): Promise<void> {
  try {
    await (await open(file, 'wx', MODE)).close();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    throw new BackupFault(`Det har kommit till något som heter ${file}. Ingenting skrivs över.`);
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

async function onDisk(place: string): Promise<void> {
  const handle = await open(place);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
