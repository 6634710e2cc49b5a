import type { Author } from '#lib/contract/article.ts';
import { type LogEntry, logEntrySchema } from '#lib/contract/log.ts';
import type { Page } from '#lib/contract/page.ts';
import { ListedAggregate, type Statement } from '#lib/store/database.ts';

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

interface LoggedRow extends Omit<LogEntry, 'av' | 'order_av'> {
  av: unknown;
  order_av: unknown;
}

const OF_SOMEBODY = `FROM logg WHERE (principal ->> 'id') = $1 AND ($2::uuid IS NULL OR innehall_id = $2)`;
const BY_SOMEBODY: Statement = {
  name: 'log_by_somebody',
  text: `SELECT id::text, tid, operation, principal AS av, order_av, innehall_id AS innehall, detalj, korrelation ${OF_SOMEBODY}
    ORDER BY id DESC LIMIT $3 OFFSET $4`,
};
const COUNT_BY_SOMEBODY: Statement = { name: 'log_count_by_somebody', text: `SELECT count(*)::int AS antal ${OF_SOMEBODY}` };

/** The audit log, append-only. */
export class Log extends ListedAggregate {
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

  /** Newest first: all, or what concerns one item, or what somebody has done. */
  async list({ innehall, av }: { innehall: string | null; av: string | null }, page: Page): Promise<{ logg: LogEntry[]; antal: number }> {
    const by = av === null ? undefined : [av, innehall];
    const where = innehall === null ? {} : { innehallId: innehall };
    const skip = (page.sida - 1) * page.per_sida;
    if (by !== undefined) {
      const [rows, counted] = await Promise.all([
        this.db.query<LoggedRow>(BY_SOMEBODY, [...by, page.per_sida, skip]),
        this.db.query<{ antal: number }>(COUNT_BY_SOMEBODY, by),
      ]);
      return { logg: rows.map((row) => logEntrySchema.parse(row)), antal: counted[0]?.antal ?? 0 };
    }
    const [rows, antal] = await Promise.all([
      this.prisma.logg.findMany({ where, orderBy: { id: 'desc' }, take: page.per_sida, skip }),
      this.prisma.logg.count({ where }),
    ]);
    const logg = rows.map(({ id, tid, operation, principal, orderAv, innehallId, detalj, korrelation }) =>
      logEntrySchema.parse({
        id: String(id),
        tid: tid.toISOString(),
        operation,
        av: principal,
        order_av: orderAv,
        innehall: innehallId,
        detalj,
        korrelation,
      }),
    );
    return { logg, antal };
  }
}
