import type { Author } from '#lib/contract/article.ts';
import { type InboxEvent, MOST_INBOX_LINES, READ_LINE_DAYS, WRITTEN_EVENTS } from '#lib/contract/closed/inbox.ts';
import type { InboxLine } from '#lib/contract/inbox.ts';
import type { Language } from '#lib/contract/languages.ts';
import { boundedCount, countedOf } from '#lib/store/bounded-count.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { knowsOf } from '#lib/store/knows-of.ts';
import { named } from '#lib/store/names.ts';
import { type Order, orderOf, type Stretch, stretchOf, type Window, windowText } from '#lib/store/stretch.ts';

/** Something that concerns a person, as it is put in their inbox. */
export interface NewInboxLine {
  id: string;
  person: string;
  /** What it is of: when that happens again, the line that there is comes anew. */
  nyckel: string;
  handelse: InboxEvent;
  /** The article or the task that it is about, and the comment. */
  innehall: string | null;
  ko: string | null;
  kommentar: string | null;
  sprak: Language | null;
  /** The front that it is about: of a section, by its id, or of the site, by nothing. */
  framsida: string | null;
  /** Who did it; `null` where Studio did. */
  av: Author | null;
  tid: string;
  /** Whether a letter about it waits for the end of the person's quiet hours. */
  brev: boolean;
}

/** A line as it is kept, with what it is about as that is called now. */
export interface KeptInboxLine extends Omit<InboxLine, 'adress'> {
  kommentar: string | null;
}

const WRITTEN = WRITTEN_EVENTS.map((event) => `'${event}'`).join(', ');

/** A line that is written of, as it is when it is. */
export interface TakenInboxLine extends Pick<InboxLine, 'handelse' | 'antal' | 'sprak' | 'text'> {
  epost: string;
  innehall: string;
  rubrik: string;
  kommentar: string | null;
  av: Author | null;
  /** Whether it is still to be told: not read, about what there is, to somebody who comes in. */
  galler: boolean;
}

/** Of whom what is written of by now, and how old it must be for that. */
export interface Ripe {
  person: string;
  fore: string;
}

/** SQL that puts the lines `values`, a parameter, in the inboxes of those who come in: whoever puts several holds them in one order. */
export function inboxInto(values: string): string {
  return `INSERT INTO inkorg (id, person_id, nyckel, handelse, innehall_id, ko_id, kommentar_id, sprak, framsida, av, antal, tid, brev)
      SELECT n.id, p.id, n.nyckel, n.handelse, n.innehall, n.ko, n.kommentar, n.sprak, n.framsida, n.av, 1, n.tid,
        n.brev OR (coalesce(b.inkorg, 'genast') = 'dagligen' AND n.handelse IN (${WRITTEN}))
      FROM jsonb_to_recordset(${values}::jsonb) AS n(id uuid, person uuid, nyckel text, handelse text, innehall uuid, ko uuid, kommentar uuid,
        sprak text, framsida text, av jsonb, tid timestamptz, brev boolean)
        JOIN person p ON p.id = n.person LEFT JOIN kobrev b ON b.person_id = p.id
        WHERE p.aktiv AND ${knowsOf('p', 'n.innehall')} ORDER BY p.id, n.nyckel
      ON CONFLICT (person_id, nyckel) DO UPDATE SET handelse = excluded.handelse, kommentar_id = excluded.kommentar_id, av = excluded.av,
        tid = excluded.tid, last = NULL, brev = inkorg.brev OR excluded.brev, antal = CASE WHEN inkorg.last IS NULL THEN inkorg.antal + 1 ELSE 1 END`;
}

/** Newest first. */
const ORDER: Order = {
  way: 'DESC',
  columns: [
    { sql: 'r.tid', type: 'timestamptz' },
    { sql: 'r.id', type: 'uuid' },
  ],
};
/** What is about an article that is thrown away is not told of until it is brought back. */
const OF_PERSON = `FROM inkorg r WHERE r.person_id = $1 AND (SELECT i.raderad FROM innehall i WHERE i.id = r.innehall_id) IS NOT TRUE`;
const UNREAD = `${OF_PERSON} AND r.last IS NULL`;
const SHOWN_TEXT = 200;
const COLUMNS = `r.id, r.handelse, ${named('r.av')} AS av, r.antal, r.tid, r.last, r.sprak,
  (SELECT k.id FROM artikelkommentar k WHERE k.id = r.kommentar_id) AS kommentar,
  (SELECT jsonb_build_object('id', i.id, 'rubrik', i.rubrik) FROM innehall i WHERE i.id = r.innehall_id) AS innehall,
  (SELECT jsonb_build_object('id', ko.id, 'rubrik', ko.rubrik) FROM ko WHERE ko.id = r.ko_id) AS uppgift,
  CASE WHEN r.framsida IS NOT NULL THEN jsonb_build_object('sektion', nullif(r.framsida, ''),
    'namn', coalesce((SELECT s.namn FROM sektion s WHERE s.id = r.framsida), 'Startsidan')) END AS framsida,
  (SELECT left(k.text, ${SHOWN_TEXT}) FROM artikelkommentar k WHERE k.id = r.kommentar_id) AS text`;
