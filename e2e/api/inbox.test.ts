import { describe, expect, test } from 'vitest';
import { english, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as } from './newsroom/people.ts';
import { proposed } from './newsroom/proposals.ts';

/* What concerns a person comes to them, once, whoever causes it; never what they have done themselves. */

interface Line {
  id: string;
  handelse: string;
  av: { id: string } | null;
  antal: number;
  tid: string;
  last: string | null;
  innehall: { id: string; rubrik: string } | null;
  uppgift: { id: string } | null;
  sprak: string | null;
  text: string | null;
  adress: string;
}

async function inbox(person: Caller, query: Record<string, string> = {}): Promise<Line[]> {
  const { status, body } = await person.get('/jag/inkorg', query);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body.inkorg;
}
const events = async (person: Caller) => (await inbox(person)).map(({ handelse }) => handelse);
const unread = async (person: Caller): Promise<number> => (await person.get('/jag/inkorg')).body.olasta;

async function said(caller: Caller, id: string, more: Record<string, unknown> = {}) {
  const { status, body } = await caller.post(`/innehall/${id}/kommentarer`, { sprak: 'sv', text: 'Stämmer det?', ...more });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.kommentar;
}

/** Saves the article anew, as that caller. */
async function resaved(writer: Caller, id: string, ingress: string, options = {}) {
  const { rubrik, block, meta, hero, slug, id: bas } = (await writer.item(id)).sprak.sv.arbetsrevision;
  return writer.put(`/innehall/${id}/sprak/sv`, { rubrik, ingress, meta, hero, slug, block, bas }, options);
}

const status = (caller: Caller, id: string, body: Record<string, unknown>) =>
  caller.post(`/innehall/${id}/sprak/sv/status`, { mejl: false, ...body });

describe('comments', () => {
  test('come to those whom they name and to the others in the thread, with the way there', async () => {
    const [anna, bo, cilla] = await Promise.all([as('skribent'), as('skribent'), as('skribent')]);
    const { id } = await anna.created(swedish({ rubrik: 'Bron öppnar' }));
    const made = await said(anna, id, { namn: [bo.id, anna.id] });
    expect(await inbox(bo)).toMatchObject([
      {
        ...{ handelse: 'namnd', antal: 1, last: null, uppgift: null, sprak: 'sv', text: 'Stämmer det?', av: { id: anna.id } },
        ...{ innehall: { id, rubrik: 'Bron öppnar' }, adress: `/studio/artikel/${id}?sprak=sv&kommentar=${made.id}` },
      },
    ]);
    // Who is named in an answer is not told of the answer besides; who says it is told of nothing.
    const answer = await said(bo, id, { svar_pa: made.id, namn: [cilla.id] });
    await said(cilla, id, { svar_pa: answer.id, namn: [anna.id] });
    expect([await events(anna), await events(bo), await events(cilla)]).toEqual([['namnd', 'svar'], ['svar', 'namnd'], ['namnd']]);
    // What is gone is not told of.
    await cilla.delete(`/kommentarer/${(await anna.get(`/innehall/${id}/kommentarer`)).body.kommentarer[0].svar[1].id}`);
    expect([await events(anna), await events(bo)]).toEqual([['svar'], ['namnd']]);
  });

  test('by agents come too, and agents have no inbox', async () => {
    const anna = await as('skribent');
    const { id } = await anna.created(swedish());
    const robot = await agent({ sektioner: ['*'], mallar: ['*'], sprak: ['*'] });
    await said(robot, id, { namn: [anna.id] });
    expect(await inbox(anna)).toMatchObject([{ handelse: 'namnd', av: { typ: 'agent', id: robot.id } }]);
    expect((await robot.get('/jag/inkorg')).koder).toEqual(['bara_redaktionen']);
    expect((await robot.post('/jag/inkorg/markera', { rader: [crypto.randomUUID()] })).koder).toEqual(['bara_redaktionen']);
  });
});

