import { SEARCH_DICTIONARY } from '#lib/content/search-dictionary.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** The words of a publication: cut and joined by spaces, each once. */
export interface PublicWordsRow {
  innehall: string;
  sprak: Language;
  publicering: string;
  publicerad: string;
  ord: string;
}

const PUT: Statement = {
  name: 'public_words_put',
  text: `INSERT INTO publicerad_sok (innehall_id, sprak, publicering_id, publicerad, vektor)
    VALUES ($1, $2, $3, $4, strip(to_tsvector($5::regconfig, $6)))
    ON CONFLICT (innehall_id, sprak) DO UPDATE SET publicering_id = excluded.publicering_id, publicerad = excluded.publicerad, vektor = excluded.vektor`,
};
const FORGET: Statement = { name: 'public_words_forget', text: 'DELETE FROM publicerad_sok WHERE innehall_id = $1 AND sprak = $2' };

/** What readers search: the words of what is public, each version's in the place of those it had (docs/decisions/readers-search.md). */
export class PublicWords extends Aggregate {
  async put({ innehall, sprak, publicering, publicerad, ord }: PublicWordsRow): Promise<void> {
    await this.db.query(PUT, [innehall, sprak, publicering, publicerad, SEARCH_DICTIONARY[sprak], ord]);
  }

  /** Of what is public no more. */
  async forget({ innehall, sprak }: Pick<PublicWordsRow, 'innehall' | 'sprak'>): Promise<void> {
    await this.db.query(FORGET, [innehall, sprak]);
  }
}
