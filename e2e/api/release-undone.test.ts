import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

/*
 * A release that a publishing system carried out and whose answer was lost, and that the newsroom then wants otherwise:
 * readers there must never keep what Studio says is not public.
 */

let newsroom: NewsroomElsewhere;
let chief: Caller;

beforeAll(async () => {
  newsroom = await newsroomElsewhere({ leaseMs: 1_500 });
  chief = await newsroom.as('chefredaktor', newsroom.url);
});

afterAll(() => newsroom.end());

const LATER = '2098-06-01 12:00';
const articleOf = (id: string) => newsroom.cms.articles.get(id)?.[0];
const releases = async (id: string) => (await chief.get(`/innehall/${id}/releaser`)).body.releaser;

/** Until nothing but a schedule far ahead waits for the article. */
async function settled(id: string): Promise<void> {
  const open = `SELECT 1 FROM release WHERE innehall_id = $1 AND nasta < now() + interval '1 day'`;
  await expect.poll(async () => (await newsroom.sql(open, [id])).length, { timeout: 10_000 }).toBe(0);
}

/** An article that the publishing system shows and Studio does not know of, and the release that waits to find that out. */
async function lost(fields: Record<string, unknown> = {}) {
  const made = await chief.created(swedish());
  newsroom.cms.misbehave('forlorat', 'artikel');
  const { body } = await chief.release(made.id, fields);
  expect([body.release.tillstand, articleOf(made.id)?.status]).toEqual(['koad', 'publish']);
  // Nobody tries it again before the newsroom has changed its mind.
  await newsroom.sql(`UPDATE release SET nasta = now() + interval '1 hour' WHERE id = $1`, [body.release.id]);
  return { ...made, release: body.release.id as string };
}

describe('what the publishing system has and Studio does not know of is taken back', () => {
  test('when the release is called off', async () => {
    const { id, release } = await lost();
    expect((await chief.post(`/releaser/${release}/avbryt`)).status).toBe(200);
    await settled(id);
    expect(articleOf(id)?.status).toBe('draft');
    expect((await chief.item(id)).status).toBe('utkast');
  });

  test('when the release is moved to another day', async () => {
    const { id, release } = await lost();
    expect((await chief.patch(`/releaser/${release}`, { datum: LATER })).status).toBe(200);
    await settled(id);
    expect(articleOf(id)?.status).toBe('draft');
    expect((await chief.item(id)).status).toBe('schemalagd');
  });

  test('when the article is deleted', async () => {
    const { id } = await lost();
    expect((await chief.patch(`/innehall/${id}`, { raderad: true })).status).toBe(200);
    await settled(id);
    expect(articleOf(id)?.status).toBe('draft');
  });

  test('when a schedule that was being carried out is replaced by a later one', async () => {
    const { id } = await chief.created(swedish());
    newsroom.cms.misbehave('forlorat', 'artikel');
    await chief.release(id, { lage: 'schemalagd', datum: new Date(Date.now() + 500).toISOString() });
    await expect.poll(async () => (await releases(id))[0].tillstand, { timeout: 10_000 }).toBe('koad');
    await newsroom.sql(`UPDATE release SET nasta = now() + interval '1 hour' WHERE innehall_id = $1`, [id]);
    await chief.release(id, { lage: 'schemalagd', datum: LATER });
    await settled(id);
    expect(articleOf(id)?.status).toBe('draft');
    expect((await chief.item(id)).status).toBe('schemalagd');
  });

  test('when an update of something public is called off by handing over a draft: readers have what they had', async () => {
    const fields = swedish();
    const { id, revision } = await chief.created(fields);
    await chief.release(id);
    await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'En ny ingress som inte skulle ut.' });
    newsroom.cms.misbehave('forlorat', 'artikel');
    const { body } = await chief.release(id);
    expect([body.release.tillstand, articleOf(id)?.ingress]).toEqual(['koad', 'En ny ingress som inte skulle ut.']);
    await newsroom.sql(`UPDATE release SET nasta = now() + interval '1 hour' WHERE id = $1`, [body.release.id]);
    await chief.release(id, { lage: 'utkast' });
    await settled(id);
    expect(articleOf(id)).toMatchObject({ status: 'publish', ingress: fields.ingress });
  });

  test('when it refuses for good the next time it is asked', async () => {
    const { id, release } = await lost();
    newsroom.cms.misbehave('nekar', 'artikel');
    await newsroom.sql('UPDATE release SET nasta = now() WHERE id = $1', [release]);
    await settled(id);
    expect((await releases(id)).find((kept: { id: string }) => kept.id === release).tillstand).toBe('misslyckad');
    expect(articleOf(id)?.status).toBe('draft');
  });
});