describe('a text that another changes', () => {
  test('is one line however often it is saved, for whom it belongs to and for whoever wrote what was changed', async () => {
    const [anna, bo, cilla] = await Promise.all([as('skribent'), as('skribent'), as('skribent')]);
    const { id } = await anna.created(swedish());
    for (const nr of [1, 2, 3]) expect((await resaved(bo, id, `Ingress ${nr}`)).status).toBe(200);
    expect(await inbox(anna)).toMatchObject([{ handelse: 'text_andrad', antal: 3, sprak: 'sv', av: { id: bo.id }, innehall: { id } }]);
    expect(await inbox(bo)).toEqual([]);
    await resaved(cilla, id, 'Ingress 4');
    expect([await unread(anna), await events(bo), (await inbox(anna))[0]?.av?.id]).toEqual([1, ['text_andrad'], cilla.id]);
    // Read, it comes anew as one; what one saves oneself is nothing to be told of.
    await anna.post('/jag/inkorg/markera', { rader: [(await inbox(anna))[0]?.id] });
    await resaved(anna, id, 'Ingress 5');
    expect([await unread(anna), await events(cilla)]).toEqual([0, ['text_andrad']]);
    await resaved(bo, id, 'Ingress 6');
    expect(await inbox(anna)).toMatchObject([{ antal: 1, last: null, av: { id: bo.id } }]);
    await bo.saved(id, 'en', english());
    expect((await inbox(anna)).map(({ sprak }) => sprak)).toEqual(['en', 'sv']);
  });

  test('that several wrote together is told of to each of them', async () => {
    const [anna, bo, cilla] = await Promise.all([as('skribent'), as('skribent'), as('skribent')]);
    const { id, revision: bas } = await anna.created(swedish());
    const together = { fonster: 'a', skrivning: 1, bas, nr: 0, ingress: 'Skriven av Bo' };
    expect((await bo.put(`/innehall/${id}/sprak/sv/gemensam-text`, together)).body.inford).toBe(true);
    await anna.saved(id, 'sv', { ...swedish(), ingress: 'Skriven av Bo', bas, arbetskopia: { nr: 0, gemensam: 2 } });
    await resaved(cilla, id, 'Skriven av Cilla');
    expect([await events(anna), await events(bo), await events(cilla)]).toEqual([['text_andrad'], ['text_andrad'], []]);
  });

  test('is no news to those who write it together, however often one of them saves; to the others it is', async () => {
    const [anna, bo, cilla] = await Promise.all([as('skribent'), as('skribent'), as('skribent')]);
    const { id, revision: bas } = await cilla.created(swedish());
    const address = `/innehall/${id}/sprak/sv/gemensam-text`;
    const save = async (saver: Caller, text: { ingress: string; bas: string; gemensam: number }) => {
      const { ingress, gemensam } = text;
      return saver.saved(id, 'sv', { ...swedish(), ingress, bas: text.bas, arbetskopia: { nr: 0, gemensam } });
    };
    expect((await bo.put(address, { fonster: 'b', skrivning: 1, bas, nr: 0, ingress: 'Bo' })).body.inford).toBe(true);
    const first = await save(anna, { ingress: 'Bo', bas, gemensam: 2 });
    expect((await bo.put(address, { fonster: 'b', skrivning: 2, bas: first, nr: 3, ingress: 'Bo och Anna' })).body.inford).toBe(true);
    expect((await anna.put(address, { fonster: 'a', skrivning: 1, bas: first, nr: 4, ingress: 'Bo, Anna' })).body.inford).toBe(true);
    await save(anna, { ingress: 'Bo, Anna', bas: first, gemensam: 5 });
    expect([await events(anna), await events(bo)]).toEqual([[], []]);
    expect(await inbox(cilla)).toMatchObject([{ handelse: 'text_andrad', antal: 2, av: { id: anna.id } }]);
  });

  test('is told of once by a call that is repeated, and not at all by one that is refused or only tried', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    const { id } = await anna.created(swedish());
    const nyckel = crypto.randomUUID();
    const { rubrik, block, meta, hero, slug, id: bas } = (await bo.item(id)).sprak.sv.arbetsrevision;
    const body = { rubrik, ingress: 'En gång', meta, hero, slug, block, bas };
    const tries = await Promise.all([1, 2, 3].map(() => bo.put(`/innehall/${id}/sprak/sv`, body, { nyckel })));
    expect(tries.some((one) => one.status === 200)).toBe(true);
    expect((await bo.put(`/innehall/${id}/sprak/sv`, body, { nyckel })).status).toBe(200);
    expect(await inbox(anna)).toMatchObject([{ antal: 1 }]);
    expect((await bo.put(`/innehall/${id}/sprak/sv`, body)).status).toBe(409);
    const { id: now } = (await bo.item(id)).sprak.sv.arbetsrevision;
    expect((await bo.put(`/innehall/${id}/sprak/sv`, { ...body, bas: now, provkor: true })).status).toBe(200);
    expect(await inbox(anna)).toMatchObject([{ antal: 1 }]);
  });

  test('is told of when an agent does it, and not to whose login has ended', async () => {
    const [anna, admin] = await Promise.all([as('skribent'), as('admin')]);
    const { id } = await anna.created(swedish());
    const robot = await agent({ sektioner: ['*'], mallar: ['*'], sprak: ['*'] });
    await resaved(robot, id, 'Maskinens');
    expect(await inbox(anna)).toMatchObject([{ handelse: 'text_andrad', av: { typ: 'agent', id: robot.id } }]);
    await admin.patch(`/anvandare/${anna.id}`, { aktiv: false });
    expect((await anna.get('/jag/inkorg')).status).toBe(401);
    await resaved(robot, id, 'Maskinens igen');
    expect(await sql('SELECT antal FROM inkorg WHERE person_id = $1', [anna.id])).toEqual([{ antal: 1 }]);
  });
});

