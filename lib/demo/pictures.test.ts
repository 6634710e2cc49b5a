import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { DRAWINGS, drawPicture, isPictureKey, PICTURES } from '#lib/demo/pictures.ts';

const keys = Object.keys(PICTURES).filter(isPictureKey);
const seen = new Set<string>();

test.each(keys)('%s is a whole picture, like itself each time and like no other', async (key) => {
  const picture = await drawPicture(key);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 2000, height: 1250 });
  expect(DRAWINGS[key]()).toBe(DRAWINGS[key]());
  const hash = createHash('sha256').update(picture).digest('hex');
  expect(seen).not.toContain(hash);
  seen.add(hash);
  // A drawing that failed halfway is a field of one colour: its channels hardly stray.
  const { channels } = await sharp(await sharp(picture).resize(250).toBuffer()).stats();
  expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(25);
});

test('every picture has a file name, words for those who do not see it, and a point to crop around', () => {
  for (const key of keys) {
    const { filnamn, alt, caption, kredit, fokus } = PICTURES[key];
    expect(filnamn).toMatch(/^[a-z0-9-]+\.jpg$/);
    expect([alt.sv.length, alt.en.length].every((length) => length > 30 && length <= 250)).toBe(true);
    expect([caption.length, kredit.length].every((length) => length > 0)).toBe(true);
    expect([fokus.x, fokus.y].every((percent) => percent >= 0 && percent <= 100)).toBe(true);
  }
});
