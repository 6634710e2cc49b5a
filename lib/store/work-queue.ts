import type { Author } from '#lib/contract/article.ts';
import type { Counted, Page } from '#lib/contract/page.ts';
import type { QueueItem, QueueState } from '#lib/contract/queue.ts';
import { boundedCount, countedOf, windowOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** What whoever writes a queue item decides. */
export type QueueFields = Pick<QueueItem, 'rubrik' | 'beskrivning' | 'sektion' | 'innehall' | 'senast'>;

/** A claim that has run out is none: whose it was is told no longer. */
const HELD = `(klar_av IS NULL AND tagen_till > $1)`;
const COLUMNS = `id, rubrik, beskrivning, sektion, innehall_id AS innehall, senast, klar_av, av, skapad, andrad,
  CASE WHEN klar_av IS NOT NULL THEN 'klar' WHEN ${HELD} THEN 'tagen' ELSE 'oppen' END AS status,
  CASE WHEN ${HELD} THEN tagen_av END AS tagen_av, CASE WHEN ${HELD} THEN tagen_till END AS tagen_till`;
const WANTED = `FROM (SELECT ${COLUMNS} FROM ko) ko
  WHERE ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR sektion = $3) AND ($4::text IS NULL OR tagen_av ->> 'id' = $4)`;

const LIST: Statement = {
  name: 'queue_list',
  text: `SELECT * ${WANTED} ORDER BY senast NULLS LAST, skapad, id LIMIT $5 OFFSET $6`,
};
const COUNT: Statement = { name: 'queue_count', text: boundedCount(WANTED) };
const HOLD: Statement = { name: 'queue_hold', text: `SELECT ${COLUMNS} FROM ko WHERE id = $2 FOR UPDATE` };
const CREATE: Statement = {
  name: 'queue_create',
  text: `INSERT INTO ko (id, rubrik, beskrivning, sektion, innehall_id, senast, av, skapad, andrad)
    VALUES ($2, $3, $4, $5, $6, $7, $8::jsonb, $1, $1) RETURNING ${COLUMNS}`,
};
const CHANGE: Statement = {
  name: 'queue_change',
  text: `UPDATE ko SET rubrik = $3, beskrivning = $4, sektion = $5, innehall_id = $6, senast = $7, andrad = $1
    WHERE id = $2 RETURNING ${COLUMNS}`,
};
const CLAIM: Statement = {
  name: 'queue_claim',
  text: `UPDATE ko SET tagen_av = $3::jsonb, tagen_till = $4, klar_av = $5::jsonb, andrad = $1 WHERE id = $2 RETURNING ${COLUMNS}`,
};
const SOLVE: Statement = {
  name: 'queue_solve',
  text: `UPDATE ko SET klar_av = $3::jsonb, tagen_av = NULL, tagen_till = NULL, andrad = $1
    WHERE innehall_id = $2 AND klar_av IS NULL AND av ->> 'typ' = 'system'`,
};

/** The newsroom's shared work queue. Every method takes the time as it is for the call: a claim ends by itself. */
export class WorkQueue extends Aggregate {
  async list(
    now: string,
    { status, sektion, tagare }: { status: QueueState | null; sektion: string | null; tagare: string | null },
    page: Page,
  ): Promise<{ ko: QueueItem[] } & Counted> {
    const { limit, offset } = windowOf(page);
    const wanted = [now, status, sektion, tagare];
    const [ko, [counted]] = await Promise.all([
      this.db.query<QueueItem>(LIST, [...wanted, limit, offset]),
      this.db.query<{ antal: number }>(COUNT, wanted),
    ]);
    return { ko, ...countedOf(counted) };
  }

  /** The item, held against others until the transaction ends. */
  async hold(now: string, id: string): Promise<QueueItem | undefined> {
    const [row] = await this.db.query<QueueItem>(HOLD, [now, id]);
    return row;
  }

  create(now: string, id: string, fields: QueueFields, av: Author): Promise<QueueItem> {
    return this.one(CREATE, [now, id, ...values(fields), JSON.stringify(av)]);
  }

  change(now: string, id: string, fields: QueueFields): Promise<QueueItem> {
    return this.one(CHANGE, [now, id, ...values(fields)]);
  }

  /** Says whose it is, and until when; or that nobody has it; or who has done it. */
  claim(
    now: string,
    id: string,
    claim: { tagen_av: Author | null; tagen_till: string | null; klar_av: Author | null },
  ): Promise<QueueItem> {
    const { tagen_av, tagen_till, klar_av } = claim;
    return this.one(CLAIM, [now, id, json(tagen_av), tagen_till, json(klar_av)]);
  }

  /** Says that what Studio itself had asked somebody to see to about the article has been solved. */
  async solved(now: string, innehall: string, av: Author): Promise<void> {
    await this.db.query(SOLVE, [now, innehall, JSON.stringify(av)]);
  }

  private async one(statement: Statement, given: unknown[]): Promise<QueueItem> {
    const [row] = await this.db.query<QueueItem>(statement, given);
    if (row === undefined) throw new Error(`${statement.name} met no row`);
    return row;
  }
}

function values({ rubrik, beskrivning, sektion, innehall, senast }: QueueFields): unknown[] {
  return [rubrik, beskrivning, sektion, innehall, senast];
}

function json(author: Author | null): string | null {
  return author === null ? null : JSON.stringify(author);
}
