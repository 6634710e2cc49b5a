import { createHash, hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { decodePicture } from '#lib/adapters/media/encode-picture.ts';
import { Line } from '#lib/adapters/media/line.ts';
import { MadePictures } from '#lib/adapters/media/made-pictures.ts';
import { pictureColour } from '#lib/adapters/media/picture-colour.ts';
import { fetchPictureFile } from '#lib/adapters/media/picture-elsewhere.ts';
import { pictureFolder, STILL } from '#lib/adapters/media/picture-place.ts';
import { type MediaPort, PictureFault, PictureUnavailable, type PreparedPicture } from '#lib/adapters/media/port.ts';
import { unlessMissing } from '#lib/adapters/media/unless-missing.ts';
import { inRoom } from '#lib/errors/no-room.ts';
import { INTERNET, type Network } from '#lib/internet/network.ts';

const TOLD: Record<PictureFault['kod'], string> = {
  bild_ogiltig: 'Filen är ingen hel bild i JPEG, PNG, WebP, AVIF eller GIF.',
  bild_for_stor_yta: 'Bilden har fler bildpunkter än Studio tar emot.',
  bild_for_manga_rutor: 'Den rörliga bilden har fler rutor än Studio tar emot.',
};

/** How much of pictures is worked on at once, how many readers wait for it, and how long. */
interface Pace {
  platser: number;
  vantande: number;
  talamodMs: number;
}

/** A core is left for everything else. */
const PACE: Pace = { platser: Math.max(1, availableParallelism() - 1), vantande: 40, talamodMs: 4000 };

/** As often as the file system may say that a folder has got another file while it is removed. */
const REMOVED_AGAIN = 3;

/** Pictures in a folder of this machine, one folder a picture, one file a width. Those of others are fetched over `network`. */
export function folderMedia(folder: string, network: Network = INTERNET, pace: Pace = PACE): MediaPort {
  const placeOf = (id: string) => pictureFolder(folder, id);
  const work = new Line(pace.platser);
  /** One file of a camera is held at a time; readers' variants are made between its widths. */
  const taken = new Line(1);
  const made = new MadePictures(placeOf, work, pace);
  const remove = (place: string) => rm(place, { recursive: true, force: true, maxRetries: REMOVED_AGAIN });

  const keep = async (id: string, bytes: Uint8Array): Promise<PreparedPicture> => {
    const { prepared, original, inWidth, still } = await work.run(() => decodePicture(bytes));
    const place = placeOf(id);
    const draft = `${place}.ny`;
    const filer: Record<string, string> = {};
    const write = async (name: string, data: Uint8Array) => {
      await writeFile(path.join(draft, name), data);
      filer[name] = hash('sha256', data, 'hex');
    };
    try {
      await remove(draft);
      await mkdir(draft, { recursive: true });
      for (const bredd of prepared.bredder) {
        await write(String(bredd), bredd === prepared.bredd ? original : await work.run(() => inWidth(bredd)));
      }
      if (prepared.rorlig) await write(STILL, await work.run(still));
      // Renamed when whole, so that a reader never gets half a picture.
      await remove(place);
      await rename(draft, place);
    } catch (error) {
      // What little there was room for is in the way of all else.
      await remove(draft);
      throw error;
    }
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

    read: (id, variant) => unlessMissing(readFile(path.join(placeOf(id), String(variant)))),

    readMade: (id, wanted) => made.read(id, wanted),

    async colourOf(id, bredd) {
      const file = await unlessMissing(readFile(path.join(placeOf(id), String(bredd))));
      return file === undefined ? '' : work.run(() => pictureColour(sharp(file)));
    },

    hashOf: (id, file) => unlessMissing(hashOfFile(path.join(placeOf(id), file))),

    remove: (id) => remove(placeOf(id)),

    readShared: (id, lage) => made.readShared(id, lage),
  };
}

/** A piece at a time: a picture may be large. */
async function hashOfFile(file: string): Promise<string> {
  const sum = createHash('sha256');
  for await (const piece of createReadStream(file)) sum.update(piece);
  return sum.digest('hex');
}
