import { crc32 } from 'node:zlib';
import { DIGEST_BYTES, type Segment } from '#lib/site/segment.ts';

/** What of an article's page is its own: all but the frame and what to read next. */
export interface ArticleParts {
  /** Whether the page needs the reader script. */
  skript: boolean;
  /** To where the head tells what the browser fetches, the rest of the head, the way to the other language, and the article. */
  huvud: Segment;
  data: Segment;
  /** Empty where the frame's own leads to the front page. */
  sprakval: Segment;
  kropp: Segment;
}

/** What was kept is not what was written. */
export class BrokenParts extends Error {}

const FORM = 1;
const HEAD_BYTES = 4 + 2;
/** Packed length, length, checksum, digest. */
const SEGMENT_HEAD_BYTES = 12 + DIGEST_BYTES;
const NUMBER_OF_SEGMENTS = 4;

const segmentsOf = ({ huvud, data, sprakval, kropp }: ArticleParts) => [huvud, data, sprakval, kropp];

/** As bytes, with a checksum of all of them first. */
export function writtenParts(parts: ArticleParts): Buffer {
  const rest: Buffer[] = [Buffer.from([FORM, parts.skript ? 1 : 0])];
  for (const { packed, length, crc, digest } of segmentsOf(parts)) {
    const numbers = Buffer.alloc(SEGMENT_HEAD_BYTES - DIGEST_BYTES);
    numbers.writeUInt32LE(packed.length, 0);
    numbers.writeUInt32LE(length, 4);
    numbers.writeUInt32LE(crc, 8);
    rest.push(numbers, digest, packed);
  }
  const written = Buffer.concat(rest);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32(written));
  return Buffer.concat([sum, written]);
}

/** The parts that were written. Throws BrokenParts for any bytes that were not written so. */
export function readParts(bytes: Buffer): ArticleParts {
  if (bytes.length < HEAD_BYTES + NUMBER_OF_SEGMENTS * SEGMENT_HEAD_BYTES) throw new BrokenParts('too few bytes');
  if (crc32(bytes.subarray(4)) !== bytes.readUInt32LE(0)) throw new BrokenParts('the checksum is another');
  if (bytes[4] !== FORM) throw new BrokenParts('another form');
  let at = HEAD_BYTES;
  const next = (): Segment => {
    if (at + SEGMENT_HEAD_BYTES > bytes.length) throw new BrokenParts('a part is missing');
    const digest = bytes.subarray(at + 12, at + SEGMENT_HEAD_BYTES);
    const [from, packedLength] = [at + SEGMENT_HEAD_BYTES, bytes.readUInt32LE(at)];
    const [length, crc] = [bytes.readUInt32LE(at + 4), bytes.readUInt32LE(at + 8)];
    at = from + packedLength;
    if (at > bytes.length) throw new BrokenParts('a part is shorter than it says');
    return { packed: bytes.subarray(from, at), length, crc, digest };
  };
  const [huvud, data, sprakval, kropp] = [next(), next(), next(), next()];
  if (at !== bytes.length) throw new BrokenParts('more than the parts');
  return { skript: bytes[5] === 1, huvud, data, sprakval, kropp };
}
