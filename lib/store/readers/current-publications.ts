import type { BroughtOut, PublishedFacts } from '#lib/content/facts.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import { FACT_COLUMNS, type FactRow, publishedFacts } from '#lib/store/readers/publication.ts';
import { PUBLISHED_WORDS } from '#lib/store/readers/published-words.ts';

/** The revision and the facts that readers have, and the dates they see. */
export type CurrentPublication = BroughtOut<{
  revision: string;
  fakta: PublishedFacts;
  publicerad: string;
  uppdaterad: string | null;
  /** Whose its words are; null where readers were told nothing of it when it came out. */
  ord: PublishedWords | null;
}>;

const CURRENT_COLUMNS = `${FACT_COLUMNS}, p.sprak, p.revision_id AS revision, p.publicerad, p.uppdaterad, ${PUBLISHED_WORDS} AS ord
    FROM publicerad_version p JOIN publicering f ON f.id = p.publicering_id`;

/** A current publication, as it is read. */
export type CurrentRow = FactRow & Omit<CurrentPublication, 'fakta'> & { sprak: Language };

/** SQL that reads what readers have of all languages of the item. */
export const CURRENT_OF_ITEM = (innehall: string) => `SELECT ${CURRENT_COLUMNS} WHERE p.innehall_id = ${innehall}`;

const CURRENT: Statement = { name: 'published_current', text: `SELECT ${CURRENT_COLUMNS} WHERE p.innehall_id = $1 AND p.sprak = $2` };
const ALL_CURRENT: Statement = { name: 'published_all_current', text: CURRENT_OF_ITEM('$1') };

/** What readers have of an item at this moment: what a release compares with, and what a publishing system elsewhere is brought in line with. */
export class CurrentPublications extends Aggregate {
  /** What readers have of the language version, since when; `undefined` when it is not public. */
  async of(innehall: string, sprak: Language): Promise<CurrentPublication | undefined> {
    return currentByLanguage(await this.db.query<CurrentRow>(CURRENT, [innehall, sprak])).get(sprak);
  }

  /** The same of every language version that is public. */
  async allOf(innehall: string): Promise<Map<Language, CurrentPublication>> {
    return currentByLanguage(await this.db.query<CurrentRow>(ALL_CURRENT, [innehall]));
  }
}

/** By their languages, as everybody asks for them. */
export function currentByLanguage(rows: readonly CurrentRow[]): Map<Language, CurrentPublication> {
  return new Map(
    rows.map((row) => [
      row.sprak,
      broughtOut({
        revision: row.revision,
        fakta: publishedFacts(row),
        publicerad: row.publicerad,
        uppdaterad: row.uppdaterad,
        ord: row.ord,
      }),
    ]),
  );
}
