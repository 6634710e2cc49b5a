import { expect, test } from 'vitest';
import { swedish } from './newsroom/articles.ts';
import { agent, as, MAY_PUBLISH } from './newsroom/people.ts';

/* What a refusal says to whoever has to do something about it. */

const [chief, writer, reader] = await Promise.all([as('chefredaktor'), as('skribent'), as('lasare')]);

test.each([
  [{ sida: 'abc' }, 'sida har fel typ: en text i stället för ett tal.', 'Skicka ett tal.'],
  [{ per_sida: '101' }, 'per_sida är för stort.', 'Högst 100.'],
  [{ sida: '0' }, 'sida är för litet.', 'Minst 1.'],
  [{ sort: 'rubrik' }, 'Fältet sort finns inte.', 'Menade du sortera?'],
])('a query: %j', async (query, orsak, atgard) => {
  expect((await writer.get('/innehall', query)).fel).toMatchObject([{ orsak, atgard }]);
});

test('one piece is one', async () => {
  const { id } = await writer.created();
  expect((await writer.validate(id, { sprak: [] })).fel[0]).toMatchObject({ orsak: 'sprak är tomt.', atgard: 'Minst 1 styck.' });
  expect((await writer.create({ rubrik: ' ' })).fel[0]).toMatchObject({ orsak: 'rubrik är tomt.', atgard: 'Minst 1 tecken.' });
});

test('what is read is not told to be saved again, nor an empty list to be wrong JSON', async () => {
  expect((await writer.get('/innehall', { sok: 'a\0' })).fel[0]).toMatchObject({ atgard: 'Ta bort tecknet och försök igen.' });
  const listed = await writer.call('POST', '/innehall', { body: [] });
  expect([listed.status, listed.fel[0]?.orsak]).toEqual([400, 'Innehållet i anropet är inte ett JSON-objekt.']);
});

test('a time of the wrong form is told how to write one', async () => {
  expect((await writer.get('/innehall', { andrad_sedan: 'igår' })).fel[0]?.atgard).toContain('2026-01-31T12:00:00Z');
});

test('a language version that there is not is told which languages can be saved', async () => {
  const { id } = await writer.created();
  expect((await writer.validate(id, { sprak: ['de'] })).fel[0]?.atgard).toContain('sv, en');
});

test('a status that is not set by hand is told why, and what to do instead', async () => {
  const { id } = await chief.created(swedish());
  await chief.release(id);
  const { orsak, atgard } = (await chief.patch(`/innehall/${id}`, { status: 'utkast' })).fel[0] ?? {};
  expect(orsak).toBe('Statusen utkast sätts inte för hand på en artikel som är publicerad.');
  expect(atgard).toContain('innan artikeln publiceras');
});

test('an order that is missing says what it was for, and whose order approves', async () => {
  const { id } = await chief.created(swedish());
  const machine = await agent(MAY_PUBLISH);
  const approve = async (order_av?: string) => (await machine.post(`/innehall/${id}/sprak/sv/status`, { status: 'godkand', order_av })).fel;
  expect(await approve()).toMatchObject([
    { kod: 'order_av_saknas', orsak: 'order_av saknas: en agent får bara godkänna på en människas order.' },
  ]);
  expect(await approve(chief.id)).toMatchObject([{ kod: 'order_av_ej_agare', orsak: 'En agent godkänner bara på sin ägares order.' }]);
});

test('who can help is named once, and no administrator where none can', async () => {
  const { id } = await chief.created(swedish({ ingress: '' }));
  expect((await chief.get('/agenter')).fel[0]?.atgard).toBe('Be en administratör göra det.');
  expect((await reader.create()).fel[0]?.atgard).toBe('Be en skribent göra det, eller be en administratör om rättigheten.');
  const [publisher, machine] = [await as('publicist'), await agent(MAY_PUBLISH)];
  for (const caller of [publisher, machine]) {
    expect((await caller.release(id, { overstyr: true })).fel[0]?.atgard).toBe('Be chefredaktören göra det.');
  }
});

test('a base that is missing or unknown is called so, and nobody is told of their own save as of another', async () => {
  const { id, revision } = await writer.created(swedish());
  const newest = await writer.saved(id, 'sv', { ...swedish(), bas: revision });
  const refused = async (bas?: string) => (await writer.save(id, 'sv', { ...swedish(), bas })).fel[0];
  expect(await refused()).toMatchObject({ kod: 'bas_saknas', atgard: expect.stringContaining(newest) });
  expect(await refused('senaste')).toMatchObject({ kod: 'bas_okand', orsak: expect.stringContaining('senaste') });
  expect(await refused(revision)).toMatchObject({ kod: 'konflikt', orsak: expect.stringMatching(/^Du själv har sparat/) });
});

test('a revision is named by its number with or without quotes; half a number is none', async () => {
  const { id } = await writer.created(swedish());
  for (const revision of [1, '1']) {
    expect((await writer.post(`/innehall/${id}/forhandsvisning`, { revision })).status).toBe(200);
    expect((await writer.post(`/innehall/${id}/sprak/sv/aterstall`, { revision })).status).toBe(200);
  }
  for (const path of ['forhandsvisning', 'sprak/sv/aterstall']) {
    const { fel } = await writer.post(`/innehall/${id}/${path}`, { revision: 1.5 });
    expect(fel).toMatchObject([{ kod: 'falt_typ', atgard: 'Skicka en text eller ett heltal.' }]);
  }
});

test('a picture that was not sent is missing; a language there is not is unknown', async () => {
  expect((await writer.form('/media', [{ name: 'alt', value: 'x' }])).fel).toMatchObject([{ kod: 'falt_saknas', falt: 'fil' }]);
  const { id } = await writer.created();
  expect((await writer.post(`/innehall/${id}/sprak/de/status`, { status: 'utkast' })).koder).toEqual(['sprak_okant']);
});
