import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAiStub } from '../ai/stub-server.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { translationsOver } from './newsroom/follow-translation.ts';
import { send } from './newsroom/http.ts';
import { draftReport, posted } from './newsroom/live.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { proposed } from './newsroom/proposals.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Whose the words of a text are: docs/decisions/provenance.md. */

let stub: Awaited<ReturnType<typeof startAiStub>>;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let [anna, bo, chief, robot] = [] as Caller[] as [Caller, Caller, Caller, Caller];

beforeAll(async () => {
  [stub, newsroom] = await Promise.all([startAiStub(), ownNewsroom()]);
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, ai: stub.environment });
  [anna, bo, chief] = await Promise.all([as('skribent'), as('granskare'), as('chefredaktor')]);
  robot = await agent(anna);
});
afterAll(async () => {
  await studio?.stop();
  await Promise.all([stub?.stop(), newsroom?.end()]);
});

const as = (roll: string) => newsroom.as(roll, studio.url);

async function agent(owner: Caller): Promise<Caller> {
  const { body } = await (await as('admin')).post('/agenter', { namn: 'Skrivroboten', agare: owner.id, ...EVERYWHERE, publicera: true });
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

const MADE_WITH = {
  modell: 'claude-opus-4-5',
  verktyg: 'Skrivbordet 2',
  order: 'En notis om bron',
  kallor: [{ titel: 'Kommunen', url: 'https://kommunen.example/bron', not: '' }],
};
/** Nine words with the headline and the standfirst. */
const TEXT = {
  rubrik: 'Bron byggs',
  ingress: 'Snart klart.',
  block: [paragraph('Bron ska bli röd.', 'bstycke0'), paragraph('Den är lång.', 'bstycke1')],
};

const machines = async () => (await robot.created(swedish({ ...TEXT, gjord_med: MADE_WITH }))).id;
const working = async (id: string, sprak = 'sv') => (await chief.item(id)).sprak[sprak].arbetsrevision;

async function provenance(id: string, { sprak = 'sv', by = chief, rid }: { sprak?: string; by?: Caller; rid?: string | number } = {}) {
  const revision = rid ?? (await working(id, sprak)).nr;
  const { status, body } = await by.get(`/innehall/${id}/sprak/${sprak}/revisioner/${revision}`, { proveniens: 'ja' });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body.revision.proveniens;
}

const counts = async (id: string, how?: Parameters<typeof provenance>[1]) => {
  const { manniska, granskad, maskin } = (await provenance(id, how)).ord;
  return [manniska, granskad, maskin];
};

async function save(by: Caller, id: string, block: object[], fields: Record<string, unknown> = {}) {
  const { rubrik, ingress, id: bas } = await working(id);
  return by.saved(id, 'sv', { rubrik, ingress, block, bas, ...fields });
}

test('is told when it is asked for: what was written, by whom, and with what', async () => {
  const id = await machines();
  const { id: revision, skapad } = await working(id);
  expect((await chief.get(`/innehall/${id}/sprak/sv/revisioner/1`)).body.revision).not.toHaveProperty('proveniens');
  const told = await provenance(id);
  expect(told).toEqual({
    ord: { manniska: 0, granskad: 0, maskin: 11, okant: 0 },
    raknat_fran: null,
    bidrag: [
      {
        ...{ innehall: id, revision, nr: 1, typ: 'manuell', av: { typ: 'agent', id: robot.id, namn: 'Skrivroboten' }, skapad },
        ...{ godtagen_av: null, kall_revision: null, ...MADE_WITH },
      },
    ],
    granskare: [],
    delar: ['rubrik', 'ingress', 'bstycke0', 'bstycke1'].map((del, index) => {
      const ord = [2, 2, 4, 3][index] ?? 0;
      return { del, ord: { manniska: 0, granskad: 0, maskin: ord, okant: 0 }, ur: [{ bidrag: 0, ord }] };
    }),
  });
  expect(await counts(id, { by: await as('lasare') })).toEqual([0, 0, 11]);
});

test('what a text was made with is judged as all that is sent', async () => {
  const refused = async (gjord_med: unknown) => {
    const { status, fel } = await robot.create(swedish({ ...TEXT, gjord_med }));
    expect(status, JSON.stringify(fel)).toBe(422);
    return fel.map(({ kod, falt }) => `${kod} ${falt}`);
  };
  expect(await refused({ modell: 'x'.repeat(201), order: 'y'.repeat(501) })).toEqual([
    'for_lang gjord_med.modell',
    'for_lang gjord_med.order',
  ]);
  expect(await refused({ kallor: [{ titel: 'a', url: 'javascript:alert(1)' }] })).toEqual(['adress_osaker gjord_med.kallor[0].url']);
  expect(await refused({ kopia_av: crypto.randomUUID() })).toEqual(['falt_okant gjord_med.kopia_av']);
  expect(await refused('claude')).toEqual(['falt_typ gjord_med']);
});

test('keeps whose the words are through edits, a merge, a restore and a copy', async () => {
  const id = await machines();
  const { id: bas } = await working(id);
  const [first, second] = TEXT.block as [object, object];
  await save(anna, id, [paragraph('Bron ska bli blå.', 'bstycke0'), second]);
  expect(await counts(id)).toEqual([1, 0, 10]);
  // The robot meets what Anna has written, and sends what is proposed.
  const met = await robot.put(`/innehall/${id}/sprak/sv`, { ...TEXT, block: [first, paragraph('Den är mycket lång.', 'bstycke1')], bas });
  expect([met.status, met.body.sammanslagning.mojlig]).toEqual([409, true]);
  await save(anna, id, met.body.sammanslagning.forslag.block);
  expect(await counts(id)).toEqual([2, 0, 10]);
  await save(robot, id, []);
  expect(await counts(id)).toEqual([0, 0, 4]);
  const { body } = await bo.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 3 });
  expect(body.ok).toBe(true);
  expect(await counts(id)).toEqual([2, 0, 10]);
  const copy = (await bo.post(`/innehall/${id}/kopiera`)).body.id;
  expect(await counts(copy)).toEqual([2, 0, 10]);
  expect((await provenance(copy)).bidrag.map(({ innehall, nr }: { innehall: string; nr: number }) => [innehall, nr])).toEqual([
    [id, 1],
    [id, 2],
    [id, 3],
  ]);
  const copyOfCopy = (await anna.post(`/innehall/${copy}/kopiera`)).body.id;
  expect(await counts(copyOfCopy)).toEqual([2, 0, 10]);
});