describe('a proposal', () => {
  const decide = async (by: Caller, address: string, how: 'godta' | 'avbojt', body: Record<string, unknown> = {}) => {
    const answer = await by.post(`${address}/${how}`, body);
    expect(answer.status, JSON.stringify(answer.body.fel)).toBe(200);
  };

  /** A name that nobody else has had. */
  async function renamed(person: Caller): Promise<string> {
    const namn = `Egen ${person.id}`;
    expect((await (await as('admin')).patch(`/anvandare/${person.id}`, { namn })).status).toBe(200);
    return namn;
  }

  test('is told of to whom the article belongs to and to whoever is responsible for it, once however many come', async () => {
    const [anna, bo, cilla] = await Promise.all([as('skribent'), as('skribent'), as('skribent')]);
    const agentic = await agent({ sektioner: ['*'], mallar: ['*'], sprak: ['*'] });
    const namn = await renamed(cilla);
    const { id } = await anna.created(swedish({ ansvarig: namn }));
    await proposed(bo, id);
    expect(await inbox(anna)).toMatchObject([
      {
        ...{ handelse: 'andring_foreslagen', antal: 1, last: null, sprak: 'sv', av: { id: bo.id }, innehall: { id } },
        adress: `/studio/artikel/${id}?sprak=sv`,
      },
    ]);
    expect([await events(cilla), await events(bo)]).toEqual([['andring_foreslagen'], []]);
    await proposed(agentic, id);
    expect(await inbox(anna)).toMatchObject([{ handelse: 'andring_foreslagen', antal: 2, av: { typ: 'agent', id: agentic.id } }]);
    // What one proposes oneself is nothing to be told of, nor what is only tried.
    await proposed(anna, id);
    expect([(await inbox(anna))[0]?.antal, (await inbox(cilla))[0]?.antal]).toEqual([2, 3]);
  });

  test('is answered in the inbox of whoever made it, in one line: all of it, or some', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    const { artikel, adress, forslag } = await proposed(bo, (await anna.created(swedish())).id);
    const [first, second] = forslag.delar.map(({ id }: { id: string }) => id);
    await decide(anna, adress, 'godta', { delar: [first] });
    expect(await inbox(bo)).toMatchObject([
      { handelse: 'forslag_delvis_godtaget', antal: 1, sprak: 'sv', av: { id: anna.id }, innehall: { id: artikel } },
    ]);
    await decide(anna, adress, 'godta', { delar: [second] });
    expect(await inbox(bo)).toMatchObject([{ handelse: 'forslag_godtaget', antal: 2 }]);

    const declined = await proposed(bo, (await anna.created(swedish())).id);
    await decide(anna, declined.adress, 'avbojt', { delar: [declined.forslag.delar[0].id] });
    expect(await events(bo)).toEqual(['forslag_delvis_avbojt', 'forslag_godtaget']);
    await decide(anna, declined.adress, 'avbojt');
    expect(await events(bo)).toEqual(['forslag_avbojt', 'forslag_godtaget']);
    // Whoever takes back their own is told of nothing.
    const own = await proposed(bo, (await anna.created(swedish())).id);
    await decide(bo, own.adress, 'avbojt');
    expect(await events(bo)).toEqual(['forslag_avbojt', 'forslag_godtaget']);
  });

  test('that changes what its proposer has written is told of as accepted, and not as a changed text besides', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    const { id } = await anna.created(swedish());
    await resaved(bo, id, 'Bos ingress');
    const { adress } = await proposed(bo, id);
    await decide(anna, adress, 'godta');
    expect(await events(bo)).toEqual(['forslag_godtaget']);
  });

  test('waits for the letter of whoever has their inbox gathered, as does what became of it', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    for (const person of [anna, bo]) expect((await person.put('/jag/kobrev', { inkorg: 'dagligen' })).status).toBe(200);
    const { artikel, adress } = await proposed(bo, (await anna.created(swedish())).id);
    await decide(anna, adress, 'godta');
    const kept = await sql('SELECT person_id, handelse, brev FROM inkorg WHERE innehall_id = $1 ORDER BY handelse', [artikel]);
    expect(kept).toEqual([
      { person_id: anna.id, handelse: 'andring_foreslagen', brev: true },
      { person_id: bo.id, handelse: 'forslag_godtaget', brev: true },
    ]);
  });

  test('is told of to nobody who may not see the article', async () => {
    const [anna, chief, bo] = await Promise.all([as('skribent'), as('chefredaktor'), as('skribent')]);
    const namn = await renamed(bo);
    const { id } = await anna.created(swedish({ ansvarig: namn, konfidentiell: true }));
    const { adress } = await proposed(chief, id);
    expect([await events(anna), await events(bo)]).toEqual([['andring_foreslagen'], []]);
    await decide(anna, adress, 'godta');
    expect(await sql('SELECT person_id FROM inkorg WHERE innehall_id = $1 AND person_id = $2', [id, bo.id])).toEqual([]);
  });
});

