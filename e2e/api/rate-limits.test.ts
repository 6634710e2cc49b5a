import { afterAll, beforeAll, expect, test } from 'vitest';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

let time = Date.parse('2026-11-20T08:00:00Z');
let studio: Awaited<ReturnType<typeof ownStudio>>;

beforeAll(async () => {
  studio = await ownStudio({ now: () => new Date(time) });
});

afterAll(() => studio.stop());

test('three hundred writes a minute, then 429 until the minute is over; reading goes on', async () => {
  const writer = (await as('skribent')).at(studio.url);
  const write = () => writer.post('/innehall', { nonsens: 1 });
  const first = await write();
  expect(first.status).toBe(422);
  expect(first.headers).toMatchObject({ 'ratelimit-policy': '"skrivning";q=300;w=60', ratelimit: '"skrivning";r=299;t=60' });
  await Promise.all(Array.from({ length: 299 }, write));
  time += 20_000;
  const refused = await write();
  expect([refused.status, refused.koder]).toEqual([429, ['for_manga_anrop']]);
  expect(refused.headers).toMatchObject({ 'retry-after': '40', ratelimit: '"skrivning";r=0;t=40' });
  expect(refused.fel[0]?.atgard).toContain('40 sekunder');
  const read = await writer.get('/jag');
  expect(read.status).toBe(200);
  expect(read.headers).toMatchObject({ 'ratelimit-policy': '"lasning";q=1200;w=60', ratelimit: '"lasning";r=1199;t=40' });
  time += 40_000;
  expect((await write()).status).toBe(422);
});

test('each caller has limits of their own', async () => {
  const [one, other] = [(await as('skribent')).at(studio.url), (await as('skribent')).at(studio.url)];
  await Promise.all(Array.from({ length: 300 }, () => one.post('/innehall', {})));
  expect((await one.post('/innehall', {})).status).toBe(429);
  expect((await other.post('/innehall', {})).status).toBe(422);
});

test('twelve hundred reads a minute, a check among them', async () => {
  const reader = (await as('lasare')).at(studio.url);
  const { id } = await (await as('skribent')).created();
  for (let batch = 0; batch < 12; batch++) await Promise.all(Array.from({ length: 100 }, () => reader.get('/jag')));
  expect((await reader.validate(id)).status).toBe(429);
  expect((await reader.get('/jag')).status).toBe(429);
});
