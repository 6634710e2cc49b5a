import { PassThrough, Readable } from 'node:stream';
import { type Options, ZipFile } from 'yazl';

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
  const filled = fill(zip, files, made, output).catch((error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  });
  for await (const piece of output) yield piece;
  await filled;
}

async function fill(zip: ZipFile, files: AsyncIterable<FileInZip>, mtime: Date, output: PassThrough): Promise<void> {
  for await (const { path, bytes, packed } of files) {
    await added(zip, path, bytes, { mtime, mode: 0o100644, compress: !packed }, output);
    if (output.destroyed) return;
  }
  zip.end();
}

/**
 * Adds a file, and returns when all of it has been taken, or nobody reads any more. The zip remembers whom it asked for the bytes: that
 * one has forgotten them by then.
 */
function added(zip: ZipFile, path: string, bytes: Uint8Array, options: Partial<Options>, output: PassThrough): Promise<void> {
  let held: Uint8Array | undefined = bytes;
  return new Promise((resolve) => {
    const done = () => {
      output.off('close', done);
      resolve();
    };
    output.once('close', done);
    zip.addReadStreamLazy(path, options, (give) => {
      const stream = Readable.from(held === undefined ? [] : [held]);
      held = undefined;
      stream.once('close', done);
      give(null, stream);
    });
  });
}
