import { textOf } from '#lib/adapters/picture-sight/file-text.ts';

interface ExifWords {
  beskrivning: string;
  skapare: string;
  upphovsratt: string;
}

const TAGS: Readonly<Record<number, keyof ExifWords>> = { 270: 'beskrivning', 315: 'skapare', 33432: 'upphovsratt' };
const ASCII = 2;
const ENTRY_BYTES = 12;
/** More entries than any camera writes into the first directory. */
const MOST_ENTRIES = 500;

/** What cameras write where nobody has described anything. */
const NOBODYS_WORDS = /^(?:olympus digital camera|sony dsc|samsung|digital camera|minolta digital camera|kodak|dcim\b.*|default)$/i;

/**
 * The three texts of an EXIF directory that tell of picture and maker (Exif 2.32 §4.6.4; TIFF 6.0 §2). No other entry is looked at: where
 * the picture was taken stands in a directory of its own. What leads outside the bytes is passed over.
 */
export function exifWords(exif: Uint8Array): ExifWords {
  const words: ExifWords = { beskrivning: '', skapare: '', upphovsratt: '' };
  const tiff = String.fromCharCode(...exif.subarray(0, 4)) === 'Exif' ? exif.subarray(6) : exif;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength);
  if (view.byteLength < 8) return words;
  const little = view.getUint16(0) === 0x4949;
  const directory = view.getUint32(4, little);
  if (directory + 2 > view.byteLength) return words;
  const entries = Math.min(view.getUint16(directory, little), MOST_ENTRIES);
  for (let nr = 0; nr < entries; nr++) {
    const entry = directory + 2 + nr * ENTRY_BYTES;
    if (entry + ENTRY_BYTES > view.byteLength) break;
    const name = TAGS[view.getUint16(entry, little)];
    if (name === undefined || view.getUint16(entry + 2, little) !== ASCII) continue;
    const length = view.getUint32(entry + 4, little);
    const at = length <= 4 ? entry + 8 : view.getUint32(entry + 8, little);
    if (at + length <= view.byteLength)
      words[name] = textOf(tiff.subarray(at, at + length))
        .replaceAll('\0', ' ')
        .trim();
  }
  return NOBODYS_WORDS.test(words.beskrivning) ? { ...words, beskrivning: '' } : words;
}
