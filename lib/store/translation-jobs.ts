import type { AiUsage } from '#lib/adapters/ai/port.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { TranslationJob, TranslationResult } from '#lib/contract/translation.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

/** The right to work on one job, until it ends or its time is over. */
export interface JobLease {
  id: string;
  hallare: string;
}

/** Which stale translations are looked for. */
type StaleAsked = Pick<NewJob, 'fran' | 'till' | 'skrivOver'>;

/** Where a stale translation is looked for: everywhere, where nothing is named. */
interface StaleWithin {
  sektioner: readonly string[] | undefined;
  mallar: readonly string[] | undefined;
}

export interface NewJob {
  id: string;
  innehall: string;
  fran: Language;
  till: Language;
  skrivOver: boolean;
  kalla: string;
  bas: string | null;
  av: Author;
  skapad: string;
}

/** How long a job waits, in milliseconds: by itself, and at the least. */
export interface JobWait {
  ms: number;
  least: number;
}

/** What the model answered to one piece, or why that was refused. */
export type AnsweredPiece = { text: string } | { nekad: string };

/** A job as whoever works on it gets it. */
export interface JobOrder extends NewJob {
  delar: Record<string, AnsweredPiece>;
  bruk: AiUsage;
  forsok: number;
}

const ORDER_COLUMNS = `j.id, j.innehall_id AS innehall, j.fran, j.till, j.skriv_over AS "skrivOver", j.kalla, j.bas, j.av, j.skapad, j.delar, j.bruk, j.forsok`;
const SHOWN_COLUMNS = `j.id AS jobb, j.innehall_id AS innehall, j.fran, j.till, j.status, j.framsteg, j.fel, j.resultat, j.skapad, j.utford`;

const ADD: Statement = {
  name: 'job_add',
  text: `INSERT INTO oversattningsjobb (id, innehall_id, fran, till, skriv_over, kalla, bas, av, skapad, nasta)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, now())
    ON CONFLICT (innehall_id, till) WHERE nasta IS NOT NULL DO NOTHING RETURNING id`,
};
const CLAIM: Statement = {
  name: 'job_claim',
  text: `UPDATE oversattningsjobb j SET status = 'pagar', hallare = $1, nasta = now() + $2 * interval '1 ms', forsok = forsok + 1
    FROM (SELECT id FROM oversattningsjobb WHERE nasta <= now() ORDER BY nasta, nr LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) f
    WHERE j.id = f.id RETURNING j.id, j.av`,
};
const HELD = `id = $1 AND hallare = $2 AND status = 'pagar'`;
const RENEW: Statement = {
  name: 'job_renew',
  text: `UPDATE oversattningsjobb SET nasta = now() + $3 * interval '1 ms' WHERE ${HELD} RETURNING id`,
};
const PROGRESS: Statement = {
  name: 'job_progress',
  text: `UPDATE oversattningsjobb SET nasta = now() + $3 * interval '1 ms', delar = delar || $4::jsonb, framsteg = $5,
      bruk = jsonb_build_object('in', (bruk->>'in')::int + $6::int, 'ut', (bruk->>'ut')::int + $7::int)
    WHERE ${HELD} RETURNING id`,
};
const DONE: Statement = {
  name: 'job_done',
  text: `UPDATE oversattningsjobb SET status = 'klar', framsteg = 100, resultat = $3::jsonb, fel = NULL, nasta = NULL, hallare = NULL,
      delar = '{}', utford = now() WHERE ${HELD} RETURNING id`,
};
const FAIL: Statement = {
  name: 'job_fail',
  text: `UPDATE oversattningsjobb SET status = 'misslyckad', fel = $3::jsonb, nasta = NULL, hallare = NULL, utford = now()
    WHERE ${HELD} RETURNING id`,
};
const POSTPONE: Statement = {
  name: 'job_postpone',
  text: `UPDATE oversattningsjobb SET status = 'vantar', fel = $4::jsonb, nasta = now() + $3 * interval '1 ms',
      tidigast = now() + $5 * interval '1 ms', hallare = NULL
    WHERE ${HELD} RETURNING id`,
};
// A job that somebody is just beginning is passed over: it needs no hastening.
const HASTEN: Statement = {
  name: 'job_hasten',
  text: `UPDATE oversattningsjobb SET nasta = now() WHERE id IN (SELECT id FROM oversattningsjobb
      WHERE id = ANY($1::uuid[]) AND status = 'vantar' AND nasta > now() AND coalesce(tidigast <= now(), true)
      ORDER BY nasta, nr LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED) RETURNING id`,
};
const CANCEL: Statement = {
  name: 'job_cancel',
  text: `UPDATE oversattningsjobb SET status = 'avbruten', nasta = NULL, hallare = NULL, utford = now()
    WHERE id = $1 AND nasta IS NOT NULL RETURNING id`,
};
const ORDER: Statement = { name: 'job_order', text: `SELECT ${ORDER_COLUMNS} FROM oversattningsjobb j WHERE j.id = $1` };
const SHOWN: Statement = {
  name: 'job_shown',
  text: `SELECT ${SHOWN_COLUMNS} FROM oversattningsjobb j WHERE j.id = ANY($1::uuid[]) ORDER BY array_position($1::uuid[], j.id)`,
};
const LATEST: Statement = {
  name: 'job_latest',
  text: `SELECT ${SHOWN_COLUMNS} FROM oversattningsjobb j WHERE j.innehall_id = $1 AND j.till = $2 ORDER BY j.nr DESC LIMIT 1`,
};
const SECONDS_TO_NEXT: Statement = {
  name: 'job_seconds_to_next',
  text: 'SELECT extract(epoch FROM min(nasta) - now())::float8 AS sekunder FROM oversattningsjobb WHERE nasta IS NOT NULL',
};
const STALE: Statement = {
  name: 'job_stale_items',
  text: `SELECT i.id FROM sprakversion v JOIN innehall i ON i.id = v.innehall_id
      JOIN sprakversion k ON k.innehall_id = i.id AND k.sprak = i.kallsprak
    WHERE v.sprak = $1 AND v.inaktuell AND i.kallsprak = $2 AND NOT i.raderad
      AND ($4 OR v.status NOT IN ('godkand', 'granskning'))
      AND ($5::text[] IS NULL OR i.sektion = ANY($5)) AND ($6::text[] IS NULL OR i.mall = ANY($6))
      AND NOT EXISTS (SELECT 1 FROM oversattningsjobb j WHERE j.innehall_id = i.id AND j.till = $1 AND j.nasta IS NOT NULL)
    ORDER BY EXISTS (SELECT 1 FROM oversattningsjobb j
        WHERE j.innehall_id = i.id AND j.till = $1 AND j.kalla = k.arbetsrevision_id AND j.status = 'klar'),
      i.andrad DESC LIMIT $3`,
};

