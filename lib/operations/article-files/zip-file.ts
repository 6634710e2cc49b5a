import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface FileInZip {
  path: string;
  bytes: Uint8Array;
  /** Packed already, as pictures are: kept as it is. */
  packed: boolean;
}

/**
 * A zip of `files`, made while it is read: each file is asked for when the one before has been taken, and is forgotten then. Reading no
 * further ends it; what `files` throws is thrown.
 */
export async function* zipFile(files: AsyncIterable<FileInZip>, made: Date): AsyncGenerator<Uint8Array, void> {
  const zip = new ZipFile();
  const output = new PassThrough();
  zip.outputStream.pipe(output);
  const left = once(output, 'close');
  const filled = fill(zip, files, made, left).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const piece of output) yield piece;
  await filled;
}

async function fill(zip: ZipFile, files: AsyncIterable<FileInZip>, mtime: Date, left: Promise<unknown>): Promise<void> {
  for await (const { path, bytes, packed } of files) {
    const stream = Readable.from([bytes]);
    zip.addReadStream(stream, path, { mtime, mode: 0o100644, compress: !packed });
    const isLeft = await Promise.race([once(stream, 'close').then(() => false), left.then(() => true)]);
    if (isLeft) return;
  }
  zip.end();
}
