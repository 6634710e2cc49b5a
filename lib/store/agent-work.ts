import type { Author } from '#lib/contract/article.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** From the first instant to the one that no longer belongs to it; what is not said has no bound. */
interface Span {
  fran?: string | undefined;
  fore?: string | undefined;
}

/** What an agent has done with an article, of one kind. */
export interface AgentDeeds {
  innehall: string;
  rubrik: string;
  raderad: boolean;
  handelse: LogEvent;
  antal: number;
  forst: string;
  senast: string;
}

/** A revision, by whom and when. */
export interface Saved {
  id: string;
  sprak: Language;
  nr: number;
  av: Author;
  skapad: string;
}

/** What somebody else has written since, of what was looked through of a version: by `placeKey`, between two revisions by number. */
export interface Seen {
  agent: string;
  sprak: Language;
  fran: number;
  till: number;
  rorda: string[];
}

/** What has been undone before, as the log tells. */
export interface Undoings {
  /** Ids of revisions that have been undone, and need not be again. */
  angrade: ReadonlySet<string>;
  /** Ids of lines of the log whose change of fields has been. */
  rader: ReadonlySet<string>;
  /** Ids of the revisions that undoing has made. */
  blev: ReadonlySet<string>;
  /** What was looked through by those that did not come to the end, the last of them last. */
  sett: readonly Seen[];
}

/** A change of an article's fields. */
export interface FieldLine {
  id: string;
  handelse: LogEvent;
  /** The id of whoever made it. */
  av: string | null;
  tid: string;
  fore: Record<string, unknown>;
  efter: Record<string, unknown>;
}

/** So many changes of an article's fields are looked at, the newest. */
const MOST_FIELD_LINES = 1_000;

/** So many lines of an agent are looked at, the newest of the time that is asked for. */
const MOST_LINES = 5_000;

const IN_TIME = `tid >= coalesce($2::timestamptz, '-infinity') AND tid < coalesce($3::timestamptz, 'infinity')`;

const ARTICLES: Statement = {
  name: 'agent_work_articles',
  text: `SELECT l.innehall_id AS innehall, i.rubrik, i.raderad, l.operation AS handelse, count(*)::int AS antal, min(l.tid) AS forst, max(l.tid) AS senast
    FROM (SELECT * FROM logg WHERE (principal ->> 'id') = $1 AND ${IN_TIME} ORDER BY id DESC LIMIT ${MOST_LINES}) l
      JOIN innehall i ON i.id = l.innehall_id
    GROUP BY l.innehall_id, i.rubrik, i.raderad, l.operation`,
  // As of the log itself: how many lines are of that time the planner cannot know beforehand.
  anew: true,
};

const DEEDS: Statement = {
  name: 'agent_work_deeds',
  text: `SELECT operation AS handelse, count(*)::int AS antal FROM logg
    WHERE innehall_id = $4 AND (principal ->> 'id') = $1 AND ${IN_TIME} GROUP BY operation ORDER BY operation`,
};

const SAVED: Statement = {
  name: 'agent_work_saved',
  text: 'SELECT id, sprak, nr, av, skapad FROM revision WHERE innehall_id = $1 ORDER BY sprak, nr',
};

const UNDOINGS: Statement = {
  name: 'agent_work_undoings',
  text: `SELECT coalesce(detalj -> 'angrade', '[]') AS angrade, coalesce(detalj -> 'rader', '[]') AS rader, coalesce(detalj -> 'blev', '[]') AS blev,
      coalesce(detalj -> 'sett', '[]') AS sett FROM logg WHERE innehall_id = $1 AND operation = 'angraAgent' ORDER BY id`,
};

const FIELD_LINES: Statement = {
  name: 'agent_work_field_lines',
  text: `SELECT id::text, operation AS handelse, principal ->> 'id' AS av, tid, coalesce(detalj -> 'fore', '{}') AS fore, coalesce(detalj -> 'efter', '{}') AS efter
    FROM logg WHERE innehall_id = $1 AND operation = ANY ($2::text[]) ORDER BY id DESC LIMIT ${MOST_FIELD_LINES}`,
};

const BY_OTHERS: Statement = {
  name: 'agent_work_by_others',
  // What people are writing and have not saved leaves no line in the log.
  text: `SELECT EXISTS (SELECT FROM logg WHERE innehall_id = $1 AND (principal ->> 'id') <> $2
      AND (principal ->> 'typ') IN ('person', 'agent', 'assistent') AND operation <> ALL ($3::text[]))
    OR EXISTS (SELECT FROM arbetskopia WHERE innehall_id = $1)
    OR EXISTS (SELECT FROM gemensam_text_del WHERE innehall_id = $1) AS andra`,
};

/** What an agent has done, by the log and by history: for whoever looks into it, and undoes it. */
export class AgentWork extends Aggregate {
  /** With which articles, and what: of the newest lines of that time. */
  articles(agent: string, { fran, fore }: Span): Promise<AgentDeeds[]> {
    return this.db.query<AgentDeeds>(ARTICLES, [agent, fran ?? null, fore ?? null]);
  }

  /** What it did with that article in that time. */
  deeds(agent: string, innehall: string, { fran, fore }: Span): Promise<Pick<AgentDeeds, 'handelse' | 'antal'>[]> {
    return this.db.query<Pick<AgentDeeds, 'handelse' | 'antal'>>(DEEDS, [agent, fran ?? null, fore ?? null, innehall]);
  }

  /** Every revision of the article, by language, the oldest first. */
  saved(innehall: string): Promise<Saved[]> {
    return this.db.query<Saved>(SAVED, [innehall]);
  }

  async undoings(innehall: string): Promise<Undoings> {
    const rows = await this.db.query<{ angrade: string[]; rader: string[]; blev: string[]; sett: Seen[] }>(UNDOINGS, [innehall]);
    return {
      angrade: new Set(rows.flatMap(({ angrade }) => angrade)),
      rader: new Set(rows.flatMap(({ rader }) => rader)),
      blev: new Set(rows.flatMap(({ blev }) => blev)),
      sett: rows.flatMap(({ sett }) => sett),
    };
  }

  /** The newest changes of the article's fields by those operations, the newest first. */
  fieldLines(innehall: string, operations: readonly LogEvent[]): Promise<FieldLine[]> {
    return this.db.query<FieldLine>(FIELD_LINES, [innehall, operations]);
  }

  /** Whether anybody else has done anything with the article, but for deeds of those kinds, or is writing in it what is not saved yet. */
  async isOthersToo(innehall: string, agent: string, butFor: readonly LogEvent[]): Promise<boolean> {
    const [row] = await this.db.query<{ andra: boolean }>(BY_OTHERS, [innehall, agent, butFor]);
    return row?.andra === true;
  }
}