/** Translations that are to be made, and who makes which. Every time is the database's. */
export class TranslationJobs extends Aggregate {
  /** Adds a job that may begin at once; `false` when one is already under way for that language version. */
  async add({ id, innehall, fran, till, skrivOver, kalla, bas, av, skapad }: NewJob): Promise<boolean> {
    const rows = await this.db.query(ADD, [id, innehall, fran, till, skrivOver, kalla, bas, JSON.stringify(av), skapad]);
    return rows.length > 0;
  }

  /** The job that has waited longest, for `hallare` alone for so long; `undefined` when none waits. */
  async claim(hallare: string, leaseMs: number): Promise<{ id: string; av: Author } | undefined> {
    const [row] = await this.db.query<{ id: string; av: Author }>(CLAIM, [hallare, leaseMs]);
    return row;
  }

  /** `false` when the lease is lost: somebody else has it, or the job was called off. So of all that follow with a lease. */
  renew({ id, hallare }: JobLease, leaseMs: number): Promise<boolean> {
    return this.held(RENEW, [id, hallare, leaseMs]);
  }

  /** Keeps what the model has answered, and what that used. */
  progress(
    { id, hallare }: JobLease,
    leaseMs: number,
    pieces: Record<string, AnsweredPiece>,
    framsteg: number,
    bruk: AiUsage,
  ): Promise<boolean> {
    return this.held(PROGRESS, [id, hallare, leaseMs, JSON.stringify(pieces), framsteg, bruk.in, bruk.ut]);
  }

  done({ id, hallare }: JobLease, resultat: TranslationResult): Promise<boolean> {
    return this.held(DONE, [id, hallare, JSON.stringify(resultat)]);
  }

  fail({ id, hallare }: JobLease, fel: FaultEntry[]): Promise<boolean> {
    return this.held(FAIL, [id, hallare, JSON.stringify(fel)]);
  }

  /** Lets it wait so long, or for as short as `least` when somebody asks how it goes; why is told meanwhile. */
  postpone({ id, hallare }: JobLease, { ms, least }: JobWait, fel: FaultEntry[]): Promise<boolean> {
    return this.held(POSTPONE, [id, hallare, ms, JSON.stringify(fel), least]);
  }

  /** Lets those of the jobs that have waited longest begin now, as many as `most`; whether there were any. */
  async hasten(jobs: readonly string[], most: number): Promise<boolean> {
    return (await this.db.query(HASTEN, [jobs, most])).length > 0;
  }

  /** `false` when it is over already. */
  async cancel(id: string): Promise<boolean> {
    return (await this.db.query(CANCEL, [id])).length > 0;
  }

  async order(id: string): Promise<JobOrder | undefined> {
    const [row] = await this.db.query<JobOrder>(ORDER, [id]);
    return row;
  }

  /** Those there are, in the order asked. */
  shown(ids: readonly string[]): Promise<TranslationJob[]> {
    return this.db.query<TranslationJob>(SHOWN, [ids]);
  }

  async latest(innehall: string, till: Language): Promise<TranslationJob | undefined> {
    const [row] = await this.db.query<TranslationJob>(LATEST, [innehall, till]);
    return row;
  }

  async secondsToNext(): Promise<number | null> {
    const [row] = await this.db.query<{ sekunder: number | null }>(SECONDS_TO_NEXT, []);
    return row?.sekunder ?? null;
  }

  /**
   * Items of these sections and templates, or of all where none are named, whose translation is older than its source, latest changed first; reviewed ones only when asked
   * for. Those that have been translated from that source already, and are stale because a person's words were kept, come
   * last: they would otherwise be all that is ever found.
   */
  async staleItems({ till, fran, skrivOver }: StaleAsked, { sektioner, mallar }: StaleWithin, most: number) {
    const rows = await this.db.query<{ id: string }>(STALE, [till, fran, most, skrivOver, sektioner ?? null, mallar ?? null]);
    return rows.map(({ id }) => id);
  }

  private async held(statement: Statement, values: unknown[]): Promise<boolean> {
    return (await this.db.query(statement, values)).length > 0;
  }
}
