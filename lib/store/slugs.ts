import type { Language } from '#lib/contract/languages.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { WHOLE } from '#lib/store/seen-by.ts';

const HOLD: Statement = { name: 'slug_hold', text: `SELECT pg_advisory_xact_lock(hashtextextended($1 || ' slug ' || $2, 0))` };
const HOLDER: Statement = {
  name: 'slug_holder',
  text: 'SELECT innehall_id AS id FROM sprakversion WHERE sprak = $1 AND slug = $2 ORDER BY innehall_id LIMIT 1',
};
const IN_USE: Statement = { name: 'slug_in_use', text: 'SELECT 1 FROM sprakversion WHERE sprak = $1 AND slug = $2 LIMIT 1' };

const LIKE: Statement = {
  name: 'slugs_like',
  text: `SELECT slug FROM sprakversion WHERE sprak = $1 AND (slug = $2 OR slug LIKE $3)`,
};

/** SQL, the same whoever asks, for the rows that make a slug of a language taken in a section for an item: none when it is free. */
export function takenBy({ sprak, slug, sektion, innehall }: Record<'sprak' | 'slug' | 'sektion' | 'innehall', string>): string {
  return `SELECT 1 FROM ${WHOLE} sprakversion tv JOIN ${WHOLE} innehall ti ON ti.id = tv.innehall_id
    WHERE tv.sprak = ${sprak} AND tv.slug = ${slug} AND ti.sektion = ${sektion} AND ti.id <> ${innehall} AND NOT ti.raderad
    UNION ALL SELECT 1 FROM adress ta JOIN publicerad_version tp ON tp.innehall_id = ta.innehall_id AND tp.sprak = ta.sprak
    WHERE ta.sprak = ${sprak} AND ta.slug = ${slug} AND ta.sektion = ${sektion} AND ta.innehall_id <> ${innehall} AND ta.aktuell`;
}

const TAKEN: Statement = {
  name: 'slug_taken',
  text: `${takenBy({ sprak: '$1', slug: '$2', sektion: '$3', innehall: '$4' })} LIMIT 1`,
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

  /** The first item that has the slug in that language. */
  async holder(sprak: Language, slug: string): Promise<string | undefined> {
    const [row] = await this.db.query<{ id: string }>(HOLDER, [sprak, slug]);
    return row?.id;
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
