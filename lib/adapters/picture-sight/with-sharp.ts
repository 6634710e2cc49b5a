import sharp from 'sharp';
import { embeddedWords, type FileSegments } from '#lib/adapters/picture-sight/embedded-words.ts';
import type { PictureSight } from '#lib/adapters/picture-sight/port.ts';
import { LOOKED_AT, likenessOf, NO_LIKENESS } from '#lib/content/picture-likeness.ts';
import { LIMITS } from '#lib/contract/limits.ts';

/** Looks into pictures with sharp, which finds the parts of a file with words in them in every format that the library takes. */
export const pictureSight: PictureSight = {
  async wordsIn(bytes) {
    return embeddedWords(await segmentsOf(bytes));
  },

  async likeness(bytes) {
    try {
      const upright = sharp(bytes, { limitInputPixels: LIMITS.mediaPixels }).autoOrient();
      // What can be seen through is seen on white. A wide picture is pressed together: all of it counts.
      const grey = upright.flatten({ background: '#ffffff' }).resize(LOOKED_AT, LOOKED_AT, { fit: 'fill' }).greyscale();
      const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true });
      return likenessOf(data.filter((_, at) => at % info.channels === 0));
    } catch {
      // No picture: whoever takes it in tells that. It is like nothing.
      return NO_LIKENESS;
    }
  },
};

async function segmentsOf(bytes: Uint8Array): Promise<FileSegments> {
  try {
    const { exif, iptc, xmp } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { exif, iptc, xmp };
  } catch {
    // No picture: whoever takes it in tells that. It says nothing.
    return {};
  }
}
