import { isSlipOfThePen } from '#lib/content/slip-of-the-pen.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const NEXT: Statement = {
  name: 'tag_likeness_next',
  text: 'SELECT nyckel FROM taggprovning ORDER BY nyckel LIMIT $1 FOR UPDATE SKIP LOCKED',
};
// Those that share enough of their letters, by the index; which of them are like is told by the letters themselves.
const SHARING: Statement = {
  name: 'tag_likeness_sharing',
  text: `SELECT k.nyckel, k.grov, a.nyckel AS annan, a.grov AS annan_grov FROM taggnyckel k JOIN taggnyckel a ON a.grov % k.grov AND a.grov <> k.grov
    WHERE k.nyckel = ANY($1)`,
};
const KEEP: Statement = {
  name: 'tag_likeness_keep',
  text: `INSERT INTO taggnarhet (nyckel, annan) SELECT * FROM unnest($1::text[], $2::text[])
    UNION SELECT * FROM unnest($2::text[], $1::text[]) ON CONFLICT DO NOTHING`,
};
const DONE: Statement = { name: 'tag_likeness_done', text: 'DELETE FROM taggprovning WHERE nyckel = ANY($1)' };

interface Pair {
  nyckel: string;
  grov: string;
  annan: string;
  annan_grov: string;
}

/** Compares the keys of tags with each other, each once: which of them are a slip of the pen apart. */
export class TagLikeness extends Aggregate {
  /** The next that have not been compared, so many at most, within the caller's transaction. Whether there may be more; those that another instance compares are left to it. */
  async compareNext(most: number): Promise<boolean> {
    const next = await this.db.query<{ nyckel: string }>(NEXT, [most]);
    if (next.length === 0) return false;
    const keys = next.map(({ nyckel }) => nyckel);
    const pairs = await this.db.query<Pair>(SHARING, [keys]);
    const alike = pairs.filter(({ grov, annan_grov }) => isSlipOfThePen(grov, annan_grov));
    await Promise.all([
      this.db.query(KEEP, [alike.map(({ nyckel }) => nyckel), alike.map(({ annan }) => annan)]),
      this.db.query(DONE, [keys]),
    ]);
    return true;
  }
}
