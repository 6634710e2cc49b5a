import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { ideaOf, watchOf } from './newsroom/ideas.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

let chief: Caller;

beforeAll(async () => {
  chief = await as('chefredaktor');
});

test('an idea whose headline is cut in the midst of an emoji can be ordered', async () => {
  // «Nyhetsbyrån: » is thirteen characters: the last place there is for a headline falls between the two halves.
  const id = await ideaOf(chief, { rubrik: `${'x'.repeat(286)}😀` });
  const { status, body } = await chief.post(`/ideer/${id}/bestall`, {});
  expect([status, body.innehall?.kallor[0]?.titel]).toEqual([201, `Nyhetsbyrån: ${'x'.repeat(286)}`]);
});

describe('a watch', () => {
  test('is made with what is left out filled in, called by its host until it has been read', async () => {
    const adress = `https://Nyheter.example/${randomUUID()}.xml#top`;
    const { status, body } = await chief.post('/bevakningar', { adress, ord: ['bro', 'Bro', 'färja'], vilande: true });
    expect(status).toBe(201);
    expect(body.bevakning).toMatchObject({
      ...{ adress: adress.toLowerCase().replace('#top', ''), namn: 'nyheter.example', sektion: null, ord: ['Bro', 'färja'], intervall: 30 },
      ...{ vilande: true, tillstand: 'vilande', fel: null, misslyckanden: 0, hamtad: null, lyckad: null, nasta: null },
    });
  });

  test.each([
    'http://localhost/flode.xml',
    'http://127.0.0.1/flode.xml',
    'http://2130706433/flode.xml',
    'http://0x7f.1/flode.xml',
    'http://[::1]/flode.xml',
    'http://169.254.169.254/latest/meta-data',
    'http://intranat/flode.xml',
    'http://databas.internal/',
    'https://nyheter.example:8443/flode.xml',
    'https://anna:hemligt@nyheter.example/flode.xml',
  ])('is never at %s', async (adress) => {
    const { status, fel } = await chief.post('/bevakningar', { adress });
    expect([status, fel.map(({ kod, falt }) => [kod, falt])]).toEqual([422, [['bevakning_adress', 'adress']]]);
  });

  test.each(['ftp://nyheter.example/', 'javascript:alert(1)', 'nyheter.example/rss', ''])(
    'needs an address of the web: %s',
    async (adress) => {
      const { status, fel } = await chief.post('/bevakningar', { adress });
      expect([status, fel[0]?.falt]).toEqual([422, 'adress']);
    },
  );

  test('is told of all its faults at once', async () => {
    const { status, fel } = await chief.post('/bevakningar', { adress: 'x', intervall: 1, sektion: 'sport', ord: [''] });
    expect([status, fel.map(({ falt }) => falt).toSorted()]).toEqual([422, ['adress', 'intervall', 'ord[0]', 'sektion']]);
  });

  test('of an address is one, however it is written, until it has been removed', async () => {
    const adress = `https://nyheter.example/${randomUUID()}.xml`;
    const id = await watchOf(chief, { adress });
    expect((await chief.post('/bevakningar', { adress: adress.replace('https', 'HTTPS'), vilande: true })).koder).toEqual([
      'bevakning_finns',
    ]);
    expect((await chief.delete(`/bevakningar/${id}`)).status).toBe(200);
    expect((await chief.delete(`/bevakningar/${id}`)).status).toBe(404);
    expect((await chief.post('/bevakningar', { adress, vilande: true })).status).toBe(201);
  });

  test('that has failed is forgiven when it is woken, and not by other changes', async () => {
    const id = await watchOf(chief);
    const fel = { falt: 'adress', sprak: '', orsak: 'Fel.', atgard: 'Gör om.', kod: 'internt' };
    await sql(
      `UPDATE bevakning SET fel = $2, misslyckanden = 7, hamtad = now(), nasta = now() + interval '1 day', vilande = false WHERE id = $1`,
      [id, fel],
    );
    const renamed = (await chief.patch(`/bevakningar/${id}`, { namn: 'Byrån', ord: ['bro'] })).body.bevakning;
    expect(renamed).toMatchObject({ tillstand: 'fel', fel: { kod: 'internt' }, misslyckanden: 7, namn: 'Byrån', ord: ['bro'] });
    const resting = (await chief.patch(`/bevakningar/${id}`, { vilande: true })).body.bevakning;
    expect(resting).toMatchObject({ tillstand: 'vilande', nasta: null });
  });

  test('is listed by name and by state', async () => {
    const mark = randomUUID().slice(0, 8);
    const ids = await Promise.all(['Ö', 'Ä', 'A'].map((letter) => watchOf(chief, { namn: `${letter} ${mark}` })));
    await sql(`UPDATE bevakning SET vilande = false, hamtad = now(), lyckad = now(), nasta = now() + interval '1 day' WHERE id = $1`, [
      ids[0],
    ]);
    const listed = async (query: object) =>
      (await everything(query)).filter(({ namn }) => namn.endsWith(mark)).map(({ namn, tillstand }) => `${namn.slice(0, 1)} ${tillstand}`);
    expect(await listed({})).toEqual(['A vilande', 'Ä vilande', 'Ö ok']);
    expect(await listed({ tillstand: 'ok' })).toEqual(['Ö ok']);
    expect(await listed({ tillstand: 'vilande' })).toEqual(['A vilande', 'Ä vilande']);
  });
});

