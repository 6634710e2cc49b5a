import type { Section } from '#lib/contract/section.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprinted } from '#lib/store/imprints.ts';

const COLUMNS = 'id, namn, namn_en, mallar, kategori, sprak, ordning, arkiverad';

const LIST: Statement = { name: 'section_list', text: `SELECT ${COLUMNS} FROM sektion ORDER BY ordning, namn, id` };
const LOCK: Statement = { name: 'section_lock', text: `SELECT ${COLUMNS} FROM sektion WHERE id = $1 FOR NO KEY UPDATE` };
const CREATE = imprinted(
  'sektion',
  { name: 'section_create', text: `INSERT INTO sektion (${COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO NOTHING` },
  'id',
);
const CHANGE = imprinted('sektion', {
  name: 'section_change',
  text: `UPDATE sektion SET namn = $2, namn_en = $3, mallar = $4, kategori = $5, sprak = $6, ordning = $7, arkiverad = $8 WHERE id = $1`,
});

/** The site's sections, those that have been put away among them. A section is never removed: its id is an address. */
export class Sections extends Aggregate {
  list(): Promise<Section[]> {
    return this.db.query<Section>(LIST, []);
  }

  /** The section, held until the transaction ends; `undefined` when there is none. */
  async lock(id: string): Promise<Section | undefined> {
    const [row] = await this.db.query<Section>(LOCK, [id]);
    return row;
  }

  /** Whether it was made: an id that is taken stays what it is. */
  async create(section: Section): Promise<boolean> {
    return (await this.db.query(CREATE, valuesOf(section))).length > 0;
  }

  async change(section: Section): Promise<void> {
    await this.db.query(CHANGE, valuesOf(section));
  }
}

function valuesOf({ id, namn, namn_en, mallar, kategori, sprak, ordning, arkiverad }: Section): unknown[] {
  return [id, namn, namn_en, mallar, kategori, sprak, ordning, arkiverad];
}
