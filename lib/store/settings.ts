import type { Author } from '#lib/contract/article.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const GET: Statement = { name: 'setting_get', text: 'SELECT varde FROM installning WHERE nyckel = $1 ORDER BY version DESC LIMIT 1' };
const PUT: Statement = {
  name: 'setting_put',
  text: `INSERT INTO installning (nyckel, version, varde, av, skapad)
    SELECT $1, coalesce(max(version), 0) + 1, $2::jsonb, $3::jsonb, $4 FROM installning WHERE nyckel = $1`,
};

/** Settings, each change a version of its own. */
export class Settings extends Aggregate {
  /** The newest value; `undefined` for a setting that was never made. */
  async get(nyckel: string): Promise<unknown> {
    const [row] = await this.db.query<{ varde: unknown }>(GET, [nyckel]);
    return row?.varde;
  }

  async put(nyckel: string, varde: unknown, av: Author, now: string): Promise<void> {
    await this.db.query(PUT, [nyckel, JSON.stringify(varde), JSON.stringify(av), now]);
  }
}
