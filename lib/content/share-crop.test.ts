import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCropPlace } from '#lib/content/crop-part.ts';
import { cropBox, shareCrop } from '#lib/content/share-crop.ts';

const size = fc.record({ bredd: fc.integer({ min: 1, max: 2560 }), hojd: fc.integer({ min: 1, max: 6000 }) });
const fokus = fc.record({ x: fc.integer({ min: 0, max: 100 }), y: fc.integer({ min: 0, max: 100 }) });

describe('the crop of a picture for shared links', () => {
  test.each([
    ['a wide picture is cut at its sides', { bredd: 2000, hojd: 630 }, { x: 0, y: 50 }, { bredd: 1200, hojd: 630, lage: 0 }],
    ['a tall one above and below', { bredd: 1200, hojd: 2000 }, { x: 50, y: 100 }, { bredd: 1200, hojd: 630, lage: 100 }],
    ['around its middle when nobody has said what matters', { bredd: 2560, hojd: 1707 }, null, { bredd: 1200, hojd: 630, lage: 50 }],
    ['a small one is not enlarged', { bredd: 800, hojd: 800 }, { x: 50, y: 50 }, { bredd: 800, hojd: 420, lage: 50 }],
    ['one that needs no cut is only made smaller', { bredd: 2400, hojd: 1260 }, { x: 3, y: 97 }, { bredd: 1200, hojd: 630, lage: 50 }],
  ])('%s', (_, picture, focus, crop) => {
    expect(shareCrop(picture, focus)).toEqual(crop);
  });

  test('there is none of a picture that would look small', () => {
    expect(shareCrop({ bredd: 599, hojd: 900 }, null)).toBeNull();
    expect(shareCrop({ bredd: 2000, hojd: 300 }, null)).toBeNull();
  });

  test('lies within the picture, has a place there is, is never enlarged, and keeps the proportions', () => {
    fc.assert(
      fc.property(size, fokus, (picture, focus) => {
        const crop = shareCrop(picture, focus);
        fc.pre(crop !== null);
        const box = cropBox(picture, crop.lage);
        expect(isCropPlace(crop.lage)).toBe(true);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(picture.bredd);
        expect(box.top + box.height).toBeLessThanOrEqual(picture.hojd);
        expect(crop.bredd).toBeLessThanOrEqual(box.width);
        expect(Math.abs(crop.bredd / crop.hojd - 1200 / 630)).toBeLessThan(0.01);
      }),
    );
  });

  test('shows what matters', () => {
    fc.assert(
      fc.property(size, fokus, (picture, focus) => {
        const crop = shareCrop(picture, focus);
        fc.pre(crop !== null);
        const { left, top, width, height } = cropBox(picture, crop.lage);
        // Half a step, and a pixel for the rounding.
        const slack = (whole: number, part: number) => (whole - part) * 0.025 + 1;
        const [x, y] = [(picture.bredd * focus.x) / 100, (picture.hojd * focus.y) / 100];
        expect(x).toBeGreaterThanOrEqual(left - slack(picture.bredd, width));
        expect(x).toBeLessThanOrEqual(left + width + slack(picture.bredd, width));
        expect(y).toBeGreaterThanOrEqual(top - slack(picture.hojd, height));
        expect(y).toBeLessThanOrEqual(top + height + slack(picture.hojd, height));
      }),
    );
  });

  test('has few places', () => {
    expect(Array.from({ length: 300 }, (_, n) => n - 100).filter(isCropPlace)).toHaveLength(21);
    expect(isCropPlace(7)).toBe(false);
  });
});
