import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { serverForTests } from '../database/server-for-tests.ts';
import { sessionOf } from './newsroom-seen.ts';
import { applicationProcess, npmStart, type Started } from './npm-start.ts';

/*
 * What readers tell and what they follow is counted in memory and written once a second: a stop writes what is left, a kill loses at most
 * what came in the last second. The database is one of its own, so that it can be asked whoever of them is gone.
 */

const ADMIN = { epost: 'admin@studio.se', losenord: 'bara-i-testerna' };
const READER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36' };
const KOD = 'panna';
const AT_ONCE = 40;
const EVERY_MS = 50;
const TOLD_FOR_MS = 5_000;
/** A second, and as much again for a machine that is busy; that it is a second is for the counters' own tests. */
const LOST_MS = 2_000;

/** That of the application, and that of the database. */
let folders: string[];
let database: EmbeddedDatabase;
let client: pg.Client;
let studio: Started | undefined;

beforeEach(async () => {
  folders = await Promise.all(['studio', 'databas'].map((name) => mkdtemp(path.join(os.tmpdir(), `studio-counters-${name}-`))));
  database = await serverForTests(folders[1] ?? '');
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterEach(async () => {
  await studio?.end();
  await client.end();
  await database.stop();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

async function started(): Promise<Started> {
  studio = await npmStart(folders[0] ?? '', {
    ...{ DATABASE_URL: database.url, STUDIO_DEMO: '0', STUDIO_INSTALLNINGAR: 'e2e/newsroom.json' },
    STUDIO_ADMIN: `${ADMIN.epost}:${ADMIN.losenord}`,
  });
  await studio.until('Ctrl-C');
  return studio;
}

/** An article that readers have, by its id, and a link that is paid for (KOD). */
async function madePublic(url: string): Promise<string> {
  const cookie = (await sessionOf(url, ADMIN.epost, ADMIN.losenord)) ?? '';
  const asked = async (address: string, body: object) => {
    const headers = { cookie, 'Content-Type': 'application/json' };
    const answer = await fetch(`${url}/studio/api${address}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(answer.ok, `${address} ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { program } = await asked('/program', { namn: 'Köksboden', domaner: ['koksboden.example'] });
  await asked('/utlankar', { kod: KOD, adress: 'https://www.koksboden.example/panna', program: program.id });
  const block = [{ type: 'paragraph', content: [{ type: 'text', text: 'Den första tonen kom klockan nio på morgonen.' }] }];
  const article = { sektion: 'kultur', mall: 'nyhet', rubrik: 'Orgeln spelar igen', ingress: 'På söndag är alla välkomna.', block };
  const { id } = await asked('/innehall', article);
  await asked(`/innehall/${id}/release`, { lage: 'publicera' });
  return id;
}

const tells = (url: string, innehall: string) =>
  fetch(`${url}/studio/matning`, {
    method: 'POST',
    headers: { ...READER, 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify({ innehall, sprak: 'sv', kalla: 'sok', sekunder: 40, djup: 80 }),
  });
const follows = (url: string) => fetch(`${url}/ut/${KOD}`, { headers: READER, redirect: 'manual' });

async function counted(): Promise<{ visningar: number; klick: number }> {
  const { rows } = await client.query<{ visningar: number; klick: number }>(
    `SELECT (SELECT coalesce(sum(visningar), 0)::int FROM sidvisning) AS visningar, (SELECT coalesce(sum(antal), 0)::int FROM utklick) AS klick`,
  );
  return rows[0] ?? { visningar: 0, klick: 0 };
}

test('a stop writes all that is counted, and a kill loses what came in the last second at most', async () => {
  const first = await started();
  const article = await madePublic(first.url);
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => [tells(first.url, article), follows(first.url)]).flat());
  const statuses = answers.map(({ status }) => status);
  expect(await first.end()).toBe(0);
  expect([statuses.filter((status) => status === 204), statuses.filter((status) => status === 302)].map(({ length }) => length)).toEqual([
    ...[AT_ONCE, AT_ONCE],
  ]);
  expect(await counted()).toEqual({ visningar: AT_ONCE, klick: AT_ONCE });

  const second = await started();
  const application = await applicationProcess(second);
  const told: number[] = [];
  for (const until = performance.now() + TOLD_FOR_MS; performance.now() < until; await setTimeout(EVERY_MS)) {
    await Promise.all([tells(second.url, article), follows(second.url)]);
    told.push(performance.now());
  }
  process.kill(application, 'SIGKILL');
  const killed = performance.now();
  await second.ended;
  const settled = told.filter((time) => time <= killed - LOST_MS).length;
  expect(settled).toBeGreaterThan(0);
  const { visningar, klick } = await counted();
  for (const kept of [visningar - AT_ONCE, klick - AT_ONCE]) {
    expect(kept).toBeGreaterThanOrEqual(settled);
    expect(kept).toBeLessThanOrEqual(told.length);
  }
});
