import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { BEAT_EVERY_MS, ChangeFeed, listenForChanges, STALE_MS } from '#lib/store/change-feed.ts';
import { CALLS, type Patience } from '#lib/store/connection.ts';
import { Connections, type Statement } from '#lib/store/connections.ts';
import { Unit } from '#lib/store/database.ts';
import type { EmbeddedDatabase } from '#lib/studio/embedded-database.ts';
import { serverForTests } from '../../e2e/database/server-for-tests.ts';

/* A way to the database that swallows what is sent, as when a machine between has gone: neither end is told. */

const PATIENCE: Patience = { connectMs: 400, answerMs: 600, statementMs: 300, lockMs: 200, idleInTransactionMs: 300 };
const ONE: Statement = { name: 'one', text: 'SELECT $1::int AS nr' };
const SLOW: Statement = { name: 'slow', text: 'SELECT pg_sleep($1)' };
const PLANNED: Statement = { name: 'planned', text: 'SELECT count(*)::int AS antal FROM pg_prepared_statements WHERE name = $1' };
const LOCK: Statement = { name: 'lock', text: 'SELECT pg_advisory_xact_lock($1)' };

let server: EmbeddedDatabase;
let folder: string;
let way: Server;
let swallows: boolean;
let url: string;
let connections: Connections;
const sockets = new Set<Socket>();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-vag-'));
  server = await serverForTests(folder);
  way = createServer((inward) => {
    const outward = connect(Number(new URL(server.url).port), '127.0.0.1');
    // What once has swallowed something lets nothing through again.
    let lost = false;
    for (const [from, to] of [
      [inward, outward],
      [outward, inward],
    ] as const) {
      sockets.add(from);
      from.on('data', (bytes) => {
        lost ||= swallows;
        if (!lost) to.write(bytes);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  const through = new URL(server.url);
  // A server that listens on TCP has such an address.
  through.port = String((way.address() as AddressInfo).port);
  url = through.href;
});

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await new Promise((resolve) => way.close(resolve));
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(() => {
  swallows = false;
  connections = new Connections(url, PATIENCE, { max: 3 });
});
afterEach(() => connections.close());

const one = (nr: number) => connections.query<{ nr: number }>(ONE, [nr]);

test('a connection is kept through a pause, with what it has planned, and the others end', async () => {
  const kept = new Connections(url, PATIENCE, { max: 3, min: 1, idleTimeoutMillis: 200 });
  try {
    const taken = await Promise.all([kept.take(), kept.take(), kept.take()]);
    await Promise.all(taken.map(({ client }) => client.query({ ...ONE, values: [1] })));
    for (const { release } of taken) release();
    expect(kept.state.total).toBe(3);
    await expect.poll(() => kept.state.total).toBe(1);
    const [asked] = await kept.query<{ antal: number }>(PLANNED, [ONE.name]);
    expect(asked?.antal).toBe(1);
  } finally {
    await kept.close();
  }
});

async function isAwaySoon(work: Promise<unknown>): Promise<void> {
  const elapsed = stopwatch();
  await expect(work).rejects.toBeInstanceOf(DatabaseAway);
  expect(elapsed()).toBeLessThan(PATIENCE.answerMs + 1_000);
}

test('what is not answered is given up in time, by everybody who waits, and all is well afterwards: nobody gets another’s answer', async () => {
  await Promise.all([1, 2, 3].map(one));
  swallows = true;
  await Promise.all(Array.from({ length: 9 }, (_, nr) => isAwaySoon(one(nr))));
  swallows = false;
  for (let nr = 0; nr < 6; nr++) expect(await one(nr)).toEqual([{ nr }]);
});

test('no connection that rested meanwhile is tried in vain', async () => {
  await Promise.all([1, 2, 3].map(one));
  swallows = true;
  await isAwaySoon(one(4));
  // The others have not been used since, and have lost their way like this one.
  for (const socket of sockets) socket.emit('data', Buffer.alloc(0));
  swallows = false;
  expect(await Promise.all([5, 6, 7].map(one))).toEqual([[{ nr: 5 }], [{ nr: 6 }], [{ nr: 7 }]]);
});

test('a transaction that is not answered is over, and so is its connection', async () => {
  const unit = new Unit(await connections.take());
  await unit.query(ONE, [1]);
  swallows = true;
  await isAwaySoon(unit.query(ONE, [2]));
  const elapsed = stopwatch();
  await unit.rollback();
  expect(elapsed()).toBeLessThan(200);
  swallows = false;
  expect(await one(3)).toEqual([{ nr: 3 }]);
});

test('what is asked in one turn of the program is sent in one write, COMMIT included', async () => {
  const taken = await connections.take();
  const unit = new Unit(taken);
  const { stream } = taken.client.connection;
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  const sent = () => writes.reduce((sum, write) => sum + write.mock.calls.length, 0);
  expect(await Promise.all([unit.query(ONE, [1]), Promise.resolve().then(() => unit.query(ONE, [2]))])).toEqual([[{ nr: 1 }], [{ nr: 2 }]]);
  expect(sent()).toBe(1);
  await Promise.all([unit.query(ONE, [3]), unit.commit()]);
  expect(sent()).toBe(2);
});

test('nothing is asked in a transaction that is over: it would be asked outside it', async () => {
  const unit = new Unit(await connections.take());
  await unit.query(ONE, [1]);
  await unit.rollback();
  await expect(unit.query(ONE, [2])).rejects.toThrow('has ended');
});

test('what takes too long, and what waits too long for another, is ended by the server: come again', async () => {
  await isAwaySoon(connections.query(SLOW, [5]));
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query('SELECT pg_advisory_lock(7)');
  await isAwaySoon(connections.query(LOCK, [7]));
  const { rows } = await client.query(
    `SELECT count(*)::int AS antal FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%' AND state = 'active'`,
  );
  expect(rows[0].antal).toBe(0);
  await client.end();
});

test('a transaction that is left open is ended, and told so', async () => {
  const unit = new Unit(await connections.take());
  await unit.query(ONE, [1]);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await isAwaySoon(unit.query(ONE, [2]));
  await unit.rollback();
});

test('over a pooler that knows no prepared statements none is made by name', async () => {
  const pooled = new Connections(url, CALLS, { max: 1 }, { directUrl: url, keepsStatements: false });
  const made: Statement = { name: 'made', text: 'SELECT name FROM pg_prepared_statements' };
  expect([await pooled.query(made, []), await pooled.query(made, [])]).toEqual([[], []]);
  await pooled.close();
});

test('over a pooler each statement has the time that its kind has, and leaves nothing of it to the next', async () => {
  const pooled = new Connections(url, { ...CALLS, statementMs: 250 }, { max: 1 }, { directUrl: url, keepsStatements: true });
  const allowed: Statement = { name: 'allowed', text: `SELECT current_setting('statement_timeout') AS tid` };
  expect(await pooled.query(allowed, [])).toEqual([{ tid: '250ms' }]);
  await isAwaySoon(pooled.query(SLOW, [5]));
  await expect(pooled.query({ name: 'wrong', text: 'SELECT 1 / $1::int' }, [0])).rejects.toThrow('division by zero');
  expect(await pooled.query(allowed, [])).toEqual([{ tid: '250ms' }]);
  const { client, release } = await pooled.take();
  expect((await client.query(allowed.text)).rows).toEqual([{ tid: '0' }]);
  release();
  await pooled.close();
});

test('a connection over which nothing can be written is not kept: whoever writes once that may be done is not refused for it', async () => {
  const make: Statement = { name: 'make', text: 'CREATE TABLE IF NOT EXISTS skriven ()' };
  const name = `"${new URL(url).pathname.slice(1)}"`;
  const elsewhere = new pg.Client({ connectionString: server.url });
  await elsewhere.connect();
  const several = new Connections(url, CALLS, { max: 3 });
  await elsewhere.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  // As many as there may be, and none that has been refused anything.
  await Promise.all([1, 2, 3].map((nr) => several.query(ONE, [nr])));
  // One that is asked for no more than that is kept: a copy is never anything else.
  const copy = new Connections(url, CALLS, { max: 1, onlyReads: true });
  await copy.query(ONE, [1]);
  expect([several.state.total, copy.state.total]).toEqual([0, 1]);
  await copy.close();
  await elsewhere.query(`ALTER DATABASE ${name} RESET default_transaction_read_only`);
  await elsewhere.end();
  for (let nr = 0; nr < 3; nr++) await several.query(make, []);
  await several.close();
});

const BEATS_MS = 200;

/** Whoever listens at `at`, and what is heard there while beats are sent where the statements go. */
function listening({ at, beatsTo = server.url }: { at: string; beatsTo?: string }) {
  const heard: Array<string | boolean> = [];
  const writing = new Connections(beatsTo, PATIENCE, { max: 1 });
  const feed = new ChangeFeed(writing);
  const { stop } = listenForChanges(
    at,
    { onChange: (what) => heard.push(what), onHearing: (hears) => heard.push(hears) },
    { beat: (channel, nr) => feed.beat(channel, nr), everyMs: BEATS_MS },
  );
  const end = async () => {
    await stop();
    await writing.close();
  };
  return { heard, feed, end };
}

test('whoever listens notices within some beats that nothing can be heard, and hears again', { timeout: 20_000 }, async () => {
  const { heard, feed, end } = listening({ at: url });
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual([true]);
  await new Promise((resolve) => setTimeout(resolve, 5 * BEATS_MS));
  expect(heard).toEqual([true]);
  swallows = true;
  const elapsed = stopwatch();
  await expect.poll(() => heard, { timeout: 8_000, interval: 20 }).toEqual([true, false]);
  expect(elapsed()).toBeLessThan(4 * BEATS_MS);
  swallows = false;
  await expect.poll(() => heard.at(-1), { timeout: 8_000 }).toBe(true);
  await feed.announce('nytt');
  await expect.poll(() => heard.at(-1)).toBe('nytt');
  // That it is stopped is no news to whoever stopped it.
  await end();
  expect(heard.at(-1)).toBe('nytt');
});

test('what was changed five seconds ago has been heard, or nothing is kept', () => {
  expect(STALE_MS).toBeLessThan(5_000);
  expect(STALE_MS).toBeGreaterThan(2 * BEAT_EVERY_MS);
});

test('a connection that answers, to a database that is not the one written to, hears nothing', async () => {
  const elsewhere = new URL(server.url);
  elsewhere.pathname = '/template1';
  const { heard, end } = listening({ at: elsewhere.href });
  await new Promise((resolve) => setTimeout(resolve, 4 * BEATS_MS));
  expect(heard).not.toContain(true);
  await end();
});

test('beats are nobody’s news, are waited for by nobody, and one that is not taken is not followed by others', async () => {
  const { heard, end } = listening({ at: server.url, beatsTo: url });
  const other = listening({ at: server.url });
  await expect.poll(() => [heard, other.heard], { timeout: 5_000 }).toEqual([[true], [true]]);
  swallows = true;
  await expect.poll(() => heard, { timeout: 8_000 }).toEqual([true, false]);
  swallows = false;
  await expect.poll(() => heard.at(-1), { timeout: 8_000 }).toBe(true);
  expect(other.heard).toEqual([true]);
  await Promise.all([end(), other.end()]);
});
