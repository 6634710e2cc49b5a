import { createHash, hash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { decodePicture } from '#lib/adapters/media/encode-picture.ts';
import { Line } from '#lib/adapters/media/line.ts';
import { MadePictures } from '#lib/adapters/media/made-pictures.ts';
import { pictureColour } from '#lib/adapters/media/picture-colour.ts';
import { fetchPictureFile } from '#lib/adapters/media/picture-elsewhere.ts';
import type { PictureFiles } from '#lib/adapters/media/picture-files.ts';
import { STILL } from '#lib/adapters/media/picture-place.ts';
import { type MediaPort, PictureFault, PictureUnavailable, type PreparedPicture } from '#lib/adapters/media/port.ts';
import { inRoom } from '#lib/errors/no-room.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';

const TOLD: Record<PictureFault['kod'], string> = {
  bild_ogiltig: 'Filen är ingen hel bild i JPEG, PNG, WebP, AVIF eller GIF.',
  bild_for_stor_yta: 'Bilden har fler bildpunkter än Studio tar emot.',
  bild_for_manga_rutor: 'Den rörliga bilden har fler rutor än Studio tar emot.',
};

/** Of files that callers name by their address. */
const FETCHED_AT_ONCE = 4;

/** How much of pictures is worked on at once, how many readers wait for it, and how long. */
interface Pace {
  platser: number;
  vantande: number;
  talamodMs: number;
}

/** A core is left for everything else. */
const PACE: Pace = { platser: Math.max(1, availableParallelism() - 1), vantande: 40, talamodMs: 4000 };

/** Pictures whose files lie there. Those of others are fetched over `network`. */
export function picturesIn(files: PictureFiles, network: Network = INTERNET, pace: Pace = PACE): MediaPort {
  const work = new Line(pace.platser);
  /** One file of a camera is held at a time; readers' variants are made between its widths. */
  const taken = new Line(1);
  /** Each is held in memory, and for as long as whoever sends it likes. */
  const asked = new Line(FETCHED_AT_ONCE);
  const made = new MadePictures(files, work, pace);

  const keep = async (id: string, bytes: Uint8Array): Promise<PreparedPicture> => {
    const { prepared, original, inWidth, still } = await work.run(() => decodePicture(bytes));
    const filer: Record<string, string> = {};
    await files.keep(id, async (put) => {
      const write = async (name: string, data: Uint8Array) => {
        await put(name, data);
        filer[name] = hash('sha256', data, 'hex');
      };
      for (const bredd of prepared.bredder) {
        await write(String(bredd), bredd === prepared.bredd ? original : await work.run(() => inWidth(bredd)));
      }
      if (prepared.rorlig) await write(STILL, await work.run(still));
    });
    return { ...prepared, filer };
  };

  const decoded = (bytes: Uint8Array) => taken.run(() => work.run(() => decodePicture(bytes)));

  return {
    async prepare(bytes) {
      return (await decoded(bytes)).prepared;
    },

    store: (id, bytes) => inRoom(taken.run(() => keep(id, bytes))),

    async fetch(address) {
      const file = await fetchPictureFile(address, network);
      try {
        const { original, prepared } = await decoded(file);
        return { typ: prepared.typ, bytes: original };
      } catch (error) {
        throw error instanceof PictureFault ? new PictureUnavailable(TOLD[error.kod], error) : error;
      }
    },

    fileAt: (address) => asked.run(() => fetchPictureFile(address, network)),

    read: (id, variant) => files.read(id, String(variant)),

    readMade: (id, wanted) => made.read(id, wanted),

    async colourOf(id, bredd) {
      const file = await files.read(id, String(bredd));
      return file === undefined ? '' : work.run(() => pictureColour(sharp(file)));
    },

    async hashOf(id, file) {
      const opened = await files.open(id, file);
      if (opened === undefined) return undefined;
      const sum = createHash('sha256');
      for await (const piece of opened.content) sum.update(piece);
      return sum.digest('hex');
    },

    remove: (id) => files.remove(id),

    readShared: (id, lage) => made.readShared(id, lage),
  };
}
