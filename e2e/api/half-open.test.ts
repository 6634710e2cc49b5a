import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopwatch } from '#lib/machine/stopwatch.ts';
import { swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { feedOf, publicReport } from './newsroom/live.ts';
import { type CuttableConnection, cuttableConnection } from './studio/cuttable-connection.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * Two instances; of one, the connection over which it hears of changes is swallowed somewhere on the way, and neither end is told. All
 * its other connections are well.
 */

const STARTING_MS = 120_000;
const BEAT_EVERY_MS = 600;

let newsroom: OwnNewsroom;
let way: CuttableConnection;
let deaf: Awaited<ReturnType<typeof ownStudio>>;
let other: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let chief: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  way = await cuttableConnection(newsroom.databaseUrl);
  other = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  deaf = await ownStudio({ databaseUrl: way.url, silent: true, beatEveryMs: BEAT_EVERY_MS });
  admin = await newsroom.as('admin', other.url);
  chief = await newsroom.as('chefredaktor', other.url);
}, STARTING_MS);
afterAll(async () => {
  await deaf.stop();
  await other.stop();
  await way.close();
  await newsroom.end();
});

const page = (path: string) => send({ method: 'GET', path, headers: {} }, deaf.url);
const sectionNames = async () =>
  (await chief.at(deaf.url).get('/sektioner')).body.sektioner.map(({ namn }: { namn: { sv: string } }) => namn.sv ?? namn);

/** What readers and callers can see of changes at the deaf one. */
async function changeable() {
  const { id, slug } = await chief.created(swedish({ sektion: 'kultur' }));
  expect((await chief.release(id)).status).toBe(200);
  const report = await publicReport(chief);
  const leaving = await newsroom.as('skribent', other.url);
  const [sectionName, siteName] = [`Kultur ${uniqueWord()}`, `Bladet ${uniqueWord()}`];
  return {
    async change() {
      const { version } = (await admin.get('/installningar')).body;
      const answers = await Promise.all([
        chief.takeDown(id),
        chief.takeDown(report),
        admin.patch(`/anvandare/${leaving.id}`, { aktiv: false }),
        admin.patch('/sektioner/kultur', { namn: { sv: sectionName, en: sectionName } }),
        admin.patch('/installningar', { version, webbplats: { namn: siteName } }),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    },
    /** Each as it was, or as it is after the change. */
    async seen() {
      const [article, feed, login, names, front] = await Promise.all([
        page(`/kultur/${slug}`),
        feedOf(report, { url: deaf.url }),
        leaving.at(deaf.url).get('/jag'),
        sectionNames(),
        page('/'),
      ]);
      return {
        artikel: article.status,
        flode: feed.status,
        inloggning: login.status,
        sektion: names.includes(sectionName),
        namn: front.text.includes(siteName),
      };
    },
  };
}

const BEFORE = { artikel: 200, flode: 200, inloggning: 200, sektion: false, namn: false };
const AFTER = { artikel: 302, flode: 404, inloggning: 401, sektion: true, namn: true };

test('what is kept is served for some beats at most once changes cannot be heard, then nothing kept, until they can', {
  timeout: 60_000,
}, async () => {
  const [first, second, third] = [await changeable(), await changeable(), await changeable()];
  await expect.poll(() => first.seen(), { timeout: 10_000 }).toEqual(BEFORE);
  way.swallowListeners();
  await first.change();
  const elapsed = stopwatch();
  await expect.poll(() => first.seen(), { timeout: 15_000, interval: 100 }).toEqual(AFTER);
  expect(elapsed()).toBeLessThan(5_000);
  // As long as nothing is heard, each answer is of what is true, or was a second ago.
  expect(await second.seen()).toMatchObject(BEFORE);
  await second.change();
  await expect.poll(() => second.seen(), { timeout: 3_000, interval: 100 }).toEqual(AFTER);
  way.spareListeners();
  await expect.poll(() => third.seen(), { timeout: 15_000 }).toEqual(BEFORE);
  await new Promise((resolve) => setTimeout(resolve, 5 * BEAT_EVERY_MS));
  await third.change();
  await expect.poll(() => third.seen(), { timeout: 2_000, interval: 50 }).toEqual(AFTER);
});
