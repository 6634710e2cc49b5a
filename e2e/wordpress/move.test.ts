import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { found } from '../found.ts';
import { visit } from './reader.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { type CallerForTest, type StudioForTest, startStudio } from './studio.ts';

/*
 * A newsroom that moves to WordPress while Studio and WordPress are killed by turns: everything is there afterwards, once. `npm run bench -- bevis
 * flytt` moves ten thousand.
 */

const ARTICLES = Number(process.env.STUDIO_PROV_FLYTTADE ?? 24);
/** Of what is moved, how much there is between two kills. */
const BETWEEN_KILLS = Math.max(8, ARTICLES / 25);
/** The service allows each person 300 writes a minute. */
const WRITERS = Math.ceil(ARTICLES / 120);
const AT_ONCE = 8;
const MOVE = '/installningar/cms/flytt';

let wordpress: RunningWordPress;
let data: string;
let studio: StudioForTest;
const restart = async (cms: string) => {
  studio = await startStudio(data, wordpress, { STUDIO_CMS: cms });
};

beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-flytt-'));
  wordpress = await startWordPress();
  await restart('inbyggd');
}, 300_000);
afterAll(async () => {
  await studio?.stop();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

async function publish(writer: CallerForTest, nr: number): Promise<string> {
  const text = { type: 'paragraph', content: [{ type: 'text', text: `Text ${nr}.` }] };
  const made = await writer.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', rubrik: `Artikel ${nr}`, ingress: 'I.', block: [text] });
  const answer = await writer.post(`/innehall/${made.id}/release`, { lage: 'publicera', overstyr: true });
  expect(answer.ok, JSON.stringify(answer)).toBe(true);
  return made.id;
}

async function publishAll(): Promise<string[]> {
  const writers: CallerForTest[] = [];
  for (let nr = 0; nr < WRITERS; nr += 1) writers.push(await studio.as('chefredaktor'));
  const ids: string[] = [];
  let next = 0;
  const work = async () => {
    for (let nr = next++; nr < ARTICLES; nr = next++) ids.push(await publish(writers[nr % WRITERS] ?? studio, nr));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return ids;
}

test(
  `${ARTICLES} articles are moved through kills, each is there once, and is read by its old address`,
  async () => {
    const ids = await publishAll();
    await studio.stop();
    await restart('wordpress');
    expect((await studio.post(MOVE, { gor: 'borja' })).flytt).toMatchObject({ antal: ARTICLES, slut: null });

    let kills = 0;
    const begun = Date.now();
    for (let moved = await studio.get(MOVE); moved.flytt.slut === null; moved = await studio.get(MOVE)) {
      if (moved.flytt.klara < (kills + 1) * BETWEEN_KILLS) {
        await wait(100);
        continue;
      }
      kills += 1;
      if (kills % 2 === 1) {
        await studio.kill();
        await restart('wordpress');
      } else {
        await wordpress.kill();
        await wordpress.resume();
      }
    }
    const { flytt, kvar } = await studio.get(MOVE);
    expect([flytt.klara, flytt.misslyckade, flytt.fel, kvar]).toEqual([ARTICLES, 0, [], false]);
    expect(kills).toBeGreaterThan(1);

    const posts = wordpress.query(
      "SELECT guid, post_status FROM wp_posts WHERE post_type = 'post' AND guid LIKE 'urn:studio:%' ORDER BY guid",
    );
    expect(posts).toEqual(ids.toSorted().map((id) => ({ guid: `urn:studio:${id}`, post_status: 'publish' })));
    const { slug } = (await studio.get(`/innehall/${ids[0]}`)).innehall.sprak.sv.arbetsrevision;
    const old = await fetch(`${studio.url}/nyheter/${slug}`, { redirect: 'manual' });
    expect([old.status, (await visit(old.headers.get('location') ?? '')).status]).toEqual([302, 200]);
    const took = (Date.now() - begun) / 1_000;
    await found(`${ARTICLES} articles moved to WordPress through ${kills} kills in ${took.toFixed(0)} s, each once`);
  },
  Math.max(300_000, ARTICLES * 400),
);
