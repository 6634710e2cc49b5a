import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { HttpCaller } from './http-caller.ts';
import { sampleArticle } from './sample-article.ts';
import { createAgents, databaseUrlOf, logIn, ORDER_GIVER, startStudioProcess } from './studio-process.ts';

const SCHEDULES = Number(process.env.BENCH_SCHEMAN ?? 1_000);
const AGENTS = 150;
/** Until the time that they are given first: longer than it takes to give it to all of them. */
const AHEAD_MS = 600_000;

interface Schedules {
  caller: HttpCaller;
  headers(index: number): Record<string, string>;
  items: ReadonlyArray<{ id: string }>;
  databaseUrl: string;
  /** What every instance over the database has in common. */
  secret: string;
}

/** How many of them are out when the second instance is killed, where it is. */
const OUT_WHEN_KILLED = 0.2;

/**
 * How long after their common time the last of some scheduled articles was public, with two instances at it, and what went wrong. Where it
 * says so, one of the two is killed in the middle of it.
 */
export async function schedulesOut(
  { caller, headers, items, databaseUrl, secret }: Schedules,
  { killed }: { killed: boolean },
): Promise<{ seconds: number; wrong: number }> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-tva-'));
  const second = await startStudioProcess(data, { DATABASE_URL: databaseUrl, STUDIO_SECRET: secret });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const ids = items.map(({ id }) => id);
  const left = async () => {
    const waiting = 'SELECT count(*)::int AS antal FROM release WHERE innehall_id = ANY($1::uuid[]) AND nasta IS NOT NULL';
    return (await client.query<{ antal: number }>(waiting, [ids])).rows[0]?.antal ?? 0;
  };
  const until = async (most: number) => {
    while ((await left()) > most) await new Promise((resolve) => setTimeout(resolve, 100));
  };
  try {
    // Far enough ahead for all of them to be scheduled before it.
    const datum = new Date(Date.now() + AHEAD_MS).toISOString();
    const body = JSON.stringify({ lage: 'schemalagd', datum, order_av: ORDER_GIVER });
    for (const [index, id] of ids.entries()) {
      await caller.call('POST', `/studio/api/innehall/${id}/release`, { body, headers: headers(index) });
    }
    const now = new Date().toISOString();
    await client.query('UPDATE release SET datum = $1, tur = $1, nasta = $1 WHERE innehall_id = ANY($2::uuid[]) AND nasta IS NOT NULL', [
      now,
      ids,
    ]);
    if (killed) {
      await until(ids.length * (1 - OUT_WHEN_KILLED));
      await second.kill();
    }
    await until(0);
    const { rows } = await client.query<{ seconds: number; once: number }>(
      `SELECT extract(epoch FROM max(r.utford) - $2::timestamptz)::float8 AS seconds,
        count(*) FILTER (WHERE r.tillstand = 'klar' AND (SELECT count(*) FROM release_steg s WHERE s.release_id = r.id AND s.steg = 'publik') = 1)::int AS once
        FROM release r WHERE r.innehall_id = ANY($1::uuid[]) AND r.lage = 'schemalagd'`,
      [ids, now],
    );
    return { seconds: rows[0]?.seconds ?? Number.NaN, wrong: ids.length - (rows[0]?.once ?? 0) };
  } finally {
    await client.end();
    if (!killed) await second.stop();
    await rm(data, { recursive: true, force: true });
  }
}

/** The same in a newsroom of its own, with both instances to the end and with one that is killed. */
export async function measureSchedules(): Promise<boolean> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'studio-matning-'));
  const studio = await startStudioProcess(data);
  try {
    const keys = await createAgents(studio.url, await logIn(studio.url), AGENTS);
    const caller = new HttpCaller(studio.url, 10);
    const headers = (index: number) => ({ authorization: `Bearer ${keys[index % keys.length]}` });
    const over = { databaseUrl: await databaseUrlOf(data), secret: (await readFile(path.join(data, 'secret'), 'utf8')).trim() };
    let holds = true;
    for (const killed of [false, true]) {
      const items: { id: string }[] = [];
      for (let index = 0; index < SCHEDULES; index++) {
        const body = JSON.stringify(sampleArticle(index));
        items.push(JSON.parse(await caller.call('POST', '/studio/api/innehall', { body, headers: headers(index), wanted: 201 })).innehall);
      }
      const { seconds, wrong } = await schedulesOut({ caller, headers, items, ...over }, { killed });
      holds &&= wrong === 0;
      const at = killed ? 'two instances, one killed at a fifth' : 'two instances';
      process.stdout.write(`  ${SCHEDULES} schedules, ${at}: the last ${seconds.toFixed(1)} s late (goal 10), ${wrong} not once\n`);
    }
    caller.close();
    return holds;
  } finally {
    await studio.stop();
    await rm(data, { recursive: true, force: true });
  }
}
