import { Aggregate, type Statement } from '#lib/store/database.ts';

const GIVE: Statement = {
  name: 'revision_name_give',
  text: `INSERT INTO revisionsnamn (revision_id, innehall_id, namn) VALUES ($1, $2, $3)
    ON CONFLICT (revision_id) DO UPDATE SET namn = excluded.namn`,
};
const TAKE: Statement = { name: 'revision_name_take', text: 'DELETE FROM revisionsnamn WHERE revision_id = $1' };

/** What the newsroom calls some of the revisions, beside them: they are never changed. */
export class RevisionNames extends Aggregate {
  /** The revision is called that from now on; with no name by its number alone. */
  async give({ id, innehall }: { id: string; innehall: string }, namn: string): Promise<void> {
    if (namn === '') await this.db.query(TAKE, [id]);
    else await this.db.query(GIVE, [id, innehall, namn]);
  }
}
