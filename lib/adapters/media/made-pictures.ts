import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Line } from '#lib/adapters/media/line.ts';
import { MADE, STILL } from '#lib/adapters/media/picture-place.ts';
import type { Made, MadePicture } from '#lib/adapters/media/port.ts';
import { unlessMissing } from '#lib/adapters/media/unless-missing.ts';
import { CROP_WIDTHS, type MadeType, madeWidths, shapeBox } from '#lib/content/picture-shapes.ts';
import { cropBox } from '#lib/content/share-crop.ts';
import { inRoom, NoRoom } from '#lib/errors/no-room.ts';

/** Of one picture: all its widths in both types, and the crops of two focus points. Beyond that the oldest go. */
const MOST_KEPT = 100;
const KEPT_WHEN_SWEPT = 75;
/** A file that was being written so long ago is whole no more. */
const BROKEN_OFF_MS = 60 * 60 * 1000;
/** A kept width at least so many times as wide loses nothing that is seen when it is made narrower, and is soon decoded. */
const WIDE_ENOUGH = 2;

const encoders: Record<MadeType, (picture: Sharp) => Sharp> = {
  // More effort takes two to five times as long, and saves nothing to speak of at this quality. Colours are as fine as in what it is made of.
  avif: (picture) => picture.avif({ quality: 50, effort: 0, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 80, effort: 2 }),
};

const BEGINS: Record<MadeType, (bytes: Uint8Array) => boolean> = {
  avif: (bytes) => Buffer.from(bytes.subarray(4, 12)).toString('latin1') === 'ftypavif',
  webp: (bytes) => Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP',
};

interface Bounds {
  /** How many readers wait for something to be made before the rest get the nearest. */
  vantande: number;
  /** And how long one of them does. */
  talamodMs: number;
}

/** Pictures as somebody has asked for them, made of those that are kept and kept beside them. */
export class MadePictures {
  private readonly placeOf: (id: string) => string;
  private readonly line: Line;
  private readonly bounds: Bounds;
  /** What is being made: whoever asks meanwhile waits for the same one. */
  private readonly underway = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(placeOf: (id: string) => string, line: Line, bounds: Bounds) {
    this.placeOf = placeOf;
    this.line = line;
    this.bounds = bounds;
  }

  async read(id: string, wanted: MadePicture): Promise<Made | undefined> {
    const place = this.placeOf(id);
    const name = nameOf(wanted);
    const kept = (await unlessMissing(readFile(path.join(place, MADE, name)))) ?? (await keptSo(place, wanted));
    if (kept !== undefined) return { bytes: kept, exakt: true };
    const offered = await offeredIn(place);
    if (!isOffered(offered, wanted)) return undefined;
    if (!this.underway.has(`${id} ${name}`) && this.line.waiting >= this.bounds.vantande) return nearest(place, offered, wanted);
    const made = this.make(id, name, () => encodedSo(place, offered, wanted)).catch(unlessFull);
    const bytes = await Promise.race([made, after(this.bounds.talamodMs)]);
    if (bytes === 'sent') return nearest(place, offered, wanted);
    return bytes && { bytes, exakt: true };
  }

  /** As shared links show it (lib/content/share-crop.ts); throws NoRoom where it cannot be kept. */
  async readShared(id: string, lage: number): Promise<Uint8Array | undefined> {
    const place = this.placeOf(id);
    const name = `delning-${lage}`;
    const kept = await unlessMissing(readFile(path.join(place, MADE, name)));
    if (kept !== undefined) return kept;
    return this.make(id, name, async () => {
      const widest = (await offeredIn(place)).bredder.at(-1);
      return widest === undefined ? undefined : shared(await readFile(path.join(place, String(widest))), lage);
    });
  }

  private make(id: string, name: string, work: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const key = `${id} ${name}`;
    const underway = this.underway.get(key);
    if (underway !== undefined) return underway;
    const place = this.placeOf(id);
    const making = unlessMissing(
      inRoom(this.line.run(async () => kept(path.join(place, MADE), name, await unlessMissing(work())))),
    ).finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    return making;
  }
}

function nameOf({ typ, bredd, beskuren }: MadePicture): string {
  return beskuren === null ? `${bredd}.${typ}` : `${shapeName(beskuren)}${bredd}.${typ}`;
}

function shapeName({ form, lage }: NonNullable<MadePicture['beskuren']>): string {
  return `${form}-${lage}-`;
}

/** What is kept of a picture: its widths, ascending, and whether it moves. */
interface Offered {
  bredder: number[];
  rorlig: boolean;
}

async function offeredIn(place: string): Promise<Offered> {
  const names = (await unlessMissing(readdir(place))) ?? [];
  const bredder = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return { bredder: bredder.toSorted((a, b) => a - b), rorlig: names.includes(STILL) };
}

function isOffered({ bredder, rorlig }: Offered, { bredd, beskuren }: MadePicture): boolean {
  if (bredder.length === 0) return false;
  return beskuren === null ? !rorlig && madeWidths(bredder).includes(bredd) : CROP_WIDTHS.includes(bredd);
}

