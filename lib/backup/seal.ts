import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/*
 * An archive ends with the hash of all its bytes, in a frame that programs for zstd skip (RFC 8878, 3.1.2): zstd's own check of the
 * last piece is not told of by every program that reads it, and padding is nobody's.
 */

const HASH_BYTES = 32;
const FRAME = Buffer.alloc(8);
FRAME.writeUInt32LE(0x184d2a5e, 0);
FRAME.writeUInt32LE(HASH_BYTES, 4);
const SEAL_BYTES = FRAME.length + HASH_BYTES;

/** The same bytes, and the seal of them after. */
export async function* sealed(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const digest = createHash('sha256');
  for await (const piece of bytes) {
    digest.update(piece);
    yield piece;
  }
  yield Buffer.concat([FRAME, digest.digest()]);
}

/** How many bytes of the file the seal is of; `undefined` when there is none, or another one than theirs. */
export async function sealedBytes(file: string): Promise<number | undefined> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size <= SEAL_BYTES) return undefined;
    const seal = Buffer.alloc(SEAL_BYTES);
    await handle.read(seal, 0, SEAL_BYTES, size - SEAL_BYTES);
    const digest = createHash('sha256');
    for await (const piece of createReadStream(file, { end: size - SEAL_BYTES - 1 })) digest.update(piece);
    return Buffer.concat([FRAME, digest.digest()]).equals(seal) ? size - SEAL_BYTES : undefined;
  } finally {
    await handle.close();
  }
}
