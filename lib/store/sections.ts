import type { Section } from '#lib/contract/section.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const LIST: Statement = { name: 'section_list', text: 'SELECT id, namn, mallar, kategori, sprak FROM sektion ORDER BY ordning, namn' };
const CREATE: Statement = {
  name: 'section_create',
  text: 'INSERT INTO sektion (id, namn, mallar, kategori, sprak, ordning) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING',
};

/** The site's sections. */
export class Sections extends Aggregate {
  list(): Promise<Section[]> {
    return this.db.query<Section>(LIST, []);
  }

  async create(section: Section, ordning: number): Promise<void> {
    await this.db.query(CREATE, [section.id, section.namn, section.mallar, section.kategori, section.sprak, ordning]);
  }
}
