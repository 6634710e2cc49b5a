import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { Caller } from './newsroom/caller.ts';
import { draftReport, posted, savedEntries } from './newsroom/live.ts';
import { EVERYWHERE } from './newsroom/people.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* What an agent has done in some time, and all of it undone that nobody has built upon. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let anna: Caller;
let agent: Caller;
/** What the time is to Studio: it goes a minute for each call that somebody asks it for. */
let time = Date.parse('2026-11-20T08:00:00Z');

beforeAll(async () => {
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true, now: () => new Date(time) });
  [admin, anna] = await Promise.all([newsroom.as('superadmin', studio.url), newsroom.as('chefredaktor', studio.url)]);
  agent = await newAgent();
});
afterAll(async () => {
  await studio.stop();
  await newsroom.end();
});

async function newAgent(rights: Record<string, unknown> = {}): Promise<Caller> {
  const { body } = await admin.post('/agenter', { namn: 'Nattskrivaren', ...EVERYWHERE, publicera: true, ...rights });
  return new Caller({ id: body.agent.id, epost: '', credential: { Authorization: `Bearer ${body.nyckel}` }, url: studio.url });
}

const stycke = (id: string, text: string) => ({
  type: 'paragraph',
  attrs: { id: `b${id.padEnd(6, '0')}` },
  content: [{ type: 'text', text }],
});
const blocks = (texts: Record<string, string>) => Object.entries(texts).map(([id, text]) => stycke(id, text));
type Texts = Record<string, string>;

async function textsOf(id: string, sprak = 'sv'): Promise<Texts> {
  const { block } = (await admin.item(id)).sprak[sprak].arbetsrevision;
  return Object.fromEntries(
    block.map((one: ReturnType<typeof stycke>) => [one.attrs.id.slice(1).replace(/0+$/, ''), one.content[0]?.text ?? '']),
  );
}

/** Saves the text whoever wrote last; a second passes. */
async function save(by: Caller, id: string, texts: Texts, rubrik = 'Broarna i stan'): Promise<void> {
  time += 1_000;
  const bas = (await by.item(id)).sprak.sv.arbetsrevision.id;
  await by.saved(id, 'sv', { rubrik, ingress: '', block: blocks(texts), bas });
}

const created = async (by: Caller, texts: Texts) => (await by.created({ rubrik: 'Broarna i stan', block: blocks(texts) })).id;

/** A time of its own, so that nothing of another test is in it. */
function begin(): string {
  time += 3_600_000;
  return new Date(time).toISOString();
}

const undo = async (id: string, fran: string, more: Record<string, unknown> = {}) => {
  time += 1_000;
  const { status, body } = await admin.post(`/innehall/${id}/angra-agent`, { agent: agent.id, fran, ...more });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body;
};

