import type { Author } from '#lib/contract/article.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** A tag that a publishing system elsewhere is to be told the name of. */
export interface TagTerm {
  tagg: string;
  /** Another each time that it is ordered anew. */
  nr: number;
  /** The last article that has been looked at for one of the former names. */
  efter: string;
  av: Author;
  namn: string;
  /** What it has been called besides. */
  former: string[];
}

const ORDER: Statement = {
  name: 'tag_term_order',
  text: `INSERT INTO taggterm (tagg_id, av) VALUES ($1, $2)
    ON CONFLICT (tagg_id) DO UPDATE SET nr = taggterm.nr + 1, efter = excluded.efter, av = excluded.av`,
};
const ORDERED: Statement = {
  name: 'tag_term_ordered',
  text: `SELECT o.tagg_id AS tagg, o.nr, o.efter, o.av, t.namn, ARRAY(SELECT n.namn FROM taggnyckel k JOIN taggnamn n ON n.nyckel = k.nyckel
      WHERE k.tagg_id = t.id AND n.namn <> t.namn ORDER BY n.namn) AS former
    FROM taggterm o JOIN tagg t ON t.id = o.tagg_id ORDER BY o.tagg_id LIMIT $1`,
};
const ARTICLES: Statement = {
  name: 'tag_term_articles',
  text: `SELECT DISTINCT innehall_id AS id FROM publicerad_tagg WHERE sprak = 'sv' AND namn = ANY($1) AND innehall_id > $2 ORDER BY 1 LIMIT $3`,
};
const GO_ON: Statement = { name: 'tag_term_go_on', text: 'UPDATE taggterm SET efter = $3 WHERE tagg_id = $1 AND nr = $2' };
const DONE: Statement = { name: 'tag_term_done', text: 'DELETE FROM taggterm WHERE tagg_id = $1 AND nr = $2' };

/** Which tags a publishing system elsewhere is to be told the names of; kept until it has been. */
export class TagTerms extends Aggregate {
  async order(tagg: string, av: Author): Promise<void> {
    await this.db.query(ORDER, [tagg, JSON.stringify(av)]);
  }

  ordered(most: number): Promise<TagTerm[]> {
    return this.db.query<TagTerm>(ORDERED, [most]);
  }

  /** The next public articles that were published with one of the former names, in the order of their ids. */
  async articles({ former, efter }: TagTerm, most: number): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(ARTICLES, [former, efter, most]);
    return rows.map(({ id }) => id);
  }

  /** Those up to that article have been seen to, unless it has been ordered anew meanwhile. */
  async goOn({ tagg, nr }: TagTerm, efter: string): Promise<void> {
    await this.db.query(GO_ON, [tagg, nr, efter]);
  }

  async done({ tagg, nr }: TagTerm): Promise<void> {
    await this.db.query(DONE, [tagg, nr]);
  }
}
