import { Aggregate, type Statement } from '#lib/store/database.ts';
import { Tags } from '#lib/store/tags.ts';

const TURN: Statement = { name: 'tag_filling_turn', text: 'SELECT efter FROM taggfyllning FOR UPDATE SKIP LOCKED' };
const NAMES: Statement = {
  name: 'tag_filling_names',
  text: `WITH del AS (SELECT id, taggar FROM innehall WHERE id > $1 ORDER BY id LIMIT $2)
    SELECT (SELECT count(*)::int FROM del) AS antal, (SELECT id FROM del ORDER BY id DESC LIMIT 1) AS sista,
      ARRAY(SELECT DISTINCT namn FROM (SELECT unnest(taggar) AS namn FROM del
        UNION SELECT unnest(p.taggar) FROM del JOIN publicerad_version p ON p.innehall_id = del.id) alla WHERE btrim(namn) <> '') AS namn`,
};
const LISTS: Statement = {
  name: 'tag_filling_lists',
  text: `INSERT INTO publicerad_tagg (innehall_id, sprak, namn, publicerad)
    SELECT DISTINCT p.innehall_id, p.sprak, a.namn, p.publicerad
    FROM (SELECT v.* FROM publicerad_version v WHERE v.innehall_id > $1 AND v.innehall_id <= $2 AND v.listad FOR SHARE) p, unnest(p.taggar) AS a(namn)
    WHERE a.namn <> '' ON CONFLICT DO NOTHING`,
};
const GO_ON: Statement = { name: 'tag_filling_go_on', text: 'UPDATE taggfyllning SET efter = $1' };
const DONE: Statement = { name: 'tag_filling_done', text: 'DELETE FROM taggfyllning' };

/** Brings in the tags of what was there before Studio kept them, a piece at a time. */
export class TagFilling extends Aggregate {
  /**
   * The tags of the next articles, so many at most, within the caller's transaction. Whether there is more to do, or nothing any more since now; `bortom`
   * when that was so before, or another instance does it.
   */
  async next(most: number): Promise<'mer' | 'inget' | 'bortom'> {
    const [turn] = await this.db.query<{ efter: string }>(TURN, []);
    if (turn === undefined) return 'bortom';
    const [piece] = await this.db.query<{ antal: number; sista: string | null; namn: string[] }>(NAMES, [turn.efter, most]);
    if (piece === undefined || piece.sista === null) {
      await this.db.query(DONE, []);
      return 'inget';
    }
    await Promise.all([
      new Tags(this.db).know(piece.namn),
      this.db.query(LISTS, [turn.efter, piece.sista]),
      this.db.query(GO_ON, [piece.sista]),
    ]);
    return 'mer';
  }
}