describe("an agent's work undone", () => {
  test('leaves the text as it was before it, in a new version by whoever asks, and says so in the log', async () => {
    const id = await created(anna, { a: 'ett', b: 'två' });
    const fran = begin();
    await save(agent, id, { a: 'ETT', c: 'nytt' }, 'Agentens rubrik');
    await save(agent, id, { a: 'ETT!', c: 'nytt' }, 'Agentens rubrik');
    const body = await undo(id, fran);
    expect(body).toMatchObject({ utfall: 'aterstalld', ovrigt: [], schemalagd: false });
    expect(body.sprak).toMatchObject([
      { sprak: 'sv', angrade: 2, kvar: [], andra: [], paborjad: false, hos_lasarna: false, revision: { nr: 4 } },
    ]);
    expect(await textsOf(id)).toEqual({ a: 'ett', b: 'två' });
    const { arbetsrevision } = (await admin.item(id)).sprak.sv;
    expect(arbetsrevision).toMatchObject({
      ...{ rubrik: 'Broarna i stan', typ: 'aterstalld', kommentar: 'Ångrade 2 sparningar av Nattskrivaren' },
      av: { id: admin.id },
    });
    const { body: log } = await admin.get('/logg', { innehall: id, handelse: 'angraAgent' });
    expect(log.logg[0]).toMatchObject({ av: { id: admin.id }, detalj: { utfall: 'aterstalld' } });
    expect(log.logg[0].detalj.angrade).toHaveLength(2);
  });

  test('lets stand what others have written since, tells of what they built upon, and is done once', async () => {
    const id = await created(anna, { a: 'ett', b: 'två', c: 'tre' });
    const fran = begin();
    await save(agent, id, { a: 'ETT', b: 'TVÅ', c: 'tre' });
    await save(anna, id, { a: 'ETT, rättat', b: 'TVÅ', c: 'tre', d: 'Annas' });
    await save(agent, id, { a: 'ETT, rättat', b: 'TVÅ igen', d: 'Annas' });
    const body = await undo(id, fran);
    expect(await textsOf(id)).toEqual({ a: 'ETT, rättat', b: 'två', c: 'tre', d: 'Annas' });
    expect(body.sprak[0]).toMatchObject({ angrade: 2, kvar: [{ block: 'ba00000', falt: 'block' }], andra: [{ id: anna.id }] });
    // What somebody takes back afterwards is theirs.
    await save(anna, id, { a: 'ETT', b: 'TVÅ' });
    expect(await undo(id, fran)).toMatchObject({ utfall: 'oforandrad', sprak: [] });
    expect(await textsOf(id)).toEqual({ a: 'ETT', b: 'TVÅ' });
  });

  test('lets stand what somebody has put back, and tells of it', async () => {
    const id = await created(anna, { a: 'ett', b: 'två', c: 'tre' });
    const fran = begin();
    await save(agent, id, { a: 'ETT', b: 'TVÅ', c: 'tre' }, 'Agentens rubrik');
    await save(anna, id, { a: 'ett', b: 'TVÅ', c: 'tre' });
    await save(anna, id, { a: 'ETT', b: 'TVÅ', c: 'tre' }, 'Agentens rubrik');
    const body = await undo(id, fran);
    expect(body.sprak[0]).toMatchObject({
      kvar: [
        { block: '', falt: 'rubrik' },
        { block: 'ba00000', falt: 'block' },
      ],
      andra: [{ id: anna.id }],
    });
    expect(await textsOf(id)).toEqual({ a: 'ETT', b: 'två', c: 'tre' });
    expect((await admin.item(id)).sprak.sv.arbetsrevision.rubrik).toBe('Agentens rubrik');
  });

  test('judges a live report entry by entry', async () => {
    const { id } = await draftReport(anna);
    const fran = begin();
    const [first, second] = [await posted(agent, id, { text: 'Agentens första' }), await posted(agent, id, { text: 'Agentens andra' })];
    time += 1_000;
    expect((await anna.patch(`/innehall/${id}/live/${first}`, { text: 'Agentens första, rättat' })).status).toBe(200);
    const body = await undo(id, fran);
    expect(body.sprak[0].kvar).toEqual([{ block: expect.any(String), falt: `inlagg.${first}` }]);
    const texts = (await savedEntries(admin, id)).map(({ text }) => text);
    expect(texts).toContain('Agentens första, rättat');
    expect([texts.includes('Agentens andra'), texts.length, second]).toEqual([false, 2, expect.any(String)]);
  });

  test('makes the fields of the article what they were, where nobody has changed them since, once', async () => {
    const { id } = await anna.created({ rubrik: 'Broarna i stan', block: blocks({ a: 'ett' }), taggar: ['bro'], kategorier: [7] });
    const fran = begin();
    const kallor = [{ titel: 'Kommunen', url: 'https://kommunen.example/', not: '' }];
    await agent.patch(`/innehall/${id}`, { taggar: ['fyr'], kategorier: [8], kallor, ansvarig: 'Elsa Norén', status: 'granskning' });
    await agent.post(`/innehall/${id}/taggar`, { lagg_till: ['hamn'] });
    time += 1_000;
    await anna.patch(`/innehall/${id}`, { kategorier: [9] });
    expect(await undo(id, fran)).toMatchObject({
      utfall: 'aterstalld',
      uppgifter: { angrade: ['taggar', 'kallor', 'ansvarig'], kvar: ['kategorier'] },
      ovrigt: [{ handelse: 'andraInnehall', antal: 1 }],
    });
    const item = await admin.item(id);
    expect(item).toMatchObject({
      taggar: ['bro'],
      kategorier: [9],
      kallor: [],
      ansvarig: null,
      ansvarig_av_agent: false,
      status: 'granskning',
    });
    // What somebody takes back afterwards is theirs.
    await anna.patch(`/innehall/${id}`, { taggar: ['fyr', 'hamn'], kallor });
    expect(await undo(id, fran)).toMatchObject({ utfall: 'oforandrad', uppgifter: { angrade: [], kvar: [] } });
    expect((await admin.item(id)).taggar).toEqual(['fyr', 'hamn']);
  });

  test('of very many saves by turns is done in portions, and what was put back is remembered from one to the next', {
    timeout: 300_000,
  }, async () => {
    const id = await created(anna, { a: 'ett', b: 'två', n: '0' });
    const fran = begin();
    const force = (by: Caller, texts: Texts) =>
      by.saved(id, 'sv', { rubrik: 'Broarna i stan', ingress: '', block: blocks(texts), tvinga: true });
    await save(agent, id, { a: 'ETT', b: 'TVÅ', n: '0' });
    for (let turn = 1; turn <= 160; turn += 1) {
      await force(agent, { a: 'ETT', b: 'TVÅ', n: '0', x: `agentens ${turn}` });
      const annas = { b: 'TVÅ', n: String(turn), x: `agentens ${turn}` };
      // Nearly at the end she takes a word back, and then puts it there again.
      if (turn === 159) await force(anna, { a: 'ett', ...annas });
      await force(anna, { a: 'ETT', ...annas });
    }
    const portions = [(await undo(id, fran)).sprak[0]];
    while (portions.at(-1).aterstar > 0) portions.push((await undo(id, fran)).sprak[0]);
    expect(portions.length).toBeGreaterThan(1);
    expect(portions.reduce((sum, { angrade }) => sum + angrade, 0)).toBe(161);
    expect(portions.at(-1)).toMatchObject({ aterstar: 0, andra: [{ id: anna.id }] });
    expect(portions.at(-1).kvar).toContainEqual({ block: 'ba00000', falt: 'block' });
    expect(await textsOf(id)).toMatchObject({ a: 'ETT', b: 'två', n: '160' });
    expect(await undo(id, fran)).toMatchObject({ utfall: 'oforandrad', sprak: [] });
  });

  test('puts a draft that the agent alone has touched into the wastebasket, and no other', async () => {
    const fran = begin();
    const [alone, shared, asked] = [
      await created(agent, { a: 'ett' }),
      await created(agent, { a: 'ett' }),
      await created(agent, { a: 'ett' }),
    ];
    await save(agent, alone, { a: 'ETT' });
    await anna.post(`/innehall/${shared}/kommentarer`, { sprak: 'sv', text: 'Stämmer det?' });
    await agent.post(`/innehall/${asked}/taggar`, { lagg_till: ['bro'] });
    expect(await undo(alone, fran)).toMatchObject({ utfall: 'raderad', sprak: [] });
    expect((await admin.item(alone)).raderad).toBe(true);
    // What lies there already is left as it is, whoever put it there.
    expect(await undo(alone, fran)).toMatchObject({ utfall: 'oforandrad', sprak: [] });
    for (const [id, utfall] of [
      [shared, 'oforandrad'],
      [asked, 'aterstalld'],
    ] as const) {
      expect(await undo(id, fran)).toMatchObject({ utfall, sprak: [{ paborjad: true, revision: null }] });
      expect((await admin.item(id)).raderad).toBe(false);
    }
  });

  test('leaves a draft in which somebody has words that are not saved', async () => {
    const fran = begin();
    const id = await created(agent, { a: 'ett' });
    const bas = (await anna.item(id)).sprak.sv.arbetsrevision.id;
    const { status, body: copied } = await anna.put(`/innehall/${id}/sprak/sv/arbetskopia`, { bas, nr: 0, rubrik: 'Annas rubrik' });
    expect(status, JSON.stringify(copied.fel)).toBe(200);
    expect(await undo(id, fran)).toMatchObject({ utfall: 'oforandrad', sprak: [{ paborjad: true }] });
    expect((await admin.item(id)).raderad).toBe(false);
  });

  test('brings back nothing that was undone before it', async () => {
    const id = await created(anna, { a: 'ett' });
    const monday = begin();
    await save(agent, id, { a: 'måndag' });
    const tuesday = begin();
    await save(agent, id, { a: 'tisdag' });
    expect(await undo(id, monday, { till: tuesday })).toMatchObject({ utfall: 'oforandrad', sprak: [{ angrade: 1 }] });
    expect(await undo(id, tuesday)).toMatchObject({ utfall: 'aterstalld' });
    expect(await textsOf(id)).toEqual({ a: 'ett' });
  });

  test.each(['in their order', 'the last first'])(
    'of two agents that have written over each other by turns leaves nothing of either, undone %s',
    async (order) => {
      const other = await newAgent();
      const id = await created(anna, { a: 'ett', b: 'två', c: 'tre' });
      const fran = begin();
      await save(agent, id, { a: 'den förstas', b: 'två', c: 'tre' });
      await save(other, id, { a: 'den andras', b: 'den andras', c: 'tre' });
      await save(agent, id, { a: 'den förstas igen', b: 'den andras', c: 'den förstas' });
      await save(other, id, { a: 'den förstas igen', b: 'den förstas igen', c: 'den förstas' });
      const agents = order === 'the last first' ? [other, agent] : [agent, other];
      for (const { id: which } of agents) await undo(id, fran, { agent: which });
      expect(await textsOf(id)).toEqual({ a: 'ett', b: 'två', c: 'tre' });
    },
  );

  test('tells of nobody whose saves since have been undone themselves', async () => {
    const other = await newAgent();
    const id = await created(anna, { a: 'ett', b: 'två' });
    const fran = begin();
    await save(agent, id, { a: 'den förstas', b: 'två' });
    await save(other, id, { a: 'den förstas', b: 'den andras' });
    expect(await undo(id, fran, { agent: other.id })).toMatchObject({ utfall: 'aterstalld', sprak: [{ andra: [] }] });
    expect(await undo(id, fran)).toMatchObject({ utfall: 'aterstalld', sprak: [{ angrade: 1, kvar: [], andra: [] }] });
    // What is written after that is somebody's again.
    const later = begin();
    await save(agent, id, { a: 'den förstas', b: 'två' });
    await save(other, id, { a: 'den förstas', b: 'den andras' });
    expect(await undo(id, later)).toMatchObject({ sprak: [{ andra: [{ id: other.id }] }] });
  });

  test('is of that time alone, and of that agent', async () => {
    const other = await newAgent();
    const id = await created(anna, { a: 'ett', b: 'två' });
    begin();
    await save(agent, id, { a: 'förmiddag', b: 'två' });
    const fran = begin();
    await save(agent, id, { a: 'eftermiddag', b: 'två' });
    await save(other, id, { a: 'eftermiddag', b: 'den andras' });
    const till = begin();
    await save(agent, id, { a: 'eftermiddag', b: 'den andras', c: 'kväll' });
    expect((await undo(id, fran, { till })).sprak).toMatchObject([{ angrade: 1, andra: [{ id: other.id }] }]);
    expect(await textsOf(id)).toEqual({ a: 'förmiddag', b: 'den andras', c: 'kväll' });
  });

  test('undoes no release, and tells that readers have it and what else was done', async () => {
    const { id } = await anna.created(swedish());
    const fran = begin();
    const { rubrik, ingress, block, meta, hero, slug, id: bas } = (await agent.item(id)).sprak.sv.arbetsrevision;
    await agent.saved(id, 'sv', { rubrik, ingress, meta, hero, slug, bas, block: [...block, stycke('tillagt', 'Agentens sista ord.')] });
    await agent.post(`/innehall/${id}/taggar`, { lagg_till: ['bro'] });
    expect((await anna.release(id)).status).toBe(200);
    const body = await undo(id, fran);
    expect(body).toMatchObject({
      utfall: 'aterstalld',
      sprak: [{ hos_lasarna: true }],
      ovrigt: [],
      uppgifter: { angrade: ['taggar'], kvar: [] },
    });
    const { publicerad_revision, arbetsrevision } = (await admin.item(id)).sprak.sv;
    expect([arbetsrevision.nr, arbetsrevision.block]).toEqual([3, block]);
    expect(publicerad_revision.id).not.toBe(arbetsrevision.id);
  });

  test('is tried without anything becoming another, and several in one call', async () => {
    const fran = begin();
    const ids = [await created(anna, { a: 'ett' }), await created(anna, { a: 'ett' })];
    for (const id of ids) await save(agent, id, { a: 'ETT' });
    expect((await undo(ids[0] ?? '', fran, { provkor: true })).provkor).toBe(true);
    expect(await textsOf(ids[0] ?? '')).toEqual({ a: 'ETT' });
    const operationer = ids.map((id) => ({ operation: 'angraAgent', id, kropp: { agent: agent.id, fran } }));
    const batch = await admin.post('/satser', { lage: 'var_for_sig', operationer });
    expect([batch.body.gjorda, batch.body.nekade]).toEqual([2, 0]);
    for (const id of ids) expect(await textsOf(id)).toEqual({ a: 'ett' });
  });

  test('is for administrators, of an agent and an article that there are, in a time that there is', async () => {
    const id = await created(anna, { a: 'ett' });
    const body = { agent: agent.id, fran: '2026-11-20' };
    expect((await anna.post(`/innehall/${id}/angra-agent`, body)).koder).toEqual(['rattighet_saknas']);
    expect((await agent.post(`/innehall/${id}/angra-agent`, body)).koder).toEqual(['bara_redaktionen']);
    const ask = async (given: Record<string, unknown>, article = id) =>
      (await admin.post(`/innehall/${article}/angra-agent`, { ...body, ...given })).koder;
    expect(await ask({ agent: anna.id })).toEqual(['finns_inte']);
    expect(await ask({}, anna.id)).toEqual(['finns_inte']);
    expect(await ask({ till: '2026-11-19' })).toEqual(['tid_bakvand']);
    expect(await ask({ fran: 'i går' })).toEqual(['falt_format']);
    expect(await ask({ fran: '' })).toEqual(['falt_for_kort']);
  });
});

