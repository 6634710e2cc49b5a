import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEALTH_PART_NAMES } from '#lib/contract/health.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { schedule } from './newsroom/schedule.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { type OwnServer, ownServer } from './studio/own-server.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A database server of its own, which is stopped in its tracks and goes on. */

const STARTING_MS = 120_000;
const KEY = 'en-nyckel-for-matvarden';
/** Two seconds of waiting for the database, and what a busy machine needs for two hundred answers: as long as any caller waits. */
const TOLD_WITHIN_MS = 10_000;

let server: OwnServer;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let superadmin: Caller;

beforeAll(async () => {
  server = await ownServer();
  newsroom = await ownNewsroom(server.url);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, mattNyckel: KEY });
  superadmin = await newsroom.as('superadmin', studio.url);
}, STARTING_MS);

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
  await server.stop();
});

const get = (path: string, headers: Record<string, string> = {}) => send({ method: 'GET', path, headers }, studio.url);
const figures = async () => (await get('/matt', { Authorization: `Bearer ${KEY}` })).text;

/** The value of a series; undefined when there is none. */
function figure(text: string, series: string): number | undefined {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

/** The figures once all that was answered is counted: a request is when its answer has been written, which its caller may know first. */
async function settledFigures(): Promise<string> {
  const counted = (text: string) => text.match(/^studio_http_requests_total\{door="api".*$/gm)?.join();
  for (let before = await figures(); ; ) {
    await setTimeout(50);
    const now = await figures();
    if (counted(now) === counted(before)) return now;
    before = now;
  }
}

test('with a database that answers Studio is alive and ready, and tells a superadministrator more than anybody', async () => {
  expect((await get('/halsa')).status).toBe(200);
  const ready = await get('/redo');
  expect([ready.status, ready.text]).toEqual([200, expect.stringContaining('"redo":true')]);
  const { status, body } = await superadmin.get('/halsa');
  expect(status).toBe(200);
  expect(body.halsa).toMatchObject({ redo: true, release: expect.any(String), bygge: expect.any(String) });
  expect(body.halsa.delar.map(({ namn, lage }: Record<string, string>) => [namn, lage])).toEqual(
    JSON.parse(ready.text).delar.map(({ namn, lage }: Record<string, string>) => [namn, lage]),
  );
  expect(body.halsa.delar.find(({ namn }: Record<string, string>) => namn === 'databasversion').orsak).toMatch(
    /^Alla \d+ ändringar är gjorda/,
  );
});

test.each(['admin', 'chefredaktor', 'lasare'])('%s does not see what Studio runs on', async (roll) => {
  const caller = await newsroom.as(roll, studio.url);
  const { status, koder } = await caller.get('/halsa');
  expect([status, koder]).toEqual([403, ['rattighet_saknas']]);
});

test('the figures follow what is done, in the form that Prometheus reads', async () => {
  const chief = await newsroom.as('chefredaktor', studio.url);
  const { id } = await chief.created(swedish());
  const before = await settledFigures();
  expect((await chief.release(id)).status).toBe(200);
  expect((await chief.get('/finns-inte')).status).toBe(404);
  const after = await settledFigures();
  const grown = (series: string) => (figure(after, series) ?? 0) - (figure(before, series) ?? 0);
  expect(grown('studio_releases_total{outcome="klar"}')).toBe(1);
  expect(grown('studio_http_requests_total{door="api",status="4xx"}')).toBe(1);
  expect(grown('studio_http_requests_total{door="api",status="2xx"}')).toBe(1);
  expect(grown('studio_http_request_duration_seconds_count{door="api"}')).toBe(2);
  expect(figure(after, 'studio_ready')).toBe(1);
  expect(figure(after, 'studio_changes_heard')).toBe(1);
  expect(figure(after, 'studio_part_state{part="databas",state="fungerar"}')).toBe(1);
  expect(figure(after, 'studio_queue_length{queue="utskick"}')).toBeGreaterThanOrEqual(0);
  expect(figure(after, 'studio_database_connections_max{pool="calls"}')).toBe(8);
  for (const name of ['process_resident_memory_bytes', 'nodejs_eventloop_lag_p99_seconds', 'studio_disk_free_bytes'])
    expect(figure(after, name), name).toBeGreaterThan(0);
  for (const line of after.split('\n').filter(Boolean))
    expect(line).toMatch(/^(# (HELP|TYPE) [a-z_0-9]+ .+|[a-z_0-9]+(\{([a-z_]+="[^"]*",?)+\})? (-?[0-9.e+-]+|NaN|\+Inf))$/);
  // What ends in _total only ever grows, and nothing else does end so.
  for (const [, name = '', type = ''] of after.matchAll(/^# TYPE (\S+) (\S+)$/gm))
    expect([name, type === 'counter']).toEqual([name, name.endsWith('_total')]);
  expect(after).not.toMatch(/postgres(ql)?:|@|losenord|test\.se/);
});

test('a release that waits for another of its article is not late, however long that takes', async () => {
  const chief = await newsroom.as('chefredaktor', studio.url);
  const { id } = await chief.created(swedish());
  await schedule(chief, id);
  // The first is tried again in an hour, as when a publishing system is away; the second has been due for two.
  await newsroom.sql(
    `UPDATE release SET tillstand = 'koad', tur = now() - interval '3 hours', nasta = now() + interval '1 hour' WHERE innehall_id = $1`,
    [id],
  );
  await newsroom.sql(
    `INSERT INTO release SELECT (jsonb_populate_record(r, jsonb_build_object('id', gen_random_uuid(), 'nr', r.nr + 1000000, 'tillstand', 'schemalagd',
      'tur', now() - interval '2 hours', 'nasta', now() - interval '2 hours'))).* FROM release r WHERE innehall_id = $1`,
    [id],
  );
  await setTimeout(2_100);
  expect(figure(await figures(), 'studio_queue_delay_seconds{queue="releaser"}')).toBeLessThan(60);
  expect((await get('/redo')).status).toBe(200);
});

test('two hundred who ask at once while the database hangs are told so soon, and it is asked nothing more for them', {
  timeout: 60_000,
}, async () => {
  await expect.poll(async () => (await get('/redo')).status, { timeout: 20_000 }).toBe(200);
  await server.signalAll('SIGSTOP');
  try {
    // What was seen a moment ago is told for a moment.
    await setTimeout(2_100);
    const watch = stopwatch();
    const [answers, alive, told] = await Promise.all([
      Promise.all(Array.from({ length: 200 }, () => get('/redo'))),
      // Over a connection of its own, so that it waits for none of those.
      fetch(`${studio.url}/halsa`).then(({ status }) => ({ status, ms: watch() })),
      figures(),
    ]);
    const toldAfter = watch();
    expect(toldAfter).toBeLessThan(TOLD_WITHIN_MS);
    // Who only wants to know whether it lives waits for no database.
    expect([alive.status, alive.ms < toldAfter]).toEqual([200, true]);
    for (const { status, headers, text } of answers) {
      const { ok, redo, delar } = JSON.parse(text);
      expect([status, ok, redo, Number(headers['retry-after']) > 0]).toEqual([503, false, false, true]);
      expect(delar.map(({ namn }: { namn: string }) => namn)).toEqual([...HEALTH_PART_NAMES]);
      expect(delar[0]).toEqual({ namn: 'databas', lage: 'borta', text: 'Databasen svarar inte.' });
      expect(text).not.toMatch(/postgres|127\.0\.0\.1|ECONN|timeout|\/tmp/);
    }
    expect(figure(told, 'studio_ready')).toBe(0);
    expect(figure(told, 'studio_changes_heard')).toBe(0);
    expect(figure(told, 'studio_queue_length{queue="utskick"}')).toBeUndefined();
    expect(figure(told, 'studio_database_waiting_calls{pool="counts"}')).toBeLessThanOrEqual(1);
  } finally {
    await server.signalAll('SIGCONT');
  }
  await expect.poll(async () => (await get('/redo')).status, { timeout: 20_000 }).toBe(200);
});
