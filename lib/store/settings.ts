import type { Author } from '#lib/contract/article.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { imprinted } from '#lib/store/imprints.ts';
import { named } from '#lib/store/names.ts';

const GET: Statement = { name: 'setting_get', text: 'SELECT varde FROM installning WHERE nyckel = $1 ORDER BY version DESC LIMIT 1' };
const NEWEST: Statement = {
  name: 'settings_newest',
  text: `SELECT k.nyckel, i.varde FROM unnest($1::text[]) AS k(nyckel), LATERAL (
      SELECT varde FROM installning WHERE nyckel = k.nyckel ORDER BY version DESC LIMIT 1) i`,
};
const PUT = imprinted('installning', {
  name: 'setting_put',
  text: `INSERT INTO installning (nyckel, version, varde, av, skapad)
    SELECT $1, coalesce(max(i.version), 0) + 1, $2::jsonb, $3::jsonb, $4 FROM installning i WHERE i.nyckel = $1`,
});
// Of two that follow the same version one finds its number taken: it waits for the other to commit, and then writes nothing.
const FOLLOW = imprinted(
  'installning',
  {
    name: 'setting_follow',
    text: `INSERT INTO installning (nyckel, version, varde, av, skapad)
      SELECT $1, $2::int + 1, $3::jsonb, $4::jsonb, $5
      WHERE $2::int = coalesce((SELECT max(i.version) FROM installning i WHERE i.nyckel = $1), 0)
      ON CONFLICT DO NOTHING`,
  },
  'version',
);
const LATEST: Statement = {
  name: 'setting_latest',
  text: `SELECT version, varde, ${named('av')} AS av, skapad FROM installning WHERE nyckel = $1 ORDER BY version DESC LIMIT 1`,
};
const VERSION: Statement = {
  name: 'setting_version',
  text: `SELECT version, varde, ${named('av')} AS av, skapad FROM installning WHERE nyckel = $1 AND version = $2`,
};
const BETWEEN: Statement = {
  name: 'setting_between',
  text: `SELECT version, varde, ${named('av')} AS av, skapad FROM installning WHERE nyckel = $1 AND version BETWEEN $2 AND $3 ORDER BY version`,
};
const VERSIONS: Statement = {
  name: 'setting_versions',
  text: `SELECT version, varde - $2::text AS varde, ${named('av')} AS av, skapad FROM installning WHERE nyckel = $1 ORDER BY version DESC`,
};

const TODAY: Statement = {
  name: 'setting_authors_today',
  text: `SELECT ${named('v.av')} AS av FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS v(av, nr) ORDER BY v.nr`,
};

/** A setting as somebody once made it. */
export interface SettingVersion {
  version: number;
  varde: unknown;
  av: Author;
  skapad: string;
}

/** Settings, each change a version of its own. */
export class Settings extends Aggregate {
  /** The newest value; `undefined` for a setting that was never made. */
  async get(nyckel: string): Promise<unknown> {
    const [row] = await this.db.query<{ varde: unknown }>(GET, [nyckel]);
    return row?.varde;
  }

  /** The newest value of each; what was never made is left out. */
  async newest(nycklar: readonly string[]): Promise<Map<string, unknown>> {
    const rows = await this.db.query<{ nyckel: string; varde: unknown }>(NEWEST, [[...nycklar]]);
    return new Map(rows.map(({ nyckel, varde }) => [nyckel, varde]));
  }

  async put(nyckel: string, varde: unknown, av: Author, now: string): Promise<void> {
    await this.db.query(PUT, [nyckel, JSON.stringify(varde), JSON.stringify(av), now]);
  }

  /** Makes the version after `previous` (0 for the first) and returns its number; `undefined`, writing nothing, when that is not the newest. */
  async follow(nyckel: string, previous: number, varde: unknown, av: Author, now: string): Promise<number | undefined> {
    const values = [nyckel, previous, JSON.stringify(varde), JSON.stringify(av), now];
    const [row] = await this.db.query<{ version: number }>(FOLLOW, values);
    return row?.version;
  }

  /** The newest version, with who made it and when. */
  async latest(nyckel: string): Promise<SettingVersion | undefined> {
    const [row] = await this.db.query<SettingVersion>(LATEST, [nyckel]);
    return row;
  }

  async version(nyckel: string, version: number): Promise<SettingVersion | undefined> {
    const [row] = await this.db.query<SettingVersion>(VERSION, [nyckel, version]);
    return row;
  }

  /** The versions from the first to the last of those numbers, whole, the oldest first. */
  between(nyckel: string, first: number, last: number): Promise<SettingVersion[]> {
    return this.db.query<SettingVersion>(BETWEEN, [nyckel, first, last]);
  }

  /** Those whom a value names, each by the name they have today: in it stands what they were called when it was written. */
  async namedToday(authors: readonly Author[]): Promise<Author[]> {
    if (authors.length === 0) return [];
    const rows = await this.db.query<{ av: Author }>(TODAY, [JSON.stringify(authors)]);
    return rows.map(({ av }) => av);
  }

  /** Every version, newest first, each without the field that is too long for a list. */
  versions(nyckel: string, without: string): Promise<SettingVersion[]> {
    return this.db.query<SettingVersion>(VERSIONS, [nyckel, without]);
  }
}
