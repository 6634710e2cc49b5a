import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { type StudioForTest, startStudio } from './studio.ts';

/*
 * What somebody has changed in WordPress is taken over while Studio or WordPress is killed, at each of the requests and in the writing after
 * them: the decision is whole or not there at all, and what was changed is where it was.
 */

/** So long after a request has come WordPress has done what it asks. */
const DONE_MS = 1_500;
/** When what is decided is written here, some time after the last request has come: before, within and after it. */
const AFTERWARDS_MS = [200, 450];

let wordpress: RunningWordPress;
let proxy: FaultyProxy;
let data: string;
let studio: StudioForTest;
const restart = async () => {
  studio = await startStudio(data, { ...wordpress, url: proxy.url });
};

beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-tar-over-'));
  wordpress = await startWordPress();
  proxy = await faultyProxy(wordpress.url);
  await restart();
}, 300_000);
afterAll(async () => {
  await studio?.stop();
  await proxy?.close();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

interface Changed {
  id: string;
  tillstand: string;
  /** The revision that was there when it was changed. */
  bas: string;
  nr: number;
  now: string;
}

const there = async (id: string) => (await studio.get(`/innehall/${id}/publiceringssystem`)).dar;
const here = async (id: string) => (await studio.get(`/innehall/${id}`)).innehall.sprak.sv.arbetsrevision;
const release = (id: string) => studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
const takeOver = ({ id, tillstand, bas }: Changed) => studio.post(`/innehall/${id}/publiceringssystem`, { tillstand, val: 'ta_over', bas });
const titles = (id: string) =>
  wordpress.query("SELECT post_title FROM wp_posts WHERE post_type = 'post' AND guid = ?", `urn:studio:${id}`).map((row) => row.post_title);

/** A released article whose headline somebody has changed in WordPress. */
async function changed(rubrik: string): Promise<Changed> {
  const { id } = await studio.post('/innehall', {
    ...{ sektion: 'nyheter', mall: 'nyhet', rubrik, ingress: 'Efter ett halvår vid kaj.' },
    block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Studios text.' }] }],
  });
  const { sprak } = await release(id);
  const now = `${rubrik} igen`;
  await wordpress.evaluate(`return wp_update_post( array( 'ID' => ${sprak.sv.cms.id}, 'post_title' => '${now}' ) );`);
  const [{ tillstand }, { id: bas, nr }] = await Promise.all([there(id), here(id)]);
  return { id, tillstand, bas, nr, now };
}

/** Whether the decision is there, all of it; what is neither whole nor absent fails. */
async function isWhole({ id, nr, now }: Changed): Promise<boolean> {
  const [revision, { avgjort }] = [await here(id), await there(id)];
  expect(titles(id)).toEqual([now]);
  if (avgjort === 'ta_over') {
    expect(revision).toMatchObject({ nr: nr + 1, rubrik: now });
    return true;
  }
  expect([null, 'lat_sta']).toContain(avgjort);
  expect(revision.nr).toBe(nr);
  expect((await release(id)).fel).toMatchObject([{ kod: 'cms_nekade' }]);
  expect(titles(id)).toEqual([now]);
  return false;
}

/** The same decision once more, and what it is for: one revision, one post, and nothing more to decide of. */
async function endsWell(article: Changed): Promise<void> {
  expect(await takeOver(article)).toMatchObject({ ok: true });
  expect(await here(article.id)).toMatchObject({ nr: article.nr + 1, rubrik: article.now });
  expect(await release(article.id)).toMatchObject({ release: { tillstand: 'klar' } });
  expect(titles(article.id)).toEqual([article.now]);
  expect(await there(article.id)).toMatchObject({ skillnader: [], avgjort: null });
}

test('a change that is taken over is so whole or not at all, whenever Studio or WordPress is killed', async () => {
  const first = await changed('Färjan går');
  proxy.reset();
  await takeOver(first);
  const requests = proxy.count();
  expect(requests).toBeGreaterThan(1);
  await endsWell(first);

  const killStudio = () => studio.kill();
  const killWordPress = async () => {
    await wordpress.kill();
    await wordpress.resume();
  };
  /** Armed before the decision is asked for; `done` is told when something has been killed. */
  const kills: Array<{ when: string; arm: (done: () => void) => Promise<void> | void }> = [
    ...Array.from({ length: requests }, (_, at) => ({
      when: `Studio, request ${at + 1} being done and not heard`,
      arm: (done: () => void) => proxy.fail(at + 1, () => wait(DONE_MS).then(killStudio).then(done)),
    })),
    { when: 'WordPress, being told', arm: (done) => proxy.fail(requests, () => killWordPress().then(done)) },
    ...AFTERWARDS_MS.map((ms) => ({
      when: `Studio, ${ms} ms after WordPress was told`,
      async arm(done: () => void) {
        while (proxy.count() < requests) await wait(2);
        await wait(ms);
        await killStudio();
        done();
      },
    })),
  ];

  const whole: Record<string, boolean> = {};
  for (const [nr, { when, arm }] of kills.entries()) {
    const article = await changed(`Kajen ${nr}`);
    proxy.reset();
    const killed = new Promise<void>((done) => void arm(done));
    const answer = takeOver(article).catch(() => undefined);
    await killed;
    await answer;
    if (when.startsWith('Studio')) await restart();
    proxy.reset();
    whole[when] = await isWhole(article);
    await endsWell(article);
  }
  // Before WordPress has been told nothing is decided here.
  for (const [when, isThere] of Object.entries(whole)) if (when.includes('not heard')) expect([when, isThere]).toEqual([when, false]);
}, 900_000);
