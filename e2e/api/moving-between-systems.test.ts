import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { english } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';
import { type StandInCms, standInCms } from './studio/stand-in-cms.ts';

/* A newsroom that has published on Studio's own site moves to a publishing system elsewhere, and home again. */

const SEKTION = 'nyheter';
const ARTICLES = 30;
const SOON = { timeout: 60_000 };
const MOVE = '/installningar/cms/flytt';

let newsroom: OwnNewsroom;
let cms: StandInCms;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
const articles: Array<{ id: string; path: string; publicerad: string }> = [];
const publicly = { redirect: 'manual' } as const;

type Options = Parameters<typeof ownStudio>[0];

/** The same newsroom in a Studio that is set up so. */
async function restarted(how: Options): Promise<void> {
  await studio?.stop();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, ...how });
  chief = await newsroom.as('superadmin', studio.url);
}

const named = (cmsName: string, more: Record<string, string> = {}): Options => ({
  ...{ prepared: true, standIn: cms.url },
  cms: { STUDIO_CMS: cmsName, STUDIO_CMS_URL: cms.url, STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x', ...more },
});
const elsewhere = () => named('wordpress');
const home = () => named('inbyggd');

const ask = async (path: string) => {
  const answer = await fetch(studio.url + path, publicly);
  return { status: answer.status, till: answer.headers.get('location'), text: await answer.text() };
};
const move = async (gor: string) => (await chief.post(MOVE, { gor })).body;
const moving = async () => (await chief.get(MOVE)).body;
const linkThere = (path: string) => `https://cms.example${path}`;
const over = () => expect.poll(async () => (await moving()).flytt?.slut ?? null, SOON).not.toBeNull();

/** What a check of all of history, made now, finds. */
async function foundInHistory(): Promise<unknown> {
  const { id } = (await chief.post('/historik/kontroll')).body.kontroll;
  const last = async () => (await chief.get('/historik')).body.historik.senaste;
  await expect.poll(async () => (await last())?.id, SOON).toBe(id);
  return (await last()).fynd;
}

beforeAll(async () => {
  [newsroom, cms] = await Promise.all([ownNewsroom(), standInCms()]);
  await restarted({});
  for (let nr = 0; nr < ARTICLES; nr += 1) {
    const { id, slug } = await releaseDraft(chief, { sektion: SEKTION }, nr === 0 ? english() : undefined);
    expect((await chief.release(id)).status).toBe(200);
    articles.push({ id, path: `/${SEKTION}/${slug}`, publicerad: (await chief.item(id)).publicerad });
  }
});

afterAll(async () => {
  await studio.stop();
  await cms.stop();
  await newsroom.end();
});

/** The article that could not be moved becomes confidential for a while: whoever runs the newsroom and does not know of it hears of no article. */
async function toldOfConfidential(id: string, release: string): Promise<void> {
  const admin = await newsroom.as('admin', studio.url);
  const tillstand = (state: string, nasta: string) =>
    newsroom.sql(`UPDATE release SET tillstand = $2, nasta = ${nasta} WHERE id = $1`, [release, state]);
  const told = async (caller: Caller) => (await caller.get(MOVE)).body.flytt;
  expect((await chief.patch(`/innehall/${id}`, { konfidentiell: true })).status).toBe(200);
  expect(await told(admin)).toMatchObject({ antal: ARTICLES, klara: ARTICLES - 1, misslyckade: 1, fel: [] });
  expect((await told(chief)).fel).toMatchObject([{ innehall: id, release }]);
  await tillstand('koad', `now() + interval '1 hour'`);
  expect([(await told(admin)).vantar, (await told(chief)).vantar]).toEqual([null, expect.stringContaining('Publiceringssystemet nekade.')]);
  await tillstand('misslyckad', 'NULL');
  expect((await chief.patch(`/innehall/${id}`, { konfidentiell: false })).status).toBe(200);
}

test('where no other publishing system is named there is nothing to move to', async () => {
  expect(await moving()).toEqual({ ok: true, flytt: null, kvar: false, kan: false });
  expect((await move('borja')).fel).toMatchObject([{ kod: 'flytt_utan_uppgifter' }]);
});

describe('to a publishing system elsewhere', () => {
  beforeAll(() => restarted(elsewhere()));

  test('what has not moved yet is read here, at the address it has always had', async () => {
    for (const { path } of articles) {
      const { status, text } = await ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(`<link rel="canonical" href="${studio.url}${path}"/>`);
    }
    expect(await moving()).toEqual({ ok: true, flytt: null, kvar: true, kan: true });
  });

  test('in test mode nothing moves', async () => {
    await restarted(named('wordpress', { STUDIO_CMS_LAGE: 'test' }));
    expect((await move('borja')).fel).toMatchObject([{ kod: 'testlage_flytt' }]);
    await restarted(elsewhere());
  });

  test('a move that is paused goes on from where it had come, also after a restart; addresses lead right at every moment', async () => {
    const wrong: string[] = [];
    let paused = false;
    cms.watch(async ({ step, externalId, when }) => {
      if (step !== 'artikel' || when !== 'efter' || paused) return;
      // It is there, and Studio does not know yet.
      const path = articles.find(({ id }) => id === externalId)?.path ?? '';
      const { status } = await ask(path);
      if (status !== 200) wrong.push(`${path} ${status}`);
      paused = cms.articles.size >= 5;
      if (paused) await move('pausa');
    });
    cms.misbehave('nekar', 'artikel');
    const begun = await move('borja');
    expect(begun.flytt).toMatchObject({ till: 'wordpress', adress: cms.url, antal: ARTICLES, pausad: false, slut: null });
    await expect.poll(async () => (await moving()).flytt.pausad, SOON).toBe(true);
    const open = () => newsroom.sql(`SELECT 1 FROM release WHERE lage = 'flytt' AND nasta IS NOT NULL`);
    await expect.poll(open, SOON).toEqual([]);
    const { flytt } = await moving();
    expect(flytt.klara).toBeGreaterThanOrEqual(5);
    expect(flytt.klara + flytt.misslyckade).toBeLessThan(ARTICLES);
    cms.misbehave('forlorat', 'artikel');
    await restarted(elsewhere());
    expect((await move('fortsatt')).flytt.id).toBe(flytt.id);
    await expect.poll(() => cms.articles.size, SOON).toBe(ARTICLES - 1);
    await newsroom.sql(`UPDATE release SET nasta = now() WHERE tillstand = 'koad'`);
    await over();
    expect(wrong).toEqual([]);
  });

  test('what could not be moved is told with its cause, is read where it was, and is moved when somebody has it tried again', async () => {
    const state = await moving();
    expect(state).toMatchObject({ kvar: true, flytt: { antal: ARTICLES, klara: ARTICLES - 1, misslyckade: 1 } });
    const [{ innehall, release, orsak }] = state.flytt.fel;
    expect(orsak).toContain('Publiceringssystemet nekade.');
    const path = articles.find(({ id }) => id === innehall)?.path ?? '';
    expect((await ask(path)).status).toBe(200);
    await toldOfConfidential(innehall, release);
    const { ko } = (await chief.get('/ko', { typ: 'publicering' })).body;
    expect(ko).toMatchObject([{ rubrik: 'Flytten till WordPress är klar, men en artikel gick inte att flytta' }]);
    expect((await chief.post(`/releaser/${release}/forsok`)).status).toBe(202);
    await expect.poll(moving, SOON).toMatchObject({ kvar: false, flytt: { klara: ARTICLES, misslyckade: 0, fel: [] } });
  });

  test('what has moved is read there, with the dates it has always had', async () => {
    for (const { id, path, publicerad } of articles) {
      expect(cms.articles.get(id)).toMatchObject([{ status: 'publish', datum: publicerad }]);
      expect(await ask(path)).toMatchObject({ status: 302, till: linkThere(path) });
      expect((await chief.item(id)).sprak.sv.lank).toBe(linkThere(path));
    }
  });

  test('asked for once more it doubles nothing', async () => {
    await move('borja');
    await over();
    expect([...cms.articles.values()].map(({ length }) => length)).toEqual(articles.map(() => 1));
  });

  test('history finds nothing wrong with what has moved', async () => {
    expect(await foundInHistory()).toEqual([]);
  });
});

describe('home again', () => {
  beforeAll(() => restarted(home()));

  test('all of it is read here at once, and what stands there leads here when it has moved', async () => {
    for (const { path } of articles) expect([path, (await ask(path)).status]).toEqual([path, 200]);
    expect(await moving()).toMatchObject({ kvar: true, kan: true });
    await move('borja');
    await over();
    expect(await moving()).toMatchObject({ kvar: false, flytt: { till: 'inbyggd', antal: ARTICLES, klara: ARTICLES } });
    for (const { id, path } of articles) {
      expect(cms.articles.get(id)).toMatchObject([{ status: 'draft', lederTill: studio.url + path }]);
      expect((await ask(path)).status).toBe(200);
      expect((await chief.item(id)).sprak.sv.lank).toBe(studio.url + path);
    }
    expect(await foundInHistory()).toEqual([]);
  });

  test('a move to where Swedish is not published any more is over', async () => {
    await newsroom.sql(
      `INSERT INTO flytt (id, till, adress, av, begard, antal) SELECT gen_random_uuid(), 'wordpress', adress, av, now(), 1 FROM flytt LIMIT 1`,
    );
    await over();
    expect((await moving()).flytt).toMatchObject({ till: 'wordpress', klara: 0 });
  });
});
