/** So many points a side a picture is looked at in. */
export const LOOKED_AT = 32;
/** So many of the slowest waves each way make up the likeness. */
const WAVES = 8;
const BITS = 64;
const PART_BITS = 16;

/** Less than this of light and dark in a picture is none: noise would decide what it is like. */
const LEAST = 24;

/** At most so many bits differ between two that are told to be alike. Each has a part that differs in one bit at most. */
export const MOST_DIFFERENT = 7;

/** There is nothing to compare by: one colour all over. */
export const NO_LIKENESS = 0n;

/** Cosines of the waves at each point. */
const COSINES = Array.from({ length: WAVES }, (_, wave) =>
  Array.from({ length: LOOKED_AT }, (_, at) => Math.cos(((2 * at + 1) * wave * Math.PI) / (2 * LOOKED_AT))),
);

/**
 * What a picture looks like, in 64 bits: which of the slowest waves of light over it are stronger than the middle one of them (a perceptual
 * hash by discrete cosine transform). The same picture smaller, lighter or encoded otherwise has nearly the same; one that is turned, mirrored
 * or cut has another. `points` are its shades of grey, LOOKED_AT × LOOKED_AT of them. As the database keeps it: signed.
 */
export function likenessOf(points: Uint8Array): bigint {
  const waves = wavesIn(points);
  // The first is how light all of it is.
  const sizes = waves.slice(1);
  if (Math.max(...sizes.map(Math.abs)) / LOOKED_AT < LEAST) return NO_LIKENESS;
  const middle = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length / 2)] ?? 0;
  const bits = waves.reduce((known, size, at) => (at > 0 && size > middle ? known | (1n << BigInt(at)) : known), 0n);
  return BigInt.asIntN(BITS, bits);
}

/** How strong each wave is, by rows and then by columns of them. */
function wavesIn(points: Uint8Array): number[] {
  const rows = Array.from({ length: LOOKED_AT }, (_, y) => COSINES.map((cosines) => sum(cosines, (at) => points[y * LOOKED_AT + at] ?? 0)));
  return COSINES.flatMap((cosines) => COSINES.map((_, wave) => sum(cosines, (y) => rows[y]?.[wave] ?? 0)));
}

function sum(cosines: readonly number[], value: (at: number) => number): number {
  return cosines.reduce((total, cosine, at) => total + cosine * value(at), 0);
}

/** The parts that something alike has one of, as the database numbers them: each part of it as it is, and with any one bit changed. */
export function partsAlike(likeness: bigint): number[] {
  const bits = BigInt.asUintN(BITS, likeness);
  return Array.from({ length: BITS / PART_BITS }, (_, nr) => {
    const part = Number((bits >> BigInt(nr * PART_BITS)) & 0xffffn);
    const changed = Array.from({ length: PART_BITS }, (_, bit) => part ^ (1 << bit));
    return [part, ...changed].map((value) => nr * 2 ** PART_BITS + value);
  }).flat();
}
