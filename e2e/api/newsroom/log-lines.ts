import { sql } from './database.ts';

/** What the log has of one kind of deed that somebody has done, the oldest first. */
export function logLines(operation: string, by: string): Promise<Array<{ detalj: Record<string, unknown> }>> {
  return sql(`SELECT detalj FROM logg WHERE operation = $1 AND principal ->> 'id' = $2 ORDER BY id`, [operation, by]);
}
