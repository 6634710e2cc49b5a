import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAiStub } from '../ai/stub-server.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { translationsOver } from './newsroom/follow-translation.ts';
import { send } from './newsroom/http.ts';
import { draftReport, liveBlock, posted, publicReport } from './newsroom/live.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What readers are told of programs that wrote, by setting: docs/decisions/provenance.md. */

let stub: Awaited<ReturnType<typeof startAiStub>>;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let [anna, chief, admin, robot] = [] as Caller[] as [Caller, Caller, Caller, Caller];

beforeAll(async () => {
  [stub, newsroom] = await Promise.all([startAiStub(), ownNewsroom()]);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, ai: stub.environment });
  [anna, chief, admin] = await Promise.all([as('skribent'), as('chefredaktor'), as('superadmin')]);
  await named(chief, 'Maria Ek');
  const { body } = await admin.post('/agenter', { namn: 'Skrivroboten', agare: anna.id, ...EVERYWHERE, publicera: true });
  robot = new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
});
afterAll(async () => {
  await studio?.stop();
  await Promise.all([stub?.stop(), newsroom?.end()]);
});

const as = (roll: string) => newsroom.as(roll, studio.url);
const named = async (who: Caller, namn: string) => {
  expect((await admin.patch(`/anvandare/${who.id}`, { namn })).status).toBe(200);
};

const MADE_WITH = { modell: 'claude-opus-4-5', verktyg: 'Skrivbordet 2', order: 'En notis om bron' };
const TEXT = {
  rubrik: 'Bron byggs',
  ingress: 'Snart klart.',
  block: [paragraph('Bron ska bli röd.', 'bstycke0'), paragraph('Den är lång.', 'bstycke1')],
};
const REVIEWED = 'Skriven med AI, granskad av redaktionen.';
const BY_NAME = 'Skriven med AI, granskad av Maria Ek.';

async function tell(webbplats: Record<string, string>): Promise<void> {
  const { version } = (await admin.get('/installningar')).body;
  const { status, body } = await admin.patch('/installningar', { version, webbplats });
  expect(status, JSON.stringify(body.fel)).toBe(200);
}

const read = async (path: string) => (await send({ method: 'GET', path }, studio.url)).text;
const pathOf = (link: string) => new URL(link).pathname;

/** An article that a program has written, and somebody brought out; where its readers find it. */
async function released(by = chief, fields: Record<string, unknown> = {}): Promise<{ id: string; path: string }> {
  const { id } = await robot.created(swedish({ ...TEXT, gjord_med: MADE_WITH, ...fields }));
  return { id, path: await releasedAgain(id, by) };
}

async function releasedAgain(id: string, by = chief): Promise<string> {
  const { status, body } = await by.release(id, by === robot ? { order_av: chief.epost } : {});
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return pathOf(body.sprak.sv.lank);
}

const pinned = async (id: string) =>
  (await newsroom.sql<{ ord: unknown }>('SELECT ord FROM publicering WHERE innehall_id = $1 ORDER BY nr', [id])).map(({ ord }) => ord);

const note = async (path: string) => (await read(path)).match(/<p class="artikel-ai">([^<]*)<\/p>/)?.[1];
const source = async (path: string) => (await read(path)).match(/"digitalSourceType":"([^"]*)"/)?.[1];

test('nothing is told and nothing pinned until the newsroom has said so, and what came out before is told nothing of', async () => {
  const { id, path } = await released();
  expect([await note(path), await source(path), await pinned(id)]).toEqual([undefined, undefined, [null]]);
  await tell({ ai_not: 'storre_del' });
  expect(await note(path)).toBeUndefined();
  expect(await pinned(id)).toEqual([null]);
});

