import type { Sharp } from 'sharp';

/** Large enough for a hole in it to be seen. */
const SIDE = 64;

/** The mean colour of a picture, as `#rrggbb`; empty for one that can be seen through, behind which a colour would stay. */
export async function pictureColour(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize({ width: SIDE, height: SIDE, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = info.channels >= 3 ? 3 : 1;
  const sums = [0, 0, 0];
  for (let at = 0; at < data.length; at += info.channels) {
    if (info.channels > colours && data[at + colours] !== 255) return '';
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (data[at + Math.min(c, colours - 1)] ?? 0);
  }
  return `#${sums
    .map((sum) =>
      Math.round(sum / (SIDE * SIDE))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