test('who is asked for a review is told where it is said why; who wrote is told that it is approved, and that it is not any more', async () => {
  const [anna, bo, reviewer, other] = await Promise.all([as('skribent'), as('skribent'), as('granskare'), as('granskare')]);
  const { id } = await anna.created(swedish());
  await resaved(bo, id, 'Bos ingress');
  await status(bo, id, { status: 'granskning', granskare: reviewer.id, meddelande: 'Hinner du i dag?' });
  await status(bo, id, { status: 'granskning', granskare: reviewer.id, meddelande: 'Hinner du nu?' });
  expect(await inbox(reviewer)).toMatchObject([{ handelse: 'granskning', antal: 2, av: { id: bo.id }, text: 'Hinner du nu?' }]);
  expect((await inbox(reviewer))[0]?.adress).toContain('&kommentar=');
  expect(await inbox(other)).toEqual([]);
  await status(reviewer, id, { status: 'godkand' });
  expect([await events(anna), await events(bo)]).toEqual([['godkand', 'text_andrad'], ['godkand']]);
  await status(reviewer, id, { status: 'utkast' });
  expect(await inbox(bo)).toMatchObject([{ handelse: 'godkannande_tillbaka', antal: 2, sprak: 'sv', av: { id: reviewer.id } }]);
  // To be waiting for a review is no news to everybody who may approve: it stands among what there is to do.
  await status(bo, id, { status: 'granskning' });
  expect(await events(other)).toEqual([]);
});

