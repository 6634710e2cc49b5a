import type { SavedView, ViewedScreen } from '#lib/contract/saved-view.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const shown = (from: string) =>
  `SELECT v.id, v.skarm, v.namn, v.val, v.skapad, v.delad, jsonb_build_object('id', p.id, 'namn', p.namn) AS av ${from} JOIN person p ON p.id = v.person_id`;
const LIST: Statement = {
  name: 'views_list',
  text: `${shown('FROM sparad_vy v')} WHERE (v.person_id = $1 OR v.delad) AND ($2::text IS NULL OR v.skarm = $2) ORDER BY v.skarm, v.namn, v.id`,
};
// Whose name it is takes its place: saved again it is changed, and counts once.
const SAVE: Statement = {
  name: 'views_save',
  text: `WITH v AS (INSERT INTO sparad_vy (id, person_id, skarm, namn, val, skapad, delad) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (person_id, skarm, namn) DO UPDATE SET val = excluded.val, delad = excluded.delad RETURNING *) ${shown('FROM v')}`,
};
const REMOVE: Statement = {
  name: 'views_remove',
  text: 'DELETE FROM sparad_vy WHERE id = $1 AND (person_id = $2 OR (delad AND $3)) RETURNING id',
};

type NewView = Omit<SavedView, 'av'>;

/** Filters that people have given a name, for themselves or for the whole newsroom. */
export class SavedViews extends Aggregate {
  /** What the person has saved, and what others have for everybody. */
  list(person: string, skarm: ViewedScreen | null): Promise<SavedView[]> {
    return this.db.query<SavedView>(LIST, [person, skarm]);
  }

  /** Keeps the view; one of the person's of the same name on the same screen is it from now on. */
  async save(person: string, { id, skarm, namn, val, skapad, delad }: NewView): Promise<SavedView> {
    const [row] = await this.db.query<SavedView>(SAVE, [id, person, skarm, namn, val, skapad, delad]);
    if (row === undefined) throw new Error('views_save met no row');
    return row;
  }

  /** Whether the person had it or, where they may, another had it for everybody. */
  async remove(person: string, id: string, mayOthers: boolean): Promise<boolean> {
    return (await this.db.query(REMOVE, [id, person, mayOthers])).length > 0;
  }
}
