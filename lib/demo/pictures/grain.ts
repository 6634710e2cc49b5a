import { seeded } from '#lib/demo/pictures/canvas.ts';

const SIZE = 512;

/** A tile of paper grain: specks of black and white, faint enough to be felt more than seen. */
export const GRAIN_TILE = (() => {
  const random = seeded(1889);
  const pixels = Buffer.alloc(SIZE * SIZE * 4);
  for (let offset = 0; offset < pixels.length; offset += 4) {
    // The mean of two is denser around zero than one: most specks hardly show, a few do.
    const speck = random() + random() - 1;
    pixels.fill(speck > 0 ? 255 : 0, offset, offset + 3);
    pixels[offset + 3] = Math.round(Math.abs(speck) * 30);
  }
  return { input: pixels, raw: { width: SIZE, height: SIZE, channels: 4 as const }, tile: true };
})();