test('a date given to English alone is the date of English', async () => {
  const { id } = await chief.created(swedish());
  await chief.saved(id, 'en', english());
  await chief.release(id, { sprak: ['sv'], datum: '2026-07-14 08:30' });
  const before = articleOf(id)?.datum;
  expect((await chief.release(id, { sprak: ['en'], datum: '2026-08-01 12:00' })).status).toBe(200);
  await settled(id);
  expect((await chief.item(id)).publicerad).toBe('2026-07-14T06:30:00.000Z');
  expect(articleOf(id)?.datum).toBe(before);
  expect(articleOf(id)?.sprak).toHaveLength(1);
});

test('what is first published long after the time it was scheduled for has that time on both sides', async () => {
  const { id } = await chief.created(swedish());
  await chief.release(id, { lage: 'schemalagd', datum: LATER });
  await newsroom.sql(
    `UPDATE release SET (datum, tur, nasta) = (SELECT t, t, t FROM (SELECT now() - interval '3 hours' AS t) s) WHERE innehall_id = $1`,
    [id],
  );
  await settled(id);
  const { publicerad } = await chief.item(id);
  expect(Date.now() - Date.parse(publicerad)).toBeGreaterThan(3_600_000);
  expect(articleOf(id)?.datum).toBe(publicerad);
});

test('what is released after the database’s clock was set back takes the place of what was released before', async () => {
  const fields = swedish();
  const { id, revision } = await chief.created(fields);
  await chief.release(id, { lage: 'schemalagd', datum: LATER });
  // It is carried out now, and yet at a time far ahead: so it looks afterwards when the clock was wrong by that much.
  await newsroom.sql('UPDATE release SET nasta = now() WHERE innehall_id = $1', [id]);
  await settled(id);
  expect(articleOf(id)?.status).toBe('publish');
  await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Den nya ingressen.' });
  expect((await chief.release(id)).status).toBe(200);
  expect(articleOf(id)?.ingress).toBe('Den nya ingressen.');
  expect((await chief.takeDown(id)).status).toBe(200);
  expect(articleOf(id)?.status).toBe('draft');
});

test('English goes out at its time while a publishing system that answers nobody is being waited for', { timeout: 60_000 }, async () => {
  const MANY = 12;
  const ours = await chief.created(swedish());
  await chief.saved(ours.id, 'en', english());
  await chief.release(ours.id, { sprak: ['sv'] });
  const english1 = (await chief.release(ours.id, { lage: 'schemalagd', datum: LATER, sprak: ['en'] })).body.release.id;
  const others: string[] = [];
  for (let nr = 0; nr < MANY; nr++) {
    const { id } = await chief.created(swedish());
    await chief.release(id, { lage: 'schemalagd', datum: LATER });
    others.push(id);
  }
  const asked = new Set<string>();
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  newsroom.cms.watch(async ({ externalId, when }) => {
    if (when !== 'fore' || !others.includes(externalId)) return;
    asked.add(externalId);
    await silence;
  });
  try {
    // All of them are due, and the English one has waited shortest.
    await newsroom.sql(
      `UPDATE release SET (datum, tur, nasta) = (SELECT t, t, t FROM (SELECT now() - CASE WHEN id = $1 THEN 0 ELSE 5 END * interval '1 second' AS t) s)
        WHERE tillstand = 'schemalagd' AND innehall_id = ANY($2::uuid[])`,
      [english1, [ours.id, ...others]],
    );
    const version = async () => (await chief.item(ours.id)).sprak.en.publicerad_revision;
    await expect.poll(version, { timeout: 30_000, interval: 50 }).not.toBeNull();
    expect(asked.size).toBeLessThan(MANY);
  } finally {
    answer();
    newsroom.cms.watch(() => {});
  }
});