test('tells nobody of an original that they do not see, and calls its words nobody’s', async () => {
  const id = (await anna.created(swedish(TEXT))).id;
  const copy = (await anna.post(`/innehall/${id}/kopiera`)).body.id;
  expect(await counts(copy, { by: bo })).toEqual([11, 0, 0]);
  expect((await anna.patch(`/innehall/${id}`, { konfidentiell: true })).status).toBe(200);
  const told = await provenance(copy, { by: bo });
  expect(JSON.stringify(told)).not.toContain(id);
  expect(told.ord).toEqual({ manniska: 0, granskad: 0, maskin: 11, okant: 0 });
  expect(await counts(copy, { by: anna })).toEqual([11, 0, 0]);
});

test('of what was accepted is the proposer’s, reviewed by whoever accepted it', async () => {
  const id = (await anna.created(swedish(TEXT))).id;
  const { adress } = await proposed(robot, id, { block: undefined, ingress: 'Snart helt klart.' });
  expect((await bo.post(`${adress}/godta`)).status).toBe(200);
  const told = await provenance(id);
  expect(told.ord).toEqual({ manniska: 11, granskad: 1, maskin: 0, okant: 0 });
  expect(told.bidrag.map(({ av }: { av: { id: string } }) => av.id)).toEqual([anna.id, robot.id]);
  expect(told.granskare.map(({ id: who }: { id: string }) => who)).toEqual([bo.id]);
});

test('of what was accepted tells who proposed it, with what it was made, and who accepted it', async () => {
  const id = (await anna.created(swedish(TEXT))).id;
  const bas = (await working(id)).id;
  const at = `/innehall/${id}/sprak/sv/forslag-till-andring`;
  const refused = await robot.post(at, { bas, ingress: 'Klart.', gjord_med: { modell: 'x'.repeat(201), kopia_av: bas } });
  expect([refused.status, refused.fel.map(({ falt }) => falt)]).toEqual([422, ['gjord_med.modell', 'gjord_med.kopia_av']]);
  const { status, body } = await robot.post(at, { bas, ingress: 'Snart helt klart.', gjord_med: MADE_WITH });
  expect([status, body.forslag.gjord_med]).toEqual([201, MADE_WITH]);
  expect((await chief.get(`${at}/${body.forslag.id}`)).body.forslag.gjord_med).toEqual(MADE_WITH);
  // A person who has let a model write their proposal says so.
  const annas = await anna.post(at, { bas, rubrik: 'Bron byggs nu', gjord_med: { modell: 'claude-opus-4-5' } });
  for (const { id: fid } of [body.forslag, annas.body.forslag]) expect((await bo.post(`${at}/${fid}/godta`)).status).toBe(200);
  const told = await provenance(id);
  expect(told.ord).toEqual({ manniska: 11, granskad: 2, maskin: 0, okant: 0 });
  expect(told.bidrag).toMatchObject([
    { av: { id: anna.id }, godtagen_av: null, modell: null },
    { av: { id: robot.id }, godtagen_av: { id: bo.id }, ...MADE_WITH },
    { av: { id: anna.id }, godtagen_av: { id: bo.id }, modell: 'claude-opus-4-5', order: null },
  ]);
});