test('the page, the feeds and search engines are told, and no key, model or order is named; a change of the setting is followed', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'redaktionen' });
  const { id, path } = await released(chief, { rubrik: 'Bron invigs', ansvarig: 'Elsa Norén' });
  expect(await pinned(id)).toEqual([{ manniska: 0, granskad: 11, maskin: 0, okant: 0, oversatt: 0, kalla: null, granskare: [chief.id] }]);
  const feeds = ['/rss.xml', '/atom.xml', '/feed.json', '/nyheter/rss.xml'];
  const everywhere = async () => Promise.all([path, ...feeds].map(read));
  for (const text of await everywhere()) {
    expect(text).toContain(REVIEWED);
    for (const untold of ['Skrivroboten', robot.id, ...Object.values(MADE_WITH)]) expect(text).not.toContain(untold);
  }
  expect(await source(path)).toBe('https://schema.org/TrainedAlgorithmicMediaDigitalSource');
  await tell({ ai_granskare: 'namn' });
  for (const text of await everywhere()) expect(text).toContain(BY_NAME);
  await tell({ ai_not: 'ingen' });
  for (const text of await everywhere()) expect(text).not.toContain('med AI');
  expect(await source(path)).toBeUndefined();
  await tell({ ai_not: 'storre_del' });
  expect(await note(path)).toBe(BY_NAME);
});

test('what a person has written anew is theirs, and of a part it is told where the newsroom tells of parts', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const { id, path } = await released();
  const { id: bas } = (await chief.item(id)).sprak.sv.arbetsrevision;
  const mostly = [paragraph('Anna har varit där och sett att allt nu står stilla.', 'bstycke0'), TEXT.block[1]];
  await anna.saved(id, 'sv', { ...TEXT, block: mostly, bas });
  await releasedAgain(id);
  expect(await note(path)).toBeUndefined();
  await tell({ ai_not: 'del' });
  expect(await note(path)).toBe('Delvis skriven med AI, granskad av Maria Ek.');
  expect(await source(path)).toBe('https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource');
  const { id: then } = (await chief.item(id)).sprak.sv.arbetsrevision;
  const block = [paragraph('Anna har varit där.', 'bstycke3')];
  await anna.saved(id, 'sv', { rubrik: 'Inget händer', ingress: 'Hon såg det själv.', block, bas: then });
  await releasedAgain(id);
  expect(await note(path)).toBeUndefined();
});

test('it is reviewed by no program, and by nobody that it names', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const { id, path } = await released(robot);
  expect(await note(path)).toBe('Skriven med AI.');
  await releasedAgain(id);
  expect(await note(path)).toBe(BY_NAME);
});

test('who has reviewed it goes by the name that they have, and by none once they have been made anonymous', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const bo = await as('chefredaktor');
  await named(bo, 'Bo Ask');
  const { id, path } = await released(bo);
  expect(await note(path)).toBe('Skriven med AI, granskad av Bo Ask.');
  await named(bo, 'Bo Ek');
  expect(await note(path)).toBe('Skriven med AI, granskad av Bo Ek.');
  expect((await admin.patch(`/anvandare/${bo.id}`, { aktiv: false })).status).toBe(200);
  expect(await note(path)).toBe('Skriven med AI, granskad av Bo Ek.');
  expect((await admin.post(`/anvandare/${bo.id}/avidentifiering`)).status).toBe(200);
  expect(await note(path)).toBe(REVIEWED);
  // Also of what comes out later with words that they approved.
  await releasedAgain(id);
  expect(await note(path)).toBe(REVIEWED);
  expect(await pinned(id)).toMatchObject([{ granskare: [bo.id] }, { granskare: [] }]);
});

test('a translation is told as that, beside what it is a translation of', async () => {
  await tell({ ai_not: 'del', ai_granskare: 'namn' });
  const { id } = await anna.created(swedish(TEXT));
  await translationsOver(anna, (await anna.post(`/innehall/${id}/oversatt`, {})).body.jobb);
  const { body } = await chief.release(id);
  const [sv, en] = [pathOf(body.sprak.sv.lank), pathOf(body.sprak.en.lank)];
  expect([await note(sv), await note(en)]).toEqual([undefined, 'Translated with AI, reviewed by Maria Ek.']);
  expect(await source(en)).toBe('https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource');
  const machines = (await robot.created(swedish({ ...TEXT, gjord_med: MADE_WITH }))).id;
  await translationsOver(anna, (await anna.post(`/innehall/${machines}/oversatt`, {})).body.jobb);
  expect(await note(pathOf((await chief.release(machines)).body.sprak.en.lank))).toBe(
    'Written and translated with AI, reviewed by Maria Ek.',
  );
});

