import type { PostOrigin } from '#lib/contract/post-origin.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const OF: Statement = { name: 'article_origin', text: 'SELECT ursprung FROM innehall WHERE id = $1' };
const KEEP: Statement = {
  name: 'article_origin_keep',
  text: 'UPDATE innehall SET ursprung = $2::jsonb WHERE id = $1 AND ursprung IS NULL RETURNING 1',
};
const DATE: Statement = {
  name: 'article_origin_date',
  text: 'UPDATE innehall SET publicerad = $2 WHERE id = $1 AND publicerad IS NULL',
};

/** Where articles that were read in come from: which post of a WordPress, and when they were published there. */
export class ArticleOrigins extends Aggregate {
  /** The post that the article was read in from; `undefined` for one that was not. */
  async of(innehall: string): Promise<PostOrigin | undefined> {
    const [row] = await this.db.query<{ ursprung: PostOrigin | null }>(OF, [innehall]);
    return row?.ursprung ?? undefined;
  }

  /** Keeps where the article came from, the first time it is told; says whether it was. */
  async keep(innehall: string, origin: PostOrigin): Promise<boolean> {
    const rows = await this.db.query(KEEP, [innehall, JSON.stringify(origin)]);
    return rows.length > 0;
  }

  /** Says when readers had it first, of an article that has no such time yet: its first release here keeps it. */
  async date(innehall: string, publicerad: string): Promise<void> {
    await this.db.query(DATE, [innehall, publicerad]);
  }
}
