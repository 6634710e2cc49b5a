import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCropPlace } from '#lib/content/crop-part.ts';
import { keysOf } from '#lib/content/keys-of.ts';
import { cropWidths, madeWidths, SHAPES, shapeBox, shapeHeight, shapePlace } from '#lib/content/picture-shapes.ts';

const size = fc.record({ bredd: fc.integer({ min: 10, max: 2560 }), hojd: fc.integer({ min: 10, max: 6000 }) });
const fokus = fc.option(fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) }), { nil: null });
const shape = fc.constantFrom(...keysOf(SHAPES));

describe('a picture in a shape', () => {
  test.each([
    ['16x9', { bredd: 2000, hojd: 2000 }, { x: 0, y: 0 }, { left: 0, top: 0, width: 2000, height: 1125 }],
    ['1x1', { bredd: 3000, hojd: 1000 }, { x: 100, y: 0 }, { left: 2000, top: 0, width: 1000, height: 1000 }],
    ['4x5', { bredd: 1000, hojd: 1000 }, null, { left: 100, top: 0, width: 800, height: 1000 }],
    ['4x3', { bredd: 1200, hojd: 900 }, { x: 3, y: 3 }, { left: 0, top: 0, width: 1200, height: 900 }],
  ] as const)('%s lies around what matters', (name, picture, focus, box) => {
    expect(shapeBox(picture, name, shapePlace(picture, name, focus))).toEqual(box);
  });

  test('has one of few places, lies within the picture, and has the proportions', () => {
    fc.assert(
      fc.property(size, fokus, shape, (picture, focus, name) => {
        const lage = shapePlace(picture, name, focus);
        expect(isCropPlace(lage)).toBe(true);
        const { left, top, width, height } = shapeBox(picture, name, lage);
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + width).toBeLessThanOrEqual(picture.bredd);
        expect(top + height).toBeLessThanOrEqual(picture.hojd);
        const [wide, high] = SHAPES[name];
        // To half a pixel of either side.
        expect(Math.abs(width * high - height * wide)).toBeLessThanOrEqual(Math.max(wide, high));
      }),
    );
  });

  test('is in few widths, and never enlarged', () => {
    expect(cropWidths({ bredd: 2560, hojd: 1707 }, '16x9')).toEqual([320, 640, 960, 1280]);
    expect(cropWidths({ bredd: 2560, hojd: 800 }, '4x5')).toEqual([320, 640]);
    expect(cropWidths({ bredd: 319, hojd: 2000 }, '1x1')).toEqual([]);
    expect(madeWidths([320, 640, 1920, 2560])).toEqual([320, 640, 1920]);
    expect(shapeHeight('4x5', 320)).toBe(400);
  });
});
