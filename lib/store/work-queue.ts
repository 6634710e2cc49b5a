import type { Author } from '#lib/contract/article.ts';
import { QUEUE_PRIORITIES, type QueueKind, type QueueOrder, type QueuePriority, type QueueState } from '#lib/contract/closed/queue.ts';
import type { QueueItem } from '#lib/contract/queue.ts';
import { boundedCount, countedOf, MOST_COUNTED } from '#lib/store/bounded-count.ts';
import { containingByIndex } from '#lib/store/containing.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';
import { type Order, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** What whoever writes a queue item decides. */
export type QueueFields = Pick<
  QueueItem,
  'rubrik' | 'beskrivning' | 'typ' | 'prioritet' | 'ansvarig' | 'sektion' | 'innehall' | 'senast' | 'planerad'
>;

/** The same of a new one; what is left out is what most have. */
export type NewTask = Pick<QueueFields, 'rubrik' | 'beskrivning' | 'typ'> & Partial<QueueFields>;

const UNTIL_SAID = { prioritet: 'normal', ansvarig: null, sektion: null, innehall: null, senast: null, planerad: null } as const;

/** A claim that has run out is none: whose it was is told no longer. */
const HELD = `(klar_av IS NULL AND tagen_till > $1)`;
const COLUMNS = `id, rubrik, beskrivning, typ, prioritet, ${named('ansvarig')} AS ansvarig, sektion, innehall_id AS innehall, senast, planerad,
  klar_av IS NULL AND coalesce(senast < $1, false) AS forsenad,
  (SELECT count(*)::int FROM (SELECT 1 FROM kommentar m WHERE m.ko_id = ko.id LIMIT ${MOST_COUNTED}) sagda) AS kommentarer,
  (SELECT jsonb_build_object('rubrik', i.rubrik, 'status', i.status, 'raderad', i.raderad) FROM innehall i WHERE i.id = innehall_id) AS artikel,
  ${named('klar_av')} AS klar_av, ${named('av')} AS av, skapad, andrad,
  CASE WHEN klar_av IS NOT NULL THEN 'klar' WHEN ${HELD} THEN 'tagen' ELSE 'oppen' END AS status,
  CASE WHEN ${HELD} THEN ${named('tagen_av')} END AS tagen_av, CASE WHEN ${HELD} THEN tagen_till END AS tagen_till`;

/* Each order has an index. */

/** What nobody has said a time of comes last. */
const BY_TIME: Order['columns'] = [
  { sql: "coalesce(senast, 'infinity')", type: 'timestamptz' },
  { sql: 'skapad', type: 'timestamptz' },
  { sql: 'id', type: 'uuid' },
];
const URGENCY = "array_position('{akut,hog,normal,lag}'::text[], prioritet)";
const ORDERS: Record<QueueOrder, Order> = {
  senast: { way: 'ASC', columns: BY_TIME },
  prioritet: { way: 'ASC', columns: [{ sql: URGENCY, type: 'bigint' }, ...BY_TIME] },
  planerad: {
    way: 'ASC',
    columns: [
      { sql: "coalesce(planerad, 'infinity')", type: 'timestamptz' },
      { sql: 'id', type: 'uuid' },
    ],
  },
  andrad: {
    way: 'DESC',
    columns: [
      { sql: 'andrad', type: 'timestamptz' },
      { sql: 'id', type: 'uuid' },
    ],
  },
};

/** What the order of a list says of a task. */
function placeOf(order: QueueOrder, { senast, skapad, planerad, andrad, prioritet, id }: QueueItem): string[] {
  if (order === 'andrad') return [andrad, id];
  if (order === 'planerad') return [planerad ?? 'infinity', id];
  const byTime = [senast ?? 'infinity', skapad, id];
  return order === 'senast' ? byTime : [String(QUEUE_PRIORITIES.indexOf(prioritet) + 1), ...byTime];
}

/** Each said so that what is done, of which there is more and more, is told from the rest by an index. */
const IN_STATE: Record<QueueState, string> = {
  klar: 'klar_av IS NOT NULL',
  tagen: HELD,
  oppen: 'klar_av IS NULL AND (tagen_till IS NULL OR tagen_till <= $1)',
};
const UNDONE = 'klar_av IS NULL';
const OVERDUE = `klar_av IS NULL AND coalesce(senast, 'infinity') < $1`;
const NARROWED_BY = {
  sektion: (value: string) => `sektion = ${value}`,
  tagen_av: (value: string) => `${HELD} AND tagen_av ->> 'id' = ${value}`,
  ansvarig: (value: string) => `ansvarig ->> 'id' = ${value}`,
  innehall: (value: string) => `innehall_id = ${value}::uuid`,
  planerad_fran: (value: string) => `coalesce(planerad, 'infinity') >= ${value} AND coalesce(planerad, 'infinity') < 'infinity'`,
  planerad_till: (value: string) => `coalesce(planerad, 'infinity') < ${value}`,
};
const NARROWINGS = Object.keys(NARROWED_BY) as Array<keyof typeof NARROWED_BY>;

/** What is searched, as the index has it. */
const WORDS = `(' ' || lower(rubrik) || ' ' || lower(beskrivning))`;

/** What of the queue is asked for. */
interface WantedTasks {
  /** Each of them somewhere in the headline or the description. */
  ord?: readonly string[] | undefined;
  status?: QueueState | undefined;
  sektion?: string | undefined;
  /** Id of whoever has taken it. */
  tagen_av?: string | undefined;
  /** Id of whoever answers for it. */
  ansvarig?: string | undefined;
  typ?: QueueKind | undefined;
  prioritet?: QueuePriority | undefined;
  innehall?: string | undefined;
  forsenad?: true | undefined;
  /** Only what is not done. */
  ogjord?: true | undefined;
  /** Planned from that moment on, and before this one. */
  planerad_fran?: string | undefined;
  planerad_till?: string | undefined;
}

/** The conditions that are asked for, and no others: each has an index. $1 is the time. */
function conditionsOf(
  now: string,
  { status, forsenad, ogjord, ord = [], typ, prioritet, ...wanted }: WantedTasks,
): { name: string; text: string; values: unknown[]; anew: boolean } {
  const values: unknown[] = [now];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const given = [
    ...(status === undefined ? [] : [{ name: status, text: IN_STATE[status] }]),
    ...(forsenad === undefined ? [] : [{ name: 'forsenad', text: OVERDUE }]),
    ...(ogjord === undefined ? [] : [{ name: 'ogjord', text: UNDONE }]),
    // Written out, so that the planner knows how many there are.
    ...(typ === undefined ? [] : [{ name: typ, text: `typ = '${typ}'` }]),
    ...(prioritet === undefined ? [] : [{ name: prioritet, text: `prioritet = '${prioritet}'` }]),
    ...ord.map((word) => ({ name: 'ord', text: `${WORDS} LIKE ${bind(containingByIndex(word))}` })),
    ...NARROWINGS.flatMap((name) => (wanted[name] === undefined ? [] : [{ name, text: NARROWED_BY[name](bind(wanted[name])) }])),
  ];
  const text = ['$1::timestamptz IS NOT NULL', ...given.map((one) => one.text)].join(' AND ');
  // Of words, a section, somebody or a time there may be nearly all or none: no plan is good for each.
  const anew = values.length > 1;
  return { name: given.map(({ name }) => name).join('_') || 'alla', text: `FROM ko WHERE ${text}`, values, anew };
}

const HOLD: Statement = { name: 'queue_hold', text: `SELECT ${COLUMNS} FROM ko WHERE id = $2 FOR UPDATE` };
const GET: Statement = { name: 'queue_get', text: `SELECT ${COLUMNS} FROM ko WHERE id = $2` };
const BY_IDS: Statement = {
  name: 'queue_by_ids',
  text: `SELECT ${COLUMNS} FROM unnest($2::uuid[]) WITH ORDINALITY AS sidan(ko_id, plats) JOIN ko ON ko.id = sidan.ko_id ORDER BY sidan.plats`,
};
const CREATE: Statement = {
  name: 'queue_create',
  text: `INSERT INTO ko (id, rubrik, beskrivning, typ, prioritet, ansvarig, sektion, innehall_id, senast, planerad, av, skapad, andrad)
    VALUES ($2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12::jsonb, $1, $1) RETURNING ${COLUMNS}`,
};
const CHANGE: Statement = {
  name: 'queue_change',
  text: `UPDATE ko SET rubrik = $3, beskrivning = $4, typ = $5, prioritet = $6, ansvarig = $7::jsonb, sektion = $8, innehall_id = $9,
      senast = $10, planerad = $11, andrad = $1
    WHERE id = $2 RETURNING ${COLUMNS}`,
};
const CLAIM: Statement = {
  name: 'queue_claim',
  text: `UPDATE ko SET tagen_av = $3::jsonb, tagen_till = $4, klar_av = $5::jsonb, andrad = $1 WHERE id = $2 RETURNING ${COLUMNS}`,
};
const SOLVE: Statement = {
  name: 'queue_solve',
  text: `UPDATE ko SET klar_av = $3::jsonb, tagen_av = NULL, tagen_till = NULL, andrad = $1
    WHERE innehall_id = $2 AND klar_av IS NULL AND av ->> 'typ' = 'system' AND typ <> 'lank'`,
};

/** The newsroom's shared work queue. Every method takes the time as it is for the call: a claim ends by itself. */
export class WorkQueue extends Aggregate {
  async list(now: string, wanted: WantedTasks, window: Window, order: QueueOrder = 'senast'): Promise<Stretch<QueueItem>> {
    const { name, text, values, anew } = conditionsOf(now, wanted);
    const { name: kind, further, place, values: given } = windowText(ORDERS[order], window, values);
    const page = { name: `queue_list_${order}_${kind}_${name}`, text: `SELECT id ${text} ${further} ${place}`, anew };
    const [rows, [counted]] = await Promise.all([
      this.told(now, page, given),
      this.db.query<{ antal: number }>({ name: `queue_count_${name}`, text: boundedCount(text), anew }, values),
    ]);
    return stretchOf(rows, countedOf(counted), window, (task) => placeOf(order, task));
  }

  async get(now: string, id: string): Promise<QueueItem | undefined> {
    const [row] = await this.db.query<QueueItem>(GET, [now, id]);
    return row;
  }

  /** The item, held against others until the transaction ends. */
  async hold(now: string, id: string): Promise<QueueItem | undefined> {
    const [row] = await this.db.query<QueueItem>(HOLD, [now, id]);
    return row;
  }

  create(now: string, id: string, task: NewTask, av: Author): Promise<QueueItem> {
    return this.one(CREATE, [now, id, ...values({ ...UNTIL_SAID, ...task }), JSON.stringify(av)]);
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

  /** Says that what Studio itself had asked somebody to see to about the article has been solved: but for its links, which are seen to be mended. */
  async solved(now: string, innehall: string, av: Author): Promise<void> {
    await this.db.query(SOLVE, [now, innehall, JSON.stringify(av)]);
  }

  /** What is told of the tasks of a page. To plan that costs more than to tell it: it is asked by a statement of its own. */
  private async told(now: string, page: Statement, values: unknown[]): Promise<QueueItem[]> {
    const chosen = await this.db.query<{ id: string }>(page, values);
    return chosen.length === 0 ? [] : this.db.query<QueueItem>(BY_IDS, [now, chosen.map(({ id }) => id)]);
  }

  private async one(statement: Statement, given: unknown[]): Promise<QueueItem> {
    const [row] = await this.db.query<QueueItem>(statement, given);
    if (row === undefined) throw new Error(`${statement.name} met no row`);
    return row;
  }
}

function values({ rubrik, beskrivning, typ, prioritet, ansvarig, sektion, innehall, senast, planerad }: QueueFields): unknown[] {
  return [rubrik, beskrivning, typ, prioritet, json(ansvarig), sektion, innehall, senast, planerad];
}

function json(author: Author | null): string | null {
  return author === null ? null : JSON.stringify(author);
}