/** The file of that width, where the picture came in that type. */
async function keptSo(place: string, { typ, bredd, beskuren }: MadePicture): Promise<Uint8Array | undefined> {
  if (beskuren !== null) return undefined;
  const file = await unlessMissing(readFile(path.join(place, String(bredd))));
  return file !== undefined && BEGINS[typ](file) ? file : undefined;
}

async function encodedSo(place: string, { bredder, rorlig }: Offered, { typ, bredd, beskuren }: MadePicture): Promise<Uint8Array> {
  const source = async (width: number) => readFile(path.join(place, rorlig ? STILL : String(width)));
  const enough = (needed: number) => bredder.find((width) => width >= needed) ?? bredder.at(-1) ?? 0;
  if (beskuren === null) {
    const file = await source(enough(bredd * WIDE_ENOUGH));
    return encoders[typ](sharp(file).resize({ width: bredd, withoutEnlargement: true })).toBuffer();
  }
  const { form, lage } = beskuren;
  const small = await sizeOf(await source(bredder[0] ?? 0));
  const share = shapeBox(small, form, lage).width / small.bredd;
  const file = await source(enough((bredd * WIDE_ENOUGH) / share));
  const box = shapeBox(await sizeOf(file), form, lage);
  return encoders[typ](sharp(file).extract(box).resize({ width: bredd, withoutEnlargement: true })).toBuffer();
}

async function shared(file: Uint8Array, lage: number): Promise<Uint8Array> {
  const { bredd, ...box } = cropBox(await sizeOf(file), lage);
  // What can be seen through is seen on white, where most shared links are shown.
  return sharp(file)
    .extract(box)
    .resize({ width: bredd, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function sizeOf(file: Uint8Array): Promise<{ bredd: number; hojd: number }> {
  const { width, height } = await sharp(file).metadata();
  return { bredd: width, hojd: height };
}

/** Renamed when whole, so that nobody reads half of it. The picture's own folder is not made: what has been removed stays so. */
async function kept(folder: string, name: string, bytes: Uint8Array | undefined): Promise<Uint8Array | undefined> {
  if (bytes === undefined) return undefined;
  const draft = path.join(folder, `.${name}.${randomUUID()}`);
  try {
    await mkdir(folder).catch(unlessThere);
    await writeFile(draft, bytes);
    await rename(draft, path.join(folder, name));
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await sweep(folder);
  return bytes;
}

/** Removes what a kill has left half, and the oldest of what is too much. */
async function sweep(folder: string): Promise<void> {
  const names = await readdir(folder);
  const drafts = names.filter((name) => name.startsWith('.'));
  const over = names.length - drafts.length > MOST_KEPT;
  if (!over && drafts.length === 0) return;
  const files = await Promise.all(
    names.map(async (name) => ({ name, at: (await unlessMissing(stat(path.join(folder, name))))?.mtimeMs ?? 0 })),
  );
  const whole = files.filter(({ name }) => !name.startsWith('.')).toSorted((one, other) => other.at - one.at);
  const brokenOff = files.filter(({ name, at }) => name.startsWith('.') && at < Date.now() - BROKEN_OFF_MS);
  const gone = [...brokenOff, ...(over ? whole.slice(KEPT_WHEN_SWEPT) : [])];
  await Promise.all(gone.map(({ name }) => rm(path.join(folder, name), { force: true })));
}

/** Of what is kept, the same crop in another width, else the whole picture in the width that was asked for or the next. */
async function nearest(place: string, { bredder, rorlig }: Offered, { bredd, beskuren }: MadePicture): Promise<Made | undefined> {
  const crops = beskuren === null ? [] : await cropsIn(place, shapeName(beskuren));
  const [crop] = crops.toSorted((one, other) => Math.abs(one.bredd - bredd) - Math.abs(other.bredd - bredd));
  const whole = rorlig ? STILL : String(bredder.find((width) => width >= bredd) ?? bredder.at(-1));
  const bytes =
    (crop && (await unlessMissing(readFile(path.join(place, MADE, crop.name))))) ??
    (await unlessMissing(readFile(path.join(place, whole))));
  return bytes && { bytes, exakt: false };
}

async function cropsIn(place: string, beginning: string): Promise<Array<{ name: string; bredd: number }>> {
  const names = (await unlessMissing(readdir(path.join(place, MADE)))) ?? [];
  return names
    .filter((name) => name.startsWith(beginning))
    .map((name) => ({ name, bredd: Number.parseInt(name.slice(beginning.length), 10) }));
}

async function after(ms: number): Promise<'sent'> {
  // Nobody is kept waiting by it: a process may end meanwhile.
  return new Promise((resolve) => setTimeout(() => resolve('sent'), ms).unref());
}

/** A reader gets the nearest of a picture that there is no room for. */
function unlessFull(error: unknown): 'sent' {
  if (error instanceof NoRoom) return 'sent';
  throw error;
}

function unlessThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
