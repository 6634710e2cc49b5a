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

  /** Newest first, of one item or of all. */
  async list(innehall: string | null, page: Page): Promise<{ logg: LogEntry[]; antal: number }> {
    const where = innehall === null ? {} : { innehallId: innehall };
    const [rows, antal] = await Promise.all([
      this.prisma.logg.findMany({ where, orderBy: { id: 'desc' }, take: page.per_sida, skip: (page.sida - 1) * page.per_sida }),
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