test('the articles that an agent has been at are listed, the last first, with what it did', async () => {
  const fran = begin();
  const first = await created(agent, { a: 'ett' });
  time += 1_000;
  const second = await created(anna, { a: 'ett' });
  await save(agent, second, { a: 'ETT' });
  await save(agent, second, { a: 'ETT!' });
  const { status, body } = await admin.get(`/agenter/${agent.id}/artiklar`, { fran });
  expect(status).toBe(200);
  expect(body.artiklar.map(({ innehall, handelser }: { innehall: string; handelser: unknown }) => [innehall, handelser])).toEqual([
    [second, [{ handelse: 'sparaSprakversion', antal: 2 }]],
    [first, [{ handelse: 'skapaInnehall', antal: 1 }]],
  ]);
  expect((await admin.get(`/agenter/${agent.id}/artiklar`, { fran, per_sida: '1', sida: '2' })).body.artiklar[0].innehall).toBe(first);
  expect((await admin.get(`/agenter/${anna.id}/artiklar`)).koder).toEqual(['finns_inte']);
  expect((await anna.get(`/agenter/${agent.id}/artiklar`)).koder).toEqual(['rattighet_saknas']);
});

/** What somebody does with a text: writes in a block, adds one, removes one, or moves the first to the end. */
const step = fc.record({
  by: fc.constantFrom<'agent' | 'anna'>('agent', 'anna'),
  does: fc.constantFrom<'writes' | 'adds' | 'removes' | 'moves'>('writes', 'writes', 'adds', 'removes', 'moves'),
  place: fc.nat(9),
});

