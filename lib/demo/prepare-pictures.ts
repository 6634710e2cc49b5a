import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from '#lib/demo/pictures/canvas.ts';
import { DRAWINGS, drawPicture, isPictureKey, PICTURES, type PictureKey } from '#lib/demo/pictures.ts';
import { DESCRIPTION, type PreparedDemoPicture, readPrepared } from '#lib/demo/prepared-picture.ts';

/** Narrower than the drawing itself, which is the last. */
const NARROWER = [320, 640, 960, 1280, 1920];

/**
 * Draws every picture of the demo and encodes it in all widths, each in a folder of its own named by its key, so that a first
 * start has only to copy them: drawing takes a third of a second each. What is there already is left as it is.
 */
export async function prepareDemoPictures(folder: string): Promise<void> {
  const keys = Object.keys(PICTURES).filter(isPictureKey);
  const next = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) await prepareOne(folder, key);
  };
  await Promise.all([next(), next()]);
}

async function prepareOne(folder: string, key: PictureKey): Promise<void> {
  const place = path.join(folder, key);
  const av = createHash('sha256').update(DRAWINGS[key]()).update(String(NARROWER)).digest('hex');
  const known = await readPrepared(place).catch(() => undefined);
  if (known?.av === av) return;
  const drawn = await drawPicture(key);
  const draft = `${place}.ny`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  await writeFile(path.join(draft, String(WIDTH)), drawn);
  for (const width of NARROWER) {
    await writeFile(path.join(draft, String(width)), await sharp(drawn).resize({ width }).jpeg({ quality: 80 }).toBuffer());
  }
  const prepared: PreparedDemoPicture = {
    ...{ av, typ: 'image/jpeg', bredd: WIDTH, hojd: HEIGHT, byte: drawn.byteLength },
    ...{ hash: createHash('sha256').update(drawn).digest('hex'), bredder: [...NARROWER, WIDTH] },
  };
  await writeFile(path.join(draft, DESCRIPTION), JSON.stringify(prepared));
  // Renamed when whole, so that a build that is broken off leaves no half picture.
  await rm(place, { recursive: true, force: true });
  await rename(draft, place);
}
