import type { Author } from '#lib/contract/article.ts';
import type { RedirectStatus } from '#lib/contract/closed/redirect.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { RedirectRow } from '#lib/store/readers/public-redirects.ts';
import { type Bind, type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** With how often readers have come by it. */
export interface ListedRedirect extends RedirectRow {
  traffar: number;
  /** YYYY-MM-DD */
  senast: string | null;
  skapad: string;
}

/** How often readers have come by a redirect, and the last day that they did. */
export interface RedirectUse {
  id: string;
  antal: number;
  /** YYYY-MM-DD, by Stockholm's clocks. */
  dag: string;
}

interface RedirectFilter {
  sok: string;
  status?: RedirectStatus | undefined;
}

/** What is searched, as the index has it. */
const WORDS = "(' ' || lower(o.fran) || ' ' || lower(coalesce(o.till, '')))";
const COLUMNS = 'o.id, o.fran, o.till, o.status';
const LISTED = `${COLUMNS}, o.skapad, coalesce(b.antal, 0)::float8 AS traffar, to_char(b.senast, 'YYYY-MM-DD') AS senast`;
const FROM = 'FROM omdirigering o LEFT JOIN omdirigeringsbruk b ON b.omdirigering_id = o.id';

// What leads round and round is seen by whoever knows all of them: one change at a time.
const LOCK: Statement = { name: 'redirect_lock', text: `SELECT pg_advisory_xact_lock(hashtextextended('omdirigering', 0))::text` };
const BY_ID: Statement = { name: 'redirect_by_id', text: `SELECT ${LISTED} ${FROM} WHERE o.id = $1` };
const PUT: Statement = {
  name: 'redirect_put',
  text: `INSERT INTO omdirigering (id, fran, till, status, av, skapad)
    SELECT r.id, r.fran, r.till, r.status, $5::jsonb, $6 FROM unnest($1::uuid[], $2::text[], $3::text[], $4::int[]) AS r(id, fran, till, status) ORDER BY r.fran
    ON CONFLICT (fran) DO UPDATE SET till = excluded.till, status = excluded.status`,
};
// An address that leads somewhere keeps its way, and none that is led from is led to: so that no circle is made.
const PUT_NEW: Statement = {
  name: 'redirect_put_new',
  text: `INSERT INTO omdirigering (id, fran, till, status, av, skapad) SELECT $1, $2, $3, $4, $5::jsonb, $6
    WHERE NOT EXISTS (SELECT FROM omdirigering WHERE fran IN ($2, $3)) AND (SELECT count(*) FROM omdirigering) < $7 RETURNING 1`,
};
const CHANGE: Statement = { name: 'redirect_change', text: 'UPDATE omdirigering SET fran = $2, till = $3, status = $4 WHERE id = $1' };
const REMOVE: Statement = { name: 'redirect_remove', text: 'DELETE FROM omdirigering WHERE id = $1' };
const ADD_USE: Statement = {
  name: 'redirect_add_use',
  text: `INSERT INTO omdirigeringsbruk (omdirigering_id, antal, senast)
    SELECT o.id, u.antal, u.dag FROM unnest($1::uuid[], $2::bigint[], $3::date[]) AS u(id, antal, dag) JOIN omdirigering o ON o.id = u.id ORDER BY 1
    ON CONFLICT (omdirigering_id) DO UPDATE SET antal = omdirigeringsbruk.antal + excluded.antal, senast = greatest(omdirigeringsbruk.senast, excluded.senast)`,
};

const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'o.skapad', type: 'timestamptz' },
    { sql: 'o.id', type: 'uuid' },
  ],
};

const ROWS_AT_ONCE = 2_000;

/** The old addresses of the site and where they lead (decisions.md §25), and how often readers have come by them. */
export class Redirects extends Aggregate {
  /** Until the transaction ends nobody else changes any. */
  async lock(): Promise<void> {
    await this.db.query(LOCK, []);
  }

  /** Newest first. */
  async list({ sok, status }: RedirectFilter, window: Window): Promise<Stretch<ListedRedirect>> {
    const given: unknown[] = [];
    const bind: Bind = (value) => `$${given.push(value)}`;
    const conditions = [
      ...(sok === '' ? [] : [['sok', `${WORDS} LIKE ${bind(containingByIndex(sok))}`] as const]),
      ...(status === undefined ? [] : [['status', `o.status = ${bind(status)}`] as const]),
    ];
    const where = ['true', ...conditions.map(([, condition]) => condition)].join(' AND ');
    const kind = conditions.map(([name]) => `_${name}`).join('');
    const { name, further, place, values } = windowText(ORDER, window, given);
    const [found, [counted]] = await Promise.all([
      this.db.query<ListedRedirect>(
        { name: `redirect_list${kind}_${name}`, text: `SELECT ${LISTED} ${FROM} WHERE ${where} ${further} ${place}` },
        values,
      ),
      this.db.query<{ antal: number }>({ name: `redirect_count${kind}`, text: boundedCount(`FROM omdirigering o WHERE ${where}`) }, given),
    ]);
    return stretchOf(found, countedOf(counted), window, ({ skapad, id }) => [skapad, id]);
  }

  async byId(id: string): Promise<ListedRedirect | undefined> {
    const [row] = await this.db.query<ListedRedirect>(BY_ID, [id]);
    return row;
  }

  /** Keeps them, each in place of what there was from the same address. Whoever calls holds the lock. */
  async put(rows: readonly RedirectRow[], av: Author, skapad: string): Promise<void> {
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      await this.db.query(PUT, [
        ...[some.map(({ id }) => id), some.map(({ fran }) => fran), some.map(({ till }) => till), some.map(({ status }) => status)],
        ...[JSON.stringify(av), skapad],
      ]);
    }
  }

  /** Keeps one from where none leads yet, to where none leads on, as long as there are fewer than `most`; says whether it did. Whoever calls holds the lock. */
  async putNew({ id, fran, till, status }: RedirectRow, av: Author, skapad: string, most: number): Promise<boolean> {
    const rows = await this.db.query(PUT_NEW, [id, fran, till, status, JSON.stringify(av), skapad, most]);
    return rows.length > 0;
  }

  async change({ id, fran, till, status }: RedirectRow): Promise<void> {
    await this.db.query(CHANGE, [id, fran, till, status]);
  }

  async remove(id: string): Promise<void> {
    await this.db.query(REMOVE, [id]);
  }

  /** Adds to what has been counted; each redirect once. What is of one that is no more is let go. */
  async addUse(uses: readonly RedirectUse[]): Promise<void> {
    await this.db.query(ADD_USE, [uses.map(({ id }) => id), uses.map(({ antal }) => antal), uses.map(({ dag }) => dag)]);
  }
}
