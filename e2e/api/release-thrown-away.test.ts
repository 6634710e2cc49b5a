import { afterAll, beforeAll, expect, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

/* Somebody has put the Swedish article in the trash of the publishing system: it stays there until Swedish is released. */

let newsroom: NewsroomElsewhere;
let chief: Caller;

beforeAll(async () => {
  newsroom = await newsroomElsewhere({ leaseMs: 1_500 });
  chief = await newsroom.as('chefredaktor', newsroom.url);
});

afterAll(() => newsroom.end());

const statusThere = (id: string) => newsroom.cms.articles.get(id)?.[0]?.status;
const states = async (id: string) =>
  (await chief.get(`/innehall/${id}/releaser`)).body.releaser.map(({ lage, tillstand }: Record<string, string>) => `${lage} ${tillstand}`);
const hasten = () => newsroom.sql(`UPDATE release SET nasta = now() WHERE tillstand = 'koad'`);

/** A Swedish article that readers have, and that has then been thrown away in the publishing system. */
async function thrownAway(fields: Record<string, unknown> = {}, en?: Record<string, unknown>) {
  const draft = await releaseDraft(chief, fields, en);
  expect((await chief.release(draft.id, { sprak: ['sv'] })).status).toBe(200);
  newsroom.cms.throwAway(draft.id);
  return draft;
}

async function settled(id: string, expected: string): Promise<void> {
  await expect.poll(() => states(id), { timeout: 10_000 }).toContain(expected);
}

test('English comes out, and again, and the Swedish article stays thrown away until Swedish is released', async () => {
  const { id, en } = await thrownAway({}, english());
  expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
  await settled(id, 'avstamning klar');
  expect(statusThere(id)).toBe('trash');
  expect((await chief.item(id)).cms.status).toBe('trash');
  await chief.saved(id, 'en', english({ bas: en }));
  expect((await chief.release(id, { sprak: ['en'] })).status).toBe(200);
  await expect
    .poll(async () => (await states(id)).filter((state: string) => state === 'avstamning klar').length, { timeout: 10_000 })
    .toBe(2);
  expect(statusThere(id)).toBe('trash');

  expect((await chief.release(id, { sprak: ['sv'] })).status).toBe(200);
  expect(statusThere(id)).toBe('publish');
  expect((await chief.item(id)).cms.status).toBe('publish');
});

test('an entry in a live report does not bring the report back', async () => {
  const block = [{ type: 'liveinlagg', attrs: { inlagg: [{ id: 'start', tid: '2026-11-19T18:00', text: 'Dörrarna öppnas.' }] } }];
  const { id } = await thrownAway({ mall: 'liverapport', meta: { live: true }, block });
  const { status } = await chief.post(`/innehall/${id}/live`, { text: 'Första tonen.' });
  expect(status).toBe(201);
  await settled(id, 'avstamning klar');
  expect(statusThere(id)).toBe('trash');
});

test('a try that is repeated after its answer was lost does not bring back what was thrown away since', async () => {
  const { id } = await releaseDraft(chief);
  newsroom.cms.misbehave('forlorat', 'artikel');
  expect((await chief.release(id)).status).toBe(202);
  newsroom.cms.throwAway(id);
  await hasten();
  await settled(id, 'publicera klar');
  expect(statusThere(id)).toBe('trash');
});

test('a draft that takes back what has been tried does not bring it back', async () => {
  const { id, revision, fields } = await thrownAway();
  await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'En rättad ingress.' });
  newsroom.cms.misbehave('fel500', 'artikel');
  expect((await chief.release(id)).status).toBe(202);
  expect((await chief.release(id, { lage: 'utkast' })).status).toBe(200);
  await settled(id, 'avstamning klar');
  expect(statusThere(id)).toBe('trash');
});

test('a takedown leaves it there, and a release of Swedish after that shows it', async () => {
  const { id } = await thrownAway();
  const { status, body } = await chief.takeDown(id);
  expect([status, body.cms, body.release.tillstand]).toEqual([200, 'draft', 'klar']);
  expect(statusThere(id)).toBe('trash');
  expect((await chief.release(id)).status).toBe(200);
  expect(statusThere(id)).toBe('publish');
});
