import type { Actor } from '#lib/contract/actor.ts';
import type { WordpressPart } from '#lib/contract/closed/wordpress-parts.ts';
import type { ImportedPage } from '#lib/contract/imported-articles.ts';

export interface AskedPage {
  adress: string;
  del: WordpressPart;
  sida: number;
  /** Where an article goes whose own section there is not. */
  sektion: string | undefined;
  /** The template of those that say none. */
  mall: string | undefined;
}

/** Sites of other systems that run, read in as drafts. */
export interface ForeignSites {
  /**
   * Reads in one page of a WordPress, each article by itself and in the name of `importer`, whose rights are asked for each. What stops all of
   * it is told and not thrown. With `provkor` nothing is kept.
   */
  wordpressPage(asked: AskedPage, importer: Actor, options: { provkor: boolean }): Promise<ImportedPage>;
}
