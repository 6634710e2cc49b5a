/*
 * The checksum of two texts after each other, of their checksums alone: a CRC is a remainder modulo a polynomial over two elements, and
 * what comes first is multiplied by x to the power of the bits that follow. As zlib's crc32_combine, which Node does not have.
 */

const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const BITS = 32;

/** The product of two polynomials, whose highest bits are their lowest powers. */
function product(one: number, other: number): number {
  let sum = 0;
  let shifted = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if ((one & bit) !== 0) sum ^= shifted;
    shifted = (shifted & 1) !== 0 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1;
  }
  return sum >>> 0;
}

/** x to the power of 8 · 2ⁿ. */
const POWERS: number[] = [0x00800000];
while (POWERS.length < BITS) {
  const last = POWERS.at(-1) ?? ONE;
  POWERS.push(product(last, last));
}

/** The checksum of what has the first checksum followed by what has the second and so many bytes. */
export function joinedCrc(first: number, second: number, secondLength: number): number {
  let power = ONE;
  for (let left = secondLength, n = 0; left > 0; left = Math.floor(left / 2), n++) {
    if (left % 2 === 1) power = product(power, POWERS[n] ?? ONE);
  }
  return (product(power, first) ^ second) >>> 0;
}
