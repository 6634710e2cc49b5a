import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { gifFrames } from '#lib/adapters/media/gif-frames.ts';

async function gif(frames: number): Promise<Uint8Array> {
  const pixels = Buffer.alloc(8 * 6 * frames * 3);
  for (let frame = 0; frame < frames; frame++) pixels.fill(frame * 40, frame * 144, (frame + 1) * 144);
  return sharp(pixels, { raw: { width: 8, height: 6 * frames, channels: 3, pageHeight: 6 } })
    .gif()
    .toBuffer();
}

describe('the frames of a GIF', () => {
  test('are counted, up to one more than is asked for', async () => {
    expect(gifFrames(await gif(1), 300)).toBe(1);
    expect(gifFrames(await gif(6), 300)).toBe(6);
    expect(gifFrames(await gif(6), 3)).toBe(4);
  });

  test('are none of one that is cut off, wherever', async () => {
    const whole = await gif(5);
    for (let length = 0; length < whole.length; length += 1) expect(gifFrames(whole.subarray(0, length), 300)).toBeUndefined();
  });

  test('are none of what is no GIF', () => {
    for (const other of [[], [0x47, 0x49, 0x46], Buffer.from('GIF90a;'), Buffer.from('GIF89a'.padEnd(2_000, '\u0000'))])
      expect(gifFrames(Uint8Array.from(other), 300)).toBeUndefined();
  });
});
