import { createHash, hash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { gifFrames } from '#lib/adapters/media/gif-frames.ts';
import { fetchPictureFile } from '#lib/adapters/media/picture-elsewhere.ts';
import { pictureFolder } from '#lib/adapters/media/picture-place.ts';
import { type MediaPort, PictureFault, PictureUnavailable, type PreparedPicture } from '#lib/adapters/media/port.ts';
import { cropBox } from '#lib/content/share-crop.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { inRoom } from '#lib/errors/no-room.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';

/** Widths that layouts ask for; those wider than the picture are left out. */
const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920];
/** Nothing wider is kept: no screen shows more, and a raw camera file is 20 MB. */
const WIDEST = 2560;

/** The file of the still picture, and how wide it is at most: it stands in lists. */
const STILL = 'stilla';
const STILL_WIDTH = 1280;

const TOLD: Record<PictureFault['kod'], string> = {
  bild_ogiltig: 'Filen är ingen hel bild i JPEG, PNG, WebP, AVIF eller GIF.',
  bild_for_stor_yta: 'Bilden har fler bildpunkter än Studio tar emot.',
  bild_for_manga_rutor: 'Den rörliga bilden har fler rutor än Studio tar emot.',
};

const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' } as const;
type Format = keyof typeof FORMATS;

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && format in FORMATS;
}

/** What a file is, told by its head. */
interface Kind {
  format: Format;
  rorlig: boolean;
}

/** Pictures in a folder of this machine, one folder a picture, one file a width. Those of others are fetched over `network`. */
export function folderMedia(folder: string, network: Network = INTERNET): MediaPort {
  const placeOf = (id: string) => pictureFolder(folder, id);
  /** Crops that are being made: whoever asks meanwhile waits for the same one. */
  const cropping = new Map<string, Promise<Uint8Array | undefined>>();

  const crop = async (id: string, lage: number) => {
    const widest = await widestIn(placeOf(id));
    if (widest === undefined) return undefined;
    const data = await cropped(widest, lage);
    // Renamed when whole, so that no other instance reads half of it.
    const place = path.join(placeOf(id), `delning-${lage}`);
    const draft = `${place}.${randomUUID()}`;
    await writeFile(draft, data);
    await rename(draft, place);
    return data;
  };

  const keep = async (id: string, bytes: Uint8Array): Promise<PreparedPicture> => {
    const { kind, original, prepared } = await prepare(bytes);
    const place = placeOf(id);
    const draft = `${place}.ny`;
    const filer: Record<string, string> = {};
    const write = async (name: string, data: Uint8Array) => {
      await writeFile(path.join(draft, name), data);
      filer[name] = hash('sha256', data, 'hex');
    };
    try {
      await rm(draft, { recursive: true, force: true });
      await mkdir(draft, { recursive: true });
      const written = await Promise.allSettled(
        prepared.bredder.map(async (bredd) => {
          const data = bredd === original.width ? original.data : (await encode(bytes, kind, bredd)).data;
          await write(String(bredd), data);
        }),
      );
      if (kind.rorlig) await write(STILL, await stillOf(bytes));
      // All of them are done by then: none comes into a folder that is being cleared.
      const failed = written.find((one) => one.status === 'rejected');
      if (failed !== undefined) throw failed.reason;
      // Renamed when whole, so that a reader never gets half a picture.
      await rm(place, { recursive: true, force: true });
      await rename(draft, place);
    } catch (error) {
      // What little there was room for is in the way of all else.
      await rm(draft, { recursive: true, force: true });
      throw error;
    }
    return { ...prepared, filer };
  };
  return {
    async prepare(bytes) {
      return (await prepare(bytes)).prepared;
    },

    store: (id, bytes) => inRoom(keep(id, bytes)),

    async fetch(address) {
      const file = await fetchPictureFile(address, network);
      try {
        const { original, prepared } = await prepare(file);
        return { typ: prepared.typ, bytes: original.data };
      } catch (error) {
        throw error instanceof PictureFault ? new PictureUnavailable(TOLD[error.kod], error) : error;
      }
    },

    read: (id, variant) => unlessMissing(readFile(path.join(placeOf(id), String(variant)))),

    hashOf: (id, file) => unlessMissing(hashOfFile(path.join(placeOf(id), file))),

    remove: (id) => rm(placeOf(id), { recursive: true, force: true }),

    async readShared(id, lage) {
      const name = `delning-${lage}`;
      const made = await unlessMissing(readFile(path.join(placeOf(id), name)));
      if (made !== undefined) return made;
      const key = `${id} ${lage}`;
      const underway = cropping.get(key) ?? inRoom(crop(id, lage)).finally(() => cropping.delete(key));
      cropping.set(key, underway);
      return underway;
    },
  };
}

