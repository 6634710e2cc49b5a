import { expect } from 'vitest';
import type { Caller } from './caller.ts';
import { sql } from './database.ts';

/** A time that no test lives to see. */
export const LATER = '2098-06-01 12:00';

export function schedule(by: Caller, id: string, fields: Record<string, unknown> = {}) {
  return by.release(id, { lage: 'schemalagd', datum: LATER, ...fields });
}

/** The item's releases, the newest first. */
export async function releasesOf(by: Caller, id: string) {
  return (await by.get(`/innehall/${id}/releaser`)).body.releaser;
}

export async function statesOf(by: Caller, id: string): Promise<string[]> {
  return (await releasesOf(by, id)).map(({ tillstand }: { tillstand: string }) => tillstand);
}

/** What lies ahead is moved into the past: its time has come. Returns when nothing of the item waits any more. */
export async function timeComes(id: string, minutesAgo = 0): Promise<void> {
  await sql(
    `UPDATE release SET datum = now() - $2 * interval '1 minute', tur = now() - $2 * interval '1 minute', nasta = now() - $2 * interval '1 minute'
      WHERE innehall_id = $1 AND nasta IS NOT NULL`,
    [id, minutesAgo],
  );
  await over(id);
}

/** Until nothing of the item waits. */
export async function over(id: string): Promise<void> {
  const open = () => sql('SELECT 1 FROM release WHERE innehall_id = $1 AND nasta IS NOT NULL', [id]);
  await expect.poll(async () => (await open()).length, { timeout: 60_000, interval: 50 }).toBe(0);
}
