import type { Author } from '#lib/contract/article.ts';
import type { LetterChoices } from '#lib/contract/letter-choices.ts';
import type { TaskNews } from '#lib/contract/task-letters.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import type { Ripe } from '#lib/store/inbox.ts';
import { knowsOf } from '#lib/store/knows-of.ts';

/** Something a person is yet to be told of a task. */
interface NewTaskNews {
  id: string;
  person: string;
  ko: string;
  handelse: TaskNews;
  /** The words of a comment; else empty. */
  text: string;
  av: Author | null;
}

/** The same, taken to be written of. */
export interface TakenTaskNews extends Pick<NewTaskNews, 'handelse' | 'text'> {
  person: string;
  /** Where it goes. */
  epost: string;
  ko: string;
  /** What the task is called now. */
  rubrik: string;
  senast: string | null;
  /** Who did it, by their name today; `null` where it is the time that did. */
  av: string | null;
}

/** Who has chosen nothing is written to in the morning. */
const WISHED = `coalesce((SELECT b.nar FROM kobrev b WHERE b.person_id = p.id), 'dagligen')`;
const AT_ONCE = 500;

const CHOICES = `coalesce(b.nar, 'dagligen') AS nar, coalesce(b.inkorg, 'genast') AS inkorg, coalesce(b.klockslag, '{7}') AS klockslag,
  CASE WHEN b.tyst_fran IS NOT NULL THEN jsonb_build_object('fran', b.tyst_fran, 'till', b.tyst_till) END AS tysta`;
const CHOSEN: Statement = {
  name: 'task_letters_chosen',
  text: `SELECT ${CHOICES} FROM person p LEFT JOIN kobrev b ON b.person_id = p.id WHERE p.id = $1`,
};
const CHOOSE: Statement = {
  name: 'task_letters_choose',
  text: `INSERT INTO kobrev (person_id, nar, inkorg, klockslag, tyst_fran, tyst_till) VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (person_id)
    DO UPDATE SET nar = excluded.nar, inkorg = excluded.inkorg, klockslag = excluded.klockslag, tyst_fran = excluded.tyst_fran, tyst_till = excluded.tyst_till`,
};
const WAITED_FOR: Statement = {
  name: 'task_letters_waited_for',
  text: `SELECT p.id AS person, ${CHOICES} FROM person p LEFT JOIN kobrev b ON b.person_id = p.id
    WHERE EXISTS (SELECT FROM koavisering a WHERE a.person_id = p.id) OR EXISTS (SELECT FROM inkorg r WHERE r.person_id = p.id AND r.brev)`,
};
const DROP_LINES: Statement = { name: 'task_letters_drop_lines', text: 'UPDATE inkorg SET brev = false WHERE person_id = $1 AND brev' };
const DROP: Statement = { name: 'task_news_drop', text: 'DELETE FROM koavisering WHERE person_id = $1' };
const ADD: Statement = {
  name: 'task_news_add',
  text: `INSERT INTO koavisering (id, person_id, ko_id, handelse, text, av, tid)
    SELECT n.id, p.id, n.ko, n.handelse, n.text, n.av, $2::timestamptz
    FROM jsonb_to_recordset($1::jsonb) AS n(id uuid, person uuid, ko uuid, handelse text, text text, av jsonb)
    JOIN person p ON p.id = n.person WHERE p.aktiv AND ${WISHED} <> 'aldrig'`,
};
// Passed over by whoever else looks at the same time; told once of each time that a task is given.
const TAKE_OVERDUE: Statement = {
  name: 'task_news_overdue',
  text: `UPDATE ko k SET paminnd = k.senast WHERE k.id IN (
      SELECT id FROM ko WHERE klar_av IS NULL AND coalesce(senast, 'infinity') <= $1 AND paminnd IS DISTINCT FROM senast
      ORDER BY coalesce(senast, 'infinity'), skapad, id LIMIT ${AT_ONCE} FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING k.id AS ko, CASE WHEN k.ansvarig ->> 'typ' = 'person' THEN k.ansvarig ->> 'id' END AS person`,
};
const TAKE_DUE: Statement = {
  name: 'task_news_take',
  text: `WITH mogna AS MATERIALIZED (
      SELECT a.id FROM jsonb_to_recordset($1::jsonb) AS v(person uuid, fore timestamptz) JOIN koavisering a ON a.person_id = v.person AND a.tid <= v.fore
      ORDER BY a.person_id, a.tid, a.id LIMIT ${AT_ONCE} FOR UPDATE OF a SKIP LOCKED),
    tagna AS (DELETE FROM koavisering WHERE id IN (SELECT id FROM mogna) RETURNING *)
    SELECT p.id AS person, p.epost, t.ko_id AS ko, k.rubrik, k.senast, t.handelse, t.text,
      coalesce((SELECT n.namn FROM person n WHERE n.id::text = t.av ->> 'id'), t.av ->> 'namn') AS av
    FROM tagna t JOIN person p ON p.id = t.person_id JOIN ko k ON k.id = t.ko_id
    WHERE p.aktiv AND (t.handelse <> 'forsenad' OR k.klar_av IS NULL) AND ${knowsOf('p', 'k.innehall_id')} ORDER BY p.epost, t.tid, t.id`,
};

/** What people are to be written to about their tasks, until they are: gathered, so that they have one letter and not one for each. */
export class TaskNewsStore extends Aggregate {
  /** What the person has chosen of letters; who has chosen nothing is written to in the morning about tasks, and at once where they are named. */
  async chosen(person: string): Promise<LetterChoices> {
    const [row] = await this.db.query<LetterChoices>(CHOSEN, [person]);
    if (row === undefined) throw new Error(`the person ${person} is gone`);
    return row;
  }

  /** How the person is written to from now on. Who wants no letters has none of what already waits either. */
  async choose(person: string, { nar, inkorg, klockslag, tysta }: LetterChoices): Promise<void> {
    await this.db.query(CHOOSE, [person, nar, inkorg, klockslag, tysta?.fran ?? null, tysta?.till ?? null]);
    if (nar === 'aldrig') await this.db.query(DROP, [person]);
    if (inkorg === 'aldrig') await this.db.query(DROP_LINES, [person]);
  }

  /** Everybody of whom something waits to be written of, with what they have chosen. */
  waitedFor(): Promise<Array<LetterChoices & { person: string }>> {
    return this.db.query(WAITED_FOR, []);
  }

  /** Of those whom it concerns, whoever wants letters is told of it in the next one. */
  async add(news: readonly NewTaskNews[], now: string): Promise<void> {
    if (news.length > 0) await this.db.query(ADD, [JSON.stringify(news), now]);
  }

  /** Tasks whose time is over since they were last looked for, with the person who answers for each; some at a time, each once. */
  takeOverdue(now: string): Promise<Array<{ ko: string; person: string | null }>> {
    return this.db.query(TAKE_OVERDUE, [now]);
  }

  /** What is to be written of by now, some at a time; each is taken once. What is about an article that the person does not know of is taken, and written of to nobody. */
  takeDue(ripe: readonly Ripe[]): Promise<TakenTaskNews[]> {
    return this.db.query<TakenTaskNews>(TAKE_DUE, [JSON.stringify(ripe)]);
  }
}
