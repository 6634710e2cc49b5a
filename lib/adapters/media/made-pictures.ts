import sharp, { type Sharp } from 'sharp';
import type { Line } from '#lib/adapters/media/line.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { MADE, STILL } from '#lib/adapters/media/picture-place.ts';
import type { Made, MadePicture } from '#lib/adapters/media/port.ts';
import { CROP_WIDTHS, type MadeType, madeWidths, shapeBox } from '#lib/content/picture-shapes.ts';
import { cropBox } from '#lib/content/share-crop.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { StorageAway } from '#lib/errors/storage-away.ts';

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
  private readonly files: PictureFiles;
  private readonly line: Line;
  private readonly bounds: Bounds;
  /** What is being made: whoever asks meanwhile waits for the same one. */
  private readonly underway = new Map<string, Promise<Uint8Array | undefined>>();

  constructor(files: PictureFiles, line: Line, bounds: Bounds) {
    this.files = files;
    this.line = line;
    this.bounds = bounds;
  }

  async read(id: string, wanted: MadePicture): Promise<Made | undefined> {
    const name = nameOf(wanted);
    const kept = (await this.kept(id, name)) ?? (await this.keptSo(id, wanted));
    if (kept !== undefined) return { bytes: kept, exakt: true };
    const offered = await this.offered(id);
    if (!isOffered(offered, wanted)) return undefined;
    if (!this.underway.has(`${id} ${name}`) && this.line.waiting >= this.bounds.vantande) return this.nearest(id, offered, wanted);
    const made = this.make(id, name, () => this.encoded(id, offered, wanted)).catch(unlessFull);
    const bytes = await Promise.race([made, after(this.bounds.talamodMs)]);
    if (bytes === 'sent') return this.nearest(id, offered, wanted);
    return bytes && { bytes, exakt: true };
  }

  /** As shared links show it (lib/content/share-crop.ts); throws NoRoom where it cannot be kept. */
  async readShared(id: string, lage: number): Promise<Uint8Array | undefined> {
    const name = `delning-${lage}`;
    const kept = await this.kept(id, name);
    if (kept !== undefined) return kept;
    return this.make(id, name, async () => {
      const widest = (await this.offered(id)).bredder.at(-1);
      const file = widest === undefined ? undefined : await this.files.read(id, String(widest));
      return file && shared(file, lage);
    });
  }

  private kept(id: string, name: string): Promise<Uint8Array | undefined> {
    return this.files.read(id, `${MADE}/${name}`);
  }

  /** The file of that width, where the picture came in that type. */
  private async keptSo(id: string, { typ, bredd, beskuren }: MadePicture): Promise<Uint8Array | undefined> {
    if (beskuren !== null) return undefined;
    const file = await this.files.read(id, String(bredd));
    return file !== undefined && BEGINS[typ](file) ? file : undefined;
  }

  private async offered(id: string): Promise<Offered> {
    const names = await this.files.names(id);
    const bredder = names.filter((name) => /^\d+$/.test(name)).map(Number);
    return { bredder: bredder.toSorted((a, b) => a - b), rorlig: names.includes(STILL) };
  }

  private make(id: string, name: string, work: () => Promise<Uint8Array | undefined>): Promise<Uint8Array | undefined> {
    const key = `${id} ${name}`;
    const underway = this.underway.get(key);
    if (underway !== undefined) return underway;
    const make = async () => {
      const bytes = await work();
      if (bytes !== undefined) await this.files.keepMade(id, name, bytes);
      return bytes;
    };
    const making = this.line.run(make).finally(() => this.underway.delete(key));
    this.underway.set(key, making);
    return making;
  }

  /** `undefined` where the picture has been removed meanwhile. */
  private async encoded(id: string, { bredder, rorlig }: Offered, { typ, bredd, beskuren }: MadePicture): Promise<Uint8Array | undefined> {
    const source = (width: number) => this.files.read(id, rorlig ? STILL : String(width));
    const enough = (needed: number) => bredder.find((width) => width >= needed) ?? bredder.at(-1) ?? 0;
    if (beskuren === null) {
      const file = await source(enough(bredd * WIDE_ENOUGH));
      return file && encoders[typ](sharp(file).resize({ width: bredd, withoutEnlargement: true })).toBuffer();
    }
    const { form, lage } = beskuren;
    const narrowest = await source(bredder[0] ?? 0);
    if (narrowest === undefined) return undefined;
    const small = await sizeOf(narrowest);
    const share = shapeBox(small, form, lage).width / small.bredd;
    const file = await source(enough((bredd * WIDE_ENOUGH) / share));
    if (file === undefined) return undefined;
    const box = shapeBox(await sizeOf(file), form, lage);
    return encoders[typ](sharp(file).extract(box).resize({ width: bredd, withoutEnlargement: true })).toBuffer();
  }

  /** Of what is kept, the same crop in another width, else the whole picture in the width that was asked for or the next. */
  private async nearest(id: string, { bredder, rorlig }: Offered, { bredd, beskuren }: MadePicture): Promise<Made | undefined> {
    const crops = beskuren === null ? [] : await this.crops(id, shapeName(beskuren));
    const [crop] = crops.toSorted((one, other) => Math.abs(one.bredd - bredd) - Math.abs(other.bredd - bredd));
    const whole = rorlig ? STILL : String(bredder.find((width) => width >= bredd) ?? bredder.at(-1));
    const bytes = (crop && (await this.kept(id, crop.name))) ?? (await this.files.read(id, whole));
    return bytes && { bytes, exakt: false };
  }

  private async crops(id: string, beginning: string): Promise<Array<{ name: string; bredd: number }>> {
    const names = await this.files.madeNames(id);
    return names
      .filter((name) => name.startsWith(beginning))
      .map((name) => ({ name, bredd: Number.parseInt(name.slice(beginning.length), 10) }));
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

function isOffered({ bredder, rorlig }: Offered, { bredd, beskuren }: MadePicture): boolean {
  if (bredder.length === 0) return false;
  return beskuren === null ? !rorlig && madeWidths(bredder).includes(bredd) : CROP_WIDTHS.includes(bredd);
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

async function after(ms: number): Promise<'sent'> {
  // Nobody is kept waiting by it: a process may end meanwhile.
  return new Promise((resolve) => setTimeout(() => resolve('sent'), ms).unref());
}

/** A reader gets the nearest of a picture that there is no room for. */
function unlessFull(error: unknown): 'sent' {
  if (error instanceof NoRoom || error instanceof StorageAway) return 'sent';
  throw error;
}
