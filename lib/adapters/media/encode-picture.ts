import { hash } from 'node:crypto';
import sharp, { type OutputInfo, type Sharp } from 'sharp';
import { gifFrames } from '#lib/adapters/media/gif-frames.ts';
import { pictureColour } from '#lib/adapters/media/picture-colour.ts';
import { PictureFault, type PreparedPicture } from '#lib/adapters/media/port.ts';
import { STILL_WIDTH } from '#lib/content/picture-shapes.ts';
import { LIMITS } from '#lib/contract/limits.ts';

// One piece of work takes one core, and the rest of Studio has another; what has been decoded is kept by nobody.
sharp.concurrency(1);
sharp.cache(false);

/** Widths that layouts ask for; those wider than the picture are left out. */
const VARIANT_WIDTHS = [320, 640, 960, 1280, 1920];
/** Nothing wider is kept: no screen shows more, and a raw camera file is 20 MB. */
const WIDEST = 2560;

const FORMATS = { jpeg: 'image/jpeg', png: 'image/png', webp: 'image/webp', avif: 'image/avif', gif: 'image/gif' } as const;
type Format = keyof typeof FORMATS;

const encoders: Record<Format, (picture: Sharp) => Sharp> = {
  jpeg: (picture) => picture.jpeg({ quality: 82, mozjpeg: true }),
  png: (picture) => picture.png(),
  webp: (picture) => picture.webp({ quality: 82 }),
  // The default takes four times as long, for a tenth fewer bytes.
  avif: (picture) => picture.avif({ quality: 60, effort: 2 }),
  gif: (picture) => picture.gif(),
};

function isFormat(format: string | undefined): format is Format {
  return format !== undefined && format in FORMATS;
}

/** What a file is, told by its head. */
interface Kind {
  format: Format;
  rorlig: boolean;
}

/** A picture that has been decoded once: all its widths are made of this. */
export interface DecodedPicture {
  prepared: PreparedPicture;
  /** The picture itself, encoded anew. */
  original: Buffer;
  /** Encoded anew in one of its narrower widths. */
  inWidth(bredd: number): Promise<Buffer>;
  /** The first frame of one that moves. */
  still(): Promise<Buffer>;
}

/** Decodes `bytes` and encodes it anew; refuses, with a PictureFault, what MediaPort.store refuses. */
export async function decodePicture(bytes: Uint8Array): Promise<DecodedPicture> {
  const kind = await kindOf(bytes);
  try {
    const { original, width, height, pixels, inWidth } = kind.rorlig
      ? await moving(bytes, kind.format)
      : await standing(bytes, kind.format);
    const prepared: PreparedPicture = {
      typ: FORMATS[kind.format],
      bredd: width,
      hojd: height,
      byte: original.byteLength,
      hash: hash('sha256', original, 'hex'),
      farg: await pictureColour(pixels()),
      bredder: [...(kind.rorlig ? [] : VARIANT_WIDTHS.filter((one) => one < width)), width],
      rorlig: kind.rorlig,
      filer: {},
    };
    return { prepared, original, inWidth, still: () => stillOf(bytes) };
  } catch (cause) {
    throw new PictureFault('bild_ogiltig', cause);
  }
}

interface Encoded {
  original: Buffer;
  width: number;
  height: number;
  /** The picture, or the first of one that moves. */
  pixels(): Sharp;
  inWidth(bredd: number): Promise<Buffer>;
}

/** Its pixels are held while its widths are made: to decode a camera's file for each takes longer than to encode it. */
async function standing(bytes: Uint8Array, format: Format): Promise<Encoded> {
  const { data, info } = await sharp(bytes, { limitInputPixels: LIMITS.mediaPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: rawOf(info) });
  const original = await encoders[format](pixels()).toBuffer();
  const inWidth = (width: number) => encoders[format](pixels().resize({ width })).toBuffer();
  return { original, width: info.width, height: info.height, pixels, inWidth };
}

function rawOf({ width, height, channels }: OutputInfo): { width: number; height: number; channels: OutputInfo['channels'] } {
  return { width, height, channels };
}

async function moving(bytes: Uint8Array, format: Format): Promise<Encoded> {
  const frames = sharp(bytes, { limitInputPixels: LIMITS.mediaPixels, failOn: 'error', animated: true })
    .autoOrient()
    .resize({ width: WIDEST, withoutEnlargement: true });
  const { data, info } = await encoders[format](frames).toBuffer({ resolveWithObject: true });
  return {
    original: data,
    width: info.width,
    height: info.pageHeight ?? info.height,
    pixels: () => sharp(data),
    inWidth: async () => data,
  };
}

async function kindOf(bytes: Uint8Array): Promise<Kind> {
  try {
    const { format: named, compression, width, height, pages } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const format = named === 'heif' && compression === 'av1' ? 'avif' : named;
    if (!isFormat(format)) throw new PictureFault('bild_ogiltig');
    const frames = framesOf(format, bytes, pages);
    if (frames === undefined || frames === 0) throw new PictureFault('bild_ogiltig');
    if (frames > LIMITS.mediaFrames) throw new PictureFault('bild_for_manga_rutor');
    const rorlig = frames > 1;
    if (width * height * frames > LIMITS.mediaPixels) throw new PictureFault('bild_for_stor_yta');
    return { format, rorlig };
  } catch (cause) {
    throw cause instanceof PictureFault ? cause : new PictureFault('bild_ogiltig', cause);
  }
}

/** Only of a GIF and a WebP are the frames kept; of any other kind that has several the first is the picture. */
function framesOf(format: Format, bytes: Uint8Array, pages = 1): number | undefined {
  if (format === 'gif') return gifFrames(bytes, LIMITS.mediaFrames);
  return format === 'webp' ? pages : 1;
}

function stillOf(bytes: Uint8Array): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: LIMITS.mediaPixels })
    .resize({ width: STILL_WIDTH, withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
