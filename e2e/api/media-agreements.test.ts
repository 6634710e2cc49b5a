import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Agreements on pictures: written among the settings, offered to whoever fills in the rights of one. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  // Late on a winter's day by Stockholm's clocks, and the next in Greenwich no more.
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, now: () => new Date('2026-11-29T23:30:00Z') });
  admin = await newsroom.as('admin', studio.url);
});
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

test('are written by administrators, one a line, and read by everybody as rights of a picture that comes today', async () => {
  const writer = await newsroom.as('skribent', studio.url);
  expect((await writer.get('/bildavtal')).body.avtal).toEqual([]);
  const { version } = (await admin.get('/installningar')).body;
  const change = (avtal: string[]) => admin.patch('/installningar', { version, bilder: { avtal } });
  const refused = await change(['TT: webb, 12 mån', 'TT webb']);
  expect([refused.status, refused.fel.map(({ kod, falt }) => `${kod} ${falt}`)]).toEqual([422, ['falt_format bilder.avtal[1]']]);
  expect((await change(['TT: webb, 3 mån', 'Egen bild:'])).status).toBe(200);
  expect((await writer.get('/bildavtal')).body.avtal).toEqual([
    { licens: 'TT: webb, 3 mån', giltig_till: '2027-02-28', kanaler: ['webb'] },
    { licens: 'Egen bild:', giltig_till: null, kanaler: [] },
  ]);
});