/** The picture itself, encoded anew, and what there is to say of it. */
async function prepare(bytes: Uint8Array) {
  const kind = await kindOf(bytes);
  const original = await encode(bytes, kind, WIDEST);
  const prepared: PreparedPicture = {
    typ: FORMATS[kind.format],
    bredd: original.width,
    hojd: original.height,
    byte: original.data.byteLength,
    hash: hash('sha256', original.data, 'hex'),
    bredder: [...(kind.rorlig ? [] : VARIANT_WIDTHS.filter((width) => width < original.width)), original.width],
    rorlig: kind.rorlig,
    filer: {},
  };
  return { kind, original, prepared };
}

/** A piece at a time: a picture may be large. */
async function hashOfFile(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of createReadStream(file)) sum.update(piece);
  return sum.digest('hex');
}

async function unlessMissing<Content>(reading: Promise<Content>): Promise<Content | undefined> {
  try {
    return await reading;
  } catch (missing) {
    if (missing instanceof Error && 'code' in missing && missing.code === 'ENOENT') return undefined;
    throw missing;
  }
}

/** The file of the widest variant, which is the picture itself. */
async function widestIn(place: string): Promise<string | undefined> {
  const names = (await unlessMissing(readdir(place))) ?? [];
  const widths = names.filter((name) => /^\d+$/.test(name)).map(Number);
  return widths.length === 0 ? undefined : path.join(place, String(Math.max(...widths)));
}

async function cropped(file: string, lage: number): Promise<Uint8Array> {
  const picture = sharp(file);
  const { width, height } = await picture.metadata();
  const { bredd, ...box } = cropBox({ bredd: width, hojd: height }, lage);
  // What can be seen through is seen on white, where most shared links are shown.
  return picture
    .extract(box)
    .resize({ width: bredd, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}

async function kindOf(bytes: Uint8Array): Promise<Kind> {
  try {
    const { format: named, compression, width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const format = named === 'heif' && compression === 'av1' ? 'avif' : named;
    if (!isFormat(format)) throw new PictureFault('bild_ogiltig');
    // Only of these are the frames kept; of any other kind that has several the first is the picture.
    const frames = format === 'gif' ? gifFrames(bytes, LIMITS.mediaFrames) : 1;
    if (frames === undefined || frames === 0) throw new PictureFault('bild_ogiltig');
    if (frames > LIMITS.mediaFrames) throw new PictureFault('bild_for_manga_rutor');
    const rorlig = frames > 1;
    if (width * height * frames > LIMITS.mediaPixels) throw new PictureFault('bild_for_stor_yta');
    return { format, rorlig };
  } catch (cause) {
    throw cause instanceof PictureFault ? cause : new PictureFault('bild_ogiltig', cause);
  }
}

async function encode(bytes: Uint8Array, { format, rorlig }: Kind, width: number) {
  try {
    const upright = sharp(bytes, { limitInputPixels: LIMITS.mediaPixels, failOn: 'error', animated: rorlig })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    const { data, info } = await encoders[format](upright).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.pageHeight ?? info.height };
  } catch (cause) {
    throw new PictureFault('bild_ogiltig', cause);
  }
}

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 82 }),
  // The default takes four times as long, for a tenth fewer bytes.
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  gif: (picture) => picture.gif(),
};

/** The first frame of a picture that moves. */
function stillOf(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: LIMITS.mediaPixels })
    .resize({ width: STILL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
