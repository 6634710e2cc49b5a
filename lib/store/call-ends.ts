import { CHANNEL, OUTBOX_FILLED } from '#lib/store/change-feed.ts';
import { Aggregate } from '#lib/store/database.ts';
import { inboxInto, type NewInboxLine } from '#lib/store/inbox.ts';
import { knowsOf } from '#lib/store/knows-of.ts';
import { LOG_INTO, type NewLogEntry, newLogValues } from '#lib/store/log.ts';

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
  inkorg: readonly NewInboxLine[];
  /** What the instances are told of, once it is committed. */
  andrat: readonly string[];
}

/** Puts a value among those of the statement; what stands for it there. */
type Bind = (value: unknown) => string;

function line(entry: NewLogEntry, bind: Bind): string {
  const [tid, operation, principal, order, item, detail, correlation] = newLogValues(entry).map(bind);
  return `${LOG_INTO} VALUES (${tid}, ${operation}, ${principal}::jsonb, ${order}::jsonb, ${item}, ${detail}::jsonb, ${correlation})`;
}

function answer({ principal, nyckel, kropp, status, svar }: KeptAnswer, bind: Bind): string {
  const values = [principal, nyckel, kropp, status, svar].map(bind).join(', ');
  return `INSERT INTO idempotens (principal, nyckel, kropp, status, svar, paborjad) VALUES (${values}, now())
      ON CONFLICT (principal, nyckel) DO UPDATE SET kropp = excluded.kropp, status = excluded.status, svar = excluded.svar, paborjad = now()`;
}

function letters(all: readonly LetterToPerson[], bind: Bind): string {
  return `INSERT INTO utskick (till, amne, text, innehall_id) SELECT p.epost, b.amne, b.text, b.innehall
      FROM jsonb_to_recordset(${bind(JSON.stringify(all))}::jsonb) AS b(person uuid, amne text, text text, innehall uuid) JOIN person p ON p.id = b.person
        WHERE ${knowsOf('p', 'b.innehall')}`;
}

/** The end of every call that writes: its line in the log, its kept answer, its letters, what it puts in inboxes and what the instances hear of it. */
export class CallEnds extends Aggregate {
  /**
   * To be written last in the transaction of the call, or of its step: nothing of it depends on anything else. What is not there
   * is not in the statement either, which would open the tables and their indexes for it.
   */
  async write({ logg, svar, brev, inkorg, andrat }: CallEnd): Promise<void> {
    const values: unknown[] = [];
    const bind: Bind = (value) => `$${values.push(value)}`;
    const parts = new Map<string, string>();
    if (logg !== null) parts.set('logg', line(logg, bind));
    if (svar !== null) parts.set('svar', answer(svar, bind));
    if (brev.length > 0) parts.set('brev', letters(brev, bind));
    if (inkorg.length > 0) parts.set('inkorg', inboxInto(bind(JSON.stringify(inkorg))));
    const told = brev.length === 0 ? andrat : [...andrat, OUTBOX_FILLED];
    const last = told.length === 0 ? 'SELECT' : `SELECT pg_notify('${CHANNEL}', a)::text FROM unnest(${bind(told)}::text[]) a`;
    if (values.length === 0) return;
    const name = ['call_end', ...parts.keys(), ...(told.length === 0 ? [] : ['andrat'])].join('_');
    const inserts = [...parts].map(([part, insert]) => `${part} AS (${insert})`).join(', ');
    const text = `${inserts === '' ? '' : `WITH ${inserts} `}${last}`;
    await this.db.query({ name, text }, values);
  }
}
