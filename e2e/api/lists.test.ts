import { describe, expect, test } from 'vitest';
import { english, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { as } from './newsroom/people.ts';

interface Listed {
  id: string;
  rubrik: string;
}

async function list(caller: Caller, query: Record<string, string>) {
  const { status, body } = await caller.get('/innehall', query);
  expect(status, JSON.stringify(body.fel)).toBe(200);
  return body as { innehall: Listed[]; antal: number; sida: number; sidor: number; per_sida: number };
}

const ids = ({ innehall }: { innehall: Listed[] }) => innehall.map(({ id }) => id);

test.each([
  ['sida', '10000000'],
  ['sida', '-1'],
  ['sida', '1e7'],
  ['per_sida', '100000'],
  ['sok', Array.from({ length: 300 }, (_, nr) => `ord${nr}`).join(' ')],
])('what no list can answer is refused with which field it is, at once: %s', async (field, value) => {
  const writer = await as('skribent');
  for (const path of ['/innehall', '/media', '/personer']) {
    const began = performance.now();
    const { status, fel } = await writer.get(path, { [field]: value });
    expect([status, fel.map(({ falt }) => falt)], path).toEqual([422, [field]]);
    expect(fel[0]?.atgard, path).toMatch(/[.]$/);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
});

describe('paging', () => {
  test('tells how much there is, and gives each item once', async () => {
    const writer = await as('skribent');
    const made: string[] = [];
    for (let nr = 1; nr <= 7; nr++) made.push((await writer.created({ rubrik: `Nummer ${nr}` })).id);
    const page = (sida: number) => list(writer, { agare: writer.id, per_sida: '3', sida: String(sida) });
    const pages = [await page(1), await page(2), await page(3)];
    for (const [index, one] of pages.entries()) {
      expect(one).toMatchObject({ ok: true, antal: 7, sida: index + 1, sidor: 3, per_sida: 3 });
    }
    expect(pages.flatMap(ids)).toEqual(made.toReversed());
    expect(await page(4)).toMatchObject({ innehall: [], antal: 7, sida: 4, sidor: 3 });
  });

  test('has 25 to a page when nothing is said, and one page when there is nothing', async () => {
    const writer = await as('skribent');
    expect(await list(writer, { agare: writer.id })).toEqual({
      ...{ ok: true, innehall: [], antal: 0, sida: 1, sidor: 1, per_sida: 25, nasta: null },
    });
  });
});

test('an item in the list has what decisions.md §14 says, without the text', async () => {
  const writer = await as('skribent');
  const { id, revision, slug } = await writer.created(swedish({ taggar: ['bro'] }));
  await writer.saved(id, 'en', english());
  const [listed] = (await list(writer, { agare: writer.id })).innehall;
  const { sprak, ...head } = await writer.item(id);
  expect(listed).toMatchObject(head);
  expect(listed).toMatchObject({
    sprak: {
      sv: {
        sprak: 'sv',
        status: 'utkast',
        inaktuell: false,
        rubrik: head.rubrik,
        slug,
        lank: null,
        arbetsrevision: { id: revision, nr: 1 },
      },
      en: { sprak: 'en', rubrik: sprak.en.arbetsrevision.rubrik },
    },
  });
  expect(JSON.stringify(listed)).not.toContain('Storgatan');
});

test('each filter keeps what it names, and filters add up', async () => {
  const chief = await as('chefredaktor');
  const [tagg, ansvarig] = [uniqueWord(), `Lena ${uniqueWord()}`];
  const news = (await chief.created(swedish({ taggar: [tagg, 'bro'], ansvarig }))).id;
  const food = (await chief.created(swedish({ sektion: 'mat', taggar: [tagg] }))).id;
  const review = (await chief.created(swedish())).id;
  await chief.patch(`/innehall/${review}`, { status: 'granskning' });
  await chief.release(food);
  const found = async (query: Record<string, string>) => new Set(ids(await list(chief, { agare: chief.id, ...query })));
  expect(await found({ sektion: 'mat' })).toEqual(new Set([food]));
  expect(await found({ tagg })).toEqual(new Set([news, food]));
  expect(await found({ tagg, sektion: 'nyheter' })).toEqual(new Set([news]));
  expect(await found({ ansvarig })).toEqual(new Set([news]));
  expect(await found({ status: 'granskning' })).toEqual(new Set([review]));
  expect(await found({ status: 'publicerad' })).toEqual(new Set([food]));
  expect(await found({ mall: 'nyhet' })).toEqual(new Set([news, food, review]));
  expect(await found({ mall: 'recept' })).toEqual(new Set());
  expect(await found({ sektion: 'finns-inte' })).toEqual(new Set());
});

test('the order is the one asked for', async () => {
  const chief = await as('chefredaktor');
  const made = [];
  for (const rubrik of ['Banan', 'ananas', 'Citron']) made.push(await chief.created(swedish({ rubrik: `${rubrik} ${uniqueWord()}` })));
  const [banan, ananas, citron] = made.map(({ id }) => id);
  await chief.release(banan ?? '', { datum: '2026-03-01 12:00' });
  await chief.release(citron ?? '', { datum: '2026-02-01 12:00' });
  await chief.patch(`/innehall/${ananas}`, { taggar: ['frukt'] });
  const order = async (sortera: string) => ids(await list(chief, { agare: chief.id, sortera }));
  expect(await order('andrad')).toEqual([ananas, citron, banan]);
  expect(await order('skapad')).toEqual([citron, ananas, banan]);
  expect(await order('publicerad')).toEqual([banan, citron, ananas]);
  expect(await order('rubrik')).toEqual([ananas, banan, citron]);
});

const writer = await as('skribent');
const word = uniqueWord();
const bridges = await writer.created({
  ...swedish({ rubrik: `Skärgårdsbåtarna ${word}`, ingress: 'Passagerarna får vänta på bryggorna.' }),
  block: [paragraph('Kaptenen berättade om flickornas resor till öarna.')],
  taggar: ['sjöfart'],
});
await writer.saved(
  bridges.id,
  'en',
  english({ rubrik: `The ferries ${word}`, block: [paragraph('The captains were travelling between islands.')] }),
);
const other = await writer.created(swedish({ rubrik: `Något helt annat ${uniqueWord()}` }));

describe('searching', () => {
  const search = async (sok: string) => ids(await list(writer, { agare: writer.id, sok }));
  const found = (sok: string) => expect.poll(() => search(sok), { timeout: 5_000, message: sok }).toContain(bridges.id);

  test.each([
    ['a word of the body', 'kaptenen'],
    ['a word in another form', 'flicka'],
    ['and in another still', 'passagerare'],
    ['the beginning of a word', 'kapt'],
    ['words that both stand there, in any order', 'bryggorna kaptenen'],
    ['a word of the English version, in another form', 'travel'],
    ['a tag', 'sjöfart'],
    ['a word in capitals', 'KAPTENEN'],
    ['a headline', `skärgårdsbåtarna ${word}`],
    ['a headline with a slip of the finger', 'skärgårdsbåtrana'],
    ['a headline with two letters that changed places', 'skärgådrsbåtarna'],
    ['a headline with two letters that changed places further in', 'skärgårdsåbtarna'],
    ['a headline with a letter too many and one too few', 'skärrgårdsbåtrna'],
    ['a headline with two slips', 'skärgårsbåtrana'],
    ['a headline with one letter for another, twice', 'skergårdsbåtarma'],
    ['a headline typed without its dots and ring', 'skargardsbatarna'],
    ['å typed as a letter and a ring of its own', 'ska\u0308rga\u030ardsba\u030atarna'],
    ['an English headline with a slip of the finger', `ferreis ${word}`],
    ['a slug', bridges.slug],
    ['an id', bridges.id],
    ['an id in capitals', bridges.id.toUpperCase()],
  ])('finds an article by %s', async (_, sok) => {
    await found(sok);
    expect(await search(sok)).not.toContain(other.id);
  });

  test.each(['och som för', 'finnsinte', 'kaptenen finnsinte', crypto.randomUUID()])('finds nothing by %s', async (sok) => {
    await found('kaptenen');
    expect(await search(sok)).toEqual([]);
  });

  test('finds the new words of a save, and no longer the old ones', async () => {
    const [before, after] = [uniqueWord(), uniqueWord()];
    const { id, revision } = await writer.created(swedish({ ingress: before }));
    await expect.poll(() => search(before), { timeout: 5_000 }).toEqual([id]);
    await writer.saved(id, 'sv', { ...swedish({ ingress: after }), bas: revision });
    await expect.poll(() => search(after), { timeout: 5_000 }).toEqual([id]);
    expect(await search(before)).toEqual([]);
  });

  test('finds the new tags of an article', async () => {
    const [before, after] = [uniqueWord(), uniqueWord()];
    const { id } = await writer.created(swedish({ taggar: [before] }));
    await expect.poll(() => search(before), { timeout: 5_000 }).toEqual([id]);
    await writer.patch(`/innehall/${id}`, { taggar: [after] });
    await expect.poll(() => search(after), { timeout: 5_000 }).toEqual([id]);
    expect(await search(before)).toEqual([]);
  });

  test('goes on after the longest article there can be, of different words', async () => {
    const words = Array.from({ length: 150_000 }, (_, index) => `w${(index * 7919).toString(36)}`).join(' ');
    const block = Array.from({ length: 45 }, (_, index) => paragraph(words.slice(index * 20_000, (index + 1) * 20_000).trim()));
    await writer.created({ rubrik: 'Mycket lång', ingress: words.slice(0, 2_000), block });
    const late = uniqueWord();
    const { id } = await writer.created(swedish({ ingress: late }));
    await expect.poll(() => search(late), { timeout: 10_000 }).toEqual([id]);
  });

  test('goes together with filters', async () => {
    await found('kaptenen');
    expect(ids(await list(writer, { agare: writer.id, sok: 'kaptenen', sektion: 'mat' }))).toEqual([]);
  });
});

describe('the log', () => {
  test('has a line for each write, newest first, with who, what, and the request', async () => {
    const chief = await as('chefredaktor');
    const { id, revision } = await chief.created(swedish());
    await chief.call('PUT', `/innehall/${id}/sprak/sv`, {
      body: { ...swedish(), bas: revision },
      headers: { 'X-Request-Id': 'mitt-anrop' },
    });
    await chief.patch(`/innehall/${id}`, { taggar: ['bro'] });
    await chief.get(`/innehall/${id}`);
    await chief.validate(id);
    const { body } = await chief.get('/logg', { innehall: id });
    expect(body.logg.map(({ operation }: { operation: string }) => operation)).toEqual([
      'andraInnehall',
      'sparaSprakversion',
      'skapaInnehall',
    ]);
    expect(body.logg[1]).toEqual({
      id: expect.any(String),
      tid: expect.any(String),
      operation: 'sparaSprakversion',
      av: { typ: 'person', id: chief.id, namn: `chefredaktor ${chief.id.slice(0, 4)}` },
      order_av: null,
      innehall: id,
      rubrik: expect.stringContaining('Kommunen bygger bron'),
      utfall: 'genomford',
      detalj: { sprak: 'sv', revision: expect.any(String), nr: 2, bas: revision },
      korrelation: 'mitt-anrop',
    });
    expect(body.logg[0].detalj).toEqual({ fore: { taggar: [] }, efter: { taggar: ['bro'] } });
  });

  test('is paged, and of all when no item is named', async () => {
    const chief = await as('chefredaktor');
    await chief.created();
    const { body } = await chief.get('/logg', { per_sida: '1' });
    expect(body).toMatchObject({ sida: 1, per_sida: 1 });
    expect(body.logg).toHaveLength(1);
    expect(body.antal).toBeGreaterThan(1);
    expect((await chief.get('/logg', { innehall: 'x' })).status).toBe(404);
    expect((await chief.get('/logg', { innehall: crypto.randomUUID() })).body.logg).toEqual([]);
  });
});

test('a list that is short is answered whole, in the frame of every list, and paged when asked', async () => {
  const [chief, admin] = await Promise.all([as('chefredaktor'), as('admin')]);
  const { id, revision } = await chief.created(swedish());
  let bas = revision;
  for (let nr = 2; nr <= 27; nr++) bas = await chief.saved(id, 'sv', { ...swedish(), bas });
  await chief.release(id);
  await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 5 });
  const path = `/innehall/${id}/sprak/sv/revisioner`;
  const whole = (await chief.get(path)).body;
  expect(whole).toMatchObject({ antal: 27, sida: 1, sidor: 1, per_sida: 27 });
  expect(whole.revisioner).toHaveLength(27);
  const second = (await chief.get(path, { sida: '2', per_sida: '20' })).body;
  expect(second).toMatchObject({ antal: 27, sida: 2, sidor: 2, per_sida: 20, revisioner: whole.revisioner.slice(20) });
  for (const [list, field] of [
    ['releaser', 'releaser'],
    ['delningar', 'delningar'],
  ] as const) {
    const { body } = await chief.get(`/innehall/${id}/${list}`);
    expect(body).toMatchObject({ antal: 1, sida: 1, sidor: 1, per_sida: 1 });
    expect(body[field]).toHaveLength(1);
  }
  for (const list of ['agenter', 'anvandare']) {
    const { body } = await admin.get(`/${list}`);
    expect(body).toMatchObject({ antal: body[list].length, sida: 1, sidor: 1 });
  }
});

test('a headline is found by a short word with letters that changed places', async () => {
  const librarian = await as('skribent');
  const { id } = await librarian.created(swedish({ rubrik: 'Biblioteket öppnar på söndagar' }));
  const found = async (sok: string) =>
    (await librarian.get('/innehall', { sok, agare: librarian.id })).body.innehall.map((one: { id: string }) => one.id);
  await expect.poll(() => found('bibliotkeet'), { timeout: 5_000 }).toEqual([id]);
});
