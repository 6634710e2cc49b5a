import type { Language } from '#lib/contract/languages.ts';

/** What a file says of the picture in it (EXIF, IPTC, XMP), as plain lines; what it does not say is empty. Never where it was taken. */
export interface EmbeddedWords {
  alt: Partial<Record<Language, string>>;
  caption: string;
  kredit: string;
  fotograf: string;
  upphovsratt: string;
  /** The agency or whoever else it came from. */
  kalla: string;
  /** On what terms it may be used. */
  licens: string;
  nyckelord: readonly string[];
}

/** What can be told of a picture by looking into its file. */
export interface PictureSight {
  /** What the file says in words. A file whose words are broken, or that is no picture, says nothing. */
  wordsIn(bytes: Uint8Array): Promise<EmbeddedWords>;
  /** What the picture looks like, upright (lib/content/picture-likeness.ts); NO_LIKENESS also where there is no picture. */
  likeness(bytes: Uint8Array): Promise<bigint>;
}
