import { isId, oneSpelling } from '#lib/contract/id.ts';
import type { Language } from '#lib/contract/languages.ts';

const LIBRARY_ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/)?/;

/** The id of the library's picture that an address leads to; `undefined` for any other address. */
export function mediaIdOf(address: string): string | undefined {
  return LIBRARY_ADDRESS.exec(address)?.[1];
}

/** How an article may tell which picture it shows. */
interface ShownPicture {
  mediaId?: string | undefined;
  src?: string | undefined;
}

/**
 * Which picture of the library an article shows: the one it names, else the one that its address leads to. A name that can be no picture's
 * names none: asked in one place, so that what is checked is what is shown.
 */
export function libraryIdOf({ mediaId = '', src = '' }: ShownPicture): string | undefined {
  return isId(mediaId) ? oneSpelling(mediaId) : mediaIdOf(src);
}

/**
 * What the files are called that an address of the library leads to: as the picture, until they were replaced. `undefined` for
 * any other address.
 */
export function mediaFileOf(address: string): string | undefined {
  const [, id, file] = LIBRARY_ADDRESS.exec(address) ?? [];
  return file ?? id;
}

/** Where a picture is that an article has at `kept`, when the library has it at `current`: the same place, unless its files were replaced. */
export function currentAddress(kept: string, current: string): string {
  return mediaFileOf(kept) === mediaFileOf(current) ? kept : current;
}

/** The captions of a picture of the library, one a language; empty where it has none. */
interface Captions {
  caption: string;
  caption_en: string;
}

/** What the library has to say below a picture in a version of that language: readers are better off with nothing than with another language. */
export function captionIn({ caption, caption_en }: Captions, sprak: Language): string {
  return { sv: caption, en: caption_en }[sprak];
}