test('of a translation is the model’s, until somebody mends it or approves it', async () => {
  const id = (await anna.created(swedish(TEXT))).id;
  const { body } = await anna.post(`/innehall/${id}/oversatt`, {});
  await translationsOver(anna, body.jobb);
  const { manniska, maskin } = (await provenance(id, { sprak: 'en' })).ord;
  expect([manniska, maskin > 5]).toEqual([0, true]);
  expect((await provenance(id, { sprak: 'en' })).bidrag).toMatchObject([
    { typ: 'ai', verktyg: 'Översättning i Studio', modell: expect.any(String), kall_revision: (await working(id)).id },
  ]);
  expect((await bo.post(`/innehall/${id}/sprak/en/status`, { status: 'godkand' })).status).toBe(200);
  expect(await counts(id, { sprak: 'en' })).toEqual([0, maskin, 0]);
});

test('is reviewed by the person who approves it or brings it out, and by no program and no name that it gives', async () => {
  const id = await machines();
  const { nr } = await working(id);
  expect((await robot.post(`/innehall/${id}/release`, { lage: 'publicera', sprak: ['sv'], order_av: chief.epost })).status).toBe(200);
  expect(await counts(id, { rid: nr })).toEqual([0, 0, 11]);
  expect((await chief.release(id)).status).toBe(200);
  expect(await counts(id, { rid: nr })).toEqual([0, 11, 0]);
  await save(robot, id, [...TEXT.block, paragraph('Två ord.', 'bstycke2')]);
  expect(await counts(id)).toEqual([0, 11, 2]);
  expect((await bo.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand' })).status).toBe(200);
  expect(await counts(id)).toEqual([0, 13, 0]);
  expect((await provenance(id)).granskare.map(({ id: who }: { id: string }) => who)).toEqual([chief.id, bo.id]);
});

test('of a history of very many revisions is counted from the latest thousand, and says so', async () => {
  const id = (await anna.created(swedish(TEXT))).id;
  await newsroom.sql(
    `INSERT INTO revision (id, innehall_id, sprak, nr, hash, rubrik, ingress, block, dokument, meta, hero, slug, kommentar, av, typ, skapad)
      SELECT gen_random_uuid(), innehall_id, sprak, g, hash, rubrik, ingress, block, dokument, meta, hero, slug, kommentar, av, typ, skapad
      FROM revision, generate_series(2, 1005) g WHERE innehall_id = $1`,
    [id],
  );
  await newsroom.sql(
    `UPDATE sprakversion v SET arbetsrevision_id = r.id, arbetsrevision_nr = r.nr FROM revision r
      WHERE v.innehall_id = $1 AND r.innehall_id = v.innehall_id AND r.nr = 1005`,
    [id],
  );
  expect(await provenance(id, { rid: 1_000 })).toMatchObject({ raknat_fran: null, ord: { manniska: 11, okant: 0 } });
  await save(robot, id, [...TEXT.block, paragraph('Två ord.', 'bstycke2')]);
  const told = await provenance(id);
  expect(told).toMatchObject({ raknat_fran: { innehall: id, nr: 7 }, ord: { manniska: 0, granskad: 0, maskin: 2, okant: 11 } });
  expect(told.bidrag.map(({ nr }: { nr: number }) => nr)).toEqual([1_006]);
});

test('of a live report is of each entry’s own writer', async () => {
  const { id } = await draftReport(chief);
  const before = (await provenance(id)).ord;
  await posted(robot, id, { text: 'Tre nya ord' });
  const after = await provenance(id);
  expect(after.ord).toEqual({ ...before, maskin: before.maskin + 3 });
  expect(after.delar.filter(({ del }: { del: string }) => del.startsWith('blive00001/'))).toHaveLength(2);
});

test('no door of readers names the key that wrote, the model or the order, also where the key enters its own name as responsible', async () => {
  const { id } = await robot.created(swedish({ ...TEXT, rubrik: 'Bron invigs', ansvarig: 'Skrivroboten', gjord_med: MADE_WITH }));
  const { rubrik: _, ...english } = swedish({ ...TEXT });
  await robot.saved(id, 'en', { ...english, rubrik: 'The bridge opens', gjord_med: MADE_WITH });
  const { status, body } = await chief.release(id);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  const pages = [body.sprak.sv.lank, body.sprak.en.lank].map((link: string) => new URL(link).pathname);
  const feeds = ['rss.xml', 'atom.xml', 'feed.json'].flatMap((feed) => [`/${feed}`, `/en/${feed}`, `/nyheter/${feed}`]);
  for (const path of [...pages, ...feeds, '/', '/en', '/nyheter', '/llms.txt', '/nyhetssitemap.xml']) {
    const { status: answered, text } = await send({ method: 'GET', path }, studio.url);
    expect([path, answered]).toEqual([path, 200]);
    if (path.endsWith('.xml') || pages.includes(path)) expect(text, path).toMatch(/Bron invigs|The bridge opens/);
    for (const untold of ['Skrivroboten', robot.id, MADE_WITH.modell, MADE_WITH.verktyg, MADE_WITH.order])
      expect(text, path).not.toContain(untold);
  }
});
