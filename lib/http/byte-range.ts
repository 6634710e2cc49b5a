/** The first and the last byte of a part, counted from 0. */
export interface ByteRange {
  from: number;
  to: number;
}

const ONE_RANGE = /^bytes= *(?:(\d+)-(\d*)|-(\d+)) *$/i;

/**
 * The part of `length` bytes that a caller asks for (RFC 9110, 14.2): `utanfor` when they hold nothing of it, `undefined` when the whole
 * is to be answered, as when it is of another version (If-Range), of several parts, or cannot be read.
 */
export function byteRange(header: (name: string) => string | undefined, etag: string, length: number): ByteRange | 'utanfor' | undefined {
  const [, first, last = '', suffix] = ONE_RANGE.exec(header('range') ?? '') ?? [];
  if (first === undefined && suffix === undefined) return undefined;
  // What is weak is not the same byte by byte, and of no picture is it known when it was changed.
  if ((header('if-range') ?? etag) !== etag) return undefined;
  if (suffix !== undefined) return Number(suffix) === 0 ? 'utanfor' : { from: Math.max(0, length - Number(suffix)), to: length - 1 };
  const from = Number(first);
  const to = last === '' ? length - 1 : Number(last);
  if (to < from && last !== '') return undefined;
  return from >= length ? 'utanfor' : { from, to: Math.min(to, length - 1) };
}
