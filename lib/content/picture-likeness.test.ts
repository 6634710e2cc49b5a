import { describe, expect, test } from 'vitest';
import { LOOKED_AT, likenessOf, NO_LIKENESS, partsAlike } from '#lib/content/picture-likeness.ts';

const points = (shade: (x: number, y: number) => number) =>
  Uint8Array.from({ length: LOOKED_AT * LOOKED_AT }, (_, at) => shade(at % LOOKED_AT, Math.floor(at / LOOKED_AT)));
const bits = (value: bigint) => [...BigInt.asUintN(64, value).toString(2)].filter((bit) => bit === '1').length;
const apart = (one: bigint, other: bigint) => bits(one ^ other);

/** Lights and shadows of a landscape: so many, where chance by that seed puts them. */
const landscape = (seed: number) => {
  const random = (nr: number) => Math.abs(Math.sin(seed * 12.9898 + nr * 78.233) * 43_758.5453) % 1;
  const lights = Array.from({ length: 40 }, (_, nr) => [
    random(nr) * 32,
    random(nr + 100) * 32,
    (random(nr + 200) - 0.5) * 160,
    2 + random(nr + 300) * 5,
  ]);
  return points((x, y) =>
    Math.min(
      255,
      Math.max(
        0,
        lights.reduce(
          (sum, [cx = 0, cy = 0, light = 0, wide = 1]) => sum + light * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * wide ** 2)),
          128,
        ),
      ),
    ),
  );
};
const hills = landscape(1);
const boat = landscape(2);

describe('what a picture looks like', () => {
  test('stays nearly what it was when the picture is lighter, flatter or noisier', () => {
    const noisy = hills.map((shade, at) => shade * 0.85 + 20 + Math.abs(Math.sin(at * 91.17) * 9) - 4);
    expect(apart(likenessOf(hills), likenessOf(noisy))).toBeLessThan(4);
    expect(apart(likenessOf(hills), likenessOf(boat))).toBeGreaterThan(15);
  });

  test('has about as much of each bit, and is kept signed', () => {
    for (const picture of [hills, boat]) {
      expect(Math.abs(bits(likenessOf(picture)) - 31)).toBeLessThan(3);
      expect(likenessOf(picture)).toBe(BigInt.asIntN(64, likenessOf(picture)));
    }
  });

  test('is nothing of what has one colour all over', () => {
    expect(likenessOf(points(() => 200))).toBe(NO_LIKENESS);
    expect(likenessOf(points((x) => 200 + (x % 2)))).toBe(NO_LIKENESS);
  });
});

test('of any two that differ in at most seven bits, one has a part that the other is looked for by', () => {
  const plain = (value: bigint) => [0, 1, 2, 3].map((nr) => nr * 65_536 + Number((BigInt.asUintN(64, value) >> BigInt(16 * nr)) & 0xffffn));
  const one = likenessOf(hills);
  for (let round = 0; round < 500; round++) {
    const changed = Array.from({ length: 7 }, (_, nr) => (round * 31 + nr * nr * 13 + nr * 9) % 64);
    const other = BigInt.asIntN(
      64,
      changed.reduce((value, bit) => value ^ (1n << BigInt(bit)), one),
    );
    expect(plain(other).some((part) => partsAlike(one).includes(part))).toBe(true);
  }
  expect(new Set(partsAlike(one)).size).toBe(68);
});
