import type { MadeType, Shape } from '#lib/content/picture-shapes.ts';
import { KindredError } from '#lib/errors/kindred-error.ts';

/** A picture made fit to be shown: decoded, turned upright, stripped of what the camera told, and encoded anew. */
export interface PreparedPicture {
  typ: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif';
  bredd: number;
  hojd: number;
  byte: number;
  /** SHA-256 of the encoded original, hex. */
  hash: string;
  /** Its colour, as `#rrggbb`; empty for one that can be seen through. */
  farg: string;
  /** Widths of the stored variants, ascending, the original's last. */
  bredder: number[];
  /** Whether it moves. Then it is kept in one width, with a still picture of it beside. */
  rorlig: boolean;
  /** SHA-256 of each of its files, hex, by what the file is called; of what is not stored none. */
  filer: Readonly<Record<string, string>>;
}

/** A picture otherwise than it is kept: in another type, whole or the part that a shape shows at a place (lib/content/picture-shapes.ts). */
export interface MadePicture {
  typ: MadeType;
  bredd: number;
  beskuren: { form: Shape; lage: number } | null;
}

/** What there is of it: just that, or the nearest that could be had, in whatever type. */
export interface Made {
  bytes: Uint8Array;
  exakt: boolean;
}

/** Where the bytes of pictures live. */
export interface MediaPort {
  /** What `store` would make of `bytes`, refused as there; nothing is kept. */
  prepare(bytes: Uint8Array): Promise<PreparedPicture>;
  /**
   * Decodes `bytes`, encodes it anew and stores it with its variants under `id`. Refuses, with a PictureFault, what is
   * not a whole JPEG, PNG, WebP, AVIF or GIF, has more pixels than `LIMITS.mediaPixels` in all its frames, or more frames than
   * `LIMITS.mediaFrames`. Storing the same id twice replaces it.
   * Throws NoRoom, having kept nothing, where there is no room for it.
   */
  store(id: string, bytes: Uint8Array): Promise<PreparedPicture>;
  /**
   * The picture at an address on the internet, encoded anew as `store` does; nothing is kept. Throws PictureUnavailable for
   * what is not to be had there: no host on the internet, too large, too slow, or no picture that `store` would take.
   */
  fetch(address: string): Promise<{ typ: PreparedPicture['typ']; bytes: Uint8Array }>;
  /** The file at an address on the internet as it is, refused as `fetch` does but for what it is, which is not looked at but for a page of the web. */
  fileAt(address: string): Promise<Uint8Array>;
  /** The stored bytes of one width, or of the still picture (a WebP) of one that moves; `undefined` when there is none. */
  read(id: string, variant: number | 'stilla'): Promise<Uint8Array | undefined>;
  /**
   * The picture so, made when it is first asked for and kept; `undefined` where there is no such picture, or it is offered in no such
   * width. Whoever asks at once waits for the same one. When too much is being made, or it takes too long, the nearest that is kept.
   */
  readMade(id: string, wanted: MadePicture): Promise<Made | undefined>;
  /** The colour of the picture in that width, as `farg` of what was prepared; empty too where there is no such picture. */
  colourOf(id: string, bredd: number): Promise<string>;
  /** SHA-256 of one of its files, hex, by the name it has in `filer`; `undefined` when there is no such file. */
  hashOf(id: string, file: string): Promise<string | undefined>;
  /** The picture as shared links show it (lib/content/share-crop.ts), a JPEG; `undefined` when there is no such picture. Made once. */
  readShared(id: string, lage: number): Promise<Uint8Array | undefined>;
  /** Forgets all that is stored under `id`, also when there is nothing. */
  remove(id: string): Promise<void>;
}

type PictureRefusal = 'bild_ogiltig' | 'bild_for_stor_yta' | 'bild_for_manga_rutor';

/** Why a file is not taken as a picture. */
export class PictureFault extends KindredError {
  static override readonly errorName: string = 'PictureFault';
  readonly kod: PictureRefusal;

  constructor(kod: PictureRefusal, cause?: unknown) {
    super(kod, { cause });
    this.kod = kod;
  }
}

/** A picture that is only an address could not be had from there; `orsak` says why, in Swedish. */
export class PictureUnavailable extends KindredError {
  static override readonly errorName: string = 'PictureUnavailable';
  readonly orsak: string;

  constructor(orsak: string, cause?: unknown) {
    super(orsak, { cause });
    this.orsak = orsak;
  }
}
