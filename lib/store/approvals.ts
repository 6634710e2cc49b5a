import type { FourEyes } from '#lib/access/four-eyes.ts';
import type { Author } from '#lib/contract/article.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/*
 * SQL that reads who has written in the revision $1, with whoever saved it or by a proposal that was accepted into it, since somebody else approved it last, or since readers have what a release brought out
 * where four eyes are asked: in a section of $2, or of a template of $3. What readers got elsewhere nobody else had to see. Of a live report
 * it is what was released that counts, not the entries that have come since.
 */
const WRITERS = `SELECT DISTINCT w.id FROM revision t JOIN revision r ON r.innehall_id = t.innehall_id AND r.sprak = t.sprak AND r.nr <= t.nr
      CROSS JOIN LATERAL (SELECT r.av ->> 'id' UNION ALL SELECT json_array_elements_text(r.gjord_med -> 'tillsammans_med') UNION ALL SELECT f.av ->> 'id' FROM forslagsbeslut b JOIN andringsforslag f ON f.id = b.forslag_id
        WHERE b.revision_id = r.id) w(id)
    WHERE t.id = $1 AND r.nr > coalesce(greatest(
      (SELECT max(a.nr) FROM godkand_revision g JOIN revision a ON a.id = g.revision_id
        WHERE g.innehall_id = t.innehall_id AND a.sprak = t.sprak AND a.nr <= t.nr),
      (SELECT a.nr FROM publicerad_version p JOIN publicering f ON f.id = p.publicering_id LEFT JOIN release l ON l.id = f.release_id
          JOIN revision a ON a.id = coalesce((l.revisioner ->> p.sprak)::uuid, f.revision_id)
        WHERE p.innehall_id = t.innehall_id AND p.sprak = t.sprak AND a.nr <= t.nr AND (p.sektion = ANY($2::text[]) OR p.mall = ANY($3::text[])))), 0)`;

const WRITERS_OF: Statement = { name: 'approval_writers', text: WRITERS };
const GIVE: Statement = {
  name: 'approval_give',
  text: `INSERT INTO godkand_revision (revision_id, innehall_id, av) SELECT v.id, v.innehall_id, $4::jsonb FROM revision v
    WHERE v.id = $1 AND NOT EXISTS (SELECT 1 FROM (${WRITERS}) w WHERE w.id = ANY($5::text[])) ON CONFLICT DO NOTHING`,
};
const TAKE_BACK: Statement = { name: 'approval_take_back', text: 'DELETE FROM godkand_revision WHERE revision_id = $1' };

/** Which revisions somebody has approved who has not written them: docs/decisions/four-eyes.md. To be written while the item is held. */
export class Approvals extends Aggregate {
  /** The ids of the people and agents that have written in the revision since it was last approved by another, or published by the rule. */
  async writers(revision: string, { sektioner, mallar }: FourEyes): Promise<string[]> {
    const rows = await this.db.query<{ id: string }>(WRITERS_OF, [revision, sektioner, mallar]);
    return rows.map(({ id }) => id);
  }

  /** The revision is approved by the first of those, on the order of the others; where one of them is among its writers that is not kept. */
  async give(revision: string, by: readonly [Author, ...Author[]], { sektioner, mallar }: FourEyes): Promise<void> {
    await this.db.query(GIVE, [revision, sektioner, mallar, JSON.stringify(by[0]), by.map(({ id }) => id)]);
  }

  /** Nobody has approved the revision any more. */
  async takeBack(revision: string): Promise<void> {
    await this.db.query(TAKE_BACK, [revision]);
  }
}
