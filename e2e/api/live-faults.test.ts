import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { send } from './newsroom/http.ts';
import { feedOf, feedWhen, posted, publicReport, savedEntries } from './newsroom/live.ts';
import { as } from './newsroom/people.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { newsroomElsewhere } from './studio/own-newsroom.ts';
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
  const newsroom = await newsroomElsewhere();
  try {
    const { url, cms } = newsroom;
    const reporter = await newsroom.as('chefredaktor', url);
    const id = await publicReport(reporter);
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    cms.watch(({ when }) => (when === 'fore' ? gate : undefined));
    const before = cms.changes.length;
    const ids: string[] = [];
    // It does not answer, and readers follow all the same.
    for (let index = 0; index < 10; index++) ids.push(await posted(reporter, id, { text: `Inlägg ${index}` }));
    await feedWhen(id, (feed) => feed.ids.length === 11, { url });
    open();
    const orders = () =>
      newsroom.sql<{ tillstand: string }>(`SELECT tillstand FROM release WHERE innehall_id = $1 AND lage = 'avstamning'`, [id]);
    await expect.poll(async () => (await orders()).every(({ tillstand }) => tillstand === 'klar'), { timeout: 15_000 }).toBe(true);
    expect(cms.articles.get(id)).toHaveLength(1);
    // One that was under way when the first came, and one for all that came meanwhile; one more may have come between.
    expect(cms.changes.length - before).toBeGreaterThan(0);
    expect(cms.changes.length - before).toBeLessThan(5);
    const item = await reporter.item(id);
    expect(item.sprak.sv.publicerad_revision.id).toBe(item.sprak.sv.arbetsrevision.id);
  } finally {
    await newsroom.end();
  }
});

test('an instance killed while posting leaves nothing half, and the same calls again complete once', { timeout: 60_000 }, async () => {
  const data = await mkdtemp(path.join(tmpdir(), 'studio-dodad-'));
  const options = JSON.stringify({ databaseUrl: inject('studio').databaseUrl, data, silent: true });
  const killed = fork(path.join(import.meta.dirname, 'studio/studio-process.mjs'), [inject('bundle'), options]);
  try {
    const [url] = await once(killed, 'message');
    const id = await publicReport(chief);
    const calls = Array.from({ length: 20 }, (_, index) => ({ nyckel: randomUUID(), text: `Inlägg ${index}` }));
    const post = (by: typeof anna, { nyckel, text }: { nyckel: string; text: string }) =>
      by.post(`/innehall/${id}/live`, { text }, { nyckel });
    // What it answered before it died was done; of the rest nobody knows.
    const underway = calls.map((call) => post(anna.at(url), call).catch(() => undefined));
    await Promise.race(underway);
    killed.kill('SIGKILL');
    await Promise.all(underway);
    for (const call of calls) {
      // The database may not have noticed yet that the caller is gone.
      await expect.poll(async () => (await post(anna, call)).status, { timeout: 5_000 }).toBe(201);
    }
    const texts = (await savedEntries(chief, id)).map((one) => one.text);
    expect(texts.toSorted()).toEqual(['Nu börjar det.', ...calls.map(({ text }) => text)].toSorted());
    expect(await chief.revisions(id)).toBe(21);
  } finally {
    killed.kill('SIGKILL');
    await rm(data, { recursive: true, force: true });
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
