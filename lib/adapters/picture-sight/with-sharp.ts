import sharp from 'sharp';
import { embeddedWords, type FileSegments } from '#lib/adapters/picture-sight/embedded-words.ts';
import type { PictureSight } from '#lib/adapters/picture-sight/port.ts';

/** Looks into pictures with sharp, which finds the parts of a file with words in them in every format that the library takes. */
export const pictureSight: PictureSight = {
  async wordsIn(bytes) {
    return embeddedWords(await segmentsOf(bytes));
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