test('a scheduled release tells it when its time has come', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const { id } = await robot.created(swedish({ ...TEXT, gjord_med: MADE_WITH }));
  const { status, body } = await chief.release(id, { lage: 'schemalagd', datum: '2099-01-01 08:00' });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  await newsroom.sql(`UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1`, [id]);
  await expect.poll(async () => (await chief.item(id)).status, { timeout: 15_000 }).toBe('publicerad');
  expect(await note(pathOf((await chief.item(id)).sprak.sv.lank))).toBe(BY_NAME);
});

test('a live report tells it of its entries as they come', async () => {
  await tell({ ai_not: 'del', ai_granskare: 'namn' });
  const id = await publicReport(chief, { ...TEXT, block: [...TEXT.block, liveBlock()] });
  const path = pathOf((await chief.item(id)).sprak.sv.lank);
  expect(await note(path)).toBeUndefined();
  await posted(robot, id, { text: 'Nu skriver ett program ganska många ord om det som händer här i dag.', order_av: chief.epost });
  expect(await note(path)).toBe('Delvis skriven med AI.');
  await posted(chief, id, { text: 'Och en människa.' });
  expect(await pinned(id)).toMatchObject([
    { manniska: 17, maskin: 0 },
    { manniska: 17, maskin: 14 },
    { manniska: 20, maskin: 14 },
  ]);
  // Counted anew, and approved by whoever brings all of it out.
  await releasedAgain(id);
  expect(await note(path)).toBe('Delvis skriven med AI, granskad av Maria Ek.');
  await tell({ ai_not: 'ingen' });
  expect(await note(path)).toBeUndefined();
});

const LONG_ENTRY = 'Nu skriver ett program ganska många ord om det som händer här i dag.';

/** The scheduled release of the article goes out now. */
async function timeComes(id: string): Promise<void> {
  await newsroom.sql(`UPDATE release SET datum = now(), tur = now(), nasta = now() WHERE innehall_id = $1 AND tillstand = 'schemalagd'`, [
    id,
  ]);
  const waits = () => newsroom.sql(`SELECT 1 FROM release WHERE innehall_id = $1 AND tillstand IN ('schemalagd', 'koad', 'pagar')`, [id]);
  await expect.poll(async () => (await waits()).length, { timeout: 15_000 }).toBe(0);
}

test.each([true, false])(
  'what a program reports until a report goes out is told of, and reviewed by nobody (readers had it before: %s)',
  async (hadIt) => {
    await tell({ ai_not: 'del', ai_granskare: 'namn' });
    const { id } = await draftReport(anna, { ...TEXT, block: [...TEXT.block, liveBlock()] });
    if (hadIt) await releasedAgain(id);
    expect((await chief.release(id, { lage: 'schemalagd', datum: '2099-01-01 08:00' })).status).toBe(200);
    await posted(robot, id, { text: LONG_ENTRY, order_av: chief.epost });
    await posted(chief, id, { text: 'Och en människa.' });
    const own = await posted(chief, id, { text: 'Detta skrev en människa.' });
    await robot.patch(`/innehall/${id}/live/${own}`, { text: 'Detta skrev ett program.', order_av: chief.epost });
    await timeComes(id);
    expect((await pinned(id)).at(-1)).toMatchObject({ manniska: 20, granskad: 0, maskin: 18, granskare: [] });
    expect(await note(pathOf((await chief.item(id)).sprak.sv.lank))).toBe('Delvis skriven med AI.');
  },
);

