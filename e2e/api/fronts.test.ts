import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { listen } from './newsroom/news-stream.ts';
import { agent, as } from './newsroom/people.ts';

const { url } = inject('studio');
const ANYWHERE = { sektioner: ['*'], mallar: ['*'], sprak: ['*'] };
const admin = await as('admin');
const chief = await as('chefredaktor');
const other = await as('publicist');

/** A section of the test's own, whose front nobody else looks at. */
const sektion = `framsida-${randomUUID().slice(0, 8)}`;

const publish = async (rubrik: string) => {
  const { id } = await chief.created({ ...swedish(), sektion, rubrik });
  const released = await chief.post(`/innehall/${id}/release`, { lage: 'publicera', sprak: ['sv'] });
  expect(released.status).toBe(200);
  return id;
};
const front = async (query: Record<string, string> = {}) => (await chief.get('/framsidor/sv', { sektion, ...query })).body;
const save = (platser: object[], bas: number, by = chief, fields: Record<string, unknown> = {}) =>
  by.put('/framsidor/sv', { sektion, platser, bas, ...fields });
/** The headlines that a reader meets, in order. */
const read = async () => {
  const html = await (await fetch(`${url}/${sektion}`)).text();
  return [...html.matchAll(/class="puff-rubrik"[^>]*><a [^>]*>([^<]+)/g)].map(([, rubrik]) => rubrik);
};

const ids: Record<string, string> = {};

beforeAll(async () => {
  const made = await admin.post('/sektioner', { id: sektion, namn: { sv: `Framsida ${sektion}` }, mallar: ['nyhet'] });
  expect(made.status).toBe(201);
  for (const rubrik of ['Äldst', 'Mellan', 'Nyast']) ids[rubrik] = await publish(rubrik);
});

test('is the newest first until somebody has chosen', async () => {
  const { framsida, visas } = await front();
  expect([framsida, visas]).toEqual([{ sprak: 'sv', sektion, nr: 0, kommentar: '', av: null, skapad: null, platser: [] }, []]);
  expect(await read()).toEqual(['Nyast', 'Mellan', 'Äldst']);
});

