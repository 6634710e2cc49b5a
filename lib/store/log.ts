import type { Author } from '#lib/contract/article.ts';
import type { LogEntry } from '#lib/contract/log.ts';
import type { Page } from '#lib/contract/page.ts';
import { Aggregate, type Statement } from '#lib/store/database.ts';

export interface NewLogEntry {
  tid: string;
  operation: string;
  av: Author;
  orderAv: Author | null;
  innehall: string | null;
  detalj: Record<string, unknown>;
  korrelation: string;
}

const ADD: Statement = {
  name: 'log_add',
  text: `INSERT INTO logg (tid, operation, principal, order_av, innehall_id, detalj, korrelation)
    VALUES ($1, $2, $3::jsonb, $4::jsonb, $5, $6::jsonb, $7)`,
};
const LIST: Statement = {
  name: 'log_list',
  text: `SELECT id::text, tid, operation, principal AS av, order_av, innehall_id AS innehall, detalj, korrelation FROM logg
    WHERE ($1::uuid IS NULL OR innehall_id = $1) ORDER BY logg.id DESC LIMIT $2 OFFSET $3`,
};
const COUNT: Statement = {
  name: 'log_count',
  text: 'SELECT count(*)::int AS antal FROM logg WHERE ($1::uuid IS NULL OR innehall_id = $1)',
};

/** The audit log, append-only. */
export class Log extends Aggregate {
  async add(entry: NewLogEntry): Promise<void> {
    await this.db.query(ADD, [
      entry.tid,
      entry.operation,
      JSON.stringify(entry.av),
      entry.orderAv === null ? null : JSON.stringify(entry.orderAv),
      entry.innehall,
      JSON.stringify(entry.detalj),
      entry.korrelation,
    ]);
  }

  /** Newest first, of one item or of all. */
  async list(innehall: string | null, page: Page): Promise<{ logg: LogEntry[]; antal: number }> {
    const [logg, counts] = await Promise.all([
      this.db.query<LogEntry>(LIST, [innehall, page.per_sida, (page.sida - 1) * page.per_sida]),
      this.db.query<{ antal: number }>(COUNT, [innehall]),
    ]);
    return { logg, antal: counts[0]?.antal ?? 0 };
  }
}