test('an entry that a program writes anew is the program’s, once, and nobody’s when it is gone', async () => {
  await tell({ ai_not: 'del', ai_granskare: 'namn' });
  const id = await publicReport(chief, { ...TEXT, block: [...TEXT.block, liveBlock()] });
  const entry = await posted(chief, id, { text: 'Tre ord här.' });
  const change = async (by: Caller, fields: Record<string, unknown>) => {
    const { status, body } = await by.patch(`/innehall/${id}/live/${entry}`, { ...fields, order_av: chief.epost });
    expect(status, JSON.stringify(body.fel)).toBe(200);
    const [latest] = (await pinned(id)).slice(-1) as Array<Record<string, unknown>>;
    return [latest?.manniska, latest?.maskin];
  };
  expect(await change(robot, { fast: true })).toEqual([20, 0]);
  expect(await change(robot, { text: LONG_ENTRY })).toEqual([17, 14]);
  expect(await change(robot, { text: 'Kort.' })).toEqual([17, 1]);
  expect(await change(robot, { text: LONG_ENTRY })).toEqual([17, 14]);
  expect(await note(pathOf((await chief.item(id)).sprak.sv.lank))).toBe('Delvis skriven med AI.');
  // What a release has counted, with the two of the person's words that were left, and whoever brought it out has approved, is written anew.
  await releasedAgain(id);
  expect(await change(robot, { text: LONG_ENTRY.replace('dag', 'kväll') })).toEqual([19, 14]);
  expect(await note(pathOf((await chief.item(id)).sprak.sv.lank))).toBe('Skriven med AI.');
  expect((await robot.delete(`/innehall/${id}/live/${entry}?order_av=${encodeURIComponent(chief.epost)}`)).status).toBe(200);
  expect((await pinned(id)).at(-1)).toMatchObject({ manniska: 19, maskin: 0 });
});

test('a takedown takes it with the article, and a new release tells it again', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const { id, path } = await released();
  expect((await chief.takeDown(id)).status).toBe(200);
  expect(await note(path)).toBeUndefined();
  await releasedAgain(id);
  expect(await note(path)).toBe(BY_NAME);
});

test('previews show what readers would be told if whoever looks brought it out, where they may', async () => {
  await tell({ ai_not: 'storre_del', ai_granskare: 'namn' });
  const { id } = await robot.created(swedish({ ...TEXT, gjord_med: MADE_WITH }));
  const preview = async (by: Caller) => {
    const { body } = await by.post(`/innehall/${id}/forhandsvisning`, {});
    return [body.ai_not, body.html.match(/<p class="artikel-ai">([^<]*)</)?.[1]];
  };
  expect(await preview(chief)).toEqual([BY_NAME, BY_NAME]);
  const { body: tried } = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5, provkor: true });
  expect([tried.ai_not, tried.delning]).toEqual([BY_NAME, null]);
  expect(await preview(await as('skribent'))).toEqual(['Skriven med AI.', 'Skriven med AI.']);
  const { body } = await admin.get('/installningar/cms/forhandsvisning', { innehall: id });
  expect(body.html).toContain('<p class="artikel-ai">Skriven med AI, granskad av ');
  await tell({ ai_not: 'ingen' });
  expect(await preview(chief)).toEqual([null, undefined]);
});

test('only who administers the newsroom sets it, to what there is, and the log says that it was', async () => {
  await tell({ ai_not: 'ingen' });
  const { version } = (await admin.get('/installningar')).body;
  expect((await chief.patch('/installningar', { version, webbplats: { ai_not: 'del' } })).status).toBe(403);
  const wrong = await admin.patch('/installningar', { version, webbplats: { ai_not: 'alltid', ai_granskare: '' } });
  expect([wrong.status, wrong.fel.map(({ falt }) => falt)]).toEqual([422, ['webbplats.ai_not', 'webbplats.ai_granskare']]);
  await tell({ ai_not: 'del' });
  const { body } = await admin.get('/installningar/versioner');
  expect(body.versioner[0].andringar).toContainEqual({ falt: 'webbplats.ai_not', fore: 'ingen', efter: 'del' });
  const { body: log } = await admin.get('/logg', { handelse: 'andraInstallningar' });
  expect(JSON.stringify(log)).toContain('webbplats.ai_not');
});
