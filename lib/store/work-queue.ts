import type { Author } from '#lib/contract/article.ts';
import type { QueueItem, QueueState } from '#lib/contract/queue.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** What whoever writes a queue item decides. */
export type QueueFields = Pick<QueueItem, 'rubrik' | 'beskrivning' | 'sektion' | 'innehall' | 'senast'>;

/** A claim that has run out is none: whose it was is told no longer. */
const HELD = `(klar_av IS NULL AND tagen_till > $1)`;
const COLUMNS = `id, rubrik, beskrivning, sektion, innehall_id AS innehall, senast, ${named('klar_av')} AS klar_av, ${named('av')} AS av, skapad, andrad,
  CASE WHEN klar_av IS NOT NULL THEN 'klar' WHEN ${HELD} THEN 'tagen' ELSE 'oppen' END AS status,
  CASE WHEN ${HELD} THEN ${named('tagen_av')} END AS tagen_av, CASE WHEN ${HELD} THEN tagen_till END AS tagen_till`;
/** What is to be done first, and last what nobody has said a time of. */
const ORDER: Order = {
  way: 'ASC',
  columns: [
    { sql: "coalesce(senast, 'infinity')", type: 'timestamptz' },
    { sql: 'skapad', type: 'timestamptz' },
    { sql: 'id', type: 'uuid' },
  ],
};
/** Each said so that what is done, of which there is more and more, is told from the rest by an index. */
const IN_STATE: Record<QueueState, string> = {
  klar: 'klar_av IS NOT NULL',
  tagen: HELD,
  oppen: 'klar_av IS NULL AND (tagen_till IS NULL OR tagen_till <= $1)',
};
/** What of the queue is asked for. */
interface Wanted {
  status: QueueState | null;
  sektion: string | null;
  /** Id of whoever has taken it. */
  tagare: string | null;
}

/** The conditions that are asked for, and no others: each has an index. $1 is the time. */
function conditionsOf(now: string, { status, sektion, tagare }: Wanted): { name: string; text: string; values: unknown[] } {
  const values: unknown[] = [now];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const given = [
    ...(status === null ? [] : [{ name: status, text: IN_STATE[status] }]),
    ...(sektion === null ? [] : [{ name: 'sektion', text: `sektion = ${bind(sektion)}` }]),
    ...(tagare === null ? [] : [{ name: 'tagare', text: `${HELD} AND tagen_av ->> 'id' = ${bind(tagare)}` }]),
  ];
  const text = ['$1::timestamptz IS NOT NULL', ...given.map((one) => one.text)].join(' AND ');
  return { name: given.map(({ name }) => name).join('_') || 'alla', text: `FROM ko WHERE ${text}`, values };
}

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
  async list(now: string, wanted: Wanted, window: Window): Promise<Stretch<QueueItem>> {
    const { name, text, values } = conditionsOf(now, wanted);
    const { name: kind, further, place, values: given } = windowText(ORDER, window, values);
    const list = { name: `queue_list_${kind}_${name}`, text: `SELECT ${COLUMNS} ${text} ${further} ${place}` };
    const [rows, [counted]] = await Promise.all([
      this.db.query<QueueItem>(list, given),
      this.db.query<{ antal: number }>({ name: `queue_count_${name}`, text: boundedCount(text) }, values),
    ]);
    return stretchOf(rows, countedOf(counted), window, ({ senast, skapad, id }) => [senast ?? 'infinity', skapad, id]);
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
