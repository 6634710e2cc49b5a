import { CHANNEL, OUTBOX_FILLED } from '#lib/store/change-feed.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { type NewLogEntry, newLogValues } from '#lib/store/log.ts';

/** A letter to a person, at the address they have by then. */
export interface LetterToPerson {
  person: string;
  amne: string;
  text: string;
  /** The article it is about. */
  innehall: string | null;
}

/** An answer, kept for whoever calls again with the same key. */
export interface KeptAnswer {
  principal: string;
  nyckel: string;
  /** The fingerprint of what was asked. */
  kropp: string;
  status: number;
  svar: string;
}

/** What a call leaves behind beside what it was for. */
export interface CallEnd {
  /** Its line in the log; `null` before its last step. */
  logg: NewLogEntry | null;
  svar: KeptAnswer | null;
  brev: readonly LetterToPerson[];
  /** What the instances are told of, once it is committed. */
  andrat: readonly string[];
}

// What is not there is no row: one statement, which the database has planned, whatever a call leaves.
const END: Statement = {
  name: 'call_end',
  text: `WITH l AS (
      INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)
      SELECT $1::timestamptz, $2, $3::jsonb, $4::jsonb, $5::uuid, $6::jsonb, $7 WHERE $2::text IS NOT NULL),
    s AS (
      INSERT INTO idempotens (principal, nyckel, kropp, status, svar, paborjad) SELECT $8, $9, $10, $11::int, $12, now() WHERE $9::text IS NOT NULL
      ON CONFLICT (principal, nyckel) DO UPDATE SET kropp = excluded.kropp, status = excluded.status, svar = excluded.svar, paborjad = now()),
    u AS (
      INSERT INTO utskick (till, amne, text, innehall_id) SELECT p.epost, b.amne, b.text, b.innehall
      FROM jsonb_to_recordset($13::jsonb) AS b(person uuid, amne text, text text, innehall uuid) JOIN person p ON p.id = b.person)
    SELECT pg_notify('${CHANNEL}', a)::text FROM unnest($14::text[]) a`,
};

const NO_LINE = [null, null, null, null, null, null, null];

/** The end of every call that writes: its line in the log, its kept answer, its letters and what the instances hear of it. */
export class CallEnds extends Aggregate {
  /** To be written last in the transaction of the call, or of its step: nothing of it depends on anything else. */
  async write({ logg, svar, brev, andrat }: CallEnd): Promise<void> {
    if (logg === null && svar === null && brev.length === 0 && andrat.length === 0) return;
    await this.db.query(END, [
      ...(logg === null ? NO_LINE : newLogValues(logg)),
      ...(svar === null ? [null, null, null, null, null] : [svar.principal, svar.nyckel, svar.kropp, svar.status, svar.svar]),
      JSON.stringify(brev),
      brev.length === 0 ? andrat : [...andrat, OUTBOX_FILLED],
    ]);
  }
}
