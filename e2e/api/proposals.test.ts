import { describe, expect, test } from 'vitest';
import { paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';
import { proposalsOf, proposed } from './newsroom/proposals.ts';

const BLOCKS = ['ett', 'två', 'tre'].map((words, nr) => paragraph(`Stycke ${words} står här.`, `bstycke${nr}`));
const article = async (by: Caller) => (await by.created(swedish({ block: BLOCKS }))).id;
const now = async (by: Caller, id: string) => (await by.item(id)).sprak.sv.arbetsrevision;
const states = ({ delar }: { delar: Array<{ id: string; lage: string }> }) => Object.fromEntries(delar.map(({ id, lage }) => [id, lage]));
const [first, second, third] = BLOCKS as [object, object, object];
const CHANGED = { block: [third, paragraph('Stycke ett står kvar.', 'bstycke0'), second, paragraph('Sist.', 'bsistsist')] };

describe('a proposal', () => {
  test('changes nothing, is told part by part, and is listed for everybody who reads', async () => {
    const [writer, machine, reader] = [await as('skribent'), await agent(), await as('lasare')];
    const id = await article(writer);
    const before = await now(writer, id);
    const { forslag, adress } = await proposed(machine, id, { ...CHANGED, kommentar: 'Kortare och i rätt ordning' });
    expect(forslag).toMatchObject({ innehall: id, sprak: 'sv', bas: before.id, av: { typ: 'agent', id: machine.id }, antal: 4, oppna: 4 });
    expect(forslag.delar.map(({ id: del, slag, typ, lage }: Record<string, string>) => [del, slag, typ, lage])).toEqual([
      ['ingress', 'falt', '', 'oppen'],
      ['bstycke2.plats', 'flyttat', 'paragraph', 'oppen'],
      ['bstycke0', 'ersatt', 'paragraph', 'oppen'],
      ['bsistsist', 'infogat', 'paragraph', 'oppen'],
    ]);
    expect(forslag.delar[2].delar).toEqual([
      { op: 'lika', text: 'Stycke ett står ' },
      { op: 'ut', text: 'här' },
      { op: 'in', text: 'kvar' },
      { op: 'lika', text: '.' },
    ]);
    expect(await now(writer, id)).toEqual(before);
    expect((await reader.get(adress)).body.forslag).toEqual(forslag);
    const { delar: _, ...head } = forslag;
    expect((await reader.get(proposalsOf(id))).body).toMatchObject({ antal: 1, forslag: [head] });
    expect((await reader.get(proposalsOf(id), { avgjort: 'true' })).body.forslag).toEqual([]);
    expect((await reader.post(proposalsOf(id), { bas: before.id, rubrik: 'Ny' })).koder).toEqual(['rattighet_saknas']);
  });

  test('of what was left out is as the base has it, of an older base too, and of nothing is refused', async () => {
    const writer = await as('skribent');
    const id = await article(writer);
    const { id: bas, ...base } = await now(writer, id);
    await writer.saved(id, 'sv', { ...swedish(), bas });
    const { forslag } = await proposed(writer, id, { bas, block: undefined, ingress: 'Ny.' });
    expect(states(forslag)).toEqual({ ingress: 'oppen' });
    expect(forslag.delar[0]).toMatchObject({ fore: base.ingress, efter: 'Ny.', krockar: false });
    const body = { bas, ingress: base.ingress, block: base.block };
    expect((await writer.post(proposalsOf(id), body)).koder).toEqual(['forslag_tomt']);
    expect((await writer.post(proposalsOf(id), { ...body, ingress: 'x'.repeat(2_001) })).koder).toEqual(['for_lang']);
    expect((await writer.post(proposalsOf(id), { bas, tvinga: true })).koder).toEqual(['falt_okant']);
    expect((await writer.post(proposalsOf(id), { bas, block: [{ type: 'script' }] })).status).toBe(422);
  });

  test('is the same one when it is sent twice with one key, and none when it is tried', async () => {
    const writer = await as('skribent');
    const id = await article(writer);
    const body = { bas: (await now(writer, id)).id, rubrik: 'Ny rubrik' };
    expect((await writer.post(proposalsOf(id), { ...body, provkor: true })).status).toBe(200);
    expect((await writer.get(proposalsOf(id))).body.antal).toBe(0);
    const nyckel = crypto.randomUUID();
    const sent = [await writer.post(proposalsOf(id), body, { nyckel }), await writer.post(proposalsOf(id), body, { nyckel })];
    expect(new Set(sent.map(({ body: { forslag } }) => forslag.id)).size).toBe(1);
    expect((await writer.get(proposalsOf(id))).body.antal).toBe(1);
  });
});

describe('accepting', () => {
  test('makes a revision by whoever accepts, with the whole as it was proposed, and says in the history whose it was', async () => {
    const [writer, machine, chief] = [await as('skribent'), await agent(), await as('chefredaktor')];
    const id = await article(writer);
    const { adress, forslag } = await proposed(machine, id, CHANGED);
    const { status, body } = await chief.post(`${adress}/godta`);
    expect([status, body.fel]).toEqual([200, undefined]);
    expect(body.revision.hash).toBe(forslag.hash);
    expect(await now(writer, id)).toMatchObject({
      id: body.revision.id,
      hash: forslag.hash,
      av: { id: chief.id },
      kommentar: 'Godtog 4 ändringsförslag',
    });
    expect(new Set(Object.values(states(body.forslag)))).toEqual(new Set(['godtagen']));
    expect(body.forslag.delar[0].beslut).toMatchObject({ av: { id: chief.id }, orsak: '', revision: body.revision.id });
    const { revisioner } = (await writer.get(`/innehall/${id}/sprak/sv/revisioner`)).body;
    expect(revisioner.map(({ foreslagen_av }: { foreslagen_av: { id: string } | null }) => foreslagen_av?.id ?? null)).toEqual([
      machine.id,
      null,
    ]);
    expect((await chief.post(`${adress}/godta`)).koder).toEqual(['forslag_avgjort']);
  });

  test('part by part, and block by block, keeps what others have written since', async () => {
    const [writer, machine] = [await as('skribent'), await agent()];
    const id = await article(writer);
    const { adress, forslag } = await proposed(machine, id, CHANGED);
    const base = await now(writer, id);
    await writer.saved(id, 'sv', { ...base, bas: base.id, rubrik: 'Skribentens rubrik', ...UNSAVED });
    expect((await writer.post(`${adress}/godta`, { delar: ['ingress'] })).body.forslag.oppna).toBe(3);
    const { body } = await writer.post(`${adress}/godta`, { block: ['bsistsist'] });
    expect(states(body.forslag)).toMatchObject({ ingress: 'godtagen', bsistsist: 'godtagen', bstycke0: 'oppen' });
    const declined = await writer.post(`${adress}/avbojt`, { orsak: 'Det stod bra' });
    expect(Object.values(states(declined.body.forslag)).toSorted()).toEqual(['avbojd', 'avbojd', 'godtagen', 'godtagen']);
    const { rubrik, ingress, block } = await now(writer, id);
    expect([rubrik, ingress]).toEqual(['Skribentens rubrik', forslag.delar[0].efter]);
    expect(block).toEqual([first, second, CHANGED.block[3], third]);
  });

  test('tells what collides and changes nothing; what is already so, or gone, is outdated', async () => {
    const [writer, machine] = [await as('skribent'), await agent()];
    const id = await article(writer);
    const { adress } = await proposed(machine, id, CHANGED);
    const base = await now(writer, id);
    const block = [paragraph('Skribentens ord.', 'bstycke0'), second, third];
    const bas = await writer.saved(id, 'sv', { ...base, bas: base.id, ...UNSAVED, ingress: 'En ny bro ska stå klar om tre år.', block });
    const told = (await writer.get(adress)).body.forslag;
    expect(states(told)).toMatchObject({ ingress: 'foraldrad', bstycke0: 'oppen' });
    expect(told.delar.filter(({ krockar }: { krockar: boolean }) => krockar).map(({ id: del }: { id: string }) => del)).toEqual([
      'bstycke0',
    ]);
    const { status, body, koder } = await writer.post(`${adress}/godta`);
    expect([status, koder, body.delar, (await now(writer, id)).id]).toEqual([409, ['forslag_krockar'], ['bstycke0'], bas]);
    expect(body.konflikter).toMatchObject([{ block: 'bstycke0', falt: 'block', deras: block[0] }]);
    expect(states((await writer.get(adress)).body.forslag)).toEqual(states(told));
    const accepted = (await writer.post(`${adress}/godta`, { delar: ['ingress'] })).body;
    expect([accepted.revision, states(accepted.forslag).ingress]).toEqual([null, 'foraldrad']);
  });

  test('is for people who may write the text, declining also for whoever proposed it', async () => {
    const [writer, machine, other, elsewhere] = [
      await as('skribent'),
      await agent(),
      await agent(),
      await as('skribent', { sektioner: ['mat'] }),
    ];
    const { artikel, adress } = await proposed(writer);
    const own = await proposed(machine, artikel, { ingress: 'Agentens.' });
    for (const address of [adress, own.adress]) expect((await machine.post(`${address}/godta`)).koder).toEqual(['bara_redaktionen']);
    expect((await other.post(`${own.adress}/avbojt`)).koder).toEqual(['bara_redaktionen']);
    expect((await elsewhere.post(`${own.adress}/godta`)).koder).toEqual(['sektion_ej_tillaten']);
    expect((await elsewhere.post(proposalsOf(artikel), { bas: own.forslag.bas, rubrik: 'Ny' })).koder).toEqual(['sektion_ej_tillaten']);
    expect((await machine.post(`${own.adress}/avbojt`)).body.forslag.oppna).toBe(0);
    expect((await (await as('lasare')).post(`${adress}/avbojt`)).koder).toEqual(['rattighet_saknas']);
  });

  test('two at once accept it once', async () => {
    const [writer, chief] = [await as('skribent'), await as('chefredaktor')];
    const { artikel, adress } = await proposed(writer);
    const both = await Promise.all([writer.post(`${adress}/godta`), chief.post(`${adress}/godta`)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await writer.revisions(artikel)).toBe(2);
  });
});

test('no more may be open at once than somebody can take in', async () => {
  const writer = await as('skribent');
  const { artikel, adress } = await proposed(writer);
  for (let nr = 2; nr <= 20; nr++) await proposed(writer, artikel, { ingress: `Förslag ${nr}.` });
  const refused = await writer.post(proposalsOf(artikel), { bas: (await now(writer, artikel)).id, rubrik: 'Ny' });
  expect([refused.status, refused.koder]).toEqual([409, ['for_manga_forslag']]);
  await writer.post(`${adress}/avbojt`);
  await proposed(writer, artikel);
});

test('what happens to it stands in the log and is told to programs, and readers never see it', async () => {
  const [writer, machine, chief] = [await as('skribent'), await agent(), await as('chefredaktor')];
  const begun = (await writer.get('/handelser', { efter: 'nu' })).body.nasta;
  const { artikel, adress } = await proposed(machine, await article(writer), { ingress: 'Den hemliga ingressen.' });
  await writer.post(`${adress}/avbojt`, { orsak: 'Nej' });
  const told = async () => {
    const { handelser } = (await writer.get('/handelser', { efter: begun })).body;
    return handelser.flatMap(({ innehall, typ }: { innehall: string; typ: string }) =>
      innehall === artikel && typ.startsWith('forslag.') ? [typ] : [],
    );
  };
  await expect.poll(told, { timeout: 20_000 }).toEqual(['forslag.lamnat', 'forslag.avbojt']);
  const { logg: lines } = (await chief.get('/logg', { innehall: artikel })).body;
  expect(lines.map(({ operation }: { operation: string }) => operation).slice(0, 2)).toEqual(['avbojAndringsforslag', 'foreslaAndring']);
  const { status, body } = await chief.release(artikel, { overstyr: true });
  expect(status, JSON.stringify(body.fel)).toBe(200);
  expect((await send({ method: 'GET', path: new URL((await chief.item(artikel)).sprak.sv.lank).pathname })).text).not.toContain('hemliga');
});

/** What a revision is told by that is no part of what is saved. */
const UNSAVED = Object.fromEntries(
  ['id', 'sprak', 'nr', 'hash', 'kall_revision', 'kommentar', 'av', 'skapad', 'typ'].map((name) => [name, undefined]),
);