describe('what somebody has chosen', () => {
  test('stands first for readers at once, is told of place by place, and the rest follows without it', async () => {
    const { status, body } = await save([{ artikel: ids.Äldst }, {}], 0, other, { kommentar: 'Fyren är dagens stora' });
    expect([status, body.fel]).toEqual([200, undefined]);
    expect(body.framsida).toMatchObject({ nr: 1, av: { id: other.id }, kommentar: 'Fyren är dagens stora' });
    expect(body.visas).toMatchObject([
      { artikel: { id: ids.Äldst, rubrik: 'Äldst', annons: false }, av: 'artikel', vald: 'Äldst', hinder: null },
      { artikel: { id: ids.Nyast }, av: 'senaste', vald: null, hinder: null },
    ]);
    expect(await read()).toEqual(['Äldst', 'Nyast', 'Mellan']);
    expect(await front()).toMatchObject(JSON.parse(JSON.stringify(body)));
  });

  test('is tried without being saved', async () => {
    const { body } = await save([{ artikel: ids.Mellan }], 1, chief, { provkor: true });
    expect(body.visas[0].artikel.id).toBe(ids.Mellan);
    expect((await front()).framsida.nr).toBe(1);
    expect((await read())[0]).toBe('Äldst');
  });

  test('is not written over by somebody who has not seen it, and of two at once one is told of the other', async () => {
    const late = await save([{ artikel: ids.Mellan }], 0);
    expect([late.status, late.koder, late.body.senaste]).toMatchObject([
      409,
      ['framsida_andrad'],
      { nr: 1, platser: [{ artikel: ids.Äldst }, {}] },
    ]);
    const both = await Promise.all([save([{ artikel: ids.Mellan }], 1), save([{ artikel: ids.Nyast }], 1, other)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('may be looked at as it was, and chosen again', async () => {
    const earlier = (await front({ nr: '1' })).framsida;
    expect(earlier.platser[0].artikel).toBe(ids.Äldst);
    expect((await save(earlier.platser, 2)).status).toBe(200);
    const { versioner } = (await chief.get('/framsidor/sv/versioner', { sektion })).body;
    expect(versioner.map(({ nr, kommentar }: { nr: number; kommentar: string }) => [nr, kommentar])).toEqual([
      [3, ''],
      [2, ''],
      [1, 'Fyren är dagens stora'],
    ]);
    expect((await read())[0]).toBe('Äldst');
  });

  test('comes and goes by the clock without anybody’s doing', async () => {
    const soon = (ms: number) => new Date(Date.now() + ms).toISOString();
    const { body } = await save([{ artikel: ids.Mellan, fran: soon(2_000), till: soon(4_500) }], 3);
    expect(body.visas[0]).toMatchObject({ artikel: { id: ids.Nyast }, hinder: 'vantar', vald: 'Mellan' });
    expect((await read())[0]).toBe('Nyast');
    await expect.poll(async () => (await read())[0], { timeout: 10_000 }).toBe('Mellan');
    await expect.poll(async () => (await read())[0], { timeout: 10_000 }).toBe('Nyast');
    expect((await front()).visas[0]).toMatchObject({ hinder: 'slut' });
  });

  test('heals the moment that it is taken down', async () => {
    expect((await save([{ artikel: ids.Nyast }, { artikel: ids.Äldst }], 4)).status).toBe(200);
    expect((await chief.post(`/innehall/${ids.Nyast}/nedtagning`, { orsak: 'Fel' })).status).toBe(200);
    expect(await read()).toEqual(['Mellan', 'Äldst']);
    expect((await front()).visas[0]).toMatchObject({ av: 'senaste', hinder: 'inte_publik', vald: 'Nyast', artikel: { id: ids.Mellan } });
  });
});

test('an earlier version whose article has been thrown away is refused by its place, and goes on healing until then', async () => {
  const nr = async () => (await front()).framsida.nr;
  const id = await publish('Kastad');
  expect((await save([{ artikel: id }], await nr())).status).toBe(200);
  const before = await nr();
  expect((await chief.takeDown(id)).status).toBe(200);
  expect((await chief.patch(`/innehall/${id}`, { raderad: true })).status).toBe(200);
  expect((await front()).visas).toMatchObject([{ av: 'senaste', hinder: 'inte_publik' }]);
  expect((await save([], before)).status).toBe(200);
  const earlier = (await front({ nr: String(before) })).framsida;
  const { status, fel } = await save(earlier.platser, before + 1);
  expect([status, fel.map(({ falt, kod }) => [falt, kod])]).toEqual([422, [['platser.0', 'framsida_plats']]]);
});

test('a section that is kept for what it has is a rule as before', async () => {
  const start = await chief.get('/framsidor/sv');
  const tried = { sektion: null, platser: [{ sektion }], bas: start.body.framsida.nr, provkor: true };
  expect((await admin.patch(`/sektioner/${sektion}`, { arkiverad: true })).status).toBe(200);
  try {
    const { status, body } = await chief.put('/framsidor/sv', tried);
    expect([status, body.visas]).toMatchObject([200, [{ av: 'regel', hinder: null, artikel: { sektion } }]]);
  } finally {
    await admin.patch(`/sektioner/${sektion}`, { arkiverad: false });
  }
});

describe('a rule that names a tag', () => {
  const named = () => `Regel ${randomUUID().slice(0, 8)}`;
  const tag = async () => (await chief.post('/taggar', { namn: { sv: named() } })).body.tagg as { id: string; namn: { sv: string } };
  const merge = async (gone: { id: string }, kept: { id: string }) =>
    expect((await chief.post(`/taggar/${gone.id}/slaihop`, { till: kept.id })).status).toBe(200);
  const nr = async () => (await front()).framsida.nr;
  const ruled = (body: Answer['body']) => [body.framsida.platser[0].tagg, body.visas[0].artikel.id, body.visas[0].av, body.visas[0].hinder];

  test('goes on with the one that it is merged into: for readers, in what is proposed, in earlier versions and at the next save', async () => {
    const [first, second, third] = [await tag(), await tag(), await tag()];
    expect((await chief.patch(`/innehall/${ids.Äldst}`, { taggar: [first.namn.sv] })).status).toBe(200);
    expect((await chief.post(`/innehall/${ids.Äldst}/release`, { lage: 'publicera', sprak: ['sv'] })).status).toBe(200);
    const robot = await agent(ANYWHERE);
    const place = { tagg: first.id };
    expect((await robot.post('/framsidor/sv/forslag', { sektion, platser: [place] })).status).toBe(201);
    const saved = await save([place], await nr());
    expect(ruled(saved.body)).toEqual([first.id, ids.Äldst, 'regel', null]);
    await expect.poll(async () => (await read())[0]).toBe('Äldst');
    const before = saved.body.framsida.nr;
    // Twice: what was named before leads on from one to the next.
    await merge(first, second);
    await merge(second, third);
    expect((await read())[0]).toBe('Äldst');
    const after = await front();
    expect(ruled(after)).toEqual([third.id, ids.Äldst, 'regel', null]);
    expect(after.forslag.map(({ platser }: { platser: object[] }) => platser)).toMatchObject([[{ tagg: third.id }]]);
    expect(ruled(await front({ nr: String(before) }))).toEqual([third.id, ids.Äldst, 'regel', null]);
    // Whoever still has what they were shown before saves it, and so does whoever goes back.
    const again = await save([place, {}], await nr());
    expect([again.status, ...ruled(again.body)]).toEqual([200, third.id, ids.Äldst, 'regel', null]);
    const { forslag } = (await robot.post('/framsidor/sv/forslag', { sektion, platser: [place], kommentar: 'Igen' })).body;
    expect(forslag.platser).toMatchObject([{ tagg: third.id }]);
    expect((await save(forslag.platser, await nr(), chief, { forslag: forslag.id })).status).toBe(200);
  });

  test('and there is none is told, and is refused by its place when it is saved', async () => {
    const { id } = await tag();
    expect((await save([{ tagg: id }, { artikel: ids.Mellan, tagg: id }], await nr())).status).toBe(200);
    // As of a tag that was merged before it was known what became of it, or of another newsroom.
    for (const table of ['taggnamn', 'taggprovning', 'taggnarhet'])
      await sql(`DELETE FROM ${table} WHERE nyckel IN (SELECT nyckel FROM taggnyckel WHERE tagg_id = $1)`, [id]);
    for (const table of ['taggnyckel', 'taggadress', 'taggterm']) await sql(`DELETE FROM ${table} WHERE tagg_id = $1`, [id]);
    await sql('DELETE FROM tagg WHERE id = $1', [id]);
    expect((await front()).visas).toMatchObject([
      { av: 'senaste', hinder: 'regel_saknas' },
      { av: 'artikel', hinder: null },
    ]);
    const { status, koder, fel } = await save([{ tagg: id }], await nr());
    expect([status, koder, fel[0]?.falt]).toEqual([422, ['framsida_plats'], 'platser.0']);
    expect((await save([], await nr())).status).toBe(200);
  });
});

test.each([
  ['an article that there is not', () => [{ artikel: randomUUID() }], /artikeln .+ finns inte/],
  ['words for an id', () => [{ artikel: 'fyren' }], /artikeln fyren finns inte/],
  ['a tag that there is not', () => [{ tagg: 'fyrar' }], /taggen fyrar finns inte/],
  ['another section', () => [{ sektion: 'mat' }], /sektionens egna artiklar/],
  [
    'a time that ends before it begins',
    () => [{ artikel: ids.Äldst, fran: '2026-12-02T10:00:00Z', till: '2026-12-02T11:00:00+02:00' }],
    /slutar innan den börjar/,
  ],
  ['a time of nothing', () => [{ fran: '2026-12-02T10:00:00Z' }], /utan artikel/],
])('refuses %s, by its place', async (_, platser, orsak) => {
  const { status, body } = await save([{}, ...platser()], 5);
  expect([status, body.fel]).toMatchObject([422, [{ kod: 'framsida_plats', falt: 'platser.1', orsak: expect.stringMatching(orsak) }]]);
});

describe('what is proposed', () => {
  const propose = (by: Caller, platser: object[], fields: Record<string, unknown> = {}) =>
    by.post('/framsidor/sv/forslag', { sektion, platser, ...fields });
  const open = async () =>
    (await front()).forslag as Array<{ id: string; kommentar: string; av: { id: string }; bas: number; platser: object[] }>;
  const decline = (by: Caller, id: string) => by.delete(`/framsidor/sv/forslag/${id}?sektion=${sektion}`);

  test('by an agent waits for a person, tells what would stand there, and reaches no reader', async () => {
    const robot = await agent({ sektioner: [sektion], mallar: ['nyhet'], sprak: ['sv'] });
    const before = await read();
    const { status, body } = await propose(robot, [{ artikel: ids.Äldst }], { kommentar: 'Den läses mest i dag' });
    expect([status, body.fel]).toEqual([201, undefined]);
    expect(body.visas).toMatchObject([{ artikel: { id: ids.Äldst }, av: 'artikel' }]);
    const nr = (await front()).framsida.nr;
    expect(await open()).toMatchObject([
      { kommentar: 'Den läses mest i dag', av: { id: robot.id }, bas: nr, platser: [{ artikel: ids.Äldst }] },
    ]);
    expect(await read()).toEqual(before);

    const again = await propose(robot, [{ artikel: ids.Mellan }]);
    expect((await open()).map(({ id }) => id)).toEqual([again.body.forslag.id]);
    const saved = await save([{ artikel: ids.Mellan }], nr, chief, { forslag: again.body.forslag.id, kommentar: 'Som roboten sade' });
    expect(saved.status).toBe(200);
    expect(await open()).toEqual([]);
    expect((await read())[0]).toBe('Mellan');
  });

  test('is decided on once, and what has been decided on saves nothing more', async () => {
    const robot = await agent(ANYWHERE);
    const { id } = (await propose(robot, [])).body.forslag;
    const { nr } = (await front()).framsida;
    const both = await Promise.all([decline(chief, id), decline(other, id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    const late = await save([], nr, chief, { forslag: id });
    expect([late.koder, late.body.fel[0].falt]).toEqual([['finns_inte'], 'forslag']);
    expect((await front()).framsida.nr).toBe(nr);
  });

  test('once more is the same proposal, for whoever looks at it', async () => {
    const robot = await agent(ANYWHERE);
    const places = [{ artikel: ids.Äldst }];
    const first = (await propose(robot, places, { kommentar: 'x' })).body.forslag;
    expect((await propose(robot, places, { kommentar: 'x' })).body.forslag).toEqual(first);
    expect((await propose(robot, places, { kommentar: 'y' })).body.forslag.id).not.toBe(first.id);
    expect((await decline(robot, (await open())[0]?.id ?? '')).status).toBe(200);
  });

  test('is by whoever proposed it, as they are called today', async () => {
    const robot = await agent(ANYWHERE);
    const { id } = (await propose(robot, [])).body.forslag;
    const namn = `Omdöpt ${randomUUID().slice(0, 8)}`;
    expect((await (await as('admin')).patch(`/agenter/${robot.id}`, { namn })).status).toBe(200);
    expect((await open()).find((one) => one.id === id)?.av).toEqual({ typ: 'agent', id: robot.id, namn });
    expect((await decline(robot, id)).status).toBe(200);
  });

  test('is taken back by whoever proposed it, and by no other who may not choose', async () => {
    const [robot, stranger] = await Promise.all([agent(ANYWHERE), agent(ANYWHERE)]);
    const { id } = (await propose(robot, [])).body.forslag;
    expect((await decline(stranger, id)).koder).toEqual(['bara_redaktionen']);
    expect((await decline(robot, id)).status).toBe(200);
  });

  test('by many at once is all there', async () => {
    const writers = await Promise.all(Array.from({ length: 8 }, () => agent(ANYWHERE)));
    const told = await Promise.all(writers.map((by) => propose(by, [])));
    expect(told.map(({ status }) => status)).toEqual(writers.map(() => 201));
    expect((await open()).map(({ av }) => av.id).toSorted()).toEqual(writers.map(({ id }) => id).toSorted());
    for (const { id } of await open()) expect((await decline(chief, id)).status).toBe(200);
  });

  test('stays within what its author was given, and names what there is', async () => {
    const food = await agent({ sektioner: ['mat'], mallar: ['*'], sprak: ['sv'] });
    expect((await propose(food, [])).koder).toEqual(['sektion_ej_tillaten']);
    expect((await food.post('/framsidor/en/forslag', { platser: [] })).koder).toEqual(['sprak_ej_tillatet']);
    expect((await propose(await as('lasare'), [])).koder).toEqual(['rattighet_saknas']);
    expect((await propose(chief, [{ artikel: randomUUID() }])).koder).toEqual(['framsida_plats']);
  });
});

test('tells of a place once, with all that is wrong with it', async () => {
  const { body } = await save([{ artikel: 'fyren', tagg: 'fyrar' }], 5);
  expect(body.fel).toMatchObject([
    { falt: 'platser.0', orsak: expect.stringMatching(/artikeln fyren finns inte; taggen fyrar finns inte/) },
  ]);
});

test('refuses more places than there are, a time that is none, and fields that there are not', async () => {
  expect(
    (
      await save(
        Array.from({ length: 8 }, () => ({})),
        5,
      )
    ).status,
  ).toBe(422);
  expect((await save([{ artikel: ids.Äldst, fran: 'i morgon' }], 5)).status).toBe(422);
  expect((await save([{ artikel: ids.Äldst, vikt: 3 }], 5)).koder).toEqual(['falt_okant']);
});

test('knows the languages and sections that there are', async () => {
  for (const path of ['/framsidor/de', '/framsidor/sv?sektion=finns-inte', '/framsidor/sv?nr=99', '/framsidor/de/versioner'])
    expect((await chief.get(path)).status, path).toBe(404);
});

describe('whoever may save fronts', () => {
  const lines = async (by: Caller) =>
    (await by.get('/jag/inkorg')).body.inkorg.filter(
      ({ framsida }: { framsida: { sektion: string } | null }) => framsida?.sektion === sektion,
    );
  const propose = (by: Caller, kommentar: string) => by.post('/framsidor/sv/forslag', { sektion, platser: [], kommentar });

  test('is told in the inbox of what is proposed, in one line a front, until it is decided', async () => {
    const [one, two] = [await agent(ANYWHERE), await agent(ANYWHERE)];
    const writer = await as('skribent');
    const first = (await propose(one, 'Ett')).body.forslag;
    const [line] = await lines(chief);
    expect(line).toMatchObject({
      ...{ handelse: 'framsida_foreslagen', av: { id: one.id }, antal: 1, last: null, innehall: null, uppgift: null, sprak: 'sv' },
      framsida: { sektion, namn: `Framsida ${sektion}` },
      adress: `/studio/framsidor?sprak=sv&sektion=${sektion}`,
    });
    expect(await lines(other)).toHaveLength(1);
    expect(await lines(writer)).toEqual([]);

    // The same once more is nothing new; another comes in its place.
    await propose(one, 'Ett');
    expect((await lines(chief))[0].antal).toBe(1);
    const second = (await propose(two, 'Två')).body.forslag;
    expect((await lines(chief)).map(({ id, av, antal }: { id: string; av: { id: string }; antal: number }) => [id, av.id, antal])).toEqual([
      [line.id, two.id, 2],
    ]);
    const remove = (id: string, by: Caller) => by.delete(`/framsidor/sv/forslag/${id}?sektion=${sektion}`);
    // What is left is told of.
    expect((await remove(second.id, two)).status).toBe(200);
    expect((await lines(chief)).map(({ av }: { av: { id: string } }) => av.id)).toEqual([one.id]);
    expect((await remove(first.id, chief)).status).toBe(200);
    expect([await lines(chief), await lines(other)]).toEqual([[], []]);
  });

  test('is never told of their own proposal as another’s, whichever of several is left', async () => {
    const proposer = await agent(ANYWHERE);
    const of = async (by: Caller) => (await lines(by)).map(({ av }: { av: { id: string } }) => av.id);
    const remove = ({ forslag }: Answer['body'], by: Caller) => by.delete(`/framsidor/sv/forslag/${forslag.id}?sektion=${sektion}`);
    const own = (await propose(chief, 'Chefens')).body;
    const robots = (await propose(proposer, 'Agentens')).body;
    expect([await of(chief), await of(other)]).toEqual([[proposer.id], [proposer.id]]);
    const heard = await listen(other, url);
    expect((await remove(robots, proposer)).status).toBe(200);
    expect([await of(chief), await of(other)]).toEqual([[], [chief.id]]);
    await expect.poll(() => heard.told.some(({ om }) => om === 'inkorg')).toBe(true);

    const again = (await propose(proposer, 'Agentens')).body;
    const others = (await propose(other, 'Den andras')).body;
    const third = (await propose(await agent(ANYWHERE), 'En tredje')).body;
    await remove(third, chief);
    expect([await of(chief), await of(other)]).toEqual([[other.id], [proposer.id]]);
    for (const left of [again, others, own]) expect((await remove(left, chief)).status).toBe(200);
    expect([await of(chief), await of(other)]).toEqual([[], []]);
    heard.leave();
  });

  test('has no line any more of what was saved, nor of what they propose themselves, nor of what is only tried', async () => {
    const proposer = await agent(ANYWHERE);
    await proposer.post('/framsidor/sv/forslag', { sektion, platser: [], kommentar: 'Prov', provkor: true });
    expect(await lines(chief)).toEqual([]);
    const { forslag } = (await propose(proposer, 'Tre')).body;
    expect(await lines(chief)).toHaveLength(1);
    const { framsida } = await front();
    expect((await save([], framsida.nr, chief, { forslag: forslag.id })).status).toBe(200);
    expect([await lines(chief), await lines(other)]).toEqual([[], []]);
    const own = (await propose(chief, 'Min egen')).body.forslag;
    expect([(await lines(chief)).length, (await lines(other)).length]).toEqual([0, 1]);
    await chief.delete(`/framsidor/sv/forslag/${own.id}?sektion=${sektion}`);
  });
});
