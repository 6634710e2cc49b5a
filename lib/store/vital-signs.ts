import { Aggregate, type Statement } from '#lib/store/database.ts';
import { FIRST_OF_ITEM } from '#lib/store/release-queue.ts';

/** What waits to be done by any instance. */
export const QUEUES = ['releaser', 'sokindex', 'utskick'] as const;

export type QueueName = (typeof QUEUES)[number];

export interface QueueSign {
  /** How many are due; as many at most as are worth counting. */
  antal: number;
  /** Seconds for which the first of them has been due. */
  sena: number;
}

export interface VitalSigns {
  /** The migrations that the database has. */
  migrationer: string[];
  /** Nothing can be written: it follows another, or has been told to. */
  skrivskyddad: boolean;
  koer: Record<QueueName, QueueSign>;
}

/** There may be more: what is beyond takes longer to count than it is worth. */
export const MOST_COUNTED = 10_000;

// What has been tried in vain has a later time, what comes after another release of its article waits for that one, and what fills a
// new index was never meant to be quick: none of it is late.
const WAITS: Record<QueueName, string> = {
  releaser: `FROM release r WHERE r.nasta <= now() AND ${FIRST_OF_ITEM}`,
  sokindex: 'FROM sokko WHERE nasta <= now() AND NOT efterhand',
  utskick: "FROM utskick WHERE lage = 'vantar' AND nasta <= now()",
};

const SIGNS: Statement = {
  name: 'vital_signs',
  text: `SELECT (SELECT array_agg(migration_name::text) FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL) AS migrationer,
    current_setting('transaction_read_only') = 'on' AS skrivskyddad,
    ${QUEUES.map(
      (queue) =>
        `(SELECT json_build_object('antal', count(*), 'sena', coalesce(extract(epoch FROM now() - min(nasta)), 0)::float8) FROM (SELECT nasta ${WAITS[queue]} ORDER BY nasta LIMIT ${MOST_COUNTED}) v) AS ${queue}`,
    ).join(',\n    ')}`,
};

type SignsRow = { migrationer: string[] | null; skrivskyddad: boolean } & Record<QueueName, QueueSign>;

/** Whether the database is well, by one statement. */
export class VitalSignsReader extends Aggregate {
  async read(): Promise<VitalSigns> {
    const [row] = await this.db.query<SignsRow>(SIGNS, []);
    if (row === undefined) throw new Error('a statement without FROM always has one row');
    const { migrationer, skrivskyddad, ...koer } = row;
    return { migrationer: migrationer ?? [], skrivskyddad, koer };
  }
}
