import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FaultyProxy, faultyProxy } from './faulty-proxy.ts';
import { type RunningWordPress, startWordPress } from './start.ts';
import { type StudioForTest, startStudio } from './studio.ts';

/* What had arrived before its answer was lost is known again by what it is, whatever the clock says when it is tried again. */

let wordpress: RunningWordPress;
let proxy: FaultyProxy;
let studio: StudioForTest;
let data: string;

beforeAll(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-wp-'));
  wordpress = await startWordPress();
  proxy = await faultyProxy(wordpress.url);
  studio = await startStudio(data, { ...wordpress, url: proxy.url });
}, 300_000);

afterAll(async () => {
  await studio?.stop();
  await proxy?.close();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

const words = (text: string) => ({
  rubrik: 'Färjan går igen',
  ingress: 'Efter ett halvår vid kaj.',
  block: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** Waits until Studio has asked WordPress all that it asks by itself when it has begun or delivered something: it would be counted. */
async function untilQuiet(): Promise<void> {
  for (let before = -1; before !== proxy.count(); ) {
    before = proxy.count();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
  }
}

/** Releases while the answer to the save is lost, and waits until Studio's own new try is over. */
async function releaseWithLostAnswer(id: string): Promise<void> {
  await untilQuiet();
  // A look-up, then the save.
  proxy.fail(2, 'lost');
  const answer = await studio.post(`/innehall/${id}/release`, { lage: 'publicera' });
  expect(answer.release?.tillstand, JSON.stringify(answer)).toBe('koad');
  const asked = proxy.count();
  const state = async () => (await studio.get(`/innehall/${id}/releaser`)).releaser[0].tillstand;
  await expect.poll(state, { timeout: 60_000, interval: 250 }).toBe('klar');
  expect(proxy.count() - asked, 'the new try looked up, and sent nothing').toBe(1);
}

const saves = (id: string) =>
  wordpress.query(
    `SELECT post_modified_gmt, (SELECT count(*) FROM wp_posts r WHERE r.post_parent = p.ID AND r.post_type = 'revision') AS revisions
      FROM wp_posts p WHERE guid = ?`,
    `urn:studio:${id}`,
  );

test('a first release and a later one are saved once each', async () => {
  const { id } = await studio.post('/innehall', { sektion: 'nyheter', mall: 'nyhet', ...words('Den går.') });
  await releaseWithLostAnswer(id);
  const [first] = saves(id);
  const bas = (await studio.get(`/innehall/${id}`)).innehall.sprak.sv.arbetsrevision.id;
  await studio.put(`/innehall/${id}/sprak/sv`, { ...words('Den går varje timme.'), bas });
  await releaseWithLostAnswer(id);
  const [second] = saves(id);
  expect(Number(second?.revisions) - Number(first?.revisions)).toBe(1);
}, 180_000);