const MARK: Statement = {
  name: 'inbox_mark',
  text: `UPDATE inkorg SET last = CASE WHEN $5 THEN $4::timestamptz END
    WHERE person_id = $1 AND (last IS NULL) = $5 AND (id = ANY($2::uuid[]) OR tid <= $3::timestamptz)`,
};
// What is gone past the most that a person may have is the oldest.
const PURGE: Statement = {
  name: 'inbox_purge',
  text: `DELETE FROM inkorg WHERE last < now() - interval '${READ_LINE_DAYS} days' OR id IN (
    SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY person_id ORDER BY tid DESC, id DESC) AS nr FROM inkorg) r WHERE nr > ${MOST_INBOX_LINES})`,
};

// The line of one front, in everybody's inbox: of the latest proposal that is left and is not their own.
const FRONT_DECIDED: Statement = {
  name: 'inbox_front_decided',
  text: `WITH kvar AS MATERIALIZED (
      SELECT r.id, (SELECT f.av FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY f(av, nr)
        WHERE f.av ->> 'id' <> r.person_id::text ORDER BY f.nr DESC LIMIT 1) AS av
      FROM inkorg r WHERE r.framsida IS NOT NULL AND r.nyckel = $1),
    borta AS (DELETE FROM inkorg WHERE id IN (SELECT id FROM kvar WHERE av IS NULL) RETURNING person_id),
    annans AS (UPDATE inkorg r SET av = kvar.av FROM kvar WHERE r.id = kvar.id AND r.av IS DISTINCT FROM kvar.av AND kvar.av IS NOT NULL
      RETURNING r.person_id)
    SELECT person_id AS person FROM borta UNION ALL SELECT person_id FROM annans`,
};

const AT_ONCE = 500;
// Passed over by whoever else looks at the same time; what is taken is written of with the same commit, or not at all.
const TAKE: Statement = {
  name: 'inbox_take_for_letters',
  text: `WITH mogna AS MATERIALIZED (
      SELECT r.id FROM jsonb_to_recordset($1::jsonb) AS v(person uuid, fore timestamptz) JOIN inkorg r ON r.person_id = v.person AND r.tid <= v.fore
      WHERE r.brev ORDER BY r.person_id, r.tid, r.id LIMIT ${AT_ONCE} FOR UPDATE OF r SKIP LOCKED),
    tagna AS (UPDATE inkorg SET brev = false WHERE id IN (SELECT id FROM mogna) RETURNING *)
    SELECT p.epost, r.handelse, r.antal, r.sprak, i.id AS innehall, i.rubrik, k.id AS kommentar, k.text, ${named('r.av')} AS av,
      p.aktiv AND r.last IS NULL AND NOT i.raderad AND ${knowsOf('p', 'i.id')} AS galler
    FROM tagna r JOIN person p ON p.id = r.person_id JOIN innehall i ON i.id = r.innehall_id LEFT JOIN artikelkommentar k ON k.id = r.kommentar_id
    ORDER BY p.epost, r.tid, r.id`,
};

/** What concerns each person: written by the call that causes it (call-ends.ts), read and marked by the person alone. */
export class Inbox extends Aggregate {
  /** The person's lines, or those that they have not read, the newest first. */
  async list(person: string, isUnread: boolean, window: Window): Promise<Stretch<KeptInboxLine>> {
    const [kind, lines] = isUnread ? ['olasta', UNREAD] : ['alla', OF_PERSON];
    const { name, further, place, values } = windowText(ORDER, window, [person]);
    // Who and about what is asked of the lines of the page alone.
    const list = {
      name: `inbox_list_${name}_${kind}`,
      text: `SELECT ${COLUMNS} FROM (SELECT * ${lines} ${further} ${place}) r ORDER BY ${orderOf(ORDER)}`,
    };
    const [rows, [counted]] = await Promise.all([
      this.db.query<KeptInboxLine>(list, values),
      this.db.query<{ antal: number }>({ name: `inbox_count_${kind}`, text: boundedCount(lines) }, [person]),
    ]);
    return stretchOf(rows, countedOf(counted), window, ({ tid, id }) => [tid, id]);
  }

  async unread(person: string): Promise<number> {
    const count = { name: 'inbox_count_olasta', text: boundedCount(UNREAD) };
    const [row] = await this.db.query<{ antal: number }>(count, [person]);
    return countedOf(row).antal;
  }

  /** Marks those of the person's lines that are named, and all until that moment, as read or as not read any more. */
  async mark(person: string, which: { rader: readonly string[]; till: string | null }, isRead: boolean, now: string): Promise<void> {
    await this.db.query(MARK, [person, [...which.rader], which.till, now, isRead]);
  }

  /**
   * Has the line about the front say who proposed the latest of what is left, each in its order of `left`; it goes from whoever nobody else proposes
   * anything to. Answers whose inboxes were changed by it.
   */
  async frontDecided(nyckel: string, left: readonly Author[]): Promise<string[]> {
    const rows = await this.db.query<{ person: string }>(FRONT_DECIDED, [nyckel, JSON.stringify(left)]);
    return rows.map(({ person }) => person);
  }

  /** Lines that are to be written of by now, some at a time; each is taken once. */
  takeForLetters(ripe: readonly Ripe[]): Promise<TakenInboxLine[]> {
    return this.db.query<TakenInboxLine>(TAKE, [JSON.stringify(ripe)]);
  }

  /** Removes what was read long ago, and of each person what is more than they may have. */
  async purge(): Promise<void> {
    await this.db.query(PURGE, []);
  }
}
