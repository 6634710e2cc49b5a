import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { feedOf, feedWhen, posted, publicReport, savedEntries } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { ownStudio } from './studio/own-studio.ts';

const chief = await as('chefredaktor');
const anna = await as('publicist');
let connection: CuttableConnection;
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  connection = await cuttableConnection(inject('studio').databaseUrl);
  studio = await ownStudio({ databaseUrl: connection.url, silent: true });
});

afterAll(async () => {
  await studio.stop();
  await connection.close();
});

test('with the database away readers follow what was public, and nothing false is said of the rest', async () => {
  const id = await publicReport(chief);
  const first = await posted(anna, id, { text: 'Före avbrottet' });
  await feedWhen(id, ({ ids }) => ids.includes(first), { url: studio.url });
  await connection.cut();
  const missed = await posted(anna, id, { text: 'Under avbrottet' });
  const unseen = await publicReport(chief);
  for (let round = 0; round < 20; round++) {
    const { status, ids } = await feedOf(id, { url: studio.url });
    expect([status, ids.includes(first)]).toEqual([200, true]);
  }
  // Nobody can know whether it is public: it is not denied.
  await expect.poll(async () => (await feedOf(unseen, { url: studio.url })).status, { timeout: 5_000 }).toBe(503);
  expect(Number((await feedOf(unseen, { url: studio.url })).headers['retry-after'])).toBeGreaterThan(0);
  await connection.mend();
  await feedWhen(id, ({ ids }) => ids.includes(missed), { url: studio.url });
  expect((await feedOf(unseen, { url: studio.url })).status).toBe(200);
});

test('what is taken down while an instance hears nothing is gone from it soon after', async () => {
  const id = await publicReport(chief);
  await feedWhen(id, ({ status }) => status === 200, { url: studio.url });
  await connection.cut();
  await chief.takeDown(id);
  await connection.mend();
  await feedWhen(id, ({ status }) => status === 404, { url: studio.url });
});

test('cut while posting, an entry is whole or not there, and the same call again completes it once', async () => {
  const id = await publicReport(chief);
  const reporter = anna.at(studio.url);
  await expect.poll(async () => (await reporter.get(`/innehall/${id}/live`)).status, { timeout: 5_000 }).toBe(200);
  const calls = Array.from({ length: 30 }, (_, index) => ({ nyckel: randomUUID(), text: `Inlägg ${index}` }));
  const post = (by: typeof anna, { nyckel, text }: { nyckel: string; text: string }) =>
    by.post(`/innehall/${id}/live`, { text }, { nyckel });
  const underway = calls.map((call) => post(reporter, call));
  await new Promise((resolve) => setTimeout(resolve, 15));
  await connection.cut();
  const answers = await Promise.all(underway);
  await connection.mend();
  for (const { status } of answers) expect([201, 503]).toContain(status);
  // Another instance, as after a failover.
  for (const call of calls) expect((await post(anna, call)).status).toBe(201);
  const texts = (await savedEntries(chief, id)).map((one) => one.text);
  expect(texts.toSorted()).toEqual(['Nu börjar det.', ...calls.map(({ text }) => text)].toSorted());
  const revisions = await chief.revisions(id);
  expect(revisions).toBe(31);
  await feedWhen(id, ({ ids }) => ids.length === 31, { url: studio.url });
});

test('a publishing system elsewhere is brought up to date behind the entries, not by each of them', async () => {
  const id = await publicReport(chief);
  const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'http://127.0.0.1:9', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
  const elsewhere = await ownStudio({ cms, silent: true });
  try {
    const reporter = anna.at(elsewhere.url);
    const ids = await Promise.all(Array.from({ length: 10 }, (_, index) => posted(reporter, id, { text: `Inlägg ${index}` })));
    const feed = await feedWhen(id, ({ ids: shown }) => shown.length === 11, { url: elsewhere.url });
    expect(feed.ids).toEqual(expect.arrayContaining(ids));
    const [row] = await sql<{ antal: number }>(
      `SELECT count(*)::int AS antal FROM release WHERE innehall_id = $1 AND lage = 'avstamning' AND tillstand = 'koad'`,
      [id],
    );
    expect(row?.antal).toBeLessThanOrEqual(1);
    const [all] = await sql<{ antal: number }>(
      `SELECT count(*)::int AS antal FROM release WHERE innehall_id = $1 AND lage = 'avstamning'`,
      [id],
    );
    expect(all?.antal).toBeGreaterThan(0);
  } finally {
    await elsewhere.stop();
  }
});

test('an instance that has just started has the feeds at once', async () => {
  const id = await publicReport(chief);
  const entry = await posted(anna, id, { text: 'Redan skrivet' });
  const fresh = await ownStudio({});
  try {
    expect((await feedOf(id, { url: fresh.url })).ids).toContain(entry);
    const unknown = await send({ method: 'GET', path: `/studio/live/${randomUUID()}.json` }, fresh.url);
    expect(unknown.status).toBe(404);
  } finally {
    await fresh.stop();
  }
});
