import { expect, inject, test } from 'vitest';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import { swedish } from './newsroom/articles.ts';
import { sql } from './newsroom/database.ts';
import { as } from './newsroom/people.ts';

test('work is put in the queue, taken, given back, taken by somebody else and done', async () => {
  const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
  const { id: innehall } = await anna.created(swedish());
  const made = await anna.post('/ko', { rubrik: 'Skriv om bron', sektion: 'nyheter', innehall, senast: '2099-01-01T12:00:00+01:00' });
  expect(made.status).toBe(201);
  const { id, status, senast } = made.body.uppgift;
  expect([status, senast]).toEqual(['oppen', '2099-01-01T11:00:00.000Z']);

  const taken = await anna.post(`/ko/${id}/ta`);
  expect(taken.body.uppgift).toMatchObject({ status: 'tagen', tagen_av: { id: anna.id } });
  const refused = await bo.post(`/ko/${id}/ta`);
  expect([refused.status, refused.koder]).toEqual([409, ['ko_tagen']]);
  // Whoever reads it looks at a clock in Sweden.
  expect(refused.fel[0]?.orsak).toBe(
    `Uppgiften är tagen av ${taken.body.uppgift.tagen_av.namn} till ${stockholmMinute(taken.body.uppgift.tagen_till)}.`,
  );
  expect((await bo.get('/ko', { tagen_av: anna.id })).body.ko).toMatchObject([{ id }]);

  expect((await anna.post(`/ko/${id}/slapp`)).body.uppgift).toMatchObject({ status: 'oppen', tagen_av: null });
  await bo.post(`/ko/${id}/ta`);
  expect((await bo.post(`/ko/${id}/klar`)).body.uppgift).toMatchObject({ status: 'klar', klar_av: { id: bo.id } });
  expect((await anna.post(`/ko/${id}/ta`)).koder).toEqual(['ko_klar']);
});

test('of an article that there is not it is told by the field that names it', async () => {
  const { status, fel } = await (await as('skribent')).post('/ko', { rubrik: 'Skriv om bron', innehall: 'finns-inte' });
  expect([status, fel]).toEqual([404, [expect.objectContaining({ kod: 'finns_inte', falt: 'innehall' })]]);
});

test('no work is to be done in a year that there never was', async () => {
  const anna = await as('skribent');
  for (const senast of ['0000-01-01T00:00:00Z', '0000-12-31T23:59:59+01:00']) {
    const { status, koder } = await anna.post('/ko', { rubrik: 'Skriv om bron', senast });
    expect([status, koder]).toEqual([422, ['falt_format']]);
  }
});

