import { describe, expect, test } from 'vitest';
import { paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { agent, as, EVERYWHERE } from './newsroom/people.ts';

const chief = await as('chefredaktor');

const addressOf = (id: string, sprak = 'sv') => `/innehall/${id}/sprak/${sprak}/arbetskopia`;
const copies = async (caller: Caller, id: string) => (await caller.get(`/innehall/${id}/arbetskopior`)).body.arbetskopior;
const FIRST = paragraph('Först', 'bforst001');

async function article() {
  const { id, revision: bas } = await chief.created(swedish({ block: [FIRST] }));
  return { id, bas, address: addressOf(id) };
}

describe('what is written and not saved', () => {
  test('is kept part by part, each in place of what it was, and is there for the same person anywhere', async () => {
    const { id, bas, address } = await article();
    const first = await chief.put(address, { bas, nr: 0, rubrik: 'Bro', block: [paragraph('Ett', 'bforst001')] });
    expect([first.status, first.body.nr]).toEqual([200, 1]);
    const meta = { seoTitel: 'x'.repeat(400) };
    const ordning = { fran: 1, bort: 0, in: ['bnytt0001'] };
    const block = [paragraph('Ett och ett', 'bforst001'), paragraph('Nytt', 'bnytt0001')];
    expect((await chief.put(address, { bas, nr: 1, meta, ordning, block, hero: null })).body.nr).toBe(2);
    const [copy, ...others] = await copies(chief, id);
    expect(others).toEqual([]);
    expect(copy).toMatchObject({ sprak: 'sv', bas, nr: 2, rubrik: 'Bro', meta, ordning, hero: null });
    expect(copy.block.toSorted((a: { attrs: { id: string } }, b: { attrs: { id: string } }) => (a.attrs.id < b.attrs.id ? -1 : 1))).toEqual(
      block,
    );
  });

  test('is told of to everybody, but is its writer’s alone', async () => {
    const { id, bas, address } = await article();
    expect((await chief.get(`/innehall/${id}`)).body.innehall.arbetskopia).toBeNull();
    await chief.put(address, { bas, nr: 0, ingress: 'HEMLIG KÄLLA' });
    const other = await as('publicist');
    const { body } = await other.get(`/innehall/${id}`);
    expect(body.innehall.arbetskopia).toEqual({
      av: { typ: 'person', id: chief.id, namn: expect.any(String) },
      andrad: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    const listed = (await other.get('/innehall', { sok: id })).body.innehall;
    expect(listed).toMatchObject([{ id, arbetskopia: body.innehall.arbetskopia }]);
    expect(JSON.stringify([body, listed])).not.toContain('HEMLIG');
    expect(await copies(other, id)).toEqual([]);
    expect((await other.put(address, { bas, nr: 0, ingress: 'Min' })).body.nr).toBe(1);
    expect(await copies(chief, id)).toMatchObject([{ ingress: 'HEMLIG KÄLLA' }]);
  });

  test('makes no revision, no line in the log and changes nothing of the article', async () => {
    const { id, bas, address } = await article();
    const { arbetskopia: none, ...before } = await chief.item(id);
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    const { arbetskopia, ...after } = await chief.item(id);
    expect([none, after]).toEqual([null, before]);
    expect(arbetskopia).not.toBeNull();
    expect(await sql('SELECT operation FROM logg WHERE innehall_id = $1 AND operation LIKE $2', [id, '%rbetskopia'])).toEqual([]);
  });

  test('may be of a language that has never been saved, and by whoever may write there alone', async () => {
    const { id } = await article();
    expect((await chief.put(addressOf(id, 'en'), { bas: null, nr: 0, rubrik: 'The square' })).body.nr).toBe(1);
    const swede = await as('skribent', { sprak: ['sv'] });
    expect((await swede.put(addressOf(id, 'en'), { bas: null, nr: 0 })).koder).toEqual(['sprak_ej_tillatet']);
    expect((await (await agent(EVERYWHERE)).put(addressOf(id, 'en'), { bas: null, nr: 0 })).koder).toEqual(['bara_redaktionen']);
  });

  test('is kept as it is written, though it could not be saved', async () => {
    const { id, bas, address } = await article();
    const half = {
      type: 'citat',
      attrs: { id: 'bhalvt001', okant: 1 },
      content: [{ type: 'text', text: '', marks: [{ type: 'link', attrs: { href: 'java' } }] }],
    };
    expect((await chief.put(address, { bas, nr: 0, block: [half] })).status).toBe(200);
    expect(await copies(chief, id)).toMatchObject([{ block: [half] }]);
  });
});

describe('two windows of one person', () => {
  test('never overwrite each other: the second is told what the first has written since, and goes on from there', async () => {
    const { bas, address } = await article();
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    await chief.put(address, { bas, nr: 1, ingress: 'Den håller.' });
    const late = await chief.put(address, { bas, nr: 1, ingress: 'Den rasar.' });
    expect([late.status, late.koder]).toEqual([409, ['arbetskopia_andrad']]);
    // The headline it had already.
    expect(late.body.arbetskopia).toEqual({ sprak: 'sv', bas, nr: 2, andrad: expect.any(String), ingress: 'Den håller.' });
    expect((await chief.put(address, { bas, nr: 2, ingress: 'Den rasar.' })).body.nr).toBe(3);
  });

  test('of which one saves: the other is told so', async () => {
    const { id, bas, address } = await article();
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    await chief.saved(id, 'sv', { ...swedish(), bas, arbetskopia: { nr: 1 } });
    const late = await chief.put(address, { bas, nr: 1, ingress: 'Den rasar.' });
    expect([late.koder, late.body.arbetskopia]).toEqual([['arbetskopia_andrad'], null]);
  });

  test('at once: one of them writes', async () => {
    const { bas, address } = await article();
    const both = await Promise.all(['Ett', 'Två'].map((rubrik) => chief.put(address, { bas, nr: 0, rubrik })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a save', () => {
  test('takes the working copy that it holds, and leaves what was written to it since', async () => {
    const { id, bas, address } = await article();
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    await chief.saved(id, 'sv', { ...swedish(), bas, arbetskopia: { nr: 1 } });
    expect(await copies(chief, id)).toEqual([]);
    const { id: another, bas: from, address: there } = await article();
    await chief.put(there, { bas: from, nr: 0, rubrik: 'Bro' });
    await chief.put(there, { bas: from, nr: 1, rubrik: 'Broar' });
    await chief.saved(another, 'sv', { ...swedish(), bas: from, arbetskopia: { nr: 1 } });
    expect(await copies(chief, another)).toMatchObject([{ bas: from, nr: 2, rubrik: 'Broar' }]);
  });

  test('that is refused leaves it', async () => {
    const { id, bas, address } = await article();
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    await (await as('publicist')).saved(id, 'sv', { ...swedish(), bas });
    expect((await chief.save(id, 'sv', { ...swedish(), bas, arbetskopia: { nr: 1 } })).koder).toEqual(['konflikt']);
    expect(await copies(chief, id)).toMatchObject([{ bas, nr: 1 }]);
  });

  test('that Studio makes by itself says so; any other leaves the copy alone', async () => {
    const { id, bas, address } = await article();
    await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
    const next = await chief.saved(id, 'sv', { ...swedish(), bas, arbetskopia: { nr: 1, auto: true } });
    await chief.put(address, { bas: next, nr: 0, rubrik: 'Broar' });
    await chief.saved(id, 'sv', { ...swedish(), bas: next });
    expect(await copies(chief, id)).toMatchObject([{ bas: next }]);
    const { body } = await chief.get(`/innehall/${id}/sprak/sv/revisioner`);
    expect(body.revisioner.map(({ typ }: { typ: string }) => typ)).toEqual(['manuell', 'auto', 'manuell']);
  });
});

test('what is thrown away is gone, and the log tells of it', async () => {
  const { id, bas, address } = await article();
  await chief.put(address, { bas, nr: 0, rubrik: 'Bro' });
  expect((await chief.delete(address)).status).toBe(200);
  expect([await copies(chief, id), (await chief.delete(address)).status]).toEqual([[], 404]);
  expect(await sql('SELECT detalj FROM logg WHERE innehall_id = $1 AND operation = $2', [id, 'kastaArbetskopia'])).toMatchObject([
    { detalj: { sprak: 'sv' } },
  ]);
});

test('a base of another article is no base', async () => {
  const [{ address }, { bas }] = [await article(), await article()];
  for (const other of [bas, crypto.randomUUID(), 'skräp']) {
    expect((await chief.put(address, { bas: other, nr: 0, rubrik: 'Bro' })).koder).toEqual(['revision_okand']);
  }
});
