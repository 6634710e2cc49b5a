import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { HttpCaller } from './http-caller.ts';
import { ORDER_GIVER, startStudioProcess } from './studio-process.ts';

interface Schedules {
  caller: HttpCaller;
  headers(index: number): Record<string, string>;
  items: ReadonlyArray<{ id: string }>;
  databaseUrl: string;
  /** What every instance over the database has in common. */
  secret: string;
}

/** How long after their common time the last of some scheduled articles was public, with two instances at it, and what went wrong. */
export async function schedulesOut({
  caller,
  headers,
  items,
  databaseUrl,
  secret,
}: Schedules): Promise<{ seconds: number; wrong: number }> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-tva-'));
  const second = await startStudioProcess(data, { DATABASE_URL: databaseUrl, STUDIO_SECRET: secret });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    // Far enough ahead for all of them to be scheduled before it.
    const datum = new Date(Date.now() + 60_000).toISOString();
    const body = JSON.stringify({ lage: 'schemalagd', datum, order_av: ORDER_GIVER });
    const ids = items.map(({ id }) => id);
    for (const [index, id] of ids.entries()) {
      await caller.call('POST', `/studio/api/innehall/${id}/release`, { body, headers: headers(index) });
    }
    const now = new Date().toISOString();
    await client.query('UPDATE release SET datum = $1, tur = $1, nasta = $1 WHERE innehall_id = ANY($2::uuid[]) AND nasta IS NOT NULL', [
      now,
      ids,
    ]);
    const waiting = 'SELECT count(*)::int AS antal FROM release WHERE innehall_id = ANY($1::uuid[]) AND nasta IS NOT NULL';
    while ((await client.query(waiting, [ids])).rows[0]?.antal > 0) await new Promise((resolve) => setTimeout(resolve, 200));
    const { rows } = await client.query<{ seconds: number; once: number }>(
      `SELECT extract(epoch FROM max(r.utford) - $2::timestamptz)::float8 AS seconds,
        count(*) FILTER (WHERE r.tillstand = 'klar' AND (SELECT count(*) FROM release_steg s WHERE s.release_id = r.id AND s.steg = 'publik') = 1)::int AS once
        FROM release r WHERE r.innehall_id = ANY($1::uuid[]) AND r.lage = 'schemalagd'`,
      [ids, now],
    );
    return { seconds: rows[0]?.seconds ?? Number.NaN, wrong: ids.length - (rows[0]?.once ?? 0) };
  } finally {
    await client.end();
    await second.stop();
    await rm(data, { recursive: true, force: true });
  }
}
