import type { Author } from '#lib/contract/article.ts';
import type { Comment } from '#lib/contract/comment.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

const COLUMNS = `id, text, ${named('av')} AS av, skapad, andrad`;
/** As they were said. */
const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: 'skapad', type: 'timestamptz' },
    { sql: 'id', type: 'uuid' },
  ],
};
const OF_TASK = 'FROM kommentar WHERE ko_id = $1';
const COUNT: Statement = { name: 'comments_count', text: boundedCount(OF_TASK) };
const HOLD: Statement = { name: 'comment_hold', text: `SELECT ${COLUMNS}, ko_id AS ko FROM kommentar WHERE id = $1 FOR UPDATE` };
const CREATE: Statement = {
  name: 'comment_create',
  text: `INSERT INTO kommentar (id, ko_id, text, av, skapad, andrad) VALUES ($1, $2, $3, $4::jsonb, $5, $5) RETURNING ${COLUMNS}`,
};
const CHANGE: Statement = {
  name: 'comment_change',
  text: `UPDATE kommentar SET text = $2, andrad = $3 WHERE id = $1 RETURNING ${COLUMNS}`,
};
const REMOVE: Statement = { name: 'comment_remove', text: 'DELETE FROM kommentar WHERE id = $1' };

/** A comment, and which task it is about. */
export type HeldComment = Comment & { ko: string };

/** What is said about tasks. */
export class Comments extends Aggregate {
  async list(ko: string, window: Window): Promise<Stretch<Comment>> {
    const { name, further, place, values } = windowText(ORDER, window, [ko]);
    // Who said it is asked of the comments of the page alone.
    const list = {
      name: `comments_list_${name}`,
      text: `SELECT ${COLUMNS} FROM (SELECT * ${OF_TASK} ${further} ${place}) sagda ORDER BY ${orderOf(ORDER)}`,
    };
    const [rows, [counted]] = await Promise.all([this.db.query<Comment>(list, values), this.db.query<{ antal: number }>(COUNT, [ko])]);
    return stretchOf(rows, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
  }

  /** The comment, held against others until the transaction ends. */
  async hold(id: string): Promise<HeldComment | undefined> {
    const [row] = await this.db.query<HeldComment>(HOLD, [id]);
    return row;
  }

  create(comment: { id: string; ko: string; text: string; av: Author; tid: string }): Promise<Comment> {
    const { id, ko, text, av, tid } = comment;
    return this.one(CREATE, [id, ko, text, JSON.stringify(av), tid]);
  }

  change(id: string, text: string, now: string): Promise<Comment> {
    return this.one(CHANGE, [id, text, now]);
  }

  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }

  private async one(statement: Statement, given: unknown[]): Promise<Comment> {
    const [row] = await this.db.query<Comment>(statement, given);
    if (row === undefined) throw new Error(`${statement.name} met no row`);
    return row;
  }
}
