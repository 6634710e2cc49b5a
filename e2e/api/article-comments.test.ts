import { describe, expect, test } from 'vitest';
import { english, swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { agent, as } from './newsroom/people.ts';

const paragraph = (id: string, text: string) => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const BRIDGE = paragraph('bbron01', 'Kommunen öppnar den nya bron på fredag, säger Nora Ek.');
const ROAD = paragraph('bvagen1', 'Vägen dit är klar sedan i våras.');

const addressOf = (id: string) => `/innehall/${id}/kommentarer`;
async function article(writer: Caller): Promise<string> {
  return (await writer.created(swedish({ block: [BRIDGE, ROAD] }))).id;
}
async function said(caller: Caller, id: string, more: Record<string, unknown> = {}) {
  const { status, body } = await caller.post(addressOf(id), { sprak: 'sv', text: 'Stämmer det?', ...more });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  return body.kommentar;
}
async function resaved(writer: Caller, id: string, ...block: object[]): Promise<void> {
  const { rubrik, ingress, meta, hero, slug, id: bas } = (await writer.item(id)).sprak.sv.arbetsrevision;
  const { status, body } = await writer.save(id, 'sv', { rubrik, ingress, meta, hero, slug, bas, block });
  expect(status, JSON.stringify(body.fel)).toBe(200);
}
const threads = async (caller: Caller, id: string, query = {}) => (await caller.get(addressOf(id), query)).body.kommentarer;
const letters = (epost: string) =>
  sql<{ amne: string; text: string }>('SELECT amne, text FROM utskick WHERE till = $1 ORDER BY skapad', [epost]);

describe('a comment on an article', () => {
  test('is told as the contract has it, answered in a thread, changed by whoever said it and settled by anybody', async () => {
    const [anna, bo, reader] = await Promise.all([as('skribent'), as('skribent'), as('lasare')]);
    const id = await article(anna);
    const made = await said(anna, id, { block: 'bbron01', citat: { text: 'nya bron', fran: 20, till: 28 } });
    expect(made).toMatchObject({
      ...{ innehall: id, sprak: 'sv', block: 'bbron01', falt: '', citat: { text: 'nya bron', fran: 20, till: 28 }, text: 'Stämmer det?' },
      ...{
        av: { typ: 'person', id: anna.id },
        lost: null,
        svar: [],
        svar_pa: null,
        fast: true,
        skapad: expect.any(String),
        andrad: made.skapad,
      },
    });
    const answer = await said(bo, id, { svar_pa: made.id, text: 'Ja.' });
    // An answer to an answer stands in the same thread.
    await said(anna, id, { svar_pa: answer.id, text: 'Tack.' });
    expect(await threads(reader, id)).toMatchObject([
      {
        id: made.id,
        svar: [
          { text: 'Ja.', svar_pa: made.id },
          { text: 'Tack.', svar_pa: made.id },
        ],
      },
    ]);

    expect((await bo.patch(`/kommentarer/${made.id}`, { text: 'Nej' })).koder).toEqual(['rattighet_saknas']);
    expect((await anna.patch(`/kommentarer/${made.id}`, { text: 'Stämmer dagen?' })).body.kommentar.text).toBe('Stämmer dagen?');
    expect((await reader.patch(`/kommentarer/${made.id}`, { lost: true })).status).toBe(403);
    const settled = (await bo.patch(`/kommentarer/${made.id}`, { lost: true })).body.kommentar;
    expect(settled.lost).toMatchObject({ av: { id: bo.id }, tid: expect.any(String) });
    // Who settled it first did.
    expect((await anna.patch(`/kommentarer/${made.id}`, { lost: true })).body.kommentar.lost).toEqual(settled.lost);
    expect([await threads(anna, id, { lost: 'false' }), (await threads(anna, id, { lost: 'true' })).length]).toEqual([[], 1]);
    expect((await anna.patch(`/kommentarer/${made.id}`, { lost: false })).body.kommentar.lost).toBeNull();
    expect((await anna.patch(`/kommentarer/${answer.id}`, { lost: true })).koder).toEqual(['trad_behovs']);
  });

  test('is taken away by whoever said it or the chief editor, with its answers', async () => {
    const [anna, bo, chief] = await Promise.all([as('skribent'), as('skribent'), as('chefredaktor')]);
    const id = await article(anna);
    const made = await said(anna, id);
    const answer = await said(bo, id, { svar_pa: made.id });
    expect((await bo.delete(`/kommentarer/${made.id}`)).status).toBe(403);
    expect((await chief.delete(`/kommentarer/${answer.id}`)).status).toBe(200);
    expect((await threads(anna, id))[0].svar).toEqual([]);
    await said(bo, id, { svar_pa: made.id });
    expect((await anna.delete(`/kommentarer/${made.id}`)).status).toBe(200);
    expect([await threads(anna, id), (await anna.delete(`/kommentarer/${made.id}`)).status]).toEqual([[], 404]);
    expect(await sql('SELECT id FROM artikelkommentar WHERE innehall_id = $1', [id])).toEqual([]);
  });

  test('follows its words through edits, moves and restores, and says when they are gone', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    const made = await said(anna, id, { block: 'bbron01', citat: { text: 'nya bron', fran: 20, till: 28 } });
    const now = async () => (await threads(anna, id)).find((comment: { id: string }) => comment.id === made.id);
    await resaved(anna, id, ROAD, paragraph('bbron01', 'I dag: Kommunen öppnar den nya bron på fredag, säger Nora Ek.'));
    expect(await now()).toMatchObject({ fast: true, block: 'bbron01', citat: { text: 'nya bron', fran: 27, till: 35 } });
    await resaved(anna, id, ROAD);
    expect(await now()).toMatchObject({ fast: false, block: 'bbron01', citat: { text: 'nya bron' } });
    const { id: bas } = (await anna.item(id)).sprak.sv.arbetsrevision;
    expect((await anna.post(`/innehall/${id}/sprak/sv/aterstall`, { revision: 1, bas })).status).toBe(200);
    expect(await now()).toMatchObject({ fast: true, citat: { text: 'nya bron', fran: 20, till: 28 } });
    // Put into another block.
    await resaved(anna, id, ROAD, paragraph('bklippt', 'Kommunen öppnar den nya bron på fredag, säger Nora Ek.'));
    expect(await now()).toMatchObject({ fast: true, block: 'bklippt', citat: { text: 'nya bron', fran: 20 } });
  });

  test('on words that are not saved yet stands on them when they are', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    const made = await said(anna, id, { block: 'bvagen1', citat: { text: 'sedan i går', fran: 17, till: 28 } });
    expect(made).toMatchObject({ fast: false, citat: { text: 'sedan i går', fran: 17 } });
    await resaved(anna, id, BRIDGE, paragraph('bvagen1', 'Vägen är klar sedan i går.'));
    expect((await threads(anna, id))[0]).toMatchObject({ fast: true, citat: { text: 'sedan i går', fran: 14, till: 25 } });
  });

  test('may be on a field of the article or of a block, on a block, on all of it, and on words wherever they stand', async () => {
    const anna = await as('skribent');
    const facts = {
      type: 'snabbfakta',
      attrs: {
        id: 'bfakta1',
        rubrik: 'Bron',
        namn: '',
        rader: [
          { k: 'Längd', v: '80 m' },
          { k: 'Bredd', v: '4 m' },
        ],
      },
    };
    const { id } = await anna.created(swedish({ block: [BRIDGE, facts] }));
    expect(await said(anna, id, { block: 'bfakta1', falt: 'attrs.rader[1].v' })).toMatchObject({
      falt: 'rader[1].v',
      fast: true,
      citat: null,
    });
    expect(await said(anna, id, { falt: 'rubrik' })).toMatchObject({ block: null, falt: 'rubrik', fast: true });
    expect(await said(anna, id, { block: 'bbron01' })).toMatchObject({ block: 'bbron01', citat: null, fast: true });
    expect(await said(anna, id, { citat: { text: 'fredag' } })).toMatchObject({
      block: 'bbron01',
      citat: { fran: 32, till: 38 },
      fast: true,
    });
    const rows = [
      { k: 'Bredd', v: '4 m' },
      { k: 'Längd', v: '80 m' },
    ];
    await resaved(anna, id, { ...facts, attrs: { ...facts.attrs, rader: rows } });
    expect((await threads(anna, id)).map(({ falt, fast }: { falt: string; fast: boolean }) => [falt, fast])).toEqual([
      ['rader[0].v', true],
      ['rubrik', true],
      ['', false],
      ['', false],
    ]);
  });

  test('may be about the other language too, and is among that one’s', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    await anna.saved(id, 'en', english());
    const both = await said(anna, id, { block: 'bbron01', galler: ['en'] });
    const one = await said(anna, id);
    const ids = async (sprak: string) => (await threads(anna, id, { sprak })).map((comment: { id: string }) => comment.id);
    expect([await ids('sv'), await ids('en')]).toEqual([[both.id, one.id], [both.id]]);
    await anna.patch(`/kommentarer/${one.id}`, { galler: ['en'] });
    expect(await ids('en')).toEqual([both.id, one.id]);
  });

  test('about both languages is answered and settled by whoever works in one of them', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    await anna.saved(id, 'en', english());
    const [inSwedish, inEnglish] = await Promise.all(
      ['sv', 'en'].map((sprak) => agent({ sektioner: ['nyheter'], mallar: ['*'], sprak: [sprak] })),
    );
    if (inSwedish === undefined || inEnglish === undefined) throw new Error('there are two');
    const both = await said(anna, id, { galler: ['en'] });
    for (const caller of [inSwedish, inEnglish]) {
      const answer = await said(caller, id, { svar_pa: both.id, text: 'Ja.' });
      expect((await caller.patch(`/kommentarer/${answer.id}`, { text: 'Ja!' })).status).toBe(200);
      for (const lost of [true, false]) expect((await caller.patch(`/kommentarer/${both.id}`, { lost })).status).toBe(200);
    }
    const swedishOnly = await said(anna, id);
    expect((await inEnglish.post(addressOf(id), { sprak: 'sv', text: 'Ja.', svar_pa: swedishOnly.id })).koder).toEqual([
      'sprak_ej_tillatet',
    ]);
    expect((await inEnglish.patch(`/kommentarer/${swedishOnly.id}`, { lost: true })).koder).toEqual(['sprak_ej_tillatet']);
  });

  test('is made by agents where they may work', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    const [own, elsewhere, english] = await Promise.all([
      agent({ sektioner: ['nyheter'], mallar: ['*'], sprak: ['sv'] }),
      agent({ sektioner: ['mat'], mallar: ['*'], sprak: ['sv'] }),
      agent({ sektioner: ['nyheter'], mallar: ['*'], sprak: ['en'] }),
    ]);
    const made = await said(own, id, { namn: [anna.id] });
    expect(made).toMatchObject({ av: { typ: 'agent', id: own.id }, namn: [anna.id] });
    const words = { sprak: 'sv', text: 'Hej' };
    expect((await elsewhere.post(addressOf(id), words)).koder).toEqual(['sektion_ej_tillaten']);
    expect((await english.post(addressOf(id), words)).koder).toEqual(['sprak_ej_tillatet']);
    expect((await own.post(addressOf(id), { ...words, galler: ['en'] })).koder).toEqual(['sprak_ej_tillatet']);
    expect((await elsewhere.patch(`/kommentarer/${made.id}`, { lost: true })).koder).toEqual(['sektion_ej_tillaten']);
  });

  test('that names somebody writes to them once in a thread and an hour, and not to whoever says it', async () => {
    const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
    const id = await article(anna);
    const made = await said(anna, id, { text: 'Ser du, Bo?', namn: [bo.id, anna.id], citat: { text: 'nya bron' } });
    await said(anna, id, { svar_pa: made.id, namn: [bo.id] });
    const [letter, ...more] = await letters(bo.epost);
    expect([more, await letters(anna.epost)]).toEqual([[], []]);
    expect(letter?.amne).toContain('nämner dig');
    expect(letter?.text).toContain(`/studio/artikel/${id}?sprak=sv&kommentar=${made.id}`);
    expect(letter?.text).toMatch(/nya bron[\s\S]*Ser du, Bo[?]/);
    await said(anna, id, { namn: [bo.id] });
    expect(await letters(bo.epost)).toHaveLength(2);
    await sql(`UPDATE kommentarnamn SET tid = tid - interval '61 minutes' WHERE trad_id = $1`, [made.id]);
    await said(anna, id, { svar_pa: made.id, namn: [bo.id] });
    expect(await letters(bo.epost)).toHaveLength(3);
  });

  test('is given to somebody to see to, who is told of it once, finds it by that, and may be left alone again', async () => {
    const [anna, bo, reader] = await Promise.all([as('skribent'), as('skribent'), as('lasare')]);
    const id = await article(anna);
    const inbox = async (who: Caller) => (await who.get('/jag/inkorg')).body.inkorg.map(({ handelse }: { handelse: string }) => handelse);
    const made = await said(anna, id, { tilldelad: bo.epost, namn: [bo.id], text: 'Ta den här' });
    expect(made.tilldelad).toMatchObject({ typ: 'person', id: bo.id });
    const own = await said(anna, id);
    expect(own.tilldelad).toBeNull();
    expect((await threads(bo, id, { tilldelad: bo.id })).map((thread: { id: string }) => thread.id)).toEqual([made.id]);
    expect([await inbox(bo), (await letters(bo.epost)).map(({ amne }) => amne)]).toEqual([
      ['kommentar_tilldelad'],
      [expect.stringContaining('vill att du tar hand om en kommentar')],
    ]);
    const give = (comment: string, tilldelad: unknown) => anna.patch(`/kommentarer/${comment}`, { tilldelad });
    // Given to the same once more it is no news, nor what one takes oneself.
    expect((await give(made.id, bo.id)).status).toBe(200);
    expect((await give(own.id, anna.id)).body.kommentar.tilldelad.id).toBe(anna.id);
    expect([await letters(bo.epost), await letters(anna.epost), await inbox(anna)]).toEqual([[expect.anything()], [], []]);
    expect((await give(made.id, null)).body.kommentar.tilldelad).toBeNull();
    expect(await threads(bo, id, { tilldelad: bo.id })).toEqual([]);

    const answer = await said(bo, id, { svar_pa: made.id });
    expect((await give(answer.id, bo.id)).koder).toEqual(['trad_behovs']);
    expect((await anna.post(addressOf(id), { sprak: 'sv', text: 'Hej', svar_pa: made.id, tilldelad: bo.id })).koder).toEqual([
      'trad_behovs',
    ]);
    for (const wrong of [reader.id, crypto.randomUUID(), 'ingen@exempel.se'])
      expect((await give(made.id, wrong)).koder, wrong).toEqual(['ansvarig_ogiltig']);
  });

  test('is refused when it is too long, of nothing, of another article, or names nobody', async () => {
    const anna = await as('skribent');
    const [id, other] = [await article(anna), await article(anna)];
    const made = await said(anna, other);
    for (const wrong of [
      ...[{ text: '' }, { text: '  ' }, { text: 'x'.repeat(5_001) }, { citat: { text: '' } }, { citat: { text: 'x'.repeat(2_001) } }],
      ...[{ block: 'inget id' }, { falt: '__proto__[x' }, { falt: 'a'.repeat(201) }, { sprak: 'de' }, { namn: [crypto.randomUUID()] }],
      { namn: Array.from({ length: 21 }, () => anna.id) },
    ]) {
      expect((await anna.post(addressOf(id), { sprak: 'sv', text: 'Hej', ...wrong })).status, JSON.stringify(wrong).slice(0, 80)).toBe(422);
    }
    expect((await anna.post(addressOf(id), { sprak: 'sv', text: 'Hej', svar_pa: made.id })).koder).toEqual(['finns_inte']);
    expect(await said(anna, id, { block: 'bbron01', falt: '__proto__.x' })).toMatchObject({ fast: true });
    expect((await anna.get(addressOf('finns-inte'))).status).toBe(404);
  });

  test('is read a page at a time', async () => {
    const anna = await as('skribent');
    const id = await article(anna);
    for (let nr = 0; nr < 3; nr++) await said(anna, id, { text: `Nr ${nr}` });
    const first = (await anna.get(addressOf(id), { per_sida: '2' })).body;
    const rest = (await anna.get(addressOf(id), { per_sida: '2', markor: first.nasta })).body;
    expect([first.antal, ...first.kommentarer, ...rest.kommentarer].map((one) => one.text ?? one)).toEqual([3, 'Nr 0', 'Nr 1', 'Nr 2']);
  });
});

