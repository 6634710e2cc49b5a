const EXTENSION = 0x21;
const IMAGE = 0x2c;
const TRAILER = 0x3b;

/**
 * How many pictures a GIF has, at most `most` and one more; `undefined` for what is no GIF from its head to its end. Decoders show what they
 * have of one that was cut off, as if that were all.
 */
export function gifFrames(bytes: Uint8Array, most: number): number | undefined {
  if (!/^GIF8[79]a$/.test(String.fromCharCode(...bytes.subarray(0, 6)))) return undefined;
  let place = 13 + colours(bytes[10] ?? 0);
  let frames = 0;
  while (frames <= most) {
    const block = bytes[place];
    if (block === TRAILER) return frames;
    if (block === EXTENSION) place = afterPieces(bytes, place + 2);
    else if (block === IMAGE) {
      frames += 1;
      // Nine bytes of place and size, its own colours, and one byte of how it is packed.
      place = afterPieces(bytes, place + 11 + colours(bytes[place + 9] ?? 0));
    } else return undefined;
  }
  return frames;
}

/** How long the table of colours is that those bits tell of. */
function colours(bits: number): number {
  return (bits & 0x80) === 0 ? 0 : 3 * 2 ** ((bits & 7) + 1);
}

/** Where the pieces end that begin there: each says how long it is, and the last is empty. */
function afterPieces(bytes: Uint8Array, from: number): number {
  let place = from;
  for (let length = bytes[place]; length !== undefined && length !== 0; length = bytes[place]) place += length + 1;
  return place + 1;
}
