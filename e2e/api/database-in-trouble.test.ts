import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { pgbouncerIsThere, startPgbouncer } from '../database/pgbouncer.ts';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A database that is there and does not do as it should: callers are told so, in time and in Swedish, and nothing needs to be started anew. */

let newsroom: OwnNewsroom;
let connection: CuttableConnection;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  connection = await cuttableConnection(newsroom.databaseUrl);
  studio = await ownStudio({ databaseUrl: connection.url, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
});

afterAll(async () => {
  await studio?.stop();
  await connection?.close();
  await newsroom?.end();
});

function isAway({ status, headers, koder, fel }: Answer): void {
  expect([status, koder]).toEqual([503, ['databas_borta']]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.stringify(fel)).not.toMatch(/read-only|connection|postgres/i);
}

const name = () => `"${new URL(newsroom.databaseUrl).pathname.slice(1)}"`;
/** As when the server that answered before goes away, and another takes its place: none of them is left, however much the machine has to do. */
const endConnections = () =>
  newsroom.sql(`SELECT pg_terminate_backend(pid, 20_000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name IS DISTINCT FROM 'prov'`);

test('one that only lets itself be read after a fail-over is told of to whoever writes, and written to as soon as it can be', async () => {
  const { id, revision } = await chief.created(swedish());
  await newsroom.sql(`ALTER DATABASE ${name()} SET default_transaction_read_only = on`);
  try {
    await endConnections();
    // Connections that were lost are told of first.
    await expect.poll(async () => (await chief.get(`/innehall/${id}`)).status, { timeout: 10_000 }).toBe(200);
    for (let round = 0; round < 3; round++) {
      isAway(await chief.save(id, 'sv', { ...swedish(), bas: revision }));
      isAway(await chief.create());
      expect((await chief.get(`/innehall/${id}`)).status).toBe(200);
    }
  } finally {
    await newsroom.sql(`ALTER DATABASE ${name()} RESET default_transaction_read_only`);
  }
  await expect.poll(async () => (await chief.save(id, 'sv', { ...swedish(), bas: revision })).status, { timeout: 20_000 }).toBe(200);
  // None of the connections that could only read is left; and nobody who writes waits for a connection that another one has who waits too,
  // though nothing can be heard yet, and so much has to be looked up.
  const answers = await Promise.all(Array.from({ length: 30 }, (_, nr) => chief.create({ ...swedish(), rubrik: `Vägen ${nr}` })));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
});

test('one that takes no more connections is told of, and all is well when it does', async () => {
  const { id } = await chief.created(swedish());
  await newsroom.sql(`ALTER DATABASE ${name()} CONNECTION LIMIT 0`);
  try {
    await endConnections();
    await expect.poll(async () => (await chief.get(`/innehall/${id}`)).koder, { timeout: 10_000 }).toEqual(['databas_borta']);
    isAway(await chief.create());
    isAway(await chief.get('/innehall'));
  } finally {
    await newsroom.sql(`ALTER DATABASE ${name()} CONNECTION LIMIT -1`);
  }
  await expect.poll(async () => (await chief.create()).status, { timeout: 20_000 }).toBe(201);
});

test('one that is slower by a tenth of a second a word answers everybody, and no longer than that takes', { timeout: 60_000 }, async () => {
  connection.slow(100);
  try {
    const elapsed = stopwatch();
    const { id } = await chief.created(swedish());
    expect((await chief.release(id, {})).status).toBe(200);
    expect(elapsed()).toBeLessThan(5_000);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, nr) =>
        nr % 2 === 0 ? chief.create({ ...swedish(), rubrik: `Bron ${nr}` }) : chief.get(`/innehall/${id}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, nr) => (nr % 2 === 0 ? 201 : 200)));
    expect(elapsed()).toBeLessThan(15_000);
  } finally {
    connection.slow(0);
  }
  expect((await chief.create()).status).toBe(201);
});

test.skipIf(!(await pgbouncerIsThere()))(
  'a pooler that drops connections, to it and from it, is told of, and all is well when it is back',
  async () => {
    const pooler = await startPgbouncer(newsroom.databaseUrl);
    onTestFinished(() => pooler.stop());
    const way = await cuttableConnection(pooler.url);
    onTestFinished(() => way.close());
    const behind = await ownStudio({ databaseUrl: newsroom.databaseUrl, pooler: way.url, silent: true });
    onTestFinished(() => behind.stop());
    const writer = await newsroom.as('chefredaktor', behind.url);
    const { id } = await writer.created(swedish());
    const full = async () => {
      await newsroom.sql(`ALTER DATABASE ${name()} CONNECTION LIMIT 0`);
      await endConnections();
    };
    const roomy = () => newsroom.sql(`ALTER DATABASE ${name()} CONNECTION LIMIT -1`);
    for (const [drop, mend] of [
      [endConnections, () => {}],
      [() => way.cut(), () => way.mend()],
      [full, roomy],
    ] as const) {
      await drop();
      const asked = Array.from({ length: 8 }, (_, nr) => (nr % 2 === 0 ? writer.create() : writer.get(`/innehall/${id}`)));
      const answers = await Promise.all(asked).finally(mend);
      for (const answer of answers) if (answer.status >= 300) isAway(answer);
      await expect.poll(async () => (await writer.create()).status, { timeout: 20_000 }).toBe(201);
    }
  },
);