test('of fifty who take the same work at once, one gets it', async () => {
  // Five calls of each of ten people: whoever has it may take it again.
  const people = await Promise.all(Array.from({ length: 10 }, () => as('skribent')));
  const [first] = people;
  const { id } = (await first?.post('/ko', { rubrik: 'Ring kommunen' }))?.body.uppgift ?? {};
  const tries = people.flatMap((person) => Array.from({ length: 5 }, () => person));
  const answers = await Promise.all(tries.map((person) => person.post(`/ko/${id}/ta`)));
  const got = new Set(answers.flatMap(({ status }, nr) => (status === 200 ? [tries[nr]?.id] : [])));
  expect(got.size).toBe(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(45);
});

test('a task says what it is, how urgent, who answers for it and when it is to be public', async () => {
  const [anna, bo, reader] = await Promise.all([as('skribent'), as('skribent'), as('lasare')]);
  const { id: innehall } = await anna.created(swedish());
  const fields = {
    typ: 'artikel',
    prioritet: 'akut',
    ansvarig: bo.id,
    planerad: '2099-02-01T06:00:00+01:00',
    senast: '2020-01-01T00:00:00Z',
  };
  const made = await anna.post('/ko', { rubrik: 'Skriv om isen', innehall, ...fields });
  expect(made.body.uppgift).toMatchObject({
    ...{ typ: 'artikel', prioritet: 'akut', ansvarig: { typ: 'person', id: bo.id }, forsenad: true },
    ...{ planerad: '2099-02-01T05:00:00.000Z', artikel: { status: 'utkast', raderad: false } },
  });
  const { id } = made.body.uppgift;
  const only = async (query: Record<string, string>) => (await anna.get('/ko', query)).body.ko.map((task: { id: string }) => task.id);
  expect(await only({ ansvarig: bo.id })).toEqual([id]);
  expect(await only({ innehall })).toEqual([id]);
  expect(await only({ innehall: 'finns-inte' })).toEqual([]);
  expect(await only({ ansvarig: bo.id, forsenad: '1', typ: 'artikel', prioritet: 'akut' })).toEqual([id]);
  expect(await only({ planerad_fran: '2099-02-01T05:00:00Z', planerad_till: '2099-02-01T05:00:01Z', sortera: 'planerad' })).toEqual([id]);
  expect((await anna.get('/ko', { ansvarig: bo.id, sortera: 'prioritet' })).body.ko).toHaveLength(1);

  const given = await anna.patch(`/ko/${id}`, { ansvarig: null, prioritet: 'lag' });
  expect(given.body.uppgift).toMatchObject({ ansvarig: null, prioritet: 'lag', typ: 'artikel', rubrik: 'Skriv om isen' });
  for (const ansvarig of [reader.id, 'ingen@exempel.se', '00000000-0000-7000-8000-00000000dead']) {
    const refused = await anna.patch(`/ko/${id}`, { ansvarig });
    expect([refused.status, refused.koder]).toEqual([422, ['ansvarig_ogiltig']]);
  }
  for (const wrong of [{ typ: 'skräp' }, { prioritet: 'snart' }, { planerad: 'i morgon' }]) {
    expect((await anna.patch(`/ko/${id}`, wrong)).status).toBe(422);
  }
});

test('what is done does not stand in the way of what is not, and what was done last comes first of it', async () => {
  const anna = await as('skribent');
  const mark = `k${crypto.randomUUID().slice(0, 8)}`;
  const made: string[] = [];
  for (const [nr, senast] of ['2020-01-01', '2020-01-02', '2099-01-01'].entries())
    made.push((await anna.post('/ko', { rubrik: `Uppgift ${nr} ${mark}`, senast: `${senast}T12:00:00Z` })).body.uppgift.id);
  const [first, second, third] = made;
  for (const id of [second, first]) expect((await anna.post(`/ko/${id}/ta`)).status + (await anna.post(`/ko/${id}/klar`)).status).toBe(400);
  const of = async (query: Record<string, string>) =>
    (await anna.get('/ko', { sok: mark, ...query })).body.ko.map(({ id }: { id: string }) => id);
  expect(await of({})).toEqual([first, second, third]);
  expect(await of({ ogjord: '1' })).toEqual([third]);
  expect(await of({ status: 'klar', sortera: 'andrad' })).toEqual([first, second]);
  const one = await anna.get('/ko', { sok: mark, sortera: 'andrad', per_sida: '1' });
  expect((await anna.get('/ko', { sok: mark, sortera: 'andrad', per_sida: '1', markor: one.body.nasta })).body.ko[0].id).toBe(second);
  expect((await anna.get('/ko', { ogjord: '0' })).status).toBe(422);
});

test('tasks are found by the words that they have, whichever way round', async () => {
  const anna = await as('skribent');
  const mark = `isbrytare${Date.now()}`;
  const made = await anna.post('/ko', { rubrik: 'Ring om Åsas båt', beskrivning: `Hon seglar ${mark}. 100 % säkert.` });
  const { id } = made.body.uppgift;
  const found = async (sok: string) => (await anna.get('/ko', { sok })).body.ko.map((task: { id: string }) => task.id);
  expect(await found(`${mark.toUpperCase()} åsa`)).toEqual([id]);
  expect(await found(`båt ${mark.slice(2)}`)).toEqual([id]);
  expect(await found(`${mark} bil`)).toEqual([]);
  expect(await found(`${mark} 10_`)).toEqual([]);
  const paged = await anna.get('/ko', { sok: mark, sortera: 'prioritet', per_sida: '1' });
  expect([paged.body.antal, paged.body.nasta]).toEqual([1, null]);
});

test('work that somebody took and forgot is free again after its time', async () => {
  const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
  const { id } = (await anna.post('/ko', { rubrik: 'Ring' })).body.uppgift;
  await anna.post(`/ko/${id}/ta`);
  await sql(`UPDATE ko SET tagen_till = now() - interval '1 second' WHERE id = $1`, [id]);
  expect((await bo.post(`/ko/${id}/ta`)).body.uppgift).toMatchObject({ tagen_av: { id: bo.id } });
});

test('what is published is counted, and what has earned nothing that is known of is said to be unknown', async () => {
  const chief = await as('chefredaktor');
  const before = (await chief.get('/trafik', { dagar: '1' })).body;
  const { id } = await chief.created(swedish());
  await chief.release(id);
  const after = (await chief.get('/trafik', { dagar: '1' })).body;
  const count = ({ sektioner }: typeof after) =>
    sektioner.find(({ sektion }: { sektion: string }) => sektion === 'nyheter')?.publicerade ?? 0;
  expect(count(after)).toBeGreaterThan(count(before));
  const own = (await chief.get(`/innehall/${id}/trafik`)).body;
  expect(own).toMatchObject({ status: 'publicerad', lankar: { sv: expect.stringContaining(inject('studio').url) } });
  expect((await chief.get(`/innehall/${id}/intakter`)).body).toMatchObject({
    ...{ sponsrad: null, totalt: { visningar: null, belopp: [] }, dagar: [] },
  });
});
