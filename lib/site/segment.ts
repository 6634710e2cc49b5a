import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import { joinedCrc } from '#lib/site/joined-crc.ts';

/**
 * A piece of a page, compressed by itself. Pieces after each other are a gzip file whatever they are pieces of, so that a page made of
 * what is kept is compressed by nobody while a reader waits.
 */
export interface Segment {
  /** Raw deflate that ends with a byte and is not the last of its stream. */
  packed: Buffer;
  /** Of what is packed: its bytes, their checksum, and what tells them from all others. */
  length: number;
  crc: number;
  digest: Buffer;
}

export const DIGEST_BYTES = 16;

const pack = promisify(deflateRaw);
const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);
/** A last block, with nothing in it. */
const END = Buffer.from([3, 0]);
const TAIL_BYTES = 8;

/** The text as a segment; compressed well, beside the event loop. */
export async function segmentOf(text: string): Promise<Segment> {
  const bytes = Buffer.from(text);
  const packed = await pack(bytes, { level: 6, finishFlush: constants.Z_FULL_FLUSH });
  return { packed, length: bytes.length, crc: crc32(bytes), digest: hash('sha256', bytes, 'buffer').subarray(0, DIGEST_BYTES) };
}

/** The bytes of all of them. */
export function unpacked(segments: readonly Segment[]): Buffer {
  const length = lengthOf(segments);
  const stream = Buffer.concat([...segments.map(({ packed }) => packed), END]);
  return inflateRawSync(stream, { chunkSize: Math.max(64, length + 1), maxOutputLength: Math.max(1, length) });
}

/** The same as a gzip file. */
export function gzipped(segments: readonly Segment[]): Buffer {
  const tail = Buffer.alloc(TAIL_BYTES);
  tail.writeUInt32LE(segments.reduce((sum, { crc, length }) => joinedCrc(sum, crc, length), 0));
  tail.writeUInt32LE(lengthOf(segments) % 2 ** 32, 4);
  return Buffer.concat([GZIP_HEAD, ...segments.map(({ packed }) => packed), END, tail]);
}

/** What tells the bytes of all of them from all others. */
export function digestOfAll(segments: readonly Segment[]): string {
  return hash('sha256', Buffer.concat(segments.map(({ digest }) => digest)), 'base64url').slice(0, 22);
}

export function lengthOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { length }) => sum + length, 0);
}
