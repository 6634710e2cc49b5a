import type { Author } from '#lib/contract/article.ts';
import { type HistoryCheckRecord, type HistoryFinding, historyCheckSchema } from '#lib/contract/history.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';
import { named } from '#lib/store/names.ts';

const COLUMNS = `id, begard, ${named('av')} AS av, klar, kontrollerade, totalt, CASE WHEN klar IS NOT NULL THEN antal_fynd = 0 END AS hel, rot, antal_fynd, fynd`;

const ORDER: Statement = {
  name: 'history_check_order',
  text: `INSERT INTO historikkontroll (id, begard, av, nasta) VALUES ($1, $2, $3::jsonb, now()) ON CONFLICT DO NOTHING RETURNING ${COLUMNS}`,
};
const NIGHTLY: Statement = {
  name: 'history_check_nightly',
  text: 'INSERT INTO historikkontroll (id, begard, natt, nasta) VALUES ($1, $2, $3::date, now()) ON CONFLICT DO NOTHING',
};
const CLAIM: Statement = {
  name: 'history_check_claim',
  text: `UPDATE historikkontroll k SET hallare = $1, nasta = now() + $2 * interval '1 ms', kontrollerade = 0, totalt = 0
    FROM (SELECT id FROM historikkontroll WHERE nasta <= now() ORDER BY nasta LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED) f
    WHERE k.id = f.id RETURNING k.id, k.natt IS NOT NULL AS nattlig`,
};
const RENEW: Statement = {
  name: 'history_check_renew',
  text: `UPDATE historikkontroll SET nasta = now() + $3 * interval '1 ms', kontrollerade = $4, totalt = $5 WHERE id = $1 AND hallare = $2 RETURNING id`,
};
const DONE: Statement = {
  name: 'history_check_done',
  text: `UPDATE historikkontroll SET nasta = NULL, hallare = NULL, klar = $3, kontrollerade = $4, rot = $5, antal_fynd = $6, fynd = $7::jsonb
    WHERE id = $1 AND hallare = $2 RETURNING id`,
};
const LET_GO: Statement = {
  name: 'history_check_let_go',
  text: 'UPDATE historikkontroll SET nasta = now(), hallare = NULL WHERE id = $1 AND hallare = $2',
};
const ACTIVE: Statement = {
  name: 'history_check_active',
  text: `SELECT ${COLUMNS} FROM historikkontroll WHERE nasta IS NOT NULL ORDER BY begard LIMIT 1`,
};
const LATEST: Statement = {
  name: 'history_check_latest',
  text: `SELECT ${COLUMNS} FROM historikkontroll WHERE klar IS NOT NULL ORDER BY klar DESC, id DESC LIMIT 1`,
};

/** How far a check has come, of how much. */
export type HistoryPlace = Pick<HistoryCheckRecord, 'kontrollerade' | 'totalt'>;

/** What a check came to, as it is kept. */
export interface HistoryOutcome {
  klar: string;
  kontrollerade: number;
  rot: string;
  antalFynd: number;
  fynd: readonly HistoryFinding[];
}

/** The checks of history that somebody asked for, and those of every night: each carried out by one instance. */
export class HistoryChecks extends Aggregate {
  /** A new one to be made at once or, when one waits or is underway already, that. */
  async order(id: string, now: string, av: Author): Promise<HistoryCheckRecord> {
    const active = await this.active();
    if (active !== null) return active;
    const ordered = await this.one(ORDER, [id, now, JSON.stringify(av)]);
    // Somebody else was first, and theirs may be done by now.
    const one = ordered ?? (await this.active()) ?? (await this.latest());
    if (one === null) throw new Error('a check of history was neither ordered nor found');
    return one;
  }

  /** The one of that night, unless it is there already. */
  async orderNightly(id: string, now: string, natt: string): Promise<void> {
    await this.db.query(NIGHTLY, [id, now, natt]);
  }

  /** Takes one that waits, or that a dead process has left, so that nobody else does it while the lease lasts. */
  async claim(hallare: string, leaseMs: number): Promise<{ id: string; nattlig: boolean } | undefined> {
    const [row] = await this.db.query<{ id: string; nattlig: boolean }>(CLAIM, [hallare, leaseMs]);
    return row;
  }

  /** Notes how far it has come; whether it is still this holder's. */
  async renew(id: string, hallare: string, leaseMs: number, { kontrollerade, totalt }: HistoryPlace): Promise<boolean> {
    return (await this.db.query(RENEW, [id, hallare, leaseMs, kontrollerade, totalt])).length > 0;
  }

  /** Keeps what it came to; whether it was still this holder's. */
  async done(id: string, hallare: string, { klar, kontrollerade, rot, antalFynd, fynd }: HistoryOutcome): Promise<boolean> {
    return (await this.db.query(DONE, [id, hallare, klar, kontrollerade, rot, antalFynd, JSON.stringify(fynd)])).length > 0;
  }

  /** Leaves it to whoever takes it next. */
  async letGo(id: string, hallare: string): Promise<void> {
    await this.db.query(LET_GO, [id, hallare]);
  }

  /** The one that waits or is underway. */
  active(): Promise<HistoryCheckRecord | null> {
    return this.one(ACTIVE, []);
  }

  /** The latest that was carried through. */
  latest(): Promise<HistoryCheckRecord | null> {
    return this.one(LATEST, []);
  }

  private async one(statement: Statement, values: unknown[]): Promise<HistoryCheckRecord | null> {
    const [row] = await this.db.query<unknown>(statement, values);
    return row === undefined ? null : historyCheckSchema.parse(row);
  }
}
