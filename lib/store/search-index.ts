import { SEARCH_DICTIONARY } from '#lib/content/search-dictionary.ts';
import type { Revision } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { REVISION_COLUMNS, type RevisionRow, revisionOf } from '#lib/store/revisions.ts';

/** How entries are made (what they hold, in which words). One more, and everything is indexed anew behind the scenes. */
const FORM = 1;

/** A language version taken from the queue. */
export interface Taken {
  innehall: string;
  sprak: Language;
  /** Its rows in the queue. */
  lopnr: string[];
  /** How often it has been tried in vain. */
  forsok: number;
}

/** What is indexed of a language version. */
export interface Indexed extends Pick<Revision, 'sprak' | 'rubrik' | 'ingress' | 'block' | 'slug'> {
  innehall: string;
  taggar: string[];
  revision: string;
}

/** An entry as it is written: words joined by spaces, cut as lib/content/search-words.ts cuts them. */
export interface Entry {
  innehall: string;
  sprak: Language;
  revision: string;
  /** As it stands, in lower case. */
  rubrik: string;
  /** In their order. */
  rubrikord: string;
  slugord: string;
  /** Of standfirst and tags, in their order. */
  ingressord: string;
  /** Each once. */
  textord: string;
}

const FILL: Statement = {
  name: 'search_fill',
  text: `WITH ny AS (INSERT INTO sokform (nr) VALUES ($1) ON CONFLICT DO NOTHING RETURNING nr)
    INSERT INTO sokko (innehall_id, sprak, efterhand) SELECT v.innehall_id, v.sprak, true FROM ny CROSS JOIN sprakversion v`,
};

// Two may take two saves of one version: each waits for the other before it reads what to index, so that the later one reads the later.
const TAKE: Statement = {
  name: 'search_take',
  text: `WITH tagna AS (
      DELETE FROM sokko WHERE lopnr IN
        (SELECT lopnr FROM sokko WHERE nasta <= now() ORDER BY efterhand, nasta LIMIT $1 FOR UPDATE SKIP LOCKED)
      RETURNING lopnr, innehall_id, sprak, forsok)
    SELECT t.*, pg_advisory_xact_lock(hashtextextended(t.innehall || t.sprak, 0))::text AS _ FROM (
      SELECT innehall_id AS innehall, sprak, array_agg(lopnr)::text[] AS lopnr, max(forsok) AS forsok FROM tagna GROUP BY 1, 2 ORDER BY 1, 2
    ) t`,
};
// What a crash undoes of this is undone with its row in the queue, so that it need not wait for the disk.
const NO_WAIT: Statement = { name: 'search_no_wait', text: `SELECT set_config('synchronous_commit', 'off', true)` };
const READ: Statement = {
  name: 'search_read',
  text: `SELECT i.id AS innehall, i.taggar, ${REVISION_COLUMNS} FROM unnest($1::uuid[], $2::text[]) AS k(innehall, sprak)
    JOIN sprakversion v ON v.innehall_id = k.innehall AND v.sprak = k.sprak
    JOIN innehall i ON i.id = v.innehall_id JOIN revision r ON r.id = v.arbetsrevision_id`,
};
// The place of a word is kept where related reading weighs it. Of the body it is not: that makes an entry half as large.
const PUT: Statement = {
  name: 'search_put',
  text: `INSERT INTO sokpost (innehall_id, sprak, revision_id, rubrik, rubrikord, vektor)
    SELECT k.innehall, k.sprak, k.revision, k.rubrik, to_tsvector(k.form, k.rubrikord || ' ' || k.slugord),
      setweight(to_tsvector(k.form, k.rubrikord), 'A') || setweight(to_tsvector(k.form, k.ingressord), 'B')
        || strip(to_tsvector(k.form, k.slugord || ' ' || k.textord))
    FROM unnest($1::uuid[], $2::text[], $3::uuid[], $4::regconfig[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
      AS k(innehall, sprak, revision, form, rubrik, rubrikord, slugord, ingressord, textord)
    ON CONFLICT (innehall_id, sprak) DO UPDATE
      SET revision_id = excluded.revision_id, rubrik = excluded.rubrik, rubrikord = excluded.rubrikord, vektor = excluded.vektor`,
};
// In one order everywhere, so that no two wait for each other.
const LEARN: Statement = {
  name: 'search_learn',
  text: 'INSERT INTO sokord (ord) SELECT DISTINCT ord FROM unnest($1::text[]) AS ord ORDER BY ord ON CONFLICT DO NOTHING',
};
const POSTPONE: Statement = {
  name: 'search_postpone',
  text: `UPDATE sokko SET forsok = forsok + 1, nasta = now() + least(2 ^ least(forsok, 12), 3600) * interval '1 second' WHERE lopnr = ANY($1::bigint[])`,
};

/** The full-text index of working revisions, and the queue that feeds it: triggers put there whatever gets new words (prisma/migrations). */
export class SearchIndex extends Aggregate {
  /** Puts everything into the queue, behind all that is saved meanwhile, when the index was made in another form. */
  async fillWhenOfAnotherForm(): Promise<void> {
    await this.db.query(FILL, [FORM]);
  }

  /**
   * The next language versions to index, at most so many. Nobody else gets them, and nobody else indexes them, until the transaction
   * that takes them has ended; when it fails they are back.
   */
  async take(limit: number): Promise<Taken[]> {
    const rows = await this.db.query<Taken & { _: string }>(TAKE, [limit]);
    return rows.map(({ _, ...taken }) => taken);
  }

  /** As they are now. To be asked by whoever has taken them. */
  async read(taken: readonly Taken[]): Promise<Indexed[]> {
    const keys = [taken.map(({ innehall }) => innehall), taken.map(({ sprak }) => sprak)];
    const [rows] = await Promise.all([
      this.db.query<RevisionRow & { innehall: string; taggar: string[] }>(READ, keys),
      this.db.query(NO_WAIT, []),
    ]);
    return rows.map((row) => {
      const { id, sprak, rubrik, ingress, block, slug } = revisionOf(row);
      return { innehall: row.innehall, taggar: row.taggar, revision: id, sprak, rubrik, ingress, block, slug };
    });
  }

  /** Keeps the entries in the place of those of the same language versions, and learns the words of their headlines. */
  async put(entries: readonly Entry[], headlineWords: readonly string[]): Promise<void> {
    const column = (key: keyof Entry) => entries.map((entry) => entry[key]);
    await Promise.all([
      this.db.query(PUT, [
        ...[
          column('innehall'),
          column('sprak'),
          column('revision'),
          entries.map(({ sprak }) => SEARCH_DICTIONARY[sprak]),
          column('rubrik'),
        ],
        ...[column('rubrikord'), column('slugord'), column('ingressord'), column('textord')],
      ]),
      this.db.query(LEARN, [[...headlineWords]]),
    ]);
  }

  /** Lets those wait that could not be indexed: longer each time, at most an hour. */
  async postpone({ lopnr }: Taken): Promise<void> {
    await this.db.query(POSTPONE, [lopnr]);
  }
}