test('whatever an agent and a person save by turns, no word of the person is lost, and a second time undoes nothing more', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const id = await created(anna, { a: 'ordet', b: 'andra', c: 'tredje' });
      const fran = begin();
      let texts: Texts = { a: 'ordet', b: 'andra', c: 'tredje' };
      for (const [nr, { by, does, place }] of steps.entries()) {
        const ids = Object.keys(texts);
        const at = ids[place % Math.max(1, ids.length)];
        if (does === 'adds' || at === undefined) texts = { ...texts, [`n${nr + 1}`]: `${by}${nr}` };
        else if (does === 'writes') texts = { ...texts, [at]: `${texts[at]} ${by}${nr}` };
        else if (does === 'removes') texts = Object.fromEntries(Object.entries(texts).filter(([name]) => name !== at));
        else texts = Object.fromEntries(Object.entries(texts).toSorted(([one], [other]) => Number(one === at) - Number(other === at)));
        await save(by === 'agent' ? agent : anna, id, texts);
      }
      const wordsIn = (given: Texts) => new Set(Object.values(given).flatMap((text) => text.split(' ')));
      await undo(id, fran);
      const left = wordsIn(await textsOf(id));
      for (const word of wordsIn(texts)) if (!word.startsWith('agent')) expect(left, JSON.stringify(steps)).toContain(word);
      const after = await textsOf(id);
      await undo(id, fran);
      expect(await textsOf(id)).toEqual(after);
    }),
    { numRuns: 12 },
  );
});