test('a task that is given to somebody, or said something about, is told of to those whom it concerns', async () => {
  const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
  const { id } = (await anna.post('/ko', { rubrik: 'Ring om isen', ansvarig: bo.id })).body.uppgift;
  expect(await inbox(bo)).toMatchObject([
    { handelse: 'uppgift_tilldelad', uppgift: { id, rubrik: 'Ring om isen' }, innehall: null, adress: `/studio/ko?uppgift=${id}` },
  ]);
  await bo.post(`/ko/${id}/kommentarer`, { text: 'Vem?' });
  expect([await events(anna), await unread(bo)]).toEqual([['uppgift_kommenterad'], 1]);
});

describe('lines', () => {
  test('are marked as read one by one or all until one has looked, and as not read again', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    const ids = [];
    for (const nr of [1, 2, 3]) ids.push((await anna.post('/ko', { rubrik: `Uppgift ${nr}`, ansvarig: bo.id })).body.uppgift.id);
    const [third, second, first] = await inbox(bo);
    expect([third, second, first].map((line) => line?.uppgift?.id)).toEqual(ids.toReversed());
    const mark = async (body: Record<string, unknown>) => (await bo.post('/jag/inkorg/markera', body)).body.olasta;
    expect(await mark({ rader: [second?.id, 'ingen', crypto.randomUUID()] })).toBe(2);
    expect((await inbox(bo, { olasta: '1' })).map(({ id }) => id)).toEqual([third?.id, first?.id]);
    expect((await bo.get('/jag/inkorg', { olasta: '1' })).body.antal).toBe(2);
    // What comes after one has looked is not read by it.
    await anna.post('/ko', { rubrik: 'Uppgift 4', ansvarig: bo.id });
    expect(await mark({ till: third?.tid })).toBe(1);
    expect(await mark({ rader: [first?.id], lasta: false })).toBe(2);
    // Nobody marks another’s.
    await anna.post('/jag/inkorg/markera', { rader: [first?.id], till: '2099-01-01T00:00:00Z' });
    expect(await unread(bo)).toBe(2);
    for (const wrong of [{}, { rader: [] }, { till: 'i går' }, { rader: Array.from({ length: 101 }, () => 'x') }])
      expect((await bo.post('/jag/inkorg/markera', wrong)).status, JSON.stringify(wrong).slice(0, 40)).toBe(422);
  });

  test('are read a page at a time, behind the last that was shown', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    for (const nr of [1, 2, 3]) await anna.post('/ko', { rubrik: `Uppgift ${nr}`, ansvarig: bo.id });
    const { body: first } = await bo.get('/jag/inkorg', { per_sida: '2' });
    const { body: second } = await bo.get('/jag/inkorg', { per_sida: '2', markor: first.nasta });
    expect([first.inkorg.length, second.inkorg.length, second.nasta, first.antal, first.olasta]).toEqual([2, 1, null, 3, 3]);
    expect((await anna.get('/jag/inkorg', { markor: first.nasta })).koder).toEqual(['markor_ogiltig']);
  });

  test('about an article that is thrown away are not shown until it is brought back', async () => {
    const [anna, chief] = await Promise.all([as('skribent'), as('chefredaktor')]);
    const { id } = await anna.created(swedish());
    await said(chief, id, { namn: [anna.id] });
    await chief.patch(`/innehall/${id}`, { raderad: true });
    expect([await inbox(anna), await unread(anna)]).toEqual([[], 0]);
    await chief.patch(`/innehall/${id}`, { raderad: false });
    expect([await events(anna), await unread(anna)]).toEqual([['namnd'], 1]);
  });
});
