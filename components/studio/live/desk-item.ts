import type { Language } from '#lib/contract/languages.ts';

/** What the desk knows of the article whose live report it writes. */
export interface DeskItem {
  id: string;
  rubrik: string;
  sektion: string;
  mall: string;
  /** The language versions there are, the source language first. */
  sprak: readonly Language[];
  /** Those that are to be published at a time that has not come. */
  schemalagda: readonly Language[];
}