/** All watches, page by page. */
async function everything(query: object): Promise<Array<{ namn: string; tillstand: string }>> {
  const all: Array<{ namn: string; tillstand: string }> = [];
  for (let markor: string | null | undefined; markor !== null; ) {
    const { body } = await chief.get('/bevakningar', { per_sida: '50', ...query, ...(markor === undefined ? {} : { markor }) });
    all.push(...body.bevakningar);
    markor = body.nasta;
  }
  return all;
}

describe('an idea', () => {
  test('is listed with its sources, what it is proposed as and the own article about the same', async () => {
    const rubrik = `Bron är klar ${randomUUID().slice(0, 8)}`;
    const { id: article } = await chief.created(swedish({ rubrik }));
    await chief.release(article);
    const id = await ideaOf(chief, { rubrik: `Bron ${randomUUID()}`, egen: article });
    const { ideer } = (await chief.get('/ideer', { egen: '1' })).body;
    const found = ideer.find((one: { id: string }) => one.id === id);
    expect(found).toMatchObject({
      ...{ tillstand: 'ny', forslag: { sektion: 'nyheter', mall: 'nyhet' }, antal_kallor: 1, uppgift: null, orsak: null },
      egen: { innehall: article, rubrik },
      kallor: [{ namn: 'Nyhetsbyrån', adress: 'https://nyheter.example/bron', tid_osaker: false }],
    });
    await chief.takeDown(article);
    const later = (await chief.get('/ideer', { egen: '1' })).body.ideer.find((one: { id: string }) => one.id === id);
    expect(later.egen).toBeNull();
  });

  test('is found by words, state, section, watch and relevance', async () => {
    const mark = randomUUID();
    const [near, far] = [
      await ideaOf(chief, { rubrik: `Nära ${mark}`, relevans: 80 }),
      await ideaOf(chief, { rubrik: `Fjärran ${mark}`, relevans: 10, sektion: 'mat' }),
    ];
    await chief.post(`/ideer/${far}/avfarda`, { orsak: 'for_gammal' });
    const found = async (query: object) =>
      (await chief.get('/ideer', { sok: mark, ...query })).body.ideer.map((one: { id: string }) => one.id);
    expect(await found({})).toEqual([far, near]);
    expect(await found({ tillstand: 'ny' })).toEqual([near]);
    expect(await found({ tillstand: 'avfardad' })).toEqual([far]);
    expect(await found({ sektion: 'mat' })).toEqual([far]);
    expect(await found({ relevant: '1' })).toEqual([near]);
    const { kallor } = (await chief.get('/ideer', { sok: mark, relevant: '1' })).body.ideer[0];
    expect(await found({ bevakning: kallor[0].bevakning })).toEqual([near]);
    expect(await found({ bevakning: 'ingen' })).toEqual([]);
  });

  test('comes first when it is relevant, where that is asked for: of those the newest, page by page', async () => {
    const mark = randomUUID();
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute)).toISOString();
    const made: string[] = [];
    for (const [nr, relevans] of [10, 80, 9, 80, 100].entries())
      made.push(await ideaOf(chief, { rubrik: `Ordnad ${mark}`, relevans, tid: at(nr) }));
    const ids = ({ ideer }: { ideer: Array<{ id: string }> }) => ideer.map(({ id }) => made.indexOf(id));
    const asked = { sok: mark, tillstand: 'ny', per_sida: '2' };
    expect(ids((await chief.get('/ideer', { ...asked, per_sida: '5' })).body)).toEqual([4, 3, 2, 1, 0]);
    const first = (await chief.get('/ideer', { ...asked, sortera: 'relevans' })).body;
    const second = (await chief.get('/ideer', { ...asked, sortera: 'relevans', markor: first.nasta })).body;
    const third = (await chief.get('/ideer', { ...asked, sortera: 'relevans', markor: second.nasta })).body;
    expect([first, second, third].flatMap(ids)).toEqual([4, 3, 1, 0, 2]);
    // A cursor of one order leads nowhere in the other.
    expect((await chief.get('/ideer', { ...asked, markor: first.nasta })).koder).toEqual(['markor_ogiltig']);
    expect((await chief.get('/ideer', { ...asked, sortera: 'slump' })).status).toBe(422);
  });

  test('that is ordered becomes a draft with its sources and a task, of the section and template proposed', async () => {
    const writer = await as('skribent');
    const id = await ideaOf(chief, { rubrik: 'Färjan ställs in i vinter' });
    const { status, body } = await writer.post(`/ideer/${id}/bestall`, { prioritet: 'hog', ansvarig: chief.id });
    expect(status, JSON.stringify(body.fel)).toBe(201);
    expect(body.innehall).toMatchObject({
      ...{ sektion: 'nyheter', mall: 'nyhet', rubrik: 'Färjan ställs in i vinter', status: 'utkast' },
      kallor: [{ titel: 'Nyhetsbyrån: Färjan ställs in i vinter', url: 'https://nyheter.example/bron', not: '' }],
    });
    // The words of the source are for whoever writes, and not in what is written.
    expect(body.innehall.sprak.sv.arbetsrevision.ingress).toBe('');
    expect(body.uppgift).toMatchObject({
      ...{
        typ: 'ide',
        innehall: body.innehall.id,
        sektion: 'nyheter',
        prioritet: 'hog',
        ansvarig: { id: chief.id },
        av: { id: writer.id },
      },
      beskrivning: expect.stringContaining('Bron invigs på fredag.'),
    });
    expect(body.ide).toMatchObject({
      tillstand: 'bestalld',
      uppgift: { id: body.uppgift.id, innehall: body.innehall.id },
      avgjord_av: { id: writer.id },
    });
  });

  test('is ordered as something else than is proposed, where that is said', async () => {
    const id = await ideaOf(chief, { sektion: null });
    const { body } = await chief.post(`/ideer/${id}/bestall`, { sektion: 'mat', mall: 'recept', rubrik: 'Brons bästa bullar' });
    expect(body.innehall).toMatchObject({ sektion: 'mat', mall: 'recept', rubrik: 'Brons bästa bullar' });
  });

  test('is ordered by one of fifty who do it at once', async () => {
    const id = await ideaOf(chief);
    const callers = await Promise.all(Array.from({ length: 5 }, () => as('skribent')));
    const answers = await Promise.all(Array.from({ length: 50 }, (_, nr) => callers[nr % 5]?.post(`/ideer/${id}/bestall`, {})));
    expect(answers.filter((answer) => answer?.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer?.koder[0] === 'ide_bestalld')).toHaveLength(49);
    const rows = await sql('SELECT o.id FROM ide i JOIN ko o ON o.id = i.ko_id WHERE i.id = $1', [id]);
    expect(rows).toHaveLength(1);
  });

  test('is ordered by an agent within what it was given, and nowhere else', async () => {
    const writer = await agent(MAY_PUBLISH);
    expect((await writer.post(`/ideer/${await ideaOf(chief)}/bestall`, {})).status).toBe(201);
    const elsewhere = await agent({ ...MAY_PUBLISH, sektioner: ['mat'] });
    const id = await ideaOf(chief);
    expect((await elsewhere.post(`/ideer/${id}/bestall`, {})).koder).toEqual(['sektion_ej_tillaten']);
    expect((await elsewhere.post(`/ideer/${id}/avfarda`, { orsak: 'for_gammal' })).status).toBe(200);
  });

  test('is dismissed for a reason, and taken back', async () => {
    const id = await ideaOf(chief);
    const dismissed = (await chief.post(`/ideer/${id}/avfarda`, { orsak: 'osaker_kalla' })).body.ide;
    expect(dismissed).toMatchObject({ tillstand: 'avfardad', orsak: 'osaker_kalla', avgjord_av: { id: chief.id } });
    expect((await chief.post(`/ideer/${id}/avfarda`)).body.ide.orsak).toBe('ointressant');
    const back = (await chief.post(`/ideer/${id}/ta-tillbaka`)).body.ide;
    expect(back).toMatchObject({ tillstand: 'ny', orsak: null, avgjord: null, avgjord_av: null });
    expect((await chief.post(`/ideer/${id}/bestall`, {})).status).toBe(201);
  });

  test('that is not there is 404, whatever it is called', async () => {
    for (const id of [randomUUID(), 'x', '..%2f'])
      for (const what of ['bestall', 'avfarda', 'ta-tillbaka'])
        expect((await chief.post(`/ideer/${id}/${what}`, what === 'bestall' ? {} : undefined)).status).toBe(404);
  });
});
