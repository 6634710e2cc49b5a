import { expect, inject, test } from 'vitest';
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
  expect((await bo.get('/ko', { tagen_av: anna.id })).body.ko).toMatchObject([{ id }]);

  expect((await anna.post(`/ko/${id}/slapp`)).body.uppgift).toMatchObject({ status: 'oppen', tagen_av: null });
  await bo.post(`/ko/${id}/ta`);
  expect((await bo.post(`/ko/${id}/klar`)).body.uppgift).toMatchObject({ status: 'klar', klar_av: { id: bo.id } });
  expect((await anna.post(`/ko/${id}/ta`)).koder).toEqual(['ko_klar']);
});

test('no work is to be done in a year that there never was', async () => {
  const anna = await as('skribent');
  for (const senast of ['0000-01-01T00:00:00Z', '0000-12-31T23:59:59+01:00']) {
    const { status, koder } = await anna.post('/ko', { rubrik: 'Skriv om bron', senast });
    expect([status, koder]).toEqual([422, ['falt_format']]);
  }
});

test('of ten who take the same work at once, one gets it', async () => {
  const people = await Promise.all(Array.from({ length: 10 }, () => as('skribent')));
  const [first] = people;
  const { id } = (await first?.post('/ko', { rubrik: 'Ring kommunen' }))?.body.uppgift ?? {};
  const answers = await Promise.all(people.map((person) => person.post(`/ko/${id}/ta`)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
});

test('work that somebody took and forgot is free again after its time', async () => {
  const [anna, bo] = await Promise.all([as('skribent'), as('skribent')]);
  const { id } = (await anna.post('/ko', { rubrik: 'Ring' })).body.uppgift;
  await anna.post(`/ko/${id}/ta`);
  await sql(`UPDATE ko SET tagen_till = now() - interval '1 second' WHERE id = $1`, [id]);
  expect((await bo.post(`/ko/${id}/ta`)).body.uppgift).toMatchObject({ tagen_av: { id: bo.id } });
});

test('what is not measured is said to be unmeasured, and what is published is counted', async () => {
  const chief = await as('chefredaktor');
  const before = (await chief.get('/trafik', { dagar: '1' })).body;
  const { id } = await chief.created(swedish());
  await chief.release(id);
  const after = (await chief.get('/trafik', { dagar: '1' })).body;
  expect(after.matt).toBe(false);
  const count = ({ sektioner }: typeof after) =>
    sektioner.find(({ sektion }: { sektion: string }) => sektion === 'nyheter')?.publicerade ?? 0;
  expect(count(after)).toBeGreaterThan(count(before));
  const own = (await chief.get(`/innehall/${id}/trafik`)).body;
  expect(own).toMatchObject({ matt: false, status: 'publicerad', lankar: { sv: expect.stringContaining(inject('studio').url) } });
  expect((await chief.get(`/innehall/${id}/intakter`)).body).toMatchObject({ matt: false, sponsrad: null });
});
