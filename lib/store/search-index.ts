import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

export interface Unindexed {
  innehall: string;
  taggar: string[];
  revision: Revision;
}

// Both tables are keyed alike, so that the comparison is a merge of two short indexes.
const MISSING: Statement = {
  name: 'search_missing',
  text: `SELECT i.id AS innehall, i.taggar, ${REVISION_COLUMNS} FROM sprakversion v
    LEFT JOIN sokpost s ON s.innehall_id = v.innehall_id AND s.sprak = v.sprak AND s.revision_id = v.arbetsrevision_id
    JOIN innehall i ON i.id = v.innehall_id JOIN revision r ON r.id = v.arbetsrevision_id
    WHERE s.innehall_id IS NULL ORDER BY r.skapad LIMIT $1`,
};
const PUT: Statement = {
  name: 'search_put',
  text: `INSERT INTO sokpost (innehall_id, sprak, revision_id, rubrik, slug, vektor) VALUES ($1, $2, $3, lower($5), $8,
      setweight(to_tsvector($4::regconfig, $5), 'A') || setweight(to_tsvector($4::regconfig, $6), 'B') || setweight(to_tsvector($4::regconfig, $7), 'D'))
    ON CONFLICT (innehall_id, sprak) DO UPDATE
      SET revision_id = excluded.revision_id, rubrik = excluded.rubrik, slug = excluded.slug, vektor = excluded.vektor`,
};

/** PostgreSQL indexes no more than a megabyte of different words. What comes after this many characters is not searched. */
const MOST_CHARACTERS = { ingress: 20_000, text: 250_000 };

// An entry of no revision is searched, and found to be out of date.
const OUTDATE: Statement = { name: 'search_outdate', text: 'UPDATE sokpost SET revision_id = NULL WHERE innehall_id = $1' };

const DICTIONARY: Record<Language, string> = { sv: 'swedish', en: 'english' };

/** The full-text index of working revisions. What it lacks is found by comparison, so that no save can be forgotten. */
export class SearchIndex extends Aggregate {
  async missing(limit: number): Promise<Unindexed[]> {
    const rows = await this.db.query<RevisionRow & { innehall: string; taggar: string[] }>(MISSING, [limit]);
    return rows.map((row) => ({ innehall: row.innehall, taggar: row.taggar, revision: revisionOf(row) }));
  }

  /** The item's words have changed beside its revisions: they are indexed anew, and found as before until then. */
  async outdate(innehall: string): Promise<void> {
    await this.db.query(OUTDATE, [innehall]);
  }

  async put(innehall: string, revision: Revision, words: { rubrik: string; ingress: string; text: string }): Promise<void> {
    const { sprak, id, slug } = revision;
    const ingress = words.ingress.slice(0, MOST_CHARACTERS.ingress);
    const text = words.text.slice(0, MOST_CHARACTERS.text);
    await this.db.query(PUT, [innehall, sprak, id, DICTIONARY[sprak], words.rubrik, ingress, text, slug]);
  }
}
