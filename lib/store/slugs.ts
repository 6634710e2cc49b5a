import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

const HOLD: Statement = { name: 'slug_hold', text: `SELECT pg_advisory_xact_lock(hashtextextended($1 || ' slug ' || $2, 0))` };
const IN_USE: Statement = { name: 'slug_in_use', text: 'SELECT 1 FROM sprakversion WHERE sprak = $1 AND slug = $2 LIMIT 1' };

const LIKE: Statement = {
  name: 'slugs_like',
  text: `SELECT slug FROM sprakversion WHERE sprak = $1 AND (slug = $2 OR slug LIKE $3)`,
};

const TAKEN: Statement = {
  name: 'slug_taken',
  text: `SELECT 1 FROM sprakversion v JOIN innehall i ON i.id = v.innehall_id
    WHERE v.sprak = $1 AND v.slug = $2 AND i.sektion = $3 AND i.id <> $4 AND NOT i.raderad
    UNION ALL SELECT 1 FROM adress a JOIN publicerad_version p ON p.innehall_id = a.innehall_id AND p.sprak = a.sprak
    WHERE a.sprak = $1 AND a.slug = $2 AND a.sektion = $3 AND a.innehall_id <> $4 AND a.aktuell LIMIT 1`,
};

const FORMER: Statement = {
  name: 'address_former',
  text: 'SELECT DISTINCT slug FROM adress WHERE innehall_id = $1 AND sprak = $2 AND slug <> $3 ORDER BY slug',
};

/** The slugs that language versions have and have had, and whether one is free. */
export class Slugs extends Aggregate {
  /** Whether any item has the slug in that language; nobody else gets an answer before the transaction has ended. */
  async inUse(sprak: Language, slug: string): Promise<boolean> {
    const [, rows] = await Promise.all([this.db.query(HOLD, [sprak, slug]), this.db.query(IN_USE, [sprak, slug])]);
    return rows.length > 0;
  }

  /** The slugs in use in a language that equal `slug` or continue it with a hyphen. */
  async like(sprak: Language, slug: string): Promise<string[]> {
    const rows = await this.db.query<{ slug: string }>(LIKE, [sprak, slug, `${slug.replace(/[\\%_]/g, '\\$&')}-%`]);
    return rows.map((row) => row.slug);
  }

  /** Whether another item of the section has the slug in that language, in its draft or where readers find it. */
  async taken(id: string, sektion: string, sprak: Language, slug: string): Promise<boolean> {
    const rows = await this.db.query(TAKEN, [sprak, slug, sektion, id]);
    return rows.length > 0;
  }

  /** Those that readers have found the article by before: all but `now`, the one it is going to have, in alphabetical order. */
  async former(innehall: string, sprak: Language, now: string): Promise<string[]> {
    const rows = await this.db.query<{ slug: string }>(FORMER, [innehall, sprak, now]);
    return rows.map(({ slug }) => slug);
  }
}