test('no reader is told of what is said: not on a page, in a list, a feed or a shared draft', async () => {
  const [writer, chief] = await Promise.all([as('skribent'), as('chefredaktor')]);
  const words = swedish({ sektion: 'kultur', block: [BRIDGE, ROAD] });
  const { id, slug } = await chief.created(words);
  await chief.saved(id, 'en', english());
  const secret = uniqueWord();
  const made = await said(writer, id, { text: `Stryk det här ${secret}`, citat: { text: 'nya bron' } });
  await said(chief, id, { text: `Nej ${secret}`, svar_pa: made.id });
  const { status, fel } = await chief.release(id);
  expect(status, JSON.stringify(fel)).toBe(200);
  const { body: shown } = await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
  const lists = [
    '/',
    '/en',
    '/kultur',
    '/rss.xml',
    '/atom.xml',
    '/feed.json',
    '/kultur/rss.xml',
    '/sitemap.xml',
    '/sok?q=bron',
    `/studio/live/${id}.json`,
  ];
  const doors = [`/kultur/${slug}`, new URL(shown.delning.lank).pathname, ...lists];
  const answers = await Promise.all(doors.map((path) => send({ method: 'GET', path })));
  expect(answers.slice(0, 3).map((answer) => answer.status)).toEqual([200, 200, 200]);
  for (const { text } of answers) expect(text).not.toContain(secret);
  for (const text of [JSON.stringify(shown), JSON.stringify((await chief.item(id)).sprak)]) expect(text).not.toContain(secret);
});
