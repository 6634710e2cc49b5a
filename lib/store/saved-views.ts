import type { SavedView, ViewedScreen } from '#lib/contract/saved-view.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const COLUMNS = 'id, skarm, namn, val, skapad';
const LIST: Statement = {
  name: 'views_list',
  text: `SELECT ${COLUMNS} FROM sparad_vy WHERE person_id = $1 AND ($2::text IS NULL OR skarm = $2) ORDER BY skarm, namn`,
};
// Whose name it is takes its place: saved again it is changed, and counts once.
const SAVE: Statement = {
  name: 'views_save',
  text: `INSERT INTO sparad_vy (id, person_id, skarm, namn, val, skapad) VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (person_id, skarm, namn) DO UPDATE SET val = excluded.val RETURNING ${COLUMNS}`,
};
const REMOVE: Statement = { name: 'views_remove', text: 'DELETE FROM sparad_vy WHERE id = $1 AND person_id = $2 RETURNING id' };

type NewView = Pick<SavedView, 'id' | 'skarm' | 'namn' | 'val' | 'skapad'>;

/** Filters that a person has given a name. */
export class SavedViews extends Aggregate {
  list(person: string, skarm: ViewedScreen | null): Promise<SavedView[]> {
    return this.db.query<SavedView>(LIST, [person, skarm]);
  }

  /** Keeps the view; one of the same name on the same screen is it from now on. */
  async save(person: string, { id, skarm, namn, val, skapad }: NewView): Promise<SavedView> {
    const [row] = await this.db.query<SavedView>(SAVE, [id, person, skarm, namn, val, skapad]);
    if (row === undefined) throw new Error('views_save met no row');
    return row;
  }

  /** Whether the person had it. */
  async remove(person: string, id: string): Promise<boolean> {
    return (await this.db.query(REMOVE, [id, person])).length > 0;
  }
}
