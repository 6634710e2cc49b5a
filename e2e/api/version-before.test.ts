import { expect, inject, onTestFinished, test } from 'vitest';
import { ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { versionBefore } from './studio/version-before.ts';
import { isAllThere, pause, writingLoad } from './studio/writing-load.ts';

/* A newsroom is upgraded one instance at a time: this version migrates beside the one before, and both work in it until the last is exchanged. */

test('this version starts beside the one before while people write and readers read: nobody is refused anything, and nothing is lost', {
  timeout: 300_000,
}, async ({ skip }) => {
  const before = await versionBefore();
  if ('saknas' in before) return skip(before.saknas);
  expect(before.nyare.length).toBeGreaterThan(0);
  const newsroom = await ownNewsroom(inject('studio').databaseUrl);
  onTestFinished(() => newsroom.end());
  const old = await before.start(newsroom.databaseUrl);
  onTestFinished(() => old.stop());
  const migrated = async () => (await newsroom.sql('SELECT FROM _prisma_migrations')).length;
  const known = await migrated();

  const there = await writingLoad(newsroom, old.url, ['/', '/rss.xml', '/nyheter'], { isOther: true });
  await pause(1_000);
  const studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  onTestFinished(() => studio.stop());
  expect(await migrated()).toBe(known + before.nyare.length);
  const here = await writingLoad(newsroom, studio.url, ['/', '/rss.xml', '/nyheter']);
  await expect.poll(() => Math.min(there.articles.size, here.articles.size), { timeout: 60_000 }).toBeGreaterThan(5);
  await Promise.all([there.end(), here.end()]);

  for (const { told, read } of [there, here]) {
    expect([...told, ...read].filter(({ status }) => status >= 400)).toEqual([]);
  }
  for (const load of [there, here]) await isAllThere(newsroom, load);

  // The one before does not know what this one has changed of the brakes, and would tell of it.
  await old.stop();
  // What either of them wrote is sealed and whole, also by what the newer one knows.
  const admin = await newsroom.as('superadmin', studio.url);
  const state = async () => (await admin.get('/historik')).body.historik;
  await expect.poll(async () => (await state()).vantar, { timeout: 60_000 }).toBe(0);
  const { body } = await admin.post('/historik/kontroll');
  await expect.poll(async () => (await state()).senaste?.id, { timeout: 60_000 }).toBe(body.kontroll.id);
  expect((await state()).senaste).toMatchObject({ hel: true, fynd: [] });
});
